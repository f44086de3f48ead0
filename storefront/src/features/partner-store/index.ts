export {
  selectAddressedStore,
  selectIsStoreAwaited,
  selectPartner,
  selectPartnerStore,
  selectStoreSlug,
  type PartnerStoreRoot,
} from './partner-store.selectors.ts';
export { watchMenuChoice } from './menu-choice.saga.ts';
export { carChosenInMenu } from './partner-store.events.ts';
export { storeNotices } from './partner-store.notices.ts';
export { partnerStoreReducer, storeCheckFailed, storeFound, storeLeft, storeNotFound } from './partner-store.slice.ts';
