/** Uploads a document as an intent of the ledger, for an order in progress and for the account. */
import type { Action } from '@reduxjs/toolkit';
import { eventChannel, type EventChannel } from 'redux-saga';
import { call, fork, put, take, type SagaGenerator } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import {
  findFileFault,
  isPhoto,
  safeFileName,
  signatureLength,
  type FileFault,
} from '#/domain/customer/document-files.ts';
import { isEnded, mayStillAct, type Intent } from '#/domain/order/intent.ts';
import { isOnFile, type DocumentKind, type DocumentOnFile } from '#/domain/order/order-documents.ts';
import { forgetFile, type FileTicket } from '../forms/kept-files.ts';
import { read } from '../loading/requests.ts';
import { carryOut, settle, whileAlone, type Outcome, type Undertaking } from '../ledger/carry-out.ts';
import type { Ledger } from '../ledger/ledger.ts';

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

/** Finds a wrong type or an empty file as soon as it is chosen. A photo's size is checked after its reduction. */
export function* findFirstFault(file: { name: string; sizeInBytes: number }, chosen: File) {
  const judged = isPhoto(file.name) ? { ...file, sizeInBytes: Math.min(file.sizeInBytes, 1) } : file;
  return findFileFault(judged, yield* call(startOf, chosen));
}

/** The file for the upload, or its error. */
function* prepareFile(photos: PhotoPort, chosen: File): SagaGenerator<{ ready: File } | { fault: FileFault }> {
  const first = yield* findFirstFault({ name: chosen.name, sizeInBytes: chosen.size }, chosen);
  if (first) return { fault: first };
  const ready = isPhoto(chosen.name) ? yield* call(() => photos.prepare(chosen)) : chosen;
  const fault = findFileFault({ name: ready.name, sizeInBytes: ready.size }, yield* call(startOf, ready));
  return fault ? { fault } : { ready };
}

async function startOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
}

interface Sending {
  progressed: (percent: number) => Action;
  /** The file is invalid. */
  refused: (fault: FileFault) => Action;
  sent: (document: { kind: DocumentKind; review: 'sent'; fileName: string; sizeInBytes: number }) => Action;
  failed: (error: AppError) => Generator<unknown, void>;
  /** False if another person has logged in. */
  ownsSession?: () => boolean;
  /** Name of the document on file that this one replaces. */
  readPresent?: () => Generator<unknown, string | undefined>;
}

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
      yield* how.failed(settled.error);
      return;
    }
    const { fileName, sizeInBytes } = settled.intent.details;
    yield* put(how.sent({ kind: owner.kind, review: 'sent', fileName, sizeInBytes }));
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
  how: Pick<Sending, 'progressed' | 'readPresent'>,
) {
  const { ledger } = ports;
  const progress = yield* call(progressChannel);
  const progressTask = yield* fork(dispatchProgress, progress.channel, how.progressed);
  const undertaking = uploading(ports, { file, onProgress: progress.tell });
  try {
    return yield* whileAlone(ledger, lockOf(userId, kind), function* sendAlone() {
      const before = how.readPresent && (yield* how.readPresent());
      const details = {
        document: kind,
        fileName: safeFileName(file.name),
        sizeInBytes: file.size,
        ...(orderId !== undefined && { orderId }),
        ...(before !== undefined && { before }),
      };
      const intent = yield* call(() => ledger.begin(userId, 'upload', details));
      return yield* closeEnded(ledger, yield* carryOut(ledger, intent, undertaking));
    });
  } finally {
    progress.channel.close();
    progressTask.cancel();
  }
}

const lockOf = (userId: string, kind: DocumentKind) => `upload/${userId}/${kind}`;

/** Identifies a stored document, to distinguish it from its replacement. */
export const nameOfDocument = ({ id, sentAt }: DocumentOnFile) => id ?? sentAt;

/** True if a document can't be this file. The service may change names, or may not report the size. */
export const isAnotherFile = (
  { fileName, sizeInBytes }: DocumentOnFile,
  file: { name: string; sizeInBytes: number },
): boolean => fileName !== undefined && fileName !== safeFileName(file.name) && sizeInBytes !== file.sizeInBytes;

/** Defines how a document is sent and read back. */
function uploading(
  { documents }: UploadPorts,
  sent?: { file: File; onProgress: (percent: number) => void },
): Undertaking<'upload'> & Required<Pick<Undertaking<'upload'>, 'find'>> {
  return {
    send: async ({ userId, details: { document, fileName }, key }, signal) => {
      if (!sent) throw new Error('An upload that is only looked for has no file');
      await documents.upload({ ...sent, userId, kind: document, fileName, idempotencyKey: key }, signal);
    },
    find: async ({ userId, details: { document, before, fileName, sizeInBytes } }, signal) => {
      const listed = await documents.listDocuments(userId, signal);
      const arrived = listed.find(
        (each) =>
          each.kind === document &&
          isOnFile(each) &&
          nameOfDocument(each) !== before &&
          // The visitor may have sent another file of this kind after stopping this one.
          !isAnotherFile(each, { name: fileName, sizeInBytes }),
      );
      const result = arrived && nameOfDocument(arrived);
      return arrived && (result === undefined ? {} : { result });
    },
    // A retry has the same file and the same key.
    mayOverlap: true,
    isLookedForAgain: true,
  };
}

/** An upload that did not arrive stays a draft: the same file is sent again with the same key. */
function* closeEnded(ledger: Ledger, settled: Outcome<'upload'>) {
  if (isEnded(settled.intent)) yield* call(() => ledger.close(settled.intent));
  return settled;
}

/** Kinds with unsettled uploads of a closed page, whose files are gone. */
export async function listLeftUploads(
  { ledger }: UploadPorts,
  { userId, orderId }: Omit<UploadOwner, 'kind'>,
): Promise<DocumentKind[]> {
  const intents = await ledger.list(userId, 'upload');
  return [...new Set(intents.filter(isOf(orderId)).map(({ details }) => details.document))];
}

const isOf = (orderId: string | undefined) => (intent: Intent<'upload'>) => intent.details.orderId === orderId;

async function listUploads(ledger: Ledger, { userId, kind, orderId }: UploadOwner): Promise<Intent<'upload'>[]> {
  const intents = await ledger.list(userId, 'upload');
  return intents.filter(isOf(orderId)).filter(({ details }) => details.document === kind);
}

/** The visitor has cancelled a document's upload or chosen another file: no later page reports the former as lost. */
export function* cancelUploads({ ledger }: UploadPorts, owner: UploadOwner) {
  yield* whileAlone(ledger, lockOf(owner.userId, owner.kind), function* cancelAlone() {
    for (const intent of yield* call(listUploads, ledger, owner)) {
      // This tab has the lock: the request is not in flight.
      const facts = intent.state === 'sent' ? { failure: { kind: 'network' } } : {};
      if (!isEnded(intent)) yield* call(() => ledger.record(intent, 'cancelled', facts));
    }
  });
}

/** Result of an upload whose file is gone; `arrived` is the service's document. */
export interface EndedUpload {
  intent: Intent<'upload'>;
  arrived?: DocumentOnFile;
  /** True if it may still arrive. */
  isAwaited: boolean;
  /** True if the visitor has to be told that it did not arrive. */
  isMissed: boolean;
}

/**
 * Settles uploads whose file is gone, or that the visitor has cancelled. They are closed unless the request may still
 * act: the same file, chosen again, needs its key.
 * @param awaited intents that were awaited before. If another tab has settled one since, only a read tells this page
 */
export function* endUploads(ports: UploadPorts, owner: UploadOwner, awaited: readonly Intent<'upload'>[] = []) {
  const { ledger } = ports;
  return yield* whileAlone(ledger, lockOf(owner.userId, owner.kind), function* endAlone() {
    const left = yield* call(listUploads, ledger, owner);
    const ended: EndedUpload[] = [];
    for (const intent of left) ended.push(yield* endUpload(ports, intent));
    for (const intent of awaited)
      if (!left.some(({ key }) => key === intent.key)) ended.push(yield* lookForUpload(ports, intent));
    return ended;
  });
}

function* endUpload(ports: UploadPorts, intent: Intent<'upload'>): SagaGenerator<EndedUpload> {
  const { ledger } = ports;
  const settled = yield* closeEnded(ledger, yield* settle(ledger, intent, uploading(ports)));
  const { state } = settled.intent;
  // Unknown after a failed read: it is read again.
  const isAwaited = settled.outcome === 'unknown' || (state === 'draft' && mayStillAct(settled.intent, ledger.now()));
  if (state === 'draft' && !isAwaited) yield* call(() => ledger.close(settled.intent));
  if (settled.outcome === 'placed') return { intent, isAwaited, isMissed: false, arrived: arrivedOf(settled.intent) };
  return { intent, isAwaited, isMissed: !settled.intent.isCancelled };
}

/** For an intent that was settled by another tab or flow, which has told the visitor if it did not arrive. */
function* lookForUpload(ports: UploadPorts, intent: Intent<'upload'>): SagaGenerator<EndedUpload> {
  const { find } = uploading(ports);
  const ended = { intent, isAwaited: false, isMissed: false };
  try {
    const found = yield* read((signal) => find(intent, signal));
    return found ? { ...ended, arrived: arrivedOf({ ...intent, ...found }) } : ended;
  } catch {
    return { ...ended, isAwaited: true };
  }
}

function arrivedOf({ details, result: id }: Intent<'upload'>): DocumentOnFile {
  const { document: kind, fileName, sizeInBytes } = details;
  return { kind, review: 'sent', fileName, sizeInBytes, ...(id !== undefined && { id }) };
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

/** Ends when the channel is closed. */
function* dispatchProgress(channel: EventChannel<number>, progressed: (percent: number) => Action) {
  let last = -1;
  while (true) {
    const percent = yield* take(channel);
    if (percent !== last) yield* put(progressed(percent));
    last = percent;
  }
}
