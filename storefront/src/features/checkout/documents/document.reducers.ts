/** What happens to the documents of an order, as part of the checkout slice. */
import type { PayloadAction } from '@reduxjs/toolkit';
import type { FileFault } from '#/domain/customer/document-files.ts';
import { documentKinds, isOnFile, type DocumentKind, type DocumentOnFile } from '#/domain/order/order-documents.ts';
import { idle } from '#/shared/loading/loadable.ts';
import type { CheckoutState, ChosenFile, DocumentState, LostFile } from '../checkout.state.ts';

export const noDocuments = () =>
  Object.fromEntries(documentKinds.map((kind) => [kind, idle])) as Record<DocumentKind, DocumentState>;

/** What the service has, over what the page knew: a file that is on its way stays on its way. */
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

/** The document as the service has it, when no file is on its way any more. */
const atRest = ({ onFile }: DocumentState): DocumentState => (onFile ? { status: 'success', onFile } : idle);
/** A file in the place of what is on file. */
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
  /** A reading shows a document that an upload without a response, or one that was stopped, has left. */
  documentFound: (state: CheckoutState, { payload: onFile }: PayloadAction<DocumentOnFile>) => {
    const document = state.documents[onFile.kind];
    // A file of an earlier page was given up too early.
    const isLost = document.status === 'error' && !('ticket' in document.file);
    if (document.status === 'idle' || document.status === 'success' || isLost) {
      state.documents[onFile.kind] = { status: 'success', onFile };
    } else document.onFile = onFile;
  },
  /** An upload of an earlier page did not arrive, and its file is gone. */
  uploadLost: (
    state: CheckoutState,
    { payload: { kind, file } }: PayloadAction<{ kind: DocumentKind; file: LostFile }>,
  ) => {
    const document = state.documents[kind];
    if (document.status !== 'idle' && document.status !== 'success') return;
    state.documents[kind] = { status: 'error', file, ...inPlaceOf(document) };
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
