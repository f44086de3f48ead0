import type { UploadedDocument } from '../../../../contract/documents.ts';
import { neededTypes } from './review.ts';
import type { Upload } from './state.ts';

/** Text with a number, so that it can't be confused with a user's id. */
const idOf = ({ id }: Upload) => `doc-${id}`;

/** @returns the number of a document's id, or undefined for another id */
export function uploadIdOf(id: string): number | undefined {
  const [, number] = /^doc-(\d{1,15})$/.exec(id) ?? [];
  return number === undefined ? undefined : Number(number);
}

export function toUploadedDocument(upload: Upload): UploadedDocument {
  const { fileType, status, fileName, contentType, size, at } = upload;
  return { id: idOf(upload), fileType, status, fileName, contentType, size, dateCreated: at };
}

/** The required documents first, `Pendente` for a missing one; then the additional ones. */
export function toDocuments(sent: readonly Upload[]): UploadedDocument[] {
  const needed = neededTypes.map((fileType): UploadedDocument => {
    const upload = sent.find((candidate) => candidate.fileType === fileType);
    return upload ? toUploadedDocument(upload) : { fileType, status: 'Pendente' };
  });
  const others = sent.filter(({ fileType }) => !neededTypes.includes(fileType));
  return [...needed, ...others.map(toUploadedDocument)];
}
