import { fileTypes, type FileType } from '../../../../contract/documents.ts';
import type { Database } from '../../../kernel/database.ts';
import { readUploads, reviewUploads, type Upload } from './state.ts';

/** Documents that every order needs; an additional one is optional. */
export const neededTypes: readonly FileType[] = [
  fileTypes.cnh,
  fileTypes.cnhBack,
  fileTypes.addressProof,
  fileTypes.incomeProof,
];

/** A file whose name contains the word is rejected for the reason, so that tests and people control the review. */
const telltales: readonly (readonly [word: string, reason: string])[] = [
  ['borrado', 'A imagem está sem foco. Fotografe de novo, com boa luz e sem tremer.'],
  ['cortado', 'Parte do documento ficou fora da imagem. As quatro bordas precisam aparecer.'],
  ['vencido', 'O documento está vencido. Envie um que esteja na validade.'],
  ['antigo', 'O comprovante tem mais de 90 dias. Envie um mais recente.'],
];

/** Reason for a required document that was never sent. */
export const missingReason = 'Este documento ainda não foi enviado.';
/** Reason for a manual rejection without a text of its own. */
export const plainReason = 'Não conseguimos ler o documento. Envie uma imagem mais nítida.';

export function faultOf({ fileName }: Pick<Upload, 'fileName'>): string | undefined {
  return telltales.find(([word]) => fileName.toLowerCase().includes(word))?.[1];
}

export function missingTypes(sent: readonly Upload[]): FileType[] {
  return neededTypes.filter((fileType) => sent.every((upload) => upload.fileType !== fileType));
}

/** True if a review would pass: all documents exist and none is rejected. */
export async function isReviewPassed(database: Database, userId: number): Promise<boolean> {
  const sent = await readUploads(database, userId);
  return (
    missingTypes(sent).length === 0 &&
    sent.every((upload) => upload.status === 'Aprovado' || (upload.status !== 'Reprovado' && !faultOf(upload)))
  );
}

/** Part of a write. Puts stored documents under review. */
export async function beginReview(database: Database, userId: number): Promise<void> {
  const sent = await readUploads(database, userId);
  const waiting = sent.filter(({ status }) => status === 'Enviado').map(({ id }) => id);
  await reviewUploads(database, waiting, { status: 'Em análise', reason: null, reviewedAt: null });
}

/** Part of a write. Approves everything under review, or rejects it by its name. */
export async function concludeReview(database: Database, userId: number, reviewedAt: string): Promise<void> {
  for (const upload of await readUploads(database, userId)) {
    if (upload.status !== 'Em análise' && upload.status !== 'Enviado') continue;
    const reason = faultOf(upload) ?? null;
    await reviewUploads(database, [upload.id], { status: reason ? 'Reprovado' : 'Aprovado', reason, reviewedAt });
  }
}
