import { eventChannel, END, type EventChannel } from 'redux-saga';
import { call, cancel, fork, join, put, race, select, take } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import { findFileFault, isPhoto, plainFileName, signatureLength } from '#/domain/document-files.ts';
import { isEnded, type Intent } from '#/domain/intent.ts';
import { isOnFile, nextToSend, type DocumentKind, type DocumentOnFile } from '#/domain/order-documents.ts';
import { carryOut, settle, whileAlone, type Outcome, type Undertaking } from '#/shared/ledger/carry-out.ts';
import { read } from '#/shared/requests.ts';
import { sessionEnded } from '#/shared/session-events.ts';
import type { CheckoutPorts } from './checkout.ports.ts';
import { wantedOf } from './checkout.gate.ts';
import { ownsSession } from './own-session.ts';
import {
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
} from './checkout.slice.ts';
import type { ChosenFile } from './checkout.state.ts';
import { fileOf, forgetFile } from '#/shared/kept-files.ts';

/** Refuses a file of a wrong type or without content as soon as it is chosen. */
export function* takeFile({ payload: { kind, file } }: ReturnType<typeof fileChosen>) {
  const chosen = fileOf(file.ticket);
  if (!chosen) return;
  // The size of a photo is judged after it was made smaller.
  const judged = isPhoto(file.name) ? { ...file, sizeInBytes: Math.min(file.sizeInBytes, 1) } : file;
  const fault = findFileFault(judged, yield* call(startOf, chosen));
  if (fault) yield* put(fileRefused({ kind, file, fault }));
}

async function startOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
}

/** Sends the chosen documents one at a time, in the order of spec §4. */
export function* sendDocuments(ports: CheckoutPorts) {
  while (true) {
    const kind = yield* call(nextKind);
    if (kind === undefined) {
      yield* take([fileChosen, fileRefused, uploadRetried, uploadCancelled]);
      continue;
    }
    const sending = yield* fork(upload, ports, kind);
    const { isOver } = yield* race({ isOver: join(sending), left: call(untilLeft, kind) });
    if (isOver !== undefined || !sending.isRunning()) continue;
    yield* cancel(sending);
    const { orderer } = yield* select(selectCheckout);
    // The stopped request may have arrived; a file that takes its place waits for the same lock.
    if (orderer) yield* fork(endUploads, ports, orderer.user.id, kind, true);
  }
}

function* nextKind() {
  const state = yield* select(selectCheckout);
  if (!state.orderer) return undefined;
  const waiting = wantedOf(state).filter((kind) => state.documents[kind].status === 'waiting');
  return nextToSend(new Set(waiting));
}

/** The visitor stops the upload, chooses another file, or the session ends. */
function* untilLeft(kind: DocumentKind) {
  while (true) {
    const event = yield* take([uploadCancelled, fileChosen, sessionEnded]);
    if (sessionEnded.match(event) || event.payload.kind === kind) return;
  }
}

function* upload(ports: CheckoutPorts, kind: DocumentKind) {
  const { documents: states, orderer } = yield* select(selectCheckout);
  const state = states[kind];
  if (state.status !== 'waiting' || !orderer) return;
  const { file } = state;
  const chosen = fileOf(file.ticket);
  if (!chosen) return;
  yield* put(uploadStarted({ kind, file }));
  const progress = yield* call(progressChannel);
  const telling = yield* fork(tellProgress, kind, progress.channel);
  try {
    const ready = isPhoto(file.name) ? yield* call(() => ports.photos.prepare(chosen)) : chosen;
    const fault = findFileFault({ name: ready.name, sizeInBytes: ready.size }, yield* call(startOf, ready));
    if (fault) {
      yield* put(fileRefused({ kind, file, fault }));
      return;
    }
    const { id: userId } = orderer.user;
    if (!ownsSession(ports, userId)) {
      yield* fail(kind, file, { kind: 'unauthorized' });
      return;
    }
    const [fileName, sizeInBytes] = [plainFileName(ready.name), ready.size];
    const undertaking = uploading(ports, { file: ready, onProgress: progress.tell });
    const settled = yield* whileAlone(ports.ledger, lockOf(userId, kind), function* sendAlone() {
      const before = yield* call(nameOfPresent, ports, kind);
      const details = { document: kind, fileName, sizeInBytes, ...(before !== undefined && { before }) };
      const intent = yield* call(() => ports.ledger.begin(userId, 'upload', details));
      return yield* closeEnded(ports, yield* carryOut(ports.ledger, intent, undertaking));
    });
    if (settled.outcome !== 'placed') {
      yield* fail(kind, file, settled.error);
      return;
    }
    yield* put(uploadSucceeded({ kind, review: 'sent', fileName, sizeInBytes, sentAt: ports.now() }));
    forgetFile(file.ticket);
  } catch (caught) {
    yield* fail(kind, file, toAppError(caught));
  } finally {
    progress.channel.close();
    telling.cancel();
  }
}

const lockOf = (userId: string, kind: DocumentKind) => `upload/${userId}/${kind}`;

/** Tells a document on file from the one that replaces it. */
const nameOf = ({ id, sentAt }: DocumentOnFile) => id ?? sentAt;

/** What the service calls the document that is about to be replaced; undefined where there is none. */
function* nameOfPresent({ documents }: CheckoutPorts, kind: DocumentKind) {
  const { orderer, documents: states } = yield* select(selectCheckout);
  const { onFile } = states[kind];
  if (!orderer || !onFile) return undefined;
  // One that this page has sent has no name yet.
  if (onFile.id !== undefined) return onFile.id;
  const listed = yield* read((signal) => documents.listDocuments(orderer.user.id, signal));
  const present = listed.find((each) => each.kind === kind && isOnFile(each));
  return present && nameOf(present);
}

/** How a document is sent, and how a reading finds it. */
function uploading(
  { documents }: CheckoutPorts,
  sent?: { file: File; onProgress: (percent: number) => void },
): Undertaking<'upload'> {
  return {
    send: async ({ userId, details: { document, fileName }, key }, signal) => {
      if (!sent) throw new Error('An upload that is only looked for has no file');
      await documents.upload({ ...sent, userId, kind: document, fileName, idempotencyKey: key }, signal);
    },
    find: async ({ userId, details: { document, before } }, signal) => {
      const listed = await documents.listDocuments(userId, signal);
      const arrived = listed.find((each) => each.kind === document && isOnFile(each) && nameOf(each) !== before);
      const result = arrived && nameOf(arrived);
      return arrived && (result === undefined ? {} : { result });
    },
    // The same file again, with the same key.
    mayOverlap: true,
  };
}

/** An upload that did not arrive stays a draft: a repeat of the same file has the same key. */
function* closeEnded(ports: CheckoutPorts, settled: Outcome<'upload'>) {
  if (isEnded(settled.intent)) yield* call(() => ports.ledger.close(settled.intent));
  return settled;
}

/** Uploads of an order that an earlier page did not finish: their files are gone with it. */
export function* findLostUploads(ports: CheckoutPorts) {
  const { orderer } = yield* select(selectCheckout);
  if (!orderer) return;
  const intents = yield* call(() => ports.ledger.list(orderer.user.id, 'upload'));
  const kinds = new Set(intents.filter(isOfNoOrder).map(({ details }) => details.document));
  for (const kind of kinds) yield* fork(endUploads, ports, orderer.user.id, kind);
}

/** Uploads of the account belong to a placed order. */
const isOfNoOrder = ({ details }: Intent<'upload'>) => details.orderId === undefined;

/** Finds out whether uploads of a document arrived whose file is gone, or that the visitor has stopped, and closes them. */
function* endUploads(ports: CheckoutPorts, userId: string, kind: DocumentKind, isStopped = false) {
  const { ledger } = ports;
  yield* whileAlone(ledger, lockOf(userId, kind), function* endAlone() {
    const intents = yield* call(() => ledger.list(userId, 'upload'));
    for (const intent of intents.filter((each) => isOfNoOrder(each) && each.details.document === kind)) {
      const settled = yield* closeEnded(ports, yield* settle(ledger, intent, uploading(ports)));
      const { state, details, result } = settled.intent;
      if (state === 'draft') yield* call(() => ledger.close(settled.intent));
      const file = { name: details.fileName, sizeInBytes: details.sizeInBytes };
      if (settled.outcome === 'placed') {
        const { name: fileName, sizeInBytes } = file;
        yield* put(
          documentFound({ kind, review: 'sent', fileName, sizeInBytes, ...(result !== undefined && { id: result }) }),
        );
      } else if (!isStopped) yield* put(uploadLost({ kind, file }));
    }
  });
}

function* fail(kind: DocumentKind, file: ChosenFile, error: AppError) {
  const message = error.kind === 'rejected' && error.status < 500 ? error.serverMessage : undefined;
  yield* put(uploadFailed({ kind, file, ...(message !== undefined && { serverMessage: message }) }));
}

/** The HTTP client reports progress by a callback. */
function progressChannel() {
  let emit: (percent: number) => void = () => undefined;
  const channel: EventChannel<number> = eventChannel((emitter) => {
    emit = emitter;
    return () => undefined;
  });
  return { channel, tell: (percent: number) => emit(percent) };
}

function* tellProgress(kind: DocumentKind, channel: EventChannel<number>) {
  let last = -1;
  while (true) {
    const percent = yield* take(channel);
    if ((percent as unknown) === END) return;
    if (percent !== last) yield* put(uploadProgressed({ kind, percent }));
    last = percent;
  }
}
