export { watchAccount, type AccountPorts } from './account.saga.ts';
export { addressSubmitted, cepEntered, documentChosen } from './account.slice.ts';
