import { safeFileName } from '#/domain/customer/document-files.ts';

/** Represents a file in an event, which must be serializable. */
export type FileTicket = string & { readonly '~fileTicket': true };

export interface ChosenFile {
  ticket: FileTicket;
  name: string;
  sizeInBytes: number;
}

/** A chosen file. Its name has no control characters, which can reverse the text beside it. */
export const chosenFileOf = (file: File): ChosenFile => ({
  ticket: keepFile(file),
  name: safeFileName(file.name),
  sizeInBytes: file.size,
});

/** In the browser's memory only. */
const files = new Map<FileTicket, File>();
let kept = 0;

export function keepFile(file: File): FileTicket {
  kept += 1;
  const ticket = `file ${kept}` as FileTicket;
  files.set(ticket, file);
  return ticket;
}

/** The file; undefined once it was deleted. */
export const fileOf = (ticket: FileTicket): File | undefined => files.get(ticket);

export const forgetFile = (ticket: FileTicket): void => void files.delete(ticket);
