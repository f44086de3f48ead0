/** The status of a document, computed from what the service, the ledger and this page know. */
import { isOnFile, type DocumentKind } from '#/domain/order/order-documents.ts';
import { isAwaited, isFileOf, isMissing, wantedUpload } from '#/domain/order/uploads.ts';
import type { DocumentFacts, DocumentState } from '../checkout.state.ts';

export function documentOf(facts: DocumentFacts, kind: DocumentKind): DocumentState {
  const { served, uploads, readAt, files } = facts;
  const found = served.find((each) => each.kind === kind);
  const onFile = found && isOnFile(found) ? found : undefined;
  const atRest: DocumentState = onFile ? { status: 'success', onFile } : { status: 'idle' };
  const inPlaceOf = onFile && { onFile };
  const file = files[kind];
  if (file?.status === 'cancelled') return atRest;
  const own = file?.key === undefined ? undefined : uploads.find(({ key }) => key === file.key);
  // Its file has arrived: another tab may have sent a later one.
  const isOver = own && found && isFileOf(own, found);
  if (file && !isOver) {
    const { key: _, ...shown } = file;
    if (shown.status === 'error' && own && !isAwaited(own, readAt)) delete shown.isUnknown;
    return { ...shown, ...inPlaceOf };
  }
  const upload = wantedUpload(facts, kind);
  if (!upload || !isMissing(upload, facts)) return atRest;
  const { fileName: name, sizeInBytes } = upload.details;
  const isUnknown = isAwaited(upload, readAt) && { isUnknown: true as const };
  return { status: 'error', file: { name, sizeInBytes }, ...isUnknown, ...inPlaceOf };
}
