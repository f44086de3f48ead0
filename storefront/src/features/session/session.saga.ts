import { createAction } from '@reduxjs/toolkit';
import { call, put, race, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import { isSameValue } from '#/domain/values/same-value.ts';
import { isRejectedForNow } from '#/shared/failures/confirmed-write.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { dialogClosed, dialogOpened, selectPageDialog, type PageDialog } from '#/shared/page/page-dialog.slice.ts';
import { read } from '#/shared/loading/requests.ts';
import { sessionEnded, sessionRefused, userLoaded } from '#/shared/page/session-events.ts';
import { storedSession, storedUserId } from '#/shared/storage/stored-session.ts';
import {
  clearPersonalStorage,
  dropSession,
  keepSession,
  leaveFormerUser,
  leaveLogin,
  removalReason,
} from './login.saga.ts';
import {
  accountOpened,
  checkRetried,
  checkStarted,
  checkUnanswered,
  logoutPressed,
  profileRead,
  refusedInPlace,
  selectIsLoggedIn,
  selectLastUserId,
  selectLoginAttempt,
  selectSession,
  storedSessionNoticed,
} from './session.slice.ts';
import type { IdentityPort } from '#/api/ports.ts';
import type { RecordsPort } from '#/shared/storage/records.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';

/** Reads and changes the page's URL, relative to the site's base path. */
export interface PlacesPort {
  /** URL of the page. */
  current(): string;
  /** True on a page that needs a logged-in user. */
  isAccount(): boolean;
  /** True on an account page with a form. */
  isAccountForm(): boolean;
  /** True on a step of an order: the user stays on it after the log-in. */
  isOrder(): boolean;
  /** Navigates to a page of this store. */
  go(url: string): Promise<void>;
  /** Replaces the page with home; resolves when home is rendered and focused. */
  goHome(): Promise<void>;
  /** Loads home from the server, which clears the memory of this page. */
  reloadHome(): void;
  /** Loads this page from the server. */
  reload(): void;
}

/** Ports of the session's sagas. */
export interface SessionPorts {
  identity: Pick<IdentityPort, 'signIn' | 'readUser'>;
  storage: StoragePort;
  records: Pick<RecordsPort, 'removeAllOf'>;
  places: PlacesPort;
}

/** A page of the account was left because no user is logged in. */
const accountClosed = createAction<{ reason: 'accountAsked' | 'sessionEnded' }>('session/accountClosed');

/** Handles the session's events. Browser only. */
export function* watchSession(ports: SessionPorts) {
  yield* takeLeading([storedSessionNoticed, accountOpened, checkRetried], settle, ports);
  yield* takeLeading(accountClosed, openLoginOverHome, ports);
  yield* takeLeading(sessionRefused, refuse, ports);
  yield* takeLeading(logoutPressed, logOut, ports);
  yield* takeEvery([dialogOpened, userLoaded], closeNeedlessLogin, ports);
  // The check that loads this watcher failed, because its chunk could not be loaded.
  if ((yield* select(selectSession)).status === 'unreachable') yield* put(checkRetried());
}

/**
 * Synchronises the state with the stored session: at the start, for an account page, and after a change by another tab.
 * Events during a check share its result; a session that another tab stores meanwhile is checked afterwards.
 */
function* settle(ports: SessionPorts) {
  const { storage } = ports;
  let checked: ReturnType<typeof storedSession>;
  do {
    checked = storedSession(storage);
    const userId = checked?.userId;
    const session = yield* select(selectSession);
    const isKnown = session.status === 'success' && session.user.id === userId && !session.isRefused;
    if (userId === undefined) yield* call(handleMissingSession, ports);
    else if (!isKnown) {
      yield* call(leaveFormerUser, ports, userId);
      const { isOver, renewal } = yield* race({
        isOver: call(check, ports, userId),
        ended: take([sessionEnded, logoutPressed]),
        renewal: take(sessionRefused),
      });
      if (renewal) return;
      // A session that another tab stored during the check was not rejected: it is checked next.
      if (isOver && isSameValue(checked, storedSession(storage))) return yield* call(end, ports);
    }
  } while (!isSameValue(checked, storedSession(storage)));
}

/** No session is stored. */
function* handleMissingSession(ports: SessionPorts) {
  const { status } = yield* select(selectSession);
  const hadSession = status === 'success' || status === 'loading' || status === 'unreachable';
  const why = hadSession ? removalReason(ports.storage) : 'refused';
  if (hadSession && why === 'loggedOut') {
    const userId = yield* select(selectLastUserId);
    yield* put(sessionEnded({ why }));
    // This tab may have stored a draft after the other one had deleted all data.
    if (userId !== undefined) yield* call(() => ports.records.removeAllOf(userId));
    if (ports.places.isAccount()) ports.places.reloadHome();
    else ports.places.reload();
    return;
  }
  // Another tab's session expired: an account page keeps its input under the log-in.
  if (status === 'success' && ports.places.isAccount()) {
    yield* put(sessionRefused());
    return;
  }
  if (hadSession || ports.places.isAccount()) yield* put(sessionEnded({ why }));
  if (ports.places.isAccount()) yield* put(accountClosed({ reason: hadSession ? 'sessionEnded' : 'accountAsked' }));
}

/** Loads the user. @returns true if the service rejected the session */
function* check(ports: SessionPorts, userId: string) {
  yield* put(checkStarted({ userId }));
  try {
    const user = yield* read((signal) => ports.identity.readUser(userId, signal));
    // Another tab has logged out meanwhile: its removed data must not be stored again.
    if (storedUserId(ports.storage) !== userId) return false;
    keepSession(ports.storage, userId);
    yield* put(profileRead(user));
    yield* put(userLoaded({ userId: user.id }));
    return false;
  } catch (caught) {
    const error = toAppError(caught);
    yield* put(loadFailed({ slice: 'session', error }));
    if (isRefusal(error)) return true;
    yield* put(checkUnanswered());
    return false;
  }
}

/** True if the service rejected the session. */
function isRefusal(error: AppError): boolean {
  if (error.kind === 'rejected') return error.status < 500 && !isRejectedForNow(error);
  return error.kind === 'unauthorized' || error.kind === 'notFound';
}

/** Ends a rejected session. */
function* end({ places, storage }: SessionPorts) {
  dropSession(storage);
  yield* put(sessionEnded({ why: 'refused' }));
  if (places.isAccount()) yield* put(accountClosed({ reason: 'sessionEnded' }));
}

/**
 * A request got the second 401. The log-in opens over the page, which stays unchanged, and the request waits. An
 * account page without a form, or one that has just opened, leads home, with the way back (product.md, "Session,
 * storage, privacy"). Other pages continue without a user.
 */
function* refuse(ports: SessionPorts) {
  const stored = storedUserId(ports.storage);
  // Another tab has logged in another user. `settle` handles that session, which was not rejected.
  if (stored !== undefined && stored !== (yield* select(selectLastUserId))) return;
  const { status } = yield* select(selectSession);
  const { places } = ports;
  const isOnlyRead = places.isAccount() && !places.isAccountForm();
  if (isOnlyRead || (status !== 'success' && !places.isOrder())) {
    yield* call(end, ports);
    return;
  }
  dropSession(ports.storage);
  ports.storage.session.remove('previousRoute');
  yield* put(refusedInPlace());
  yield* put(dialogOpened({ name: 'login', reason: 'sessionEnded' }));
  const { left } = yield* race({
    renewed: take(userLoaded),
    ended: take(sessionEnded),
    left: call(allDialogsClosed),
  });
  if (!left) return;
  yield* put(sessionEnded({ why: 'refused' }));
  if (places.isAccount()) yield* call(() => places.goHome());
  // Another tab has logged in, and the check of its session ended with this one.
  if (storedSession(ports.storage)) yield* put(storedSessionNoticed());
}

/** The log-in has links to other dialogs and back: it is closed when no dialog is open. */
function* allDialogsClosed() {
  do yield* take(dialogClosed);
  while (yield* select(selectPageDialog));
  return true;
}

/** Replaces the page with home, opens the log-in over it and stores the way back (spec §2.5). */
function* openLoginOverHome(
  { places, storage }: SessionPorts,
  { payload: { reason } }: ReturnType<typeof accountClosed>,
) {
  storage.session.write('previousRoute', places.current());
  yield* call(() => places.goHome());
  yield* put(dialogOpened({ name: 'login', reason }));
}

/** Logs out in every tab: no personal data stays in storage, in memory or on the screen. */
function* logOut({ storage, records, places }: SessionPorts) {
  const userId = storedUserId(storage);
  clearPersonalStorage(storage);
  // Before the navigation, because the browser may stop a deletion with the page.
  if (userId !== undefined) yield* call(() => records.removeAllOf(userId));
  yield* put(sessionEnded({ why: 'loggedOut' }));
  places.reloadHome();
}

/** A logged-in user is redirected from the log-in (spec §2.2). */
function* closeNeedlessLogin(ports: SessionPorts) {
  const dialog: PageDialog | undefined = yield* select(selectPageDialog);
  const { status } = yield* select(selectLoginAttempt);
  if (dialog?.name !== 'login' || status === 'sending' || !(yield* select(selectIsLoggedIn))) return;
  // The session is rejected: the page under the dialog still belongs to that person.
  if (storedUserId(ports.storage) === undefined) return;
  yield* call(leaveLogin, ports, dialog);
}
