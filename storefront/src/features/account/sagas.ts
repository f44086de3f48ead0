export { watchAccount } from './account.saga.ts';
export { addressSubmitted, cepEntered, documentChosen } from './account.slice.ts';
