/** What happens to the documents of an order, as part of the checkout slice. */
import type { PayloadAction } from '@reduxjs/toolkit';
import type { FileFault } from '#/domain/customer/document-files.ts';
import { documentKinds, isOnFile, type DocumentKind, type DocumentOnFile } from '#/domain/order/order-documents.ts';
import { idle } from '#/shared/loading/loadable.ts';
import type { CheckoutState, ChosenFile, DocumentState, LostFile } from '../checkout.state.ts';

export const noDocuments = () =>
  Object.fromEntries(documentKinds.map((kind) => [kind, idle])) as Record<DocumentKind, DocumentState>;

/** The service's documents replace the page's, except files that are being sent. */
export function withOnFile(documents: CheckoutState['documents'], listed: readonly DocumentOnFile[]) {
  const onFileOf = (kind: DocumentKind) => listed.find((each) => each.kind === kind && isOnFile(each));
  return Object.fromEntries(
    documentKinds.map((kind) => {
      const { onFile: _, ...state } = documents[kind];
      const onFile = onFileOf(kind);
      if (state.status === 'idle' || state.status === 'success')
        return [kind, onFile ? { status: 'success', onFile } : idle];
      return [kind, { ...state, ...(onFile && { onFile }) }];
    }),
  ) as CheckoutState['documents'];
}

/** The service's document, after no file is being sent any more. */
const atRest = ({ onFile }: DocumentState): DocumentState => (onFile ? { status: 'success', onFile } : idle);
/** True while the page has no file of its own for a document. */
const isOfNoFileHere = (document: DocumentState): boolean =>
  document.status === 'idle' ||
  document.status === 'success' ||
  (document.status === 'error' && !('ticket' in document.file));
/** A file that replaces the service's document. */
const inPlaceOf = ({ onFile }: DocumentState) => onFile && { onFile };

export const documentReducers = {
  fileChosen: (
    state: CheckoutState,
    { payload: { kind, file } }: PayloadAction<{ kind: DocumentKind; file: ChosenFile }>,
  ) => {
    state.documents[kind] = { status: 'waiting', file, ...inPlaceOf(state.documents[kind]) };
  },
  fileRefused: (
    state: CheckoutState,
    { payload }: PayloadAction<{ kind: DocumentKind; file: ChosenFile; fault: FileFault }>,
  ) => {
    const { kind, ...refused } = payload;
    state.documents[kind] = { status: 'error', ...refused, ...inPlaceOf(state.documents[kind]) };
  },
  uploadStarted: (
    state: CheckoutState,
    { payload: { kind, file } }: PayloadAction<{ kind: DocumentKind; file: ChosenFile }>,
  ) => {
    state.documents[kind] = { status: 'sent', file, ...inPlaceOf(state.documents[kind]) };
  },
  uploadProgressed: (state: CheckoutState, { payload }: PayloadAction<{ kind: DocumentKind; percent: number }>) => {
    const document = state.documents[payload.kind];
    if (document.status === 'sent') document.percent = payload.percent;
  },
  uploadSucceeded: (state: CheckoutState, { payload: onFile }: PayloadAction<DocumentOnFile>) => {
    state.documents[onFile.kind] = { status: 'success', onFile };
  },
  uploadFailed: (
    state: CheckoutState,
    { payload }: PayloadAction<{ kind: DocumentKind; file: ChosenFile; isUnknown?: true; serverMessage?: string }>,
  ) => {
    const { kind, ...failed } = payload;
    state.documents[kind] = { status: 'error', ...failed, ...inPlaceOf(state.documents[kind]) };
  },
  /** A read has found the document of an upload that got no response or was stopped. */
  documentFound: (state: CheckoutState, { payload: onFile }: PayloadAction<DocumentOnFile>) => {
    const document = state.documents[onFile.kind];
    if (isOfNoFileHere(document)) {
      state.documents[onFile.kind] = { status: 'success', onFile };
    } else document.onFile = onFile;
  },
  /** An upload of an earlier page did not arrive (`isUnknown`: until now), and its file is gone. */
  uploadLost: (
    state: CheckoutState,
    { payload }: PayloadAction<{ kind: DocumentKind; file: LostFile; isUnknown?: true }>,
  ) => {
    const { kind, ...lost } = payload;
    const document = state.documents[kind];
    if (isOfNoFileHere(document)) state.documents[kind] = { status: 'error', ...lost, ...inPlaceOf(document) };
  },
  uploadCancelled: (state: CheckoutState, { payload: { kind } }: PayloadAction<{ kind: DocumentKind }>) => {
    state.documents[kind] = atRest(state.documents[kind]);
  },
  uploadRetried: (state: CheckoutState, { payload: { kind } }: PayloadAction<{ kind: DocumentKind }>) => {
    const document = state.documents[kind];
    if (document.status !== 'error' || !('ticket' in document.file)) return;
    state.documents[kind] = { status: 'waiting', file: document.file, ...inPlaceOf(document) };
  },
};
