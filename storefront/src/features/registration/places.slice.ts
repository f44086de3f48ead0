import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { City, State } from '#/domain/place/geography.ts';
import type { PostalAddress } from '#/domain/customer/user.ts';
import { lateState } from '#/shared/loading/late-state.ts';
import { failure, idle, loading, success, type Loadable } from '#/shared/loading/loadable.ts';

/** Result of a postal code. */
export type PostalCode =
  | { status: 'idle' }
  | { status: 'asking' | 'found' | 'unknown' | 'failed'; /** Digits. */ cep: string };

export interface PlacesState {
  states: Loadable<readonly State[]>;
  /** Cities of one state. */
  cities: { uf: string; list: Loadable<readonly City[]> };
  postalCode: PostalCode;
}

const places = createSlice({
  name: 'places',
  initialState: (): PlacesState => ({ states: idle, cities: { uf: '', list: idle }, postalCode: { status: 'idle' } }),
  reducers: {
    /** The visitor retries after a failure. */
    statesWanted: () => undefined,
    citiesWanted: () => undefined,
    postalCodeWanted: () => undefined,
    statesAsked: (state) => {
      state.states = loading;
    },
    statesLoaded: (state: PlacesState, { payload }: PayloadAction<readonly State[]>) => {
      state.states = success(payload);
    },
    statesFailed: (state, { payload }: PayloadAction<AppError>) => {
      state.states = failure(payload);
    },
    citiesAsked: (state, { payload: { uf } }: PayloadAction<{ uf: string }>) => {
      state.cities = { uf, list: loading };
    },
    citiesLoaded: (
      state: PlacesState,
      { payload: { uf, cities } }: PayloadAction<{ uf: string; cities: readonly City[] }>,
    ) => {
      state.cities = { uf, list: success(cities) };
    },
    citiesFailed: (state, { payload: { uf, error } }: PayloadAction<{ uf: string; error: AppError }>) => {
      state.cities = { uf, list: failure(error) };
    },
    postalCodeAsked: (state, { payload: { cep } }: PayloadAction<{ cep: string }>) => {
      state.postalCode = { status: 'asking', cep };
    },
    postalCodeFound: (state, { payload: { cep } }: PayloadAction<PostalAddress>) => {
      state.postalCode = { status: 'found', cep };
    },
    postalCodeUnknown: (state, { payload: { cep } }: PayloadAction<{ cep: string }>) => {
      state.postalCode = { status: 'unknown', cep };
    },
    postalCodeFailed: (state, { payload: { cep } }: PayloadAction<{ cep: string }>) => {
      state.postalCode = { status: 'failed', cep };
    },
  },
});

export const {
  statesWanted,
  citiesWanted,
  postalCodeWanted,
  statesAsked,
  statesLoaded,
  statesFailed,
  citiesAsked,
  citiesLoaded,
  citiesFailed,
  postalCodeAsked,
  postalCodeFound,
  postalCodeUnknown,
  postalCodeFailed,
} = places.actions;

export const selectPlaces = lateState('places', places.reducer);
