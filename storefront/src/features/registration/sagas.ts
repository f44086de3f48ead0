export { watchAvailabilityNotice } from './availability-notice.saga.ts';
export { watchConfirmation } from './confirmation.saga.ts';
export { watchPlaces } from './places.saga.ts';
export { watchRegistration } from './registration.saga.ts';
