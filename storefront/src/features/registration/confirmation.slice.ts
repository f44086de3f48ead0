import { createSlice } from '@reduxjs/toolkit';
import { lateState } from '#/shared/loading/late-state.ts';

/** What became of the link in the e-mail (spec §4, Registration: the step "success"). */
export type Confirmation =
  /** No link was opened. */
  | { status: 'none' }
  | { status: 'confirming' }
  | { status: 'confirmed' }
  /** Expired, or no link of ours. */
  | { status: 'refused' }
  /** The service can't be reached; the link may well be good. */
  | { status: 'unanswered' };

const confirmation = createSlice({
  name: 'confirmation',
  initialState: (): Confirmation => ({ status: 'none' }),
  reducers: {
    /** Its page is open, or the visitor tries again. The token is in the page's address, and in no event. */
    linkOpened: (): Confirmation => ({ status: 'confirming' }),
    emailConfirmed: settle({ status: 'confirmed' }),
    linkRefused: settle({ status: 'refused' }),
    confirmationUnanswered: settle({ status: 'unanswered' }),
    /** The dialog is closed, and the visitor somewhere else. */
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
