import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredLead } from '#/domain/contact/leads.ts';
import type { NoticeRequest } from '#/domain/customer/user.ts';
import { createSliceHook } from '#/shared/loading/create-slice-hook.ts';
import { lateState } from '#/shared/loading/late-state.ts';
import { dialogClosed } from '#/shared/page/page-dialog.slice.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';

/** "Avise quando voltar": the visitor's input, and the progress of the request. */
export interface AvailabilityNotice {
  /** Stays when the dialog is closed, until it has been sent. */
  values: NoticeRequest;
  progress:
    | { status: 'idle' }
    | { status: 'sending' }
    | { status: 'sent'; phone: string; carName: string }
    | { status: 'failed'; serverMessage?: string; isUnknown: boolean };
}

const initialState = (): AvailabilityNotice => ({
  values: { name: '', document: '', phone: '' },
  progress: { status: 'idle' },
});

/** False after the end of the session: the next user gets no outcome of the former one's request. */
const isSending = ({ progress }: AvailabilityNotice) => progress.status === 'sending';

const availabilityNotice = createSlice({
  name: 'availabilityNotice',
  initialState,
  reducers: {
    noticeChanged: (state, { payload }: PayloadAction<Partial<NoticeRequest>>) => {
      Object.assign(state.values, payload);
    },
    /** `vehicleModel` is the car that the visitor waits for. */
    noticeSubmitted: (state, _action: PayloadAction<NoticeRequest & { vehicleModel: string }>) => {
      state.progress = { status: 'sending' };
    },
    /** The fleet service has the request; it has no field for the car, so a lead carries it. */
    noticeTaken: (state, { payload }: PayloadAction<StoredLead>): AvailabilityNotice =>
      isSending(state)
        ? {
            ...initialState(),
            progress: { status: 'sent', phone: payload.lead.phone, carName: payload.lead.vehicleModel ?? '' },
          }
        : state,
    noticeFailed: (state, { payload }: PayloadAction<{ serverMessage?: string; isUnknown: boolean }>) => {
      if (isSending(state)) state.progress = { status: 'failed', ...payload };
    },
  },
  extraReducers: (on) => {
    // A pending request can't be cancelled: its outcome is shown when the dialog opens again.
    on.addCase(dialogClosed, (state, { payload }) => {
      if (payload === 'availabilityNotice' && !isSending(state)) state.progress = { status: 'idle' };
    });
    on.addCase(sessionEnded, initialState);
  },
});

export const { noticeChanged, noticeSubmitted, noticeTaken, noticeFailed } = availabilityNotice.actions;

export const selectAvailabilityNotice = lateState('availabilityNotice', availabilityNotice.reducer);
export const useAvailabilityNotice = createSliceHook(selectAvailabilityNotice);
