export {
  consentDenied,
  consentGranted,
  consentReducer,
  consentRevoked,
  selectConsent,
  type Consent,
} from './consent.slice.ts';
export { restoreConsent } from './consent.saga.ts';
export { storeConsent } from './store-consent.ts';
