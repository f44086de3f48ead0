export { selectOffer } from './select-offer.saga.ts';
export { watchOffer } from './watch-offer.saga.ts';
