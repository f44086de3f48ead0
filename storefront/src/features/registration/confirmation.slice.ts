import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createSliceHook } from '#/shared/loading/create-slice-hook.ts';
import { lateState } from '#/shared/loading/late-state.ts';

/** State of the e-mail's link (spec §4, Registration: the step "success"). */
export type Confirmation =
  /** No link is open. */
  | { status: 'none' }
  | { status: 'confirming' }
  | { status: 'confirmed'; hasSession: boolean }
  /** The link is expired or invalid. */
  | { status: 'refused' }
  /** The service didn't respond; the link may be valid. */
  | { status: 'unanswered' };

const confirmation = createSlice({
  name: 'confirmation',
  initialState: (): Confirmation => ({ status: 'none' }),
  reducers: {
    /** Its page is open, or the visitor retries. The token is in the history entry, and in no event. */
    linkOpened: (): Confirmation => ({ status: 'confirming' }),
    /** `hasSession`: a session is stored, so the visitor need not log in. */
    emailConfirmed: (state: Confirmation, { payload }: PayloadAction<{ hasSession: boolean }>): Confirmation =>
      state.status === 'none' ? state : { status: 'confirmed', ...payload },
    linkRefused: settle({ status: 'refused' }),
    confirmationUnanswered: settle({ status: 'unanswered' }),
    /** The dialog was closed, and the visitor led to another page. */
    confirmationLeft: (): Confirmation => ({ status: 'none' }),
  },
});

/** Ignores a response that arrives after the visitor has left. */
function settle(outcome: Confirmation) {
  return (state: Confirmation): Confirmation => (state.status === 'none' ? state : outcome);
}

export const { linkOpened, emailConfirmed, linkRefused, confirmationUnanswered, confirmationLeft } =
  confirmation.actions;

export const selectConfirmation = lateState('confirmation', confirmation.reducer);
export const useConfirmation = createSliceHook(selectConfirmation);
