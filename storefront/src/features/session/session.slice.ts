import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '#/domain/customer/user.ts';
import { closes, dialogOpened } from '#/shared/page/page-dialog.slice.ts';
import type { SecretTicket } from '#/shared/forms/one-time-secrets.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';

/** A session is stored in this browser at the start of a page, or was stored or removed by another tab. */
export const storedSessionNoticed = createAction('session/storedSessionNoticed');

/** An account page was opened: it needs a logged-in user. */
export const accountOpened = createAction('session/accountOpened');

/** The visitor retried the session check. */
export const checkRetried = createAction('session/checkRetried');

/** The log-in has succeeded, and the profile is known. */
export const loginSucceeded = createAction('session/loginSucceeded');

/** The visitor logs out. */
export const logoutPressed = createAction('session/logoutPressed');

/** The user of this browser. */
export type Session =
  /** No user is known. */
  | { status: 'idle' }
  /** A stored session is being checked. */
  | { status: 'loading' }
  /** The check got no response: the specification's "loading" state, with a retry. */
  | { status: 'unreachable' }
  /** `isRefused`: the service rejected the session; the page stays unchanged under the log-in. */
  | { status: 'success'; user: User; isRefused?: true }
  /** No session is stored where one is required, or the service rejected it. */
  | { status: 'error' };

/** Reason of a failed log-in. */
export type LoginProblem =
  /** Unknown user name or wrong password. */
  | { kind: 'refused' }
  /** The service rejected it for another reason. */
  | { kind: 'rejected' }
  /** The password is correct, but the e-mail is not confirmed. */
  | { kind: 'unconfirmed' }
  /** Too many attempts; how long to wait, if the service sends it. */
  | { kind: 'tooMany'; waitInSeconds?: number }
  /** The browser blocks storage, so no session can be stored. */
  | { kind: 'blocked' }
  /** The service sent no response, or an unreadable one. */
  | { kind: 'unreachable' };

export type LoginAttempt =
  | { status: 'none' }
  | { status: 'sending'; login: string; password: SecretTicket }
  | { status: 'failed'; problem: LoginProblem };

interface SessionState {
  /** The request had the session-hint cookie: the header has a slot for the greeting. */
  hasHint: boolean;
  session: Session;
  attempt: LoginAttempt;
  /** The user that this page was last about, even after the session expired. */
  lastUserId?: string;
}

const none = { status: 'none' } as const;

const session = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ hasHint: false, session: { status: 'idle' }, attempt: none }),
  reducers: {
    visitorArrived: (state, action: PayloadAction<{ hasSessionHint: boolean }>) => {
      state.hasHint = action.payload.hasSessionHint;
    },
    checkStarted: (state, { payload }: PayloadAction<{ userId: string }>) => {
      // A form stays rendered under the log-in.
      if (state.session.status !== 'success') state.session = { status: 'loading' };
      state.lastUserId = payload.userId;
    },
    refusedInPlace: (state) => {
      if (state.session.status === 'success') state.session.isRefused = true;
    },
    checkUnanswered: (state) => {
      if (state.session.status !== 'success') state.session = { status: 'unreachable' };
    },
    profileRead: (state, { payload: user }: PayloadAction<User>) => {
      state.session = { status: 'success', user };
      state.lastUserId = user.id;
    },
    /** A log-in was submitted; `login` is an e-mail, CPF or CNPJ as typed. */
    loginSubmitted: (state, { payload }: PayloadAction<{ login: string; password: SecretTicket }>) => {
      state.attempt = { status: 'sending', ...payload };
    },
    loginFailed: (state, { payload: problem }: PayloadAction<LoginProblem>) => {
      state.attempt = { status: 'failed', problem };
    },
  },
  extraReducers: (on) =>
    on
      .addCase(sessionEnded, ({ lastUserId }, { payload: { why } }): SessionState => ({
        hasHint: false,
        session: { status: why === 'refused' ? 'error' : 'idle' },
        attempt: none,
        ...(why === 'refused' && lastUserId !== undefined && { lastUserId }),
      }))
      .addMatcher(
        (action) => dialogOpened.match(action) || closes(action, 'login'),
        (state) => {
          state.attempt = none;
        },
      ),
});

export const {
  visitorArrived,
  checkStarted,
  checkUnanswered,
  refusedInPlace,
  profileRead,
  loginSubmitted,
  loginFailed,
} = session.actions;
export const sessionReducer = session.reducer;

interface SessionRoot {
  session: SessionState;
}

export const selectSession = (state: SessionRoot): Session => state.session.session;

export const selectSessionStatus = (state: SessionRoot): Session['status'] => selectSession(state).status;

/** The logged-in user; undefined without one or before the check has finished. */
export const selectUser = (state: SessionRoot): User | undefined =>
  state.session.session.status === 'success' ? state.session.session.user : undefined;

export const selectIsLoggedIn = (state: SessionRoot): boolean => selectUser(state) !== undefined;

/** The user whose data may still be on the page. */
export const selectLastUserId = (state: SessionRoot): string | undefined => state.session.lastUserId;

export const selectLoginAttempt = (state: SessionRoot): LoginAttempt => state.session.attempt;

/**
 * True for a logged-in user, or if the hint cookie says that the visitor probably is one. The header then has the slot
 * of the greeting.
 */
export const selectHasSessionHint = (state: SessionRoot): boolean => state.session.hasHint || selectIsLoggedIn(state);
