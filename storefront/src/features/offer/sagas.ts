export { selectOffer } from './plan/select-offer.saga.ts';
export { watchOffer, watchVersionPrices } from './plan/watch-offer.saga.ts';
export { watchNearby } from './nearby/nearby.saga.ts';
export { watchEquipment } from './equipment/equipment.saga.ts';
export { watchShare } from './share/share.saga.ts';
