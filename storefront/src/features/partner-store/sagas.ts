export { checkStore, recheckStore, refreshStore } from './partner-store.saga.ts';
