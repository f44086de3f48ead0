export { contactFailed, contactSent, contactSubmitted, type ContactRequest } from './contact.slice.ts';

export { loadDealers } from './dealers.saga.ts';
export { DealersScreen, type DealersScreenProps } from './screens/DealersScreen.tsx';
