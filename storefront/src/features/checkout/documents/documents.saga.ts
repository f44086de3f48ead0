import type { Task } from 'redux-saga';
import { call, cancel, delay, fork, join, put, race, select, take, takeEvery } from 'typed-redux-saga';
import type { AppError } from '#/api/app-error.ts';
import { isOpen, type Intent } from '#/domain/order/intent.ts';
import { isOnFile, nextToSend, type DocumentKind, type DocumentOnFile } from '#/domain/order/order-documents.ts';
import { serverMessageOf } from '#/shared/failures/server-message.ts';
import { fileOf } from '#/shared/forms/kept-files.ts';
import { read } from '#/shared/loading/requests.ts';
import {
  cancelUploads,
  endUploads,
  findFirstFault,
  isAnotherFile,
  listLeftUploads,
  nameOfDocument,
  sendFile,
  type EndedUpload,
} from '#/shared/uploads/upload-document.ts';
import type { CheckoutPorts } from '../checkout.ports.ts';
import { wantedOf } from '../checkout.gate.ts';
import { ownsSession } from '../own-session.ts';
import {
  customerLoaded,
  documentFound,
  fileChosen,
  fileRefused,
  selectCheckout,
  uploadCancelled,
  uploadFailed,
  uploadLost,
  uploadProgressed,
  uploadRetried,
  uploadStarted,
  uploadSucceeded,
} from '../checkout.slice.ts';
import type { ChosenFile, DocumentState, LostFile } from '../checkout.state.ts';

/** Pause between two readings while the request of an earlier page may still act, in milliseconds. */
const readAgainInMs = 20_000;

/** Rejects a file of a wrong type or without content as soon as it is chosen. */
export function* takeFile({ payload: { kind, file } }: ReturnType<typeof fileChosen>) {
  const chosen = fileOf(file.ticket);
  if (!chosen) return;
  const fault = yield* findFirstFault(file, chosen);
  if (fault) yield* put(fileRefused({ kind, file, fault }));
}

/** Sends the chosen documents one at a time, in the order of spec §4. */
export function* sendDocuments(ports: CheckoutPorts) {
  const reports = new Map<DocumentKind, Task>();
  /** A report that is running reads all uploads of its kind. */
  function* report(kind: DocumentKind, isReplaced: boolean) {
    const { orderer } = yield* select(selectCheckout);
    if (orderer && !reports.get(kind)?.isRunning())
      reports.set(kind, yield* fork(reportEndOfUploads, ports, orderer.user.id, kind, isReplaced));
  }
  yield* takeEvery([uploadCancelled, fileChosen], function* cancelEarlier(event) {
    const { kind } = event.payload;
    const { orderer } = yield* select(selectCheckout);
    if (orderer) yield* call(cancelUploads, ports, { userId: orderer.user.id, kind });
    // The page shows the former document again, and a failed one may have arrived since.
    if (uploadCancelled.match(event)) yield* report(kind, false);
  });
  // Uploads that an earlier page did not finish. Their files are lost with it.
  yield* takeEvery(customerLoaded, function* findLost() {
    const { orderer } = yield* select(selectCheckout);
    const kinds = orderer ? yield* call(listLeftUploads, ports, { userId: orderer.user.id }) : [];
    for (const kind of kinds) yield* report(kind, false);
  });
  while (true) {
    const kind = yield* call(nextKind);
    if (kind === undefined) {
      yield* take([fileChosen, fileRefused, uploadRetried, uploadCancelled]);
      continue;
    }
    const sending = yield* fork(upload, ports, kind);
    const { left } = yield* race({ isOver: join(sending), left: call(untilLeft, kind) });
    const isStopped = sending.isRunning();
    if (isStopped) yield* cancel(sending);
    const { documents } = yield* select(selectCheckout);
    // A stopped request may arrive, and so may one without a response whose file was replaced. The next file of this
    // kind waits for the same lock.
    const isReplaced = isStopped ? left?.isReplaced === true : documents[kind].status === 'success';
    if (isStopped || isReplaced) yield* report(kind, isReplaced);
  }
}

function* nextKind() {
  const state = yield* select(selectCheckout);
  if (!state.orderer) return undefined;
  const waiting = wantedOf(state).filter((kind) => state.documents[kind].status === 'waiting');
  return nextToSend(new Set(waiting));
}

/** Stops the upload when the visitor cancels it or chooses another file. A rejected session doesn't stop it. */
function* untilLeft(kind: DocumentKind) {
  while (true) {
    const event = yield* take([uploadCancelled, fileChosen]);
    if (event.payload.kind === kind) return { isReplaced: fileChosen.match(event) };
  }
}

function* upload(ports: CheckoutPorts, kind: DocumentKind) {
  const { documents: states, orderer } = yield* select(selectCheckout);
  const state = states[kind];
  if (state.status !== 'waiting' || !orderer) return;
  const { file } = state;
  const chosen = fileOf(file.ticket);
  if (!chosen) return;
  const { id: userId } = orderer.user;
  yield* put(uploadStarted({ kind, file }));
  yield* sendFile(
    ports,
    { userId, kind },
    { ticket: file.ticket, chosen },
    {
      ownsSession: () => ownsSession(ports, userId),
      readPresent: () => nameOfPresent(ports, kind),
      progressed: (percent) => uploadProgressed({ kind, percent }),
      refused: (fault) => fileRefused({ kind, file, fault }),
      sent: (document) => uploadSucceeded({ ...document, sentAt: ports.now() }),
      failed: (error) => fail(ports, kind, file, error),
    },
  );
}

/** The service's name of the document that is about to be replaced; undefined if there is none. */
function* nameOfPresent({ documents }: CheckoutPorts, kind: DocumentKind) {
  const { orderer, documents: states } = yield* select(selectCheckout);
  const { onFile } = states[kind];
  if (!orderer || !onFile) return undefined;
  // A document that this page has sent has no name yet.
  if (onFile.id !== undefined) return onFile.id;
  const listed = yield* read((signal) => documents.listDocuments(orderer.user.id, signal));
  const present = listed.find((each) => each.kind === kind && isOnFile(each));
  return present && nameOfDocument(present);
}

/**
 * Reads until each upload of a kind that was left without an end has one.
 * @param hasOtherFile true if the visitor has chosen another file since
 */
function* reportEndOfUploads(ports: CheckoutPorts, userId: string, kind: DocumentKind, hasOtherFile = false) {
  let isReplaced = hasOtherFile;
  const choice = yield* fork(function* watchChoice() {
    while (!isReplaced) isReplaced = (yield* take(fileChosen)).payload.kind === kind;
  });
  let awaited: readonly Intent<'upload'>[] = [];
  do {
    if (awaited.length > 0) yield* delay(readAgainInMs);
    const ended: EndedUpload[] = yield* endUploads(ports, { userId, kind }, awaited);
    for (const { arrived, intent, isAwaited, isMissed } of ended) {
      const { fileName: name, sizeInBytes, before } = intent.details;
      const file = { name, sizeInBytes };
      if (arrived) yield* call(reportArrived, arrived, isReplaced);
      else if (isMissed && !isReplaced && !hasLaterFile(yield* presentOf(kind), file, before))
        yield* put(uploadLost({ kind, file, ...(isAwaited && { isUnknown: true }) }));
    }
    awaited = ended.filter(({ isAwaited }) => isAwaited).map(({ intent }) => intent);
  } while (awaited.length > 0);
  yield* cancel(choice);
}

function* presentOf(kind: DocumentKind) {
  return (yield* select(selectCheckout)).documents[kind];
}

/** True if the service has a later file than the lost one: the visitor sent it from an earlier page. */
const hasLaterFile = ({ onFile }: DocumentState, lost: LostFile, before: string | undefined) =>
  onFile !== undefined && nameOfDocument(onFile) !== before && isAnotherFile(onFile, lost);

/** The service keeps the last file that it gets: one that the visitor has sent in the meantime is overwritten. */
function* reportArrived(arrived: DocumentOnFile, isReplaced: boolean) {
  const { kind } = arrived;
  const present = yield* presentOf(kind);
  yield* put(documentFound(arrived));
  if (!isReplaced || present.status !== 'success') return;
  const { fileName: name, sizeInBytes } = present.onFile;
  if (name === undefined || sizeInBytes === undefined) return;
  const file = { name, sizeInBytes };
  if (isAnotherFile(arrived, file)) yield* put(uploadLost({ kind, file }));
}

function* fail({ ledger }: CheckoutPorts, kind: DocumentKind, file: ChosenFile, error: AppError) {
  const { orderer } = yield* select(selectCheckout);
  const intents = orderer ? yield* call(() => ledger.list(orderer.user.id, 'upload')) : [];
  const isUnknown = intents.some((intent) => intent.details.document === kind && isOpen(intent));
  const serverMessage = serverMessageOf(error);
  yield* put(
    uploadFailed({
      kind,
      file,
      ...(isUnknown && { isUnknown }),
      ...(serverMessage !== undefined && { serverMessage }),
    }),
  );
}
