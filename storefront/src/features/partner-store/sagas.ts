export { checkStore } from './partner-store.saga.ts';
