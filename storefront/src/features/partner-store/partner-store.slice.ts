import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { PartnerStore } from '#/domain/content/content.ts';
import { storeNotFoundCopy } from '#/shared/failures/error-copy.ts';

/** A car was chosen in the header's menu (spec §2.3). */
export const carChosenInMenu = createAction<{ slug: string }>('partnerStore/carChosenInMenu');

/** State of the store in the URL. */
type PartnerStoreState =
  | { status: 'house' }
  | { status: 'checking'; slug: string }
  /** The store exists; `partner` is set after the service's response. */
  | { status: 'open'; slug: string; partner?: PartnerStore }
  /** The store doesn't exist. */
  | { status: 'unknown'; slug: string }
  | { status: 'failed'; slug: string; error: AppError };

const partnerStoreSlice = createSlice({
  name: 'partnerStore',
  initialState: (): PartnerStoreState => ({ status: 'house' }),
  reducers: {
    storeLeft: (): PartnerStoreState => ({ status: 'house' }),
    storeCheckStarted: (_, { payload: { slug } }: PayloadAction<{ slug: string }>): PartnerStoreState => ({
      status: 'checking',
      slug,
    }),
    storeFound: (_, { payload }: PayloadAction<{ slug: string; partner?: PartnerStore }>): PartnerStoreState => ({
      status: 'open',
      ...payload,
    }),
    storeNotFound: (_, { payload: { slug } }: PayloadAction<{ slug: string }>): PartnerStoreState => ({
      status: 'unknown',
      slug,
    }),
    storeCheckFailed: (_, { payload }: PayloadAction<{ slug: string; error: AppError }>): PartnerStoreState => ({
      status: 'failed',
      ...payload,
    }),
  },
});

export const { storeLeft, storeCheckStarted, storeFound, storeNotFound, storeCheckFailed } = partnerStoreSlice.actions;
export const partnerStoreReducer = partnerStoreSlice.reducer;

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

/** Slug in the page's URL: the check of that store may still be pending. */
export const selectStoreInUrl = ({ partnerStore }: PartnerStoreRoot) =>
  partnerStore.status === 'house' || partnerStore.status === 'unknown' ? undefined : partnerStore.slug;

/** True until the store check has finished (spec §2.1: a loading overlay is displayed meanwhile). */
export const selectIsStoreAwaited = ({ partnerStore: { status } }: PartnerStoreRoot) =>
  status === 'checking' || status === 'failed';

/** Toasts of this feature (spec §8, Store). */
export const storeNotices = {
  storeNotFound: { title: storeNotFoundCopy, tone: 'error' },
} as const;
