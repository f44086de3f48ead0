export { consentCopy } from './consent.copy.ts';
export {
  consentDenied,
  consentGranted,
  consentReducer,
  consentRevoked,
  selectConsent,
  storeConsent,
} from './consent.slice.ts';
export { restoreConsent, watchConsent } from './consent.saga.ts';
