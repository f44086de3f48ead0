export { contactFailed, contactSent, contactSubmitted } from './contact.slice.ts';

export { loadDealers } from './dealers.saga.ts';
export { DealersScreen } from './screens/DealersScreen.tsx';
