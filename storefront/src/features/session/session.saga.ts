import { createAction } from '@reduxjs/toolkit';
import { call, put, race, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import { loadFailed } from '#/shared/load-failed.ts';
import { dialogClosed, dialogOpened, selectPageDialog, type PageDialog } from '#/shared/page-dialog.slice.ts';
import { read } from '#/shared/requests.ts';
import { sessionEnded, sessionRefused, userLoaded } from '#/shared/session-events.ts';
import { arrive } from './login.saga.ts';
import { accountOpened, checkRetried, loginSucceeded, logoutPressed, storedSessionNoticed } from './session.events.ts';
import type { SessionPorts } from './session.ports.ts';
import {
  checkStarted,
  checkUnanswered,
  profileRead,
  selectIsLoggedIn,
  selectLoginAttempt,
  selectSession,
  selectUser,
} from './session.slice.ts';
import { clearPersonalStorage, dropSession, keepSession, storedUserId, whyGone } from './stored-session.ts';

/** Nothing but the beginning: what is stored is looked at now. */
const watcherStarted = createAction('session/watcherStarted');

/** A page of the account has nobody to be shown to. */
const accountClosed = createAction<{ reason: 'accountAsked' | 'sessionEnded' }>('session/accountClosed');

/** What a session lives through. Browser only. */
export function* watchSession(ports: SessionPorts) {
  yield* takeLeading([storedSessionNoticed, accountOpened, checkRetried, watcherStarted], settle, ports);
  yield* takeLeading(accountClosed, askOnHome, ports);
  yield* takeLeading(sessionRefused, refuse, ports);
  yield* takeLeading(logoutPressed, logOut, ports);
  yield* takeEvery([dialogOpened, userLoaded], leaveNeedlessLogin, ports);
  yield* put(watcherStarted());
}

/**
 * What is known of the visitor follows what is stored: at the start, for a page of the account, after another tab. One
 * check answers all who ask meanwhile; what another tab has changed by then is looked at again.
 */
function* settle(ports: SessionPorts) {
  let userId: string | undefined;
  do {
    userId = storedUserId(ports.storage);
    const known = yield* select(selectUser);
    if (userId === undefined) yield* call(goWithout, ports);
    else if (known?.id !== userId) {
      // Somebody else has logged in elsewhere: nothing of the first one may stay.
      if (known) yield* put(sessionEnded({ why: 'loggedOut' }));
      const { refused } = yield* race({
        refused: call(check, ports, userId),
        over: take([sessionEnded, logoutPressed]),
      });
      // On other pages nobody has asked for the account: the header says that nobody is logged in, and that is all.
      if (refused) return yield* call(end, ports);
    }
  } while (userId !== storedUserId(ports.storage));
}

/** Nobody's session is stored. */
function* goWithout(ports: SessionPorts) {
  const { status } = yield* select(selectSession);
  const wasThere = status === 'success' || status === 'loading' || status === 'unreachable';
  const why = wasThere ? whyGone(ports.storage) : 'refused';
  if (wasThere && why === 'loggedOut') {
    yield* put(sessionEnded({ why }));
    if (ports.places.isAccount()) ports.places.reloadHome();
    else ports.places.reload();
    return;
  }
  if (wasThere || ports.places.isAccount()) yield* put(sessionEnded({ why }));
  if (ports.places.isAccount()) yield* put(accountClosed({ reason: wasThere ? 'sessionEnded' : 'accountAsked' }));
}

/** Loads the user. Returns true where the service has refused the session. */
function* check(ports: SessionPorts, userId: string) {
  yield* put(checkStarted());
  try {
    const user = yield* read((signal) => ports.identity.readUser(userId, signal));
    // Another tab has logged out meanwhile: what it has removed must not come back.
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

/** True when the service has answered that this is nobody's session. */
function isRefusal(error: AppError): boolean {
  if (error.kind === 'rejected') return error.status < 500 && error.status !== 429;
  return error.kind === 'unauthorized' || error.kind === 'notFound';
}

/** The session was refused for good. */
function* end({ places, storage }: SessionPorts) {
  dropSession(storage);
  yield* put(sessionEnded({ why: 'refused' }));
  if (places.isAccount()) yield* put(accountClosed({ reason: 'sessionEnded' }));
}

/** A call has met the second 401. What was being typed stays: the dialog opens over it. */
function* refuse(ports: SessionPorts, { payload }: ReturnType<typeof sessionRefused>) {
  if (payload?.isTyping && ports.places.isAccount() && (yield* select(selectIsLoggedIn))) {
    yield* call(askInPlace, ports);
    return;
  }
  yield* call(end, ports);
  if (ports.places.isAccount()) return;
  // The way back is this page itself.
  ports.storage.session.remove('previousRoute');
  yield* put(dialogOpened({ name: 'login', reason: 'sessionEnded' }));
}

/**
 * A form of the account: its page stays as it is under the log-in. Whoever closes that is led home like anybody whose
 * session is over.
 */
function* askInPlace(ports: SessionPorts) {
  dropSession(ports.storage);
  ports.storage.session.remove('previousRoute');
  yield* put(dialogOpened({ name: 'login', reason: 'sessionEnded' }));
  const { left } = yield* race({ in: take(loginSucceeded), left: call(allDialogsClosed) });
  if (!left) return;
  yield* put(sessionEnded({ why: 'refused' }));
  yield* call(() => ports.places.goHome());
}

/** The log-in leads to other dialogs, and they lead back: it is left when none is open any more. */
function* allDialogsClosed() {
  do yield* take(dialogClosed);
  while (yield* select(selectPageDialog));
  return true;
}

/** Home, with the log-in over it and the way back (spec §2.5). */
function* askOnHome({ places, storage }: SessionPorts, { payload: { reason } }: ReturnType<typeof accountClosed>) {
  storage.session.write('previousRoute', places.current());
  yield* call(() => places.goHome());
  yield* put(dialogOpened({ name: 'login', reason }));
}

/** Leaves, here and in every other tab: nothing personal stays in storage, in the page's memory or on the screen. */
function* logOut({ storage, records, places }: SessionPorts) {
  const userId = storedUserId(storage);
  clearPersonalStorage(storage);
  // Before the page goes: what it has begun to delete is not promised to be deleted without it.
  if (userId !== undefined) yield* call(() => records.removeAllOf(userId));
  yield* put(sessionEnded({ why: 'loggedOut' }));
  places.reloadHome();
}

/** Whoever is logged in needs no log-in: they are led on instead (spec §2.2). */
function* leaveNeedlessLogin(ports: SessionPorts) {
  const dialog: PageDialog | undefined = yield* select(selectPageDialog);
  const { status } = yield* select(selectLoginAttempt);
  if (dialog?.name !== 'login' || status === 'sending' || !(yield* select(selectIsLoggedIn))) return;
  // Known, but not let in any more: the page under the dialog is still that person's.
  if (storedUserId(ports.storage) === undefined) return;
  yield* call(arrive, ports, dialog);
}
