export {
  carChosenInMenu,
  partnerStoreReducer,
  selectStoreInUrl,
  selectIsStoreAwaited,
  selectPartner,
  selectPartnerStore,
  selectStoreSlug,
  storeCheckFailed,
  storeFound,
  storeLeft,
  storeNotFound,
  storeNotices,
  type PartnerStoreRoot,
} from './partner-store.slice.ts';
export { watchMenuChoice } from './menu-choice.saga.ts';

export { checkStore, refreshStore, type ThemePort } from './partner-store.saga.ts';
