import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { CarPage, HomeContent, OfferConditionsText, TextPage } from '#/domain/content/content.ts';
import { dataOf, failure, idle, loading, success, type Loadable } from '#/shared/loading/loadable.ts';

/** The conditions were rendered, or their load is retried. */
export const conditionsAsked = createAction('content/conditionsAsked');

interface ContentState {
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

const contentSlice = createSlice({
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
} = contentSlice.actions;
export const contentReducer = contentSlice.reducer;

/** This feature's part of the store's state. */
export interface ContentRoot {
  content: ContentState;
}

/** Conditions that hold for every offer. */
export const selectConditions = (state: ContentRoot) => state.content.conditions;

export const selectHome = (state: ContentRoot) => state.content.home;

export const selectCarPage =
  (slug: string) =>
  (state: ContentRoot): Loadable<CarPage | null> =>
    state.content.carPages[slug] ?? idle;

/** A page with its own content. */
export type ContentPage = { kind: 'home' } | { kind: 'car' | 'text'; slug: string };

/** The header variant in the page's content. */
export const selectHeaderVariant =
  (page: ContentPage | undefined) =>
  (state: ContentRoot): 'standard' | 'classic' => {
    if (!page) return 'standard';
    const content =
      page.kind === 'home'
        ? selectHome(state)
        : (page.kind === 'car' ? selectCarPage : selectTextPage)(page.slug)(state);
    return dataOf<HomeContent | CarPage | TextPage | null>(content)?.header ?? 'standard';
  };

export const selectTextPage =
  (slug: string) =>
  (state: ContentRoot): Loadable<TextPage | null> =>
    state.content.textPages[slug] ?? idle;
