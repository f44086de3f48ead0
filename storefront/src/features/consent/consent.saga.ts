import { put } from 'typed-redux-saga';
import { consentDenied, consentGranted, type Consent } from './consent.slice.ts';

/** Where the visitor's choice is kept: a cookie of six months (product.md, storage). */
export interface ConsentPort {
  readChoice(): Consent;
}

/** Brings the stored choice into the page when it starts. */
export function* restoreConsent({ consent }: { consent: ConsentPort }) {
  const choice = consent.readChoice();
  if (choice === 'granted') yield* put(consentGranted());
  if (choice === 'denied') yield* put(consentDenied());
}
