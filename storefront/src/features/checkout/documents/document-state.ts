/** An order's documents: their reducers, as part of the checkout slice, and the status of each. */
import type { PayloadAction } from '@reduxjs/toolkit';
import type { FileFault } from '#/domain/customer/document-files.ts';
import { isOnFile, type DocumentKind } from '#/domain/order/order-documents.ts';
import {
  isAwaited,
  isFileOf,
  isMissing,
  wantedUpload,
  type DocumentReading,
  type Upload,
} from '#/domain/order/uploads.ts';
import type { ChosenFile } from '#/shared/forms/kept-files.ts';
import type { documentArrived } from '#/shared/ledger/settled-events.ts';
import type { CheckoutState, DocumentFacts, DocumentState } from '../checkout.state.ts';

export const noDocuments = (): DocumentFacts => ({ readAt: 0, served: [], uploads: [], files: {} });

type OfFile<More = unknown> = PayloadAction<{ kind: DocumentKind; file: ChosenFile } & More>;

/** The ledger's state of an upload that this page has sent, until the next reading. */
function keepUpload({ documents }: CheckoutState, upload: Upload): void {
  documents.uploads = [...documents.uploads.filter(({ key }) => key !== upload.key), upload];
}

/** A file from the account does not end an upload of this order. */
export function replaceDocument(
  state: CheckoutState,
  { payload: { document, upload } }: ReturnType<typeof documentArrived>,
): void {
  const { documents, orderer } = state;
  if (orderer?.user.id !== upload.userId) return;
  keepUpload(state, upload);
  documents.served = [...documents.served.filter(({ kind }) => kind !== document.kind), document];
  const status = documents.files[document.kind]?.status;
  const isOfOrder = upload.details.orderId === undefined;
  if (isOfOrder || (status !== 'waiting' && status !== 'sent')) delete documents.files[document.kind];
}

export const documentReducers = {
  documentsRead: ({ documents }: CheckoutState, { payload }: PayloadAction<DocumentReading>) => {
    Object.assign(documents, payload);
  },
  fileChosen: ({ documents: { files } }: CheckoutState, { payload: { kind, file } }: OfFile) => {
    files[kind] = { status: 'waiting', file };
  },
  fileRefused: (
    { documents: { files } }: CheckoutState,
    { payload: { kind, ...refused } }: OfFile<{ fault: FileFault }>,
  ) => {
    files[kind] = { status: 'error', ...refused };
  },
  uploadStarted: ({ documents: { files } }: CheckoutState, { payload: { kind, file } }: OfFile) => {
    files[kind] = { status: 'sent', file };
  },
  uploadProgressed: (
    { documents: { files } }: CheckoutState,
    { payload: { kind, percent } }: PayloadAction<{ kind: DocumentKind; percent: number }>,
  ) => {
    const file = files[kind];
    if (file?.status === 'sent') file.percent = percent;
  },
  uploadFailed: (
    state: CheckoutState,
    { payload: { kind, upload, ...failed } }: OfFile<{ upload?: Upload; isUnknown?: true; serverMessage?: string }>,
  ) => {
    if (upload) keepUpload(state, upload);
    state.documents.files[kind] = { status: 'error', ...failed, ...(upload && { key: upload.key }) };
  },
  uploadCancelled: (
    { documents: { files } }: CheckoutState,
    { payload: { kind } }: PayloadAction<{ kind: DocumentKind }>,
  ) => {
    files[kind] = { status: 'cancelled' };
  },
  uploadRetried: (
    { documents: { files } }: CheckoutState,
    { payload: { kind } }: PayloadAction<{ kind: DocumentKind }>,
  ) => {
    const file = files[kind];
    if (file?.status === 'error') files[kind] = { status: 'waiting', file: file.file };
  },
};

/** The status of a document, computed from what the service, the ledger and this page know. */
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
