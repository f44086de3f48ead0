import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, race, select, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import { sameSitePath } from '#/domain/urls/same-site-path.ts';
import type { User } from '#/domain/customer/user.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { takeSecret, type SecretTicket } from '#/shared/forms/one-time-secrets.ts';
import {
  closes,
  dialogClosed,
  dialogOpened,
  selectPageDialog,
  type PageDialog,
} from '#/shared/page/page-dialog.slice.ts';
import { read, send } from '#/shared/loading/requests.ts';
import { sessionEnded, userLoaded } from '#/shared/page/session-events.ts';
import type { SessionPorts } from './session.saga.ts';
import {
  loginFailed,
  loginSubmitted,
  loginSucceeded,
  profileRead,
  selectLastUserId,
  selectLoginAttempt,
  type LoginProblem,
} from './session.slice.ts';
import { cookieLifetimeInSeconds, type StoragePort } from '#/shared/storage/storage.ts';

/** Destination after the log-in (spec §2.1). */
const orderStatus = '/conta/status-pedido';

/** Pause between the profile and the next page, in milliseconds (spec §9). */
const afterProfileInMs = 50;

/** Handles log-ins. Browser only. */
export function* watchLogin(ports: SessionPorts) {
  yield* takeLeading(loginSubmitted, logIn, ports);
}

function* logIn(ports: SessionPorts, { payload }: ReturnType<typeof loginSubmitted>) {
  const attempt = yield* select(selectLoginAttempt);
  // The dialog was closed while this watcher was loading, or another attempt followed.
  if (attempt.status !== 'sending' || attempt.password !== payload.password) return;
  // Closing the dialog or opening another one cancels the log-in.
  const { outcome } = yield* race({
    outcome: call(signIn, ports, attempt),
    left: take((event: Action) => dialogOpened.match(event) || closes(event, 'login')),
  });
  if (!outcome) return;
  if ('user' in outcome) yield* call(completeLogin, ports, outcome);
  else yield* put(loginFailed(outcome.problem));
}

type Outcome = { user: User; token: string } | { problem: LoginProblem };

/**
 * Creates a session and reads its user: without a profile the log-in fails. Nothing is stored before, so a failed
 * log-in can't replace a session of another tab.
 */
function* signIn(
  { identity }: SessionPorts,
  { login, password: ticket }: { login: string; password: SecretTicket },
): SagaGenerator<Outcome> {
  const password = takeSecret(ticket) ?? '';
  let session: { userId: string; token: string };
  try {
    session = yield* send((signal) => identity.signIn({ login, password }, signal));
  } catch (caught) {
    return { problem: signInProblem(toAppError(caught)) };
  }
  try {
    const user = yield* read((signal) => identity.readUser(session, signal));
    return user.isEmailConfirmed ? { user, token: session.token } : { problem: { kind: 'unconfirmed' } };
  } catch (caught) {
    const error = toAppError(caught);
    yield* put(loadFailed({ slice: 'session', error }));
    return { problem: profileProblem(error) };
  }
}

function* completeLogin(ports: SessionPorts, { user, token }: { user: User; token: string }) {
  const dialog = yield* select(selectPageDialog);
  yield* call(leaveFormerUser, ports, user.id);
  if (!storeSession(ports.storage, { token, userId: user.id })) {
    dropSession(ports.storage);
    yield* put(loginFailed({ kind: 'blocked' }));
    return;
  }
  yield* put(profileRead(user));
  yield* put(userLoaded({ userId: user.id }));
  yield* put(loginSucceeded());
  yield* call(leaveLogin, ports, dialog);
}

/** Deletes all data of the former user, unless it is the same one. */
export function* leaveFormerUser({ storage }: SessionPorts, userId: string) {
  const former = yield* select(selectLastUserId);
  if (former === undefined || former === userId) return;
  forgetPerson(storage);
  yield* put(sessionEnded({ why: 'loggedOut' }));
}

/**
 * Closes the log-in and leads to the page that opened it, otherwise to the order status. In the steps of an order and
 * on a form whose session ended, the page stays.
 */
export function* leaveLogin({ storage, places }: SessionPorts, dialog: PageDialog | undefined) {
  const reason = dialog?.name === 'login' ? dialog.reason : undefined;
  yield* put(dialogClosed('login'));
  yield* delay(afterProfileInMs);
  if (reason === undefined) {
    if (!places.isOrder()) yield* call(() => places.go(orderStatus));
    return;
  }
  const kept = sameSitePath(storage.session.read('previousRoute'));
  storage.session.remove('previousRoute');
  if (kept !== undefined || reason === 'accountAsked') yield* call(() => places.go(kept ?? orderStatus));
}

function signInProblem(error: AppError): LoginProblem {
  switch (error.kind) {
    case 'unauthorized':
      return { kind: 'refused' };
    case 'notFound':
      return { kind: 'rejected' };
    case 'rejected':
      return rejectionProblem(error);
    case 'network':
    case 'timeout':
    case 'contract':
    case 'unexpected':
      return { kind: 'unreachable' };
  }
}

function rejectionProblem({ status, retryAfterInSeconds }: AppError & { kind: 'rejected' }): LoginProblem {
  if (status === 429) {
    return { kind: 'tooMany', ...(retryAfterInSeconds !== undefined && { waitInSeconds: retryAfterInSeconds }) };
  }
  return { kind: status >= 500 || status === 408 ? 'unreachable' : 'rejected' };
}

/** The password was correct, so a rejected profile means that the account is not confirmed. */
function profileProblem(error: AppError): LoginProblem {
  const problem = signInProblem(error);
  return problem.kind === 'refused' || problem.kind === 'rejected' ? { kind: 'unconfirmed' } : problem;
}

/**
 * Stores the session of a log-in after its user is known: no other tab reads a token without its user.
 * @returns false if the browser blocks storage
 */
function storeSession(storage: StoragePort, { token, userId }: { token: string; userId: string }): boolean {
  const { local } = storage;
  local.remove('loggedOut');
  // Other tabs react to the id, so it is written last.
  local.write('token', token);
  if (local.read('token') !== token) return false;
  keepSession(storage, userId);
  return true;
}

/** Renews the hint of a session that the service has confirmed. */
export function keepSession({ local, cookies }: StoragePort, userId: string): void {
  cookies.write('signdrive', '1', cookieLifetimeInSeconds.signdrive);
  if (local.read('id') !== userId) local.write('id', userId);
}

/** Deletes the session. The hint cookie stays, because the user probably returns. */
export function dropSession({ local }: StoragePort): void {
  local.remove('token', 'id');
}

/** Deletes everything that log-out clears (product.md, "Session, storage, privacy"). */
export function clearPersonalStorage(storage: StoragePort): void {
  // Before the id: storage events arrive in order, and cookie changes at any time.
  storage.local.write('loggedOut', '1');
  storage.cookies.remove('signdrive');
  forgetPerson(storage);
  storage.local.remove('token', 'id');
}

/** Deletes one user's other data; also called when another user logs in. */
function forgetPerson({ local, session, cookies }: StoragePort): void {
  cookies.remove('userLocation');
  // The draft of a company's lead contains names.
  local.remove('registerFleet', 'signup', 'confirm', 'step');
  for (const key of ['previousRoute', 'orderSent'] as const) session.remove(key);
}

/** Reason for which another tab removed the session. */
export function removalReason({ local }: StoragePort): 'loggedOut' | 'refused' {
  return local.read('loggedOut') === undefined ? 'refused' : 'loggedOut';
}
