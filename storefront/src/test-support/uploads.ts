/** Sample uploads and documents. */
import type { DocumentOnFile } from '#/domain/order/order-documents.ts';
import type { Upload } from '#/domain/order/uploads.ts';

/** An upload of the driver's licence whose response was lost. */
export function anUpload(changes: Partial<Upload> = {}, details: Partial<Upload['details']> = {}): Upload {
  return {
    version: 1,
    userId: 'ana',
    kind: 'upload',
    key: '1',
    state: 'unknown',
    createdAt: '2026-11-22T12:00:00.000Z',
    attempts: 1,
    rejections: 0,
    ...changes,
    details: { document: 'cnh', fileName: 'a.pdf', sizeInBytes: 1, ...details },
  };
}

/** The file of that upload at the service. */
export const aDocument = (changes: Partial<DocumentOnFile> = {}): DocumentOnFile => ({
  kind: 'cnh',
  review: 'sent',
  fileName: 'a.pdf',
  sizeInBytes: 1,
  sentAt: '2026-11-22T12:00:01.000Z',
  ...changes,
});
