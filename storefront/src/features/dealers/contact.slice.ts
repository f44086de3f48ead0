import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateState } from '#/shared/loading/late-state.ts';

/** Request for a call from a dealer. */
export interface ContactRequest {
  name: string;
  email: string;
  /** CPF or CNPJ, as typed. */
  document: string;
  /** Razão social, with a CNPJ. */
  company?: string;
  phone: string;
  message?: string;
  /** Name of the dealer, its city and its state. */
  dealer: string;
  city: string;
  state: string;
}

export type ContactState =
  | { status: 'idle' }
  | { status: 'sending'; request: ContactRequest }
  | { status: 'sent' }
  | { status: 'failed'; isOutcomeUnknown: boolean };

const contact = createSlice({
  name: 'dealerContact',
  initialState: (): ContactState => ({ status: 'idle' }),
  reducers: {
    contactSubmitted: (_, { payload }: PayloadAction<ContactRequest>): ContactState => ({
      status: 'sending',
      request: payload,
    }),
    contactSent: (): ContactState => ({ status: 'sent' }),
    contactFailed: (_state, { payload }: PayloadAction<{ isOutcomeUnknown: boolean }>): ContactState => ({
      status: 'failed',
      ...payload,
    }),
    /** A pending request can't be cancelled: its outcome is shown when the form opens again. */
    contactClosed: (state): ContactState => (state.status === 'sending' ? state : { status: 'idle' }),
  },
});

export const { contactSubmitted, contactSent, contactFailed, contactClosed } = contact.actions;

export const selectContact = lateState<ContactState>('dealerContact', contact.reducer);
