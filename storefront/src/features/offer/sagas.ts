export { selectOffer } from './select-offer.saga.ts';
export { watchOffer } from './watch-offer.saga.ts';
export { watchNearby } from './nearby.saga.ts';
export { watchVersionPrices } from './version-prices.saga.ts';
export { watchEquipment } from './equipment.saga.ts';
export { watchShare } from './share.saga.ts';
