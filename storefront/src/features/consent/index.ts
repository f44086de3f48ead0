export {
  consentDenied,
  consentGranted,
  consentReducer,
  consentRevoked,
  selectConsent,
  type Consent,
} from './consent.slice.ts';
export { restoreConsent } from './consent.saga.ts';
export { keepConsent } from './keep-consent.ts';
