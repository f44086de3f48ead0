export { checkStore, recheckStore } from './partner-store.saga.ts';
