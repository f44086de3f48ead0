export { consentCopy } from './consent.copy.ts';
export { ConsentChoice } from './screens/ConsentChoice.tsx';
