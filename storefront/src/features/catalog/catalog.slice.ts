import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { failure, idle, loading, success, type Loadable } from '#/shared/loading/loadable.ts';

/** Every version on offer, as the vehicle service lists them. */
export type CatalogState = Loadable<readonly Offer[]>;

const catalog = createSlice({
  name: 'catalog',
  initialState: (): CatalogState => idle,
  reducers: {
    offersRequested: (): CatalogState => loading,
    offersLoaded: (_, action: PayloadAction<readonly Offer[]>): CatalogState => success(action.payload),
    offersFailed: (_, action: PayloadAction<AppError>): CatalogState => failure(action.payload),
    /** Whoever was reading the list has left. */
    offersDropped: (): CatalogState => idle,
  },
});

export const { offersRequested, offersLoaded, offersFailed, offersDropped } = catalog.actions;
export const catalogReducer = catalog.reducer;
