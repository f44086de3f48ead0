import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createSliceHook } from '#/shared/loading/create-slice-hook.ts';
import { lateState } from '#/shared/loading/late-state.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';

/** The fields of the form. */
export interface ContactValues {
  name: string;
  /** CPF or CNPJ, as typed. */
  document: string;
  /** Razão social, with a CNPJ. */
  company: string;
  email: string;
  phone: string;
  message: string;
}

type OptionalValue = 'company' | 'message';

/** Request for a call from a dealer. */
export interface ContactRequest
  extends Omit<ContactValues, OptionalValue>, Partial<Pick<ContactValues, OptionalValue>> {
  /** Name of the dealer, its city and its state. */
  dealer: string;
  city: string;
  state: string;
}

export interface ContactState {
  /** Changed fields. They stay when the form is closed, until they have been sent. */
  typed: Partial<ContactValues>;
  /** True once a field has changed after the last request. */
  isChangedSince: boolean;
  progress:
    | { status: 'idle' }
    | { status: 'sending'; request: ContactRequest }
    | { status: 'sent'; request: ContactRequest }
    | { status: 'failed'; isUnknown: boolean };
}

const initialState = (): ContactState => ({ typed: {}, isChangedSince: false, progress: { status: 'idle' } });

/** False after the end of the session: the next user gets no outcome of the former one's request. */
const isSending = ({ progress }: ContactState) => progress.status === 'sending';

const contact = createSlice({
  name: 'dealerContact',
  initialState,
  reducers: {
    contactChanged: (state, { payload }: PayloadAction<Partial<ContactValues>>) => {
      Object.assign(state.typed, payload);
      state.isChangedSince = true;
    },
    contactSubmitted: (state, { payload }: PayloadAction<ContactRequest>) => {
      state.isChangedSince = false;
      state.progress = { status: 'sending', request: payload };
    },
    contactSent: (state, { payload }: PayloadAction<ContactRequest>) => {
      if (!isSending(state)) return;
      if (!state.isChangedSince) state.typed = {};
      state.progress = { status: 'sent', request: payload };
    },
    contactFailed: (state, { payload }: PayloadAction<{ isUnknown: boolean }>) => {
      if (isSending(state)) state.progress = { status: 'failed', ...payload };
    },
    /** A pending request can't be cancelled: its outcome is shown when the form opens again. */
    contactClosed: (state) => {
      if (!isSending(state)) state.progress = { status: 'idle' };
    },
  },
  extraReducers: (on) => on.addCase(sessionEnded, initialState),
});

export const { contactChanged, contactSubmitted, contactSent, contactFailed, contactClosed } = contact.actions;

export const useContact = createSliceHook(lateState<ContactState>('dealerContact', contact.reducer));
