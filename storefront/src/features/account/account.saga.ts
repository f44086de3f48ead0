import { createAction } from '@reduxjs/toolkit';
import { fork, put, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { IdentityPort } from '#/api/ports.ts';
import { takeSecret } from '#/shared/one-time-secrets.ts';
import { send } from '#/shared/requests.ts';
import {
  dataSubmitted,
  documentsOpened,
  formFailed,
  passwordSubmitted,
  profileOpened,
  userChanged,
  type Form,
} from './account.events.ts';
import { cepEntered, documentChosen, formSaved } from './account.slice.ts';
import { findAddress, loadCustomer, saveCustomerChanges, type CustomerPorts } from './customer.saga.ts';
import { loadDocuments, replaceDocument, type DocumentPorts } from './documents.saga.ts';

export interface AccountPorts extends CustomerPorts, DocumentPorts {
  identity: Pick<IdentityPort, 'updateUser'>;
}

const watcherStarted = createAction('account/watcherStarted');

/** "Minha conta". Begins with what the state says was asked before this was loaded. */
export function* watchAccount(ports: AccountPorts) {
  yield* takeLatest([watcherStarted, profileOpened], loadCustomer, ports);
  yield* takeLatest([watcherStarted, documentsOpened], loadDocuments, ports);
  yield* takeLatest(cepEntered, findAddress, ports);
  yield* fork(saveCustomerChanges, ports);
  yield* takeEvery(documentChosen, replaceDocument, ports);
  yield* takeLeading(dataSubmitted, saveData, ports);
  yield* takeLeading(passwordSubmitted, savePassword, ports);
  yield* put(watcherStarted());
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
