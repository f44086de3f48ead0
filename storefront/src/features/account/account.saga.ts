import { call, fork, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import type { IdentityPort } from '#/api/ports.ts';
import type { User } from '#/domain/customer/user.ts';
import { isCutOff, isDefinite } from '#/domain/order/failed-write.ts';
import { whileAlone } from '#/shared/ledger/carry-out.ts';
import { serverMessageIn, serverMessageOf } from '#/shared/failures/server-message.ts';
import { takeSecret } from '#/shared/forms/one-time-secrets.ts';
import { read, readQuietly, send, watchEachUser } from '#/shared/loading/requests.ts';
import {
  dataSubmitted,
  documentsOpened,
  formFailed,
  passwordSubmitted,
  profileOpened,
  userChanged,
  type AccountData,
  type Form,
} from './account.events.ts';
import { documentChosen, formSaved, selectAccount } from './account.slice.ts';
import { loadCustomer, saveCustomerChanges, searchPostalCodes, type CustomerPorts } from './customer.saga.ts';
import { loadDocuments, replaceDocument, type DocumentPorts } from './documents.saga.ts';

export interface AccountPorts extends CustomerPorts, DocumentPorts {
  identity: Pick<IdentityPort, 'readUser' | 'updateUser'>;
}

/** "Minha conta". */
export const watchAccount = (ports: AccountPorts) => watchEachUser(watchAccountOfUser, ports);

function* watchAccountOfUser(ports: AccountPorts) {
  yield* takeLatest(profileOpened, loadCustomer, ports);
  yield* takeLatest(profileOpened, refreshUser, ports);
  yield* takeLatest(documentsOpened, loadDocuments, ports);
  yield* fork(searchPostalCodes, ports);
  yield* fork(saveCustomerChanges, ports);
  yield* takeEvery(documentChosen, replaceDocument, ports);
  yield* takeLeading(dataSubmitted, saveData, ports);
  yield* takeLeading(passwordSubmitted, savePassword, ports);
}

/** Another tab or device may have changed the user since the session check. A save reads it itself. */
function* refreshUser({ identity, readUser }: AccountPorts) {
  const user = readUser();
  const { data } = yield* select(selectAccount);
  if (!user || data.status === 'saving') return;
  const { present } = yield* race({
    present: call(() => readQuietly((signal) => identity.readUser(user.id, signal))),
    submitted: take(dataSubmitted),
  });
  if (present) yield* put(userChanged(present));
}

function saveData(ports: AccountPorts, { payload }: ReturnType<typeof dataSubmitted>) {
  return save(ports, 'data', payload);
}

function* savePassword(ports: AccountPorts, { payload }: ReturnType<typeof passwordSubmitted>) {
  const password = takeSecret(payload.password);
  if (password === undefined) yield* put(formFailed({ form: 'password' }));
  else yield* save(ports, 'password', { password });
}

/**
 * The user is sent with all data, so it is read first: only what the visitor changed on this page differs from it. Both
 * run under a lock, because a save of another form or tab would be undone. Without a password the service keeps the
 * present one (product.md, Wire). A lost response is settled by a read. No request tells whether a password was changed.
 */
function* save(ports: AccountPorts, form: Form, change: Partial<AccountData> & { password?: string }) {
  const { identity, ledger } = ports;
  const shown = ports.readUser();
  if (!shown) {
    yield* put(formFailed({ form }));
    return;
  }
  let wanted = undefined as Parameters<IdentityPort['updateUser']>[0] | undefined;
  try {
    const saved = yield* whileAlone(ledger, `user/${shown.id}`, function* saveAlone() {
      // The work is restarted after a log-in.
      wanted = undefined;
      const present = yield* read((signal) => identity.readUser(shown.id, signal));
      const { id, fullName, document, phone, email } = { ...present, ...changedFrom(shown, change) };
      const sent = { id, fullName, document, phone, email, ...(change.password && { password: change.password }) };
      wanted = sent;
      return yield* send((signal) => identity.updateUser(sent, signal));
    });
    yield* call(reportSaved, form, saved, change);
  } catch (caught) {
    const error = toAppError(caught);
    if (!wanted || isDefinite(error)) {
      yield* call(reportFailed, form, error);
      return;
    }
    const stored = form === 'data' ? yield* readQuietly((signal) => identity.readUser(shown.id, signal)) : undefined;
    if (stored?.fullName === wanted.fullName && stored.email === wanted.email) {
      yield* call(reportSaved, form, stored, change);
    } else if (serverMessageOf(error) !== undefined) {
      // A conflict with another account, which the message explains.
      yield* call(reportFailed, form, error);
    } else {
      const isUnknown = !stored || isCutOff(error);
      yield* put(formFailed({ form, ...(isUnknown && { isUnknown }) }));
    }
  }
}

function changedFrom(shown: User, { fullName = shown.fullName, email = shown.email }: Partial<AccountData>) {
  return { ...(fullName !== shown.fullName && { fullName }), ...(email !== shown.email && { email }) };
}

function* reportSaved(form: Form, user: User, { fullName, email }: Partial<AccountData>) {
  yield* put(userChanged(user));
  yield* put(formSaved({ form, sent: { fullName, email } }));
}

function* reportFailed(form: Form, error: AppError) {
  yield* put(formFailed({ form, ...serverMessageIn(error) }));
}
