export {
  consentDenied,
  consentGranted,
  consentReducer,
  consentRevoked,
  selectConsent,
  type Consent,
} from './consent.slice.ts';
export { restoreConsent, watchConsent } from './consent.saga.ts';
