import { call, cancel, fork, put, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { IdentityPort } from '#/api/ports.ts';
import { isCutOff, isDefinite } from '#/domain/order/order-outcome.ts';
import { serverMessageOf } from '#/shared/failures/server-message.ts';
import { takeSecret } from '#/shared/forms/one-time-secrets.ts';
import { read, send } from '#/shared/loading/requests.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
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
  identity: Pick<IdentityPort, 'readUser' | 'updateUser'>;
}

/**
 * "Minha conta". The end of the session cancels the work of its user and every queued submission: they must never be
 * saved for the next user.
 */
export function* watchAccount(ports: AccountPorts) {
  while (true) {
    const visit = yield* fork(watchVisitor, ports);
    yield* take(sessionEnded);
    yield* cancel(visit);
  }
}

function* watchVisitor(ports: AccountPorts) {
  yield* takeLatest(profileOpened, loadCustomer, ports);
  yield* takeLatest(documentsOpened, loadDocuments, ports);
  yield* takeLatest(cepEntered, findAddress, ports);
  yield* fork(saveCustomerChanges, ports);
  yield* takeEvery(documentChosen, replaceDocument, ports);
  yield* takeLeading(dataSubmitted, saveData, ports);
  yield* takeLeading(passwordSubmitted, savePassword, ports);
}

function saveData(ports: AccountPorts, { payload }: ReturnType<typeof dataSubmitted>) {
  return save(ports, 'data', payload);
}

function savePassword(ports: AccountPorts, { payload }: ReturnType<typeof passwordSubmitted>) {
  const password = takeSecret(payload.password);
  return save(ports, 'password', password === undefined ? undefined : { password });
}

/**
 * Unchanged fields are sent unchanged; without a password the service keeps the present one (product.md, Wire). A lost
 * response is settled by a read. No request tells whether a password was changed.
 */
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
  const wanted = { id, fullName, document, phone, email, ...change };
  try {
    const saved = yield* send((signal) => identity.updateUser(wanted, signal));
    yield* put(userChanged(saved));
    yield* put(formSaved({ form }));
  } catch (caught) {
    const error = toAppError(caught);
    if (isDefinite(error)) {
      const words = serverMessageOf(error);
      yield* put(formFailed({ form, ...(words !== undefined && { words }) }));
      return;
    }
    const present = form === 'data' ? yield* call(readQuietly, identity, id) : undefined;
    if (present?.fullName === wanted.fullName && present.email === wanted.email) {
      yield* put(userChanged(present));
      yield* put(formSaved({ form }));
    } else {
      const isUnknown = !present || isCutOff(error);
      yield* put(formFailed({ form, ...(isUnknown && { isUnknown }) }));
    }
  }
}

function* readQuietly(identity: AccountPorts['identity'], userId: string) {
  try {
    return yield* read((signal) => identity.readUser(userId, signal));
  } catch {
    return undefined;
  }
}
