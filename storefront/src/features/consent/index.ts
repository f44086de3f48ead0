export { consentCopy } from './consent.copy.ts';
export {
  consentDenied,
  consentGranted,
  consentReducer,
  consentRevoked,
  selectConsent,
  storeConsent,
} from './consent.slice.ts';
export { restoreConsent } from './consent.saga.ts';
