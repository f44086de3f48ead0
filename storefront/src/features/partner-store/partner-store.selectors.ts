import type { PartnerStoreState } from './partner-store.slice.ts';

/** Where this feature's state stands in the store. */
export interface PartnerStoreRoot {
  partnerStore: PartnerStoreState;
}

export const selectPartnerStore = (state: PartnerStoreRoot) => state.partnerStore;

/** The partner whose store is open; undefined in the house store. */
export const selectPartner = ({ partnerStore }: PartnerStoreRoot) =>
  partnerStore.status === 'open' ? partnerStore.partner : undefined;

/** Slug of the open store, which is its theme's name; undefined in the house store. */
export const selectStoreSlug = ({ partnerStore }: PartnerStoreRoot) =>
  partnerStore.status === 'open' ? partnerStore.slug : undefined;

/** Slug that addresses carry: the store may still be on its way to being open. */
export const selectAddressedStore = ({ partnerStore }: PartnerStoreRoot) =>
  partnerStore.status === 'house' || partnerStore.status === 'unknown' ? undefined : partnerStore.slug;

/** True until it is known whether the store an address names exists (spec §2.1: a loading overlay shows meanwhile). */
export const selectIsStoreAwaited = ({ partnerStore: { status } }: PartnerStoreRoot) =>
  status === 'checking' || status === 'failed';
