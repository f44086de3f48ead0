export { watchAccount, type AccountPorts } from './account.saga.ts';
