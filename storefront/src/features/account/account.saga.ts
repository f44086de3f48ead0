import { createAction } from '@reduxjs/toolkit';
import { eventChannel, type EventChannel } from 'redux-saga';
import { all, call, fork, put, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { DocumentsPort, IdentityPort } from '#/api/ports.ts';
import { findFileFault, isPhoto, plainFileName, signatureLength } from '#/domain/document-files.ts';
import { fileOf, forgetFile } from '#/shared/kept-files.ts';
import { loadFailed } from '#/shared/load-failed.ts';
import { takeSecret } from '#/shared/one-time-secrets.ts';
import { read, send } from '#/shared/requests.ts';
import {
  dataSubmitted,
  documentsFailed,
  documentsOpened,
  formFailed,
  passwordSubmitted,
  profileOpened,
  userChanged,
  type Form,
} from './account.events.ts';
import {
  cepEntered,
  documentChosen,
  documentProgressed,
  documentRefused,
  documentSent,
  documentsLoaded,
  formSaved,
  selectAccount,
} from './account.slice.ts';
import { findAddress, loadCustomer, saveCustomerChanges, type CustomerPorts } from './customer.saga.ts';

export interface AccountPorts extends CustomerPorts {
  identity: Pick<IdentityPort, 'updateUser'>;
  documents: Pick<DocumentsPort, 'listDocuments' | 'readRefusals' | 'upload'>;
  /** Turns photos upright and makes them smaller; anything else comes back as it is. */
  photos: { prepare(file: File): Promise<File> };
}

const watcherStarted = createAction('account/watcherStarted');

/** "Minha conta". Begins with what the state says was asked before this was loaded. */
export function* watchAccount(ports: AccountPorts) {
  yield* takeLatest([watcherStarted, profileOpened], loadCustomer, ports);
  yield* takeLatest([watcherStarted, documentsOpened], loadDocuments, ports);
  yield* takeLatest(cepEntered, findAddress, ports);
  yield* fork(saveCustomerChanges, ports);
  yield* takeEvery(documentChosen, replace, ports);
  yield* takeLeading(dataSubmitted, saveData, ports);
  yield* takeLeading(passwordSubmitted, savePassword, ports);
  yield* put(watcherStarted());
}

function* loadDocuments({ documents, readUser }: AccountPorts) {
  const user = readUser();
  const { refusedOrderId: orderId, documents: shown } = yield* select(selectAccount);
  if (!user || orderId === undefined || shown.status === 'idle' || shown.status === 'error') return;
  let slice = 'documents';
  try {
    const { found, refusals } = yield* all({
      found: call(function* readDocuments() {
        return yield* read((signal) => documents.listDocuments(user.id, signal));
      }),
      refusals: call(function* readReasons() {
        try {
          return yield* read((signal) => documents.readRefusals({ userId: user.id, orderId }, signal));
        } catch (caught) {
          slice = 'documentStatus';
          throw caught;
        }
      }),
    });
    yield* put(
      documentsLoaded(
        found.map((document) => {
          const reason = refusals.find(({ kind }) => kind === document.kind)?.reason;
          return { ...document, ...(reason !== undefined && { reason }) };
        }),
      ),
    );
  } catch (caught) {
    yield* put(documentsFailed());
    yield* tell(slice, caught);
  }
}

function* replace(ports: AccountPorts, { payload: { kind, file } }: ReturnType<typeof documentChosen>) {
  const chosen = fileOf(file.ticket);
  const user = ports.readUser();
  if (!chosen || !user) return;
  try {
    // How large it may be is judged after it has been made smaller.
    const judged = isPhoto(file.name) ? { ...file, sizeInBytes: Math.min(file.sizeInBytes, 1) } : file;
    const first = findFileFault(judged, yield* call(startOf, chosen));
    const ready = first || !isPhoto(file.name) ? chosen : yield* call([ports.photos, 'prepare'], chosen);
    const fault = first ?? findFileFault({ name: ready.name, sizeInBytes: ready.size }, yield* call(startOf, ready));
    if (fault) {
      yield* put(documentRefused({ kind, file, fault }));
      return;
    }
    const fileName = plainFileName(ready.name);
    const progress = progressOf();
    const telling = yield* fork(function* tellProgress() {
      while (true) yield* put(documentProgressed({ kind, percent: yield* take(progress.channel) }));
    });
    try {
      const idempotencyKey = ports.newKey();
      yield* send((signal) =>
        ports.documents.upload(
          { userId: user.id, kind, file: ready, fileName, onProgress: progress.tell, idempotencyKey },
          signal,
        ),
      );
    } finally {
      progress.channel.close();
      telling.cancel();
    }
    yield* put(documentSent({ kind, review: 'sent', fileName, sizeInBytes: ready.size }));
    forgetFile(file.ticket);
  } catch (caught) {
    const error = toAppError(caught);
    const words = error.kind === 'rejected' && error.status < 500 ? error.serverMessage : undefined;
    yield* put(documentRefused({ kind, file, ...(words !== undefined && { words }) }));
    yield* put(loadFailed({ slice: 'documentSending', error }));
  }
}

async function startOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
}

/** Progress comes from outside of any saga. */
function progressOf() {
  let emit: (percent: number) => void = () => undefined;
  const channel: EventChannel<number> = eventChannel((emitter) => {
    emit = emitter;
    return () => undefined;
  });
  return { channel, tell: (percent: number) => emit(percent) };
}

function saveData(ports: AccountPorts, { payload }: ReturnType<typeof dataSubmitted>) {
  return save(ports, 'data', payload);
}

function savePassword(ports: AccountPorts, { payload }: ReturnType<typeof passwordSubmitted>) {
  const password = takeSecret(payload.password);
  return save(ports, 'password', password === undefined ? undefined : { password });
}

/** What isn't changed is sent as it is; without a password the service leaves the one there is (product.md, Wire). */
function* save(
  { identity, readUser }: AccountPorts,
  form: Form,
  change: { fullName: string; email: string } | { password: string } | undefined,
) {
  const user = readUser();
  if (!user || !change) {
    yield* put(formFailed({ form }));
    return;
  }
  const { id, fullName, document, phone, email } = user;
  try {
    const saved = yield* send((signal) =>
      identity.updateUser({ id, fullName, document, phone, email, ...change }, signal),
    );
    yield* put(userChanged(saved));
    yield* put(formSaved({ form }));
  } catch (caught) {
    const error = toAppError(caught);
    const words = error.kind === 'rejected' && error.status < 500 ? error.serverMessage : undefined;
    yield* put(formFailed({ form, ...(words !== undefined && { words }) }));
  }
}

function* tell(slice: string, caught: unknown) {
  const error = toAppError(caught);
  yield* put(loadFailed({ slice, error }));
}
