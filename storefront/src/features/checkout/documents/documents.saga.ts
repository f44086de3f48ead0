import { call, cancel, fork, join, put, race, select, take } from 'typed-redux-saga';
import type { AppError } from '#/api/app-error.ts';
import { isOpen } from '#/domain/order/intent.ts';
import { nextToSend, type DocumentKind } from '#/domain/order/order-documents.ts';
import type { DocumentReading, Upload } from '#/domain/order/uploads.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { serverMessageIn } from '#/shared/failures/server-message.ts';
import { fileOf, type ChosenFile } from '#/shared/forms/kept-files.ts';
import { cancelUploads, findFirstFault, followUploads, sendFile } from '#/shared/uploads/upload-document.ts';
import type { CheckoutPorts } from '../checkout.ports.ts';
import { wantedOf } from '../checkout.gate.ts';
import { ownsSession } from '#/shared/storage/stored-session.ts';
import {
  documentsRead,
  fileChosen,
  fileRefused,
  selectCheckout,
  uploadCancelled,
  uploadFailed,
  uploadProgressed,
  uploadRetried,
  uploadStarted,
} from '../checkout.slice.ts';

/** Rejects a file of a wrong type or without content as soon as it is chosen. */
export function* takeFile({ payload: { kind, file } }: ReturnType<typeof fileChosen>) {
  const chosen = fileOf(file.ticket);
  if (!chosen) return;
  const { fault } = yield* race({ fault: call(findFirstFault, file, chosen), left: call(untilLeft, kind) });
  if (fault) yield* put(fileRefused({ kind, file, fault }));
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
    yield* race({ isOver: join(sending), isLeft: call(untilLeft, kind) });
    yield* cancel(sending);
  }
}

export function* cancelDocument(ports: CheckoutPorts, { payload: { kind } }: ReturnType<typeof uploadCancelled>) {
  const { orderer } = yield* select(selectCheckout);
  if (orderer) yield* call(cancelUploads, ports, { userId: orderer.user.id, kind });
}

/**
 * A reading tells every page what became of uploads without a response, whichever tab has sent them.
 * @param seenAt when the visitor came to the page, in milliseconds: a reading from before may lack a file of
 * another tab or device
 */
export function* readLateDocuments(ports: CheckoutPorts, seenAt: number) {
  const { orderer, documents } = yield* select(selectCheckout);
  if (!orderer) return;
  yield* followUploads(ports, orderer.user.id, documents, report, seenAt);
}

const report = (reading: DocumentReading) => put(documentsRead(reading));

function* nextKind() {
  const state = yield* select(selectCheckout);
  if (!state.orderer) return undefined;
  const waiting = wantedOf(state).filter((kind) => state.documents.files[kind]?.status === 'waiting');
  return nextToSend(new Set(waiting));
}

/** Stops a file's check and its upload when the visitor cancels it or chooses another file. A rejected session doesn't stop it. */
function* untilLeft(kind: DocumentKind) {
  while (true) {
    const event = yield* take([uploadCancelled, fileChosen]);
    if (event.payload.kind === kind) return;
  }
}

function* upload(ports: CheckoutPorts, kind: DocumentKind) {
  const { documents, orderer } = yield* select(selectCheckout);
  const waiting = documents.files[kind];
  if (waiting?.status !== 'waiting' || !orderer) return;
  const { file } = waiting;
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
      readPresent: () => presentOf(kind),
      report,
      progressed: (percent) => uploadProgressed({ kind, percent }),
      refused: (fault) => fileRefused({ kind, file, fault }),
      failed: (error, failed) => fail(kind, file, error, failed),
    },
  );
}

function* presentOf(kind: DocumentKind) {
  return (yield* select(selectCheckout)).documents.served.find((each) => each.kind === kind);
}

function* fail(kind: DocumentKind, file: ChosenFile, error: AppError, failed: Upload | undefined) {
  yield* put(
    uploadFailed({
      kind,
      file,
      ...(failed && { upload: failed }),
      ...(failed && isOpen(failed) && { isUnknown: true }),
      ...serverMessageIn(error),
    }),
  );
  yield* put(loadFailed({ slice: 'documentSending', error }));
}
