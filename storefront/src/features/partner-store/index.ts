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

export { checkStore, refreshStore, watchMenuChoice, type ThemePort } from './partner-store.saga.ts';
