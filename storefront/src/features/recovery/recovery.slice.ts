import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateState } from '#/shared/loading/late-state.ts';
import type { SecretTicket } from '#/shared/forms/one-time-secrets.ts';
import { dialogClosed, dialogOpened } from '#/shared/page/page-dialog.slice.ts';

/** Why a step did not succeed, as far as it is known. */
export type RecoveryProblem =
  /** The e-mail could not be asked for, whatever happened to the call. */
  | { kind: 'emailNotSent' }
  /** No answer, or a fault of the service: whether the password changed is not known. */
  | { kind: 'passwordNotChanged' }
  /** The service's own words. `isLinkAtFault`: another try with the same link would be refused, too. */
  | { kind: 'refused'; words?: string; isLinkAtFault: boolean }
  /** A response outside the contract, or a bug. */
  | { kind: 'unexpected' };

/** The five steps of spec §4, Forgot password. */
export type RecoveryState =
  | { step: 'email'; sending?: { email: string } }
  | { step: 'email-sent' }
  | { step: 'password'; sending?: { password: SecretTicket } }
  | { step: 'success' }
  | { step: 'error'; from: 'email' | 'password'; problem: RecoveryProblem };

const atFirst = (): RecoveryState => ({ step: 'email' });

/** A password on its way is told of even when the dialog was closed meanwhile: it may have changed. */
const afterClosing = (state: RecoveryState): RecoveryState =>
  state.step === 'password' && state.sending ? state : atFirst();

/** The password is changed and the visitor goes on: to where they were, or to the log-in over it. */
export const recoveryEnded = createAction<{ next: 'page' | 'login' }>('recovery/recoveryEnded');

const recovery = createSlice({
  name: 'recovery',
  initialState: atFirst,
  reducers: {
    /** The dialog is on the page. `hasLink`: the page was opened by the link of an e-mail. */
    recoveryOpened: (state, { payload }: PayloadAction<{ hasLink: boolean }>): RecoveryState =>
      payload.hasLink && state.step === 'email' ? { step: 'password' } : state,
    resetEmailRequested: (_, { payload }: PayloadAction<{ email: string }>): RecoveryState => ({
      step: 'email',
      sending: payload,
    }),
    resetEmailSent: (): RecoveryState => ({ step: 'email-sent' }),
    resetEmailFailed: (): RecoveryState => ({ step: 'error', from: 'email', problem: { kind: 'emailNotSent' } }),
    newPasswordGiven: (_, { payload }: PayloadAction<{ password: SecretTicket }>): RecoveryState => ({
      step: 'password',
      sending: payload,
    }),
    passwordChanged: (): RecoveryState => ({ step: 'success' }),
    passwordChangeFailed: (_, { payload }: PayloadAction<{ problem: RecoveryProblem }>): RecoveryState => ({
      step: 'error',
      from: 'password',
      problem: payload.problem,
    }),
    /** From the error: once more, with what was typed. */
    stepTriedAgain: (state): RecoveryState => (state.step === 'error' ? { step: state.from } : state),
    /** Another e-mail is wanted: to another address, or because the link is of no use any more. */
    anotherEmailWanted: atFirst,
  },
  extraReducers: (builder) => {
    builder
      .addCase(recoveryEnded, atFirst)
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
