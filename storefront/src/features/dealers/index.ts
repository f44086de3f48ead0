export { contactFailed, contactSent, contactSubmitted, type ContactRequest } from './contact.slice.ts';

export { DealersScreen, type DealersScreenProps } from './screens/DealersScreen.tsx';
