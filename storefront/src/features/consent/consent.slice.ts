import { createSlice } from '@reduxjs/toolkit';

/** The visitor's consent to measurement; unknown until they choose. */
export type Consent = 'unknown' | 'granted' | 'denied';

interface ConsentState {
  choice: Consent;
  /** The visitor took an earlier choice back, and means to make another. */
  isReopened: boolean;
}

interface ConsentRoot {
  consent: ConsentState;
}

const chosen = (choice: Consent) => (): ConsentState => ({ choice, isReopened: false });

const consent = createSlice({
  name: 'consent',
  initialState: chosen('unknown'),
  reducers: {
    consentGranted: chosen('granted'),
    consentDenied: chosen('denied'),
    consentRevoked: (): ConsentState => ({ choice: 'unknown', isReopened: true }),
  },
});

export const { consentGranted, consentDenied, consentRevoked } = consent.actions;
export const consentReducer = consent.reducer;
export const selectConsent = (state: ConsentRoot) => state.consent.choice;
export const selectIsConsentReopened = (state: ConsentRoot) => state.consent.isReopened;
