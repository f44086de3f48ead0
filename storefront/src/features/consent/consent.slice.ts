import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { cookieLifetimeInSeconds, type StoragePort } from '#/shared/storage/storage.ts';

/** The visitor's consent to measurement; unknown until they choose. */
export type Consent = 'unknown' | 'granted' | 'denied';

interface ConsentState {
  choice: Consent;
  /** The visitor withdrew an earlier choice in this tab, to make another. */
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
    /** `elsewhere`: in another tab, so the focus of this one stays. */
    consentRevoked: (_state, { payload }: PayloadAction<'elsewhere' | undefined>): ConsentState => ({
      choice: 'unknown',
      isReopened: payload === undefined,
    }),
  },
});

export const { consentGranted, consentDenied, consentRevoked } = consent.actions;
export const consentReducer = consent.reducer;
export const selectConsent = (state: ConsentRoot) => state.consent.choice;
export const selectIsConsentReopened = (state: ConsentRoot) => state.consent.isReopened;

/**
 * Stores a choice for six months, and deletes one that is withdrawn. This is not a saga: the visitor may leave the page
 * before the saga runtime has loaded, and would see the banner again. Restoring a choice doesn't extend its lifetime.
 */
export function storeConsent(cookies: StoragePort['cookies'], action: unknown): void {
  if (consentRevoked.match(action)) cookies.remove('consent');
  const choice = consentGranted.match(action) ? 'granted' : consentDenied.match(action) ? 'denied' : undefined;
  if (choice === undefined || choice === cookies.read('consent')) return;
  cookies.write('consent', choice, cookieLifetimeInSeconds.consent);
}
