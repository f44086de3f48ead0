import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LeadFacts } from '#/domain/contact/leads.ts';
import type { NoticeRequest } from '#/domain/customer/user.ts';
import { lateState } from '#/shared/loading/late-state.ts';
import { dialogClosed } from '#/shared/page/page-dialog.slice.ts';

/** "Avise quando voltar": progress of the request. */
export type AvailabilityNotice =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'failed'; serverMessage?: string; isOutcomeUnknown: boolean };

const availabilityNotice = createSlice({
  name: 'availabilityNotice',
  initialState: (): AvailabilityNotice => ({ status: 'idle' }),
  reducers: {
    /** `vehicleModel` is the car that the visitor waits for. */
    noticeSubmitted: (
      _state,
      _action: PayloadAction<NoticeRequest & { vehicleModel: string }>,
    ): AvailabilityNotice => ({ status: 'sending' }),
    /** The fleet service has the request; it has no field for the car, so a lead carries it. */
    noticeTaken: (_state, _action: PayloadAction<LeadFacts>): AvailabilityNotice => ({ status: 'sent' }),
    noticeFailed: (
      _state,
      { payload }: PayloadAction<{ serverMessage?: string; isOutcomeUnknown: boolean }>,
    ): AvailabilityNotice => ({ status: 'failed', ...payload }),
  },
  extraReducers: (on) => {
    // A pending request can't be cancelled: its outcome is shown when the dialog opens again.
    on.addCase(dialogClosed, (state, { payload }): AvailabilityNotice =>
      payload !== 'availabilityNotice' || state.status === 'sending' ? state : { status: 'idle' },
    );
  },
});

export const { noticeSubmitted, noticeTaken, noticeFailed } = availabilityNotice.actions;

export const selectAvailabilityNotice = lateState('availabilityNotice', availabilityNotice.reducer);
