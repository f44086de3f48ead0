import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { PartnerStore } from '#/domain/content/content.ts';

/** State of the store in the address. */
export type PartnerStoreState =
  | { status: 'house' }
  | { status: 'checking'; slug: string }
  /** The store exists; `partner` is set after the service's response. */
  | { status: 'open'; slug: string; partner?: PartnerStore }
  /** The store doesn't exist. */
  | { status: 'unknown'; slug: string }
  | { status: 'failed'; slug: string; error: AppError };

const partnerStore = createSlice({
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

export const { storeLeft, storeCheckStarted, storeFound, storeNotFound, storeCheckFailed } = partnerStore.actions;
export const partnerStoreReducer = partnerStore.reducer;
