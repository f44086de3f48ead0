import { eventChannel, END, type EventChannel } from 'redux-saga';
import { call, fork, join, put, race, select, take, cancel } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import { findFileFault, isPhoto, plainFileName, signatureLength } from '#/domain/document-files.ts';
import { nextToSend, type DocumentKind } from '#/domain/order-documents.ts';
import { send } from '#/shared/requests.ts';
import { sessionEnded } from '#/shared/session-events.ts';
import type { CheckoutPorts } from './checkout.ports.ts';
import { wantedOf } from './checkout.wanted.ts';
import {
  fileChosen,
  fileRefused,
  selectCheckout,
  uploadCancelled,
  uploadFailed,
  uploadProgressed,
  uploadRetried,
  uploadStarted,
  uploadSucceeded,
} from './checkout.slice.ts';
import type { ChosenFile } from './checkout.state.ts';
import { fileOf, forgetFile } from '#/shared/kept-files.ts';

/** A file that can't be one of ours is refused before anything else is done with it. */
export function* takeFile({ payload: { kind, file } }: ReturnType<typeof fileChosen>) {
  const chosen = fileOf(file.ticket);
  if (!chosen) return;
  // How large it may be is judged after it has been made smaller.
  const judged = isPhoto(file.name) ? { ...file, sizeInBytes: Math.min(file.sizeInBytes, 1) } : file;
  const fault = findFileFault(judged, yield* call(startOf, chosen));
  if (fault) yield* put(fileRefused({ kind, file, fault }));
}

async function startOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
}

/** Documents go one at a time, in the order of the specification, whichever was chosen first (§4). */
export function* sendDocuments(ports: CheckoutPorts) {
  while (true) {
    const kind = yield* call(nextKind);
    if (kind === undefined) {
      yield* take([fileChosen, fileRefused, uploadRetried, uploadCancelled]);
      continue;
    }
    const sending = yield* fork(upload, ports, kind);
    const { isOver } = yield* race({ isOver: join(sending), left: call(untilLeft, kind) });
    if (isOver === undefined && sending.isRunning()) yield* cancel(sending);
  }
}

function* nextKind() {
  const state = yield* select(selectCheckout);
  if (!state.orderer) return undefined;
  const waiting = wantedOf(state).filter((kind) => state.documents[kind].status === 'waiting');
  return nextToSend(new Set(waiting));
}

/** The visitor stops it, takes another file in its place, or leaves. */
function* untilLeft(kind: DocumentKind) {
  while (true) {
    const event = yield* take([uploadCancelled, fileChosen, sessionEnded]);
    if (sessionEnded.match(event) || event.payload.kind === kind) return;
  }
}

function* upload({ documents, photos, newKey, now }: CheckoutPorts, kind: DocumentKind) {
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
    const ready = isPhoto(file.name) ? yield* call(() => photos.prepare(chosen)) : chosen;
    const fault = findFileFault({ name: ready.name, sizeInBytes: ready.size }, yield* call(startOf, ready));
    if (fault) {
      yield* put(fileRefused({ kind, file, fault }));
      return;
    }
    const fileName = plainFileName(ready.name);
    yield* send((signal) =>
      documents.upload(
        {
          userId: orderer.user.id,
          kind,
          file: ready,
          fileName,
          onProgress: progress.tell,
          idempotencyKey: newKey(),
        },
        signal,
      ),
    );
    yield* put(uploadSucceeded({ kind, review: 'sent', fileName, sizeInBytes: ready.size, sentAt: now() }));
    forgetFile(file.ticket);
  } catch (caught) {
    yield* call(fail, kind, file, caught);
  } finally {
    progress.channel.close();
    telling.cancel();
  }
}

function* fail(kind: DocumentKind, file: ChosenFile, caught: unknown) {
  const error = toAppError(caught);
  const said = error.kind === 'rejected' && error.status < 500 ? error.serverMessage : undefined;
  yield* put(uploadFailed({ kind, file, ...(said !== undefined && { serverMessage: said }) }));
}

/** Progress comes from outside of any saga. */
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
