import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import memoizeOne from 'memoize-one';
import type { AppError } from '#/api/app-error.ts';
import type { RegisteredCar } from '#/domain/content/content.ts';
import { representativeOffers } from '#/domain/offer/catalog.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { dataOf, failure, idle, loading, success, type Loadable } from '#/shared/loading/loadable.ts';

/** The list of all cars was rendered. */
export const carListShown = createAction('catalog/carListShown');

/** A link to a car in a list was followed; `place` identifies the list. */
export const offerOpened = createAction<{ car: string; place: string }>('catalog/offerOpened');

/** Every version on offer, as the vehicle service lists them. */
export type CatalogState = Loadable<readonly Offer[]>;

const catalogSlice = createSlice({
  name: 'catalog',
  initialState: (): CatalogState => idle,
  reducers: {
    offersRequested: (): CatalogState => loading,
    offersLoaded: (_, action: PayloadAction<readonly Offer[]>): CatalogState => success(action.payload),
    offersFailed: (_, action: PayloadAction<AppError>): CatalogState => failure(action.payload),
    /** The visitor left the page before the list loaded. */
    offersDropped: (): CatalogState => idle,
  },
});

export const { offersRequested, offersLoaded, offersFailed, offersDropped } = catalogSlice.actions;
export const catalogReducer = catalogSlice.reducer;

/** Every car that has a page, on offer or not. */
export type RegisteredCarsState = Loadable<readonly RegisteredCar[]>;

const registeredCars = createSlice({
  name: 'registeredCars',
  initialState: (): RegisteredCarsState => idle,
  reducers: {
    registeredCarsRequested: (): RegisteredCarsState => loading,
    registeredCarsLoaded: (_, action: PayloadAction<readonly RegisteredCar[]>): RegisteredCarsState =>
      success(action.payload),
    registeredCarsFailed: (_, action: PayloadAction<AppError>): RegisteredCarsState => failure(action.payload),
  },
});

export const { registeredCarsRequested, registeredCarsLoaded, registeredCarsFailed } = registeredCars.actions;
export const registeredCarsReducer = registeredCars.reducer;

/** This feature's part of the store's state. */
export interface CatalogRoot {
  catalog: CatalogState;
  registeredCars: RegisteredCarsState;
}

export const selectCatalog = (state: CatalogRoot) => state.catalog;

export const selectCatalogStatus = (state: CatalogRoot) => selectCatalog(state).status;

const offersOf = memoizeOne((catalog: CatalogState) => dataOf(catalog) ?? []);

/** Every version on offer; empty before loading. */
export const selectOffers = (state: CatalogRoot) => offersOf(selectCatalog(state));

const carsOf = memoizeOne(representativeOffers);

/** One offer per car, in the order of spec §9. */
export const selectCars = (state: CatalogRoot) => carsOf(selectOffers(state));

export const selectRegisteredCars = (state: CatalogRoot) => state.registeredCars;
