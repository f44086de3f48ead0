/** Uploads a document as an intent of the ledger, for an order in progress and for the account. */
import type { Action } from '@reduxjs/toolkit';
import { buffers, channel, type Channel } from 'redux-saga';
import { call, delay, fork, put, take, type SagaGenerator } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import {
  findChosenFault,
  findFileFault,
  isPhoto,
  safeFileName,
  signatureLength,
  type FileFault,
} from '#/domain/customer/document-files.ts';
import { isEnded } from '#/domain/order/intent.ts';
import { isOnFile, type DocumentKind, type DocumentOnFile } from '#/domain/order/order-documents.ts';
import {
  isAwaited,
  isFileOf,
  isNews,
  nameOfDocument,
  type DocumentReading,
  type Upload,
} from '#/domain/order/uploads.ts';
import { isSameValue } from '#/domain/values/same-value.ts';
import { forgetFile, type FileTicket } from '../forms/kept-files.ts';
import { isToBeDoneAgain, load, read } from '../loading/requests.ts';
import { carryOut, whileAlone, type Undertaking } from '../ledger/carry-out.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { documentArrived } from '../ledger/settled-events.ts';

/** Rotates photos upright and reduces them; other files are returned unchanged. */
export interface PhotoPort {
  prepare(file: File): Promise<File>;
}

export interface UploadPorts {
  documents: {
    listDocuments: (userId: string, signal: AbortSignal) => Promise<readonly DocumentOnFile[]>;
    upload: (
      sent: {
        userId: string;
        kind: DocumentKind;
        file: Blob;
        fileName: string;
        onProgress: (percent: number) => void;
        idempotencyKey: string;
      },
      signal: AbortSignal,
    ) => Promise<void>;
  };
  ledger: Ledger;
}

/** Owner and kind of the document. */
export interface UploadOwner {
  userId: string;
  kind: DocumentKind;
  /** The placed order whose document is replaced; absent for an order in progress. */
  orderId?: string;
}

/** Validates a file and its content. A file that was deleted, or is in a cloud without a connection, can't be read. */
async function findFault(rule: typeof findFileFault, named: { name: string; sizeInBytes: number }, file: File) {
  try {
    const start = await file.slice(0, signatureLength).arrayBuffer();
    return rule(named, new Uint8Array(start));
  } catch {
    return 'unreadable';
  }
}

/** Validates a chosen file before its photo is reduced. */
export const findFirstFault = (named: { name: string; sizeInBytes: number }, chosen: File) =>
  findFault(findChosenFault, named, chosen);

/** The file for the upload, or its error. */
function* prepareFile(photos: PhotoPort, chosen: File): SagaGenerator<{ ready: File } | { fault: FileFault }> {
  const first = yield* call(findFirstFault, { name: chosen.name, sizeInBytes: chosen.size }, chosen);
  if (first) return { fault: first };
  const ready = isPhoto(chosen.name) ? yield* call(() => photos.prepare(chosen)) : chosen;
  const fault = yield* call(findFault, findFileFault, { name: ready.name, sizeInBytes: ready.size }, ready);
  return fault ? { fault } : { ready };
}

interface Sending {
  progressed: (percent: number) => Action;
  /** The file is invalid. */
  refused: (fault: FileFault) => Action;
  /** `upload` is absent if nothing was sent. */
  failed: (error: AppError, upload?: Upload) => Generator<unknown, void>;
  /** False if another person has logged in. */
  ownsSession?: () => boolean;
  /** The service's document of this kind, as the page knows it. */
  readPresent: () => SagaGenerator<DocumentOnFile | undefined>;
  /** Shows what was read before the upload: a later request may have overwritten another document. */
  report: Report;
}

type Report = (reading: DocumentReading) => SagaGenerator<unknown>;

/** Prepares a chosen file, sends it and dispatches its outcome. */
export function* sendFile(
  ports: UploadPorts & { photos: PhotoPort },
  owner: UploadOwner,
  { ticket, chosen }: { ticket: FileTicket; chosen: File },
  how: Sending,
) {
  try {
    const prepared = yield* prepareFile(ports.photos, chosen);
    if ('fault' in prepared) {
      yield* put(how.refused(prepared.fault));
      return;
    }
    if (how.ownsSession?.() === false) {
      yield* how.failed({ kind: 'unauthorized' });
      return;
    }
    const settled = yield* uploadDocument(ports, owner, prepared.ready, how);
    if (settled.outcome !== 'placed') {
      yield* how.failed(settled.error, settled.intent);
      return;
    }
    const { fileName, sizeInBytes } = settled.intent.details;
    const sentAt = new Date(ports.ledger.now()).toISOString();
    const document: DocumentOnFile = { kind: owner.kind, review: 'sent', fileName, sizeInBytes, sentAt };
    yield* put(documentArrived({ document, upload: settled.intent }));
    forgetFile(ticket);
  } catch (caught) {
    yield* how.failed(toAppError(caught));
  }
}

/** Sends a document, after settling earlier attempts with the same file. One tab at a time. */
function* uploadDocument(
  ports: UploadPorts,
  { userId, kind, orderId }: UploadOwner,
  file: File,
  how: Pick<Sending, 'progressed' | 'readPresent' | 'report'>,
) {
  const { ledger } = ports;
  // The HTTP client reports progress by a callback.
  const progress = channel<number>(buffers.none());
  yield* fork(dispatchProgress, progress, how.progressed);
  const undertaking = uploading(ports, { file, onProgress: (percent) => progress.put(percent) });
  try {
    return yield* whileAlone(ledger, lockOf(userId, kind), function* sendAlone() {
      const described = {
        document: kind,
        fileName: safeFileName(file.name),
        sizeInBytes: file.size,
        ...(orderId !== undefined && { orderId }),
      };
      const before = yield* readBefore(ports, userId, described, how);
      const details = { ...described, ...(before !== undefined && { before }) };
      const intent = yield* call(() => ledger.begin(userId, 'upload', details));
      return yield* carryOut(ledger, intent, undertaking);
    });
  } finally {
    progress.close();
  }
}

/** The service's name of the document that a file replaces, or of the one that an attempt to be continued replaces. */
function* readBefore(
  ports: UploadPorts,
  userId: string,
  file: Upload['details'],
  { readPresent, report }: Pick<Sending, 'readPresent' | 'report'>,
): SagaGenerator<string | undefined> {
  const { document: kind } = file;
  const shown = yield* readPresent();
  const uploads = (yield* call(listUploads, ports, userId)).filter(({ details }) => details.document === kind);
  const isFromService = shown?.id !== undefined;
  // The page doesn't know the name of a document that it has sent itself, nor what was sent by another tab or for
  // another order.
  let present = isFromService ? shown : undefined;
  if (uploads.length > 0 || (shown && !isFromService)) {
    try {
      const reading = yield* readDocuments(ports, userId);
      yield* report(reading);
      present = reading.served.find((each) => each.kind === kind);
    } catch (caught) {
      if (yield* isToBeDoneAgain()) throw caught;
    }
  }
  const name = nameOf(present);
  // While no document is known, it can't be another one.
  const isContinued = ({ details, ...upload }: Upload) =>
    isSameValue({ ...details, before: undefined }, { ...file, before: undefined }) &&
    (present === undefined || name === details.before || isFileOf({ ...upload, details }, present));
  const continued = uploads.findLast((upload) => !isEnded(upload) && isContinued(upload));
  return continued ? continued.details.before : nameOf(present ?? shown);
}

const nameOf = (document: DocumentOnFile | undefined) => document && nameOfDocument(document);
const lockOf = (userId: string, kind: DocumentKind) => `upload/${userId}/${kind}`;

/** Defines how a document is sent and read back. */
function uploading(
  { documents }: UploadPorts,
  sent: { file: File; onProgress: (percent: number) => void },
): Undertaking<'upload'> {
  return {
    send: async ({ userId, details: { document, fileName }, key }, signal) => {
      await documents.upload({ ...sent, userId, kind: document, fileName, idempotencyKey: key }, signal);
    },
    find: async (intent, signal) => {
      const listed = await documents.listDocuments(intent.userId, signal);
      const arrived = listed.find((each) => isOnFile(each) && isFileOf(intent, each));
      const result = arrived && nameOfDocument(arrived);
      return arrived && (result === undefined ? {} : { result });
    },
    // A retry has the same file and the same key.
    mayOverlap: true,
    isLookedForAgain: true,
  };
}

/** The visitor has cancelled a document's upload: what the service has counts, on later pages, too. */
export function* cancelUploads(ports: UploadPorts, owner: UploadOwner) {
  const { ledger } = ports;
  yield* whileAlone(ledger, lockOf(owner.userId, owner.kind), function* cancelAlone() {
    for (const intent of yield* call(listUploads, ports, owner.userId)) {
      const { document, orderId } = intent.details;
      if (document !== owner.kind || orderId !== owner.orderId) continue;
      // This tab has the lock: the request is not in flight.
      const facts = intent.state === 'sent' ? { failure: { kind: 'network' } } : {};
      yield* call(() => (isEnded(intent) ? ledger.close(intent) : ledger.record(intent, 'cancelled', facts)));
    }
  });
}

/** Uploads of every order and tab, in the order in which they were sent last. */
async function listUploads({ ledger }: UploadPorts, userId: string): Promise<Upload[]> {
  const lastSentAt = ({ sentAt, createdAt }: Upload) => sentAt ?? createdAt;
  const uploads = await ledger.list(userId, 'upload');
  return uploads.toSorted((one, other) => lastSentAt(one).localeCompare(lastSentAt(other)));
}

/** Reads a person's documents, and the uploads of every order and tab. */
export function* readDocuments(ports: UploadPorts, userId: string) {
  const readAt = ports.ledger.now();
  const uploads = yield* call(listUploads, ports, userId);
  const served = yield* read((signal) => ports.documents.listDocuments(userId, signal));
  return { readAt, uploads, served } satisfies DocumentReading;
}

/** Pause between two readings while an upload may still arrive, in milliseconds. */
const readAgainInMs = 20_000;

/**
 * Reads the documents until no upload of any tab can arrive any more.
 * @param known the last reading; without its uploads, those that have ended are known
 * @param seenAt when the visitor came to the page, in milliseconds: a reading from before may lack a file of
 * another tab or device
 */
export function* followUploads(
  ports: UploadPorts,
  userId: string,
  known: Pick<DocumentReading, 'readAt'> & Partial<DocumentReading>,
  report: Report,
  seenAt = 0,
) {
  let uploads = yield* call(listUploads, ports, userId);
  let last: Pick<DocumentReading, 'readAt' | 'uploads'> = { uploads, ...known };
  while (last.readAt < seenAt || uploads.some((upload) => isAwaited(upload, last.readAt) || isNews(upload, last))) {
    // The next reading may succeed.
    yield* load('documents', function* readAgain() {
      const reading = yield* readDocuments(ports, userId);
      last = reading;
      yield* report(reading);
    });
    yield* delay(readAgainInMs);
    uploads = yield* call(listUploads, ports, userId);
  }
}

/** Ends when the channel is closed. */
function* dispatchProgress(progress: Channel<number>, progressed: (percent: number) => Action) {
  let last = -1;
  while (true) {
    const percent = yield* take(progress);
    if (percent !== last) yield* put(progressed(percent));
    last = percent;
  }
}
