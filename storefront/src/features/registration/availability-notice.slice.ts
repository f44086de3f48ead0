import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NoticeRequest } from '#/domain/user.ts';
import { lateState } from '#/shared/late-state.ts';
import { dialogClosed } from '#/shared/page-dialog.slice.ts';

/** "Avise quando voltar": how far the request is. */
export type AvailabilityNotice =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'failed'; serverMessage?: string; isOutcomeUnknown: boolean };

const availabilityNotice = createSlice({
  name: 'availabilityNotice',
  initialState: (): AvailabilityNotice => ({ status: 'idle' }),
  reducers: {
    noticeSubmitted: (_state, _action: PayloadAction<NoticeRequest>): AvailabilityNotice => ({ status: 'sending' }),
    noticeTaken: (): AvailabilityNotice => ({ status: 'sent' }),
    noticeFailed: (
      _state,
      { payload }: PayloadAction<{ serverMessage?: string; isOutcomeUnknown: boolean }>,
    ): AvailabilityNotice => ({ status: 'failed', ...payload }),
  },
  extraReducers: (on) => {
    // What is being sent can't be called back: its outcome is told when the dialog is opened again.
    on.addCase(dialogClosed, (state, { payload }): AvailabilityNotice =>
      payload !== 'availabilityNotice' || state.status === 'sending' ? state : { status: 'idle' },
    );
  },
});

export const { noticeSubmitted, noticeTaken, noticeFailed } = availabilityNotice.actions;

export const selectAvailabilityNotice = lateState('availabilityNotice', availabilityNotice.reducer);
