export {
  consentDenied,
  consentGranted,
  consentReducer,
  consentRevoked,
  selectConsent,
  type Consent,
} from './consent.slice.ts';
export { restoreConsent, type ConsentPort } from './consent.saga.ts';
