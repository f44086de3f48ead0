import type { PartnerStoreState } from './partner-store.slice.ts';

/** This feature's part of the store's state. */
export interface PartnerStoreRoot {
  partnerStore: PartnerStoreState;
}

export const selectPartnerStore = (state: PartnerStoreRoot) => state.partnerStore;

/** The partner of the open store; undefined in the house store. */
export const selectPartner = ({ partnerStore }: PartnerStoreRoot) =>
  partnerStore.status === 'open' ? partnerStore.partner : undefined;

/** Slug of the open store, also its theme's name; undefined in the house store. */
export const selectStoreSlug = ({ partnerStore }: PartnerStoreRoot) =>
  partnerStore.status === 'open' ? partnerStore.slug : undefined;

/** Slug in the page's address: the check of that store may still be pending. */
export const selectAddressedStore = ({ partnerStore }: PartnerStoreRoot) =>
  partnerStore.status === 'house' || partnerStore.status === 'unknown' ? undefined : partnerStore.slug;

/** True until the store check has finished (spec §2.1: a loading overlay is displayed meanwhile). */
export const selectIsStoreAwaited = ({ partnerStore: { status } }: PartnerStoreRoot) =>
  status === 'checking' || status === 'failed';
