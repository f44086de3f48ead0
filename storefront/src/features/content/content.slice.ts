import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { CarPage, HomeContent, OfferConditionsText, TextPage } from '#/domain/content/content.ts';
import { failure, idle, loading, success, type Loadable } from '#/shared/loading/loadable.ts';

export interface ContentState {
  home: Loadable<HomeContent>;
  /** Pages of cars by slug; null when the service has none. */
  carPages: Record<string, Loadable<CarPage | null>>;
  /** Text pages by slug; null when the service has none. */
  textPages: Record<string, Loadable<TextPage | null>>;
  /** Conditions that hold for every offer. */
  conditions: Loadable<readonly OfferConditionsText[]>;
}

const initialState: ContentState = { home: idle, carPages: {}, textPages: {}, conditions: idle };

type OfSlug<T> = PayloadAction<{ slug: string } & T>;

const content = createSlice({
  name: 'content',
  initialState,
  reducers: {
    homeRequested: (state) => {
      state.home = loading;
    },
    homeLoaded: (state: ContentState, { payload }: PayloadAction<HomeContent>) => {
      state.home = success(payload);
    },
    homeFailed: (state, { payload }: PayloadAction<AppError>) => {
      state.home = failure(payload);
    },

    carPageRequested: (state, { payload: { slug } }: OfSlug<object>) => {
      state.carPages[slug] = loading;
    },
    carPageLoaded: (state: ContentState, { payload: { slug, page } }: OfSlug<{ page: CarPage | null }>) => {
      state.carPages[slug] = success(page);
    },
    carPageFailed: (state, { payload: { slug, error } }: OfSlug<{ error: AppError }>) => {
      state.carPages[slug] = failure(error);
    },

    textPageRequested: (state, { payload: { slug } }: OfSlug<object>) => {
      state.textPages[slug] = loading;
    },
    textPageLoaded: (state: ContentState, { payload: { slug, page } }: OfSlug<{ page: TextPage | null }>) => {
      state.textPages[slug] = success(page);
    },
    textPageFailed: (state, { payload: { slug, error } }: OfSlug<{ error: AppError }>) => {
      state.textPages[slug] = failure(error);
    },

    conditionsRequested: (state) => {
      state.conditions = loading;
    },
    conditionsLoaded: (state: ContentState, { payload }: PayloadAction<readonly OfferConditionsText[]>) => {
      state.conditions = success(payload);
    },
    conditionsFailed: (state, { payload }: PayloadAction<AppError>) => {
      state.conditions = failure(payload);
    },
  },
});

export const {
  homeRequested,
  homeLoaded,
  homeFailed,
  carPageRequested,
  carPageLoaded,
  carPageFailed,
  textPageRequested,
  textPageLoaded,
  textPageFailed,
  conditionsRequested,
  conditionsLoaded,
  conditionsFailed,
} = content.actions;
export const contentReducer = content.reducer;
