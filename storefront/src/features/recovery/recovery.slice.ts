import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateState } from '#/shared/loading/late-state.ts';
import type { SecretTicket } from '#/shared/forms/one-time-secrets.ts';
import { dialogClosed, dialogOpened } from '#/shared/page/page-dialog.slice.ts';

/** Reason of a failed step, as far as it is known. */
export type RecoveryProblem =
  /** The e-mail could not be requested. */
  | { kind: 'emailNotSent' }
  /** No response or an error of the service: whether the password was changed is unknown. */
  | { kind: 'passwordNotChanged' }
  /** `isLinkAtFault`: the same link would be rejected again. */
  | { kind: 'refused'; serverMessage?: string; isLinkAtFault: boolean }
  /** A response outside the contract, or a bug. */
  | { kind: 'unexpected' };

/** The five steps of spec §4, Forgot password. */
export type RecoveryState =
  | { step: 'email'; sending?: { email: string } }
  | { step: 'email-sent' }
  | ({ step: 'password'; sending?: { password: SecretTicket } } & Doubt)
  /** `hasSession`: a session is stored, so the visitor need not log in. */
  | { step: 'success'; hasSession: boolean }
  | ({ step: 'error'; from: 'email' | 'password'; problem: RecoveryProblem } & Doubt);

/** `mayBeChanged`: an attempt got no valid response, so it may have changed the password and used up the link. */
interface Doubt {
  mayBeChanged?: true;
}

const doubtOf = (state: RecoveryState): Doubt =>
  'mayBeChanged' in state && state.mayBeChanged ? { mayBeChanged: true } : {};

const createInitialState = (): RecoveryState => ({ step: 'email' });

/** A pending change of the password stays after the dialog closes: it may succeed. */
const afterClosing = (state: RecoveryState): RecoveryState =>
  state.step === 'password' && state.sending ? state : createInitialState();

/** The reset is finished, and the visitor goes to the stored page, with or without the log-in. */
export const recoveryEnded = createAction<{ next: 'page' | 'login' }>('recovery/recoveryEnded');

const recovery = createSlice({
  name: 'recovery',
  initialState: createInitialState,
  reducers: {
    /** The dialog was mounted. `hasLink`: the link of an e-mail opened the page. */
    recoveryOpened: (state, { payload }: PayloadAction<{ hasLink: boolean }>): RecoveryState =>
      payload.hasLink && state.step === 'email' ? { step: 'password' } : state,
    resetEmailRequested: (_, { payload }: PayloadAction<{ email: string }>): RecoveryState => ({
      step: 'email',
      sending: payload,
    }),
    resetEmailSent: (): RecoveryState => ({ step: 'email-sent' }),
    resetEmailFailed: (): RecoveryState => ({ step: 'error', from: 'email', problem: { kind: 'emailNotSent' } }),
    newPasswordGiven: (state, { payload }: PayloadAction<{ password: SecretTicket }>): RecoveryState => ({
      step: 'password',
      sending: payload,
      ...doubtOf(state),
    }),
    passwordChanged: (_, { payload }: PayloadAction<{ hasSession: boolean }>): RecoveryState => ({
      step: 'success',
      ...payload,
    }),
    passwordChangeFailed: (
      state,
      { payload: { problem } }: PayloadAction<{ problem: RecoveryProblem }>,
    ): RecoveryState => ({
      step: 'error',
      from: 'password',
      problem,
      ...(problem.kind === 'refused' ? doubtOf(state) : { mayBeChanged: true }),
    }),
    /** Returns from the error to its step, with the input. */
    stepTriedAgain: (state): RecoveryState =>
      state.step === 'error' ? { step: state.from, ...doubtOf(state) } : state,
    /** Returns to the e-mail step: for another e-mail, or because the link is no longer valid. */
    anotherEmailWanted: createInitialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(recoveryEnded, createInitialState)
      .addCase(dialogClosed, (state, { payload }) => (payload === 'recovery' ? afterClosing(state) : state))
      .addCase(dialogOpened, (state, { payload }) => (payload.name === 'recovery' ? state : afterClosing(state)));
  },
});

export const {
  recoveryOpened,
  resetEmailRequested,
  resetEmailSent,
  resetEmailFailed,
  newPasswordGiven,
  passwordChanged,
  passwordChangeFailed,
  stepTriedAgain,
  anotherEmailWanted,
} = recovery.actions;

export const selectRecovery = lateState('recovery', recovery.reducer);
