/** Uploads of documents beside the documents that the service has. Pure. */
import { isEnded, lastCutOff, type Intent } from './intent.ts';
import type { DocumentKind, DocumentOnFile } from './order-documents.ts';
import { mayStillRun } from './failed-write.ts';

export type Upload = Intent<'upload'>;

/** A photo of 10 MB over a slow connection takes minutes. */
export const uploadTimeoutInMs = 180_000;

/** The known facts of a person's documents at one moment. */
export interface DocumentReading {
  /** Milliseconds since 1970, before the reading. */
  readAt: number;
  /** The newest document of each kind at the service. */
  served: readonly DocumentOnFile[];
  /** Uploads of all orders and tabs, in the order in which they were sent last. */
  uploads: readonly Upload[];
}

/** Identifies a stored document, to distinguish it from its replacement. */
export const nameOfDocument = ({ id, sentAt }: DocumentOnFile) => id ?? sentAt;

/** True if a document may be the file of an upload. The service may change names, or may not report the size. */
export const isFileOf = (
  { details: { document, before, fileName, sizeInBytes } }: Upload,
  found: DocumentOnFile,
): boolean =>
  found.kind === document &&
  nameOfDocument(found) !== before &&
  (found.fileName === undefined || found.fileName === fileName || found.sizeInBytes === sizeInBytes);

/** True if an upload may have arrived after the last reading, or may still arrive. */
export function isAwaited(upload: Upload, readAt: number): boolean {
  const { state, sentAt } = upload;
  if (isEnded(upload) || sentAt === undefined) return false;
  const cutOffAt = state === 'sent' ? sentAt : lastCutOff(upload);
  const isUnderWay = cutOffAt !== undefined && mayStillRun(readAt - Date.parse(cutOffAt) - uploadTimeoutInMs);
  return isUnderWay || readAt <= Date.parse(sentAt);
}

/** True if another tab has ended an upload since the last reading. */
export const isNews = (upload: Upload, { uploads }: Pick<DocumentReading, 'uploads'>): boolean =>
  upload.state === 'placed' && !uploads.some(({ key, state }) => key === upload.key && state === 'placed');

/**
 * The upload whose file the visitor wants: its last that they haven't cancelled.
 * @param orderId the placed order whose document is replaced; absent for the order in progress
 */
export const wantedUpload = (
  { uploads }: Pick<DocumentReading, 'uploads'>,
  kind: DocumentKind,
  orderId?: string,
): Upload | undefined =>
  uploads.findLast(
    ({ details, isCancelled }) => details.document === kind && details.orderId === orderId && !isCancelled,
  );

/** True if the service has no file of an upload, or that of another upload, which has overwritten it. */
export function isMissing(upload: Upload, { served, uploads }: DocumentReading): boolean {
  const { document: kind, before } = upload.details;
  const found = served.find((each) => each.kind === kind);
  // A document from elsewhere replaces an upload that did not arrive.
  if (!found || nameOfDocument(found) === before) return !isEnded(upload);
  return !isFileOf(upload, found) && uploads.some((other) => isFileOf(other, found));
}
