export { watchContact } from './contact.saga.ts';
export { loadDealers } from './dealers.saga.ts';
