import { createSlice } from '@reduxjs/toolkit';

/** The visitor's choice about measurement: unknown until they make it. */
export type Consent = 'unknown' | 'granted' | 'denied';

const consent = createSlice({
  name: 'consent',
  initialState: { choice: 'unknown' as Consent },
  reducers: {
    consentGranted: (state) => {
      state.choice = 'granted';
    },
    consentDenied: (state) => {
      state.choice = 'denied';
    },
    consentRevoked: (state) => {
      state.choice = 'unknown';
    },
  },
});

export const { consentGranted, consentDenied, consentRevoked } = consent.actions;
export const consentReducer = consent.reducer;
export const selectConsent = (state: { consent: { choice: Consent } }) => state.consent.choice;
