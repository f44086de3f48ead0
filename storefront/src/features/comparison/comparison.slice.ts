import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import { toggledCompared } from '#/domain/comparison/comparison-selection.ts';
import type { ComparisonTables } from '#/domain/comparison/comparison-tables.ts';
import type { Condition, Selection } from '#/domain/offer/conditions.ts';
import type { CostTerms } from '#/domain/comparison/true-cost.ts';
import type { Plan } from '#/domain/offer/simulation.ts';
import type { Vehicle } from '#/domain/offer/offer.ts';
import { lateState, type LateRoot } from '#/shared/loading/late-state.ts';
import { failure, idle, loading, success, type Loadable } from '#/shared/loading/loadable.ts';

export type PricedPlan = Selection & Pick<Condition, 'monthlyInstallmentInCents'>;

/** Prices of a compared offer. */
export interface OfferPlans {
  /** One for each term and kilometres. */
  plans: readonly PricedPlan[];
  costTerms?: CostTerms | undefined;
}

/** The home page's car, simulated in its best condition. */
export interface LeadingOffer {
  slug: string;
  plans: Loadable<readonly Plan[]>;
}

export interface ComparisonState {
  tables: Loadable<ComparisonTables>;
  /** Read with the tables (spec §9). */
  salesPhone?: string | undefined;
  leading?: LeadingOffer | undefined;
  /** By `offerId`. */
  plans: Record<string, Loadable<OfferPlans>>;
  /** By `offerId`. */
  vehicles: Record<string, Loadable<Vehicle>>;
  /** Slugs chosen on cards, in the order of choosing. */
  chosen: readonly string[];
  /** Slug of the fourth car if one was pressed last: the maximum is then announced. */
  refused?: string | undefined;
}

type OfSlug<T = object> = PayloadAction<{ slug: string } & T>;
/** `id`: an `offerId`. */
type OfOffer<T = object> = PayloadAction<{ id: string } & T>;

const comparison = createSlice({
  name: 'comparison',
  initialState: (): ComparisonState => ({ tables: idle, plans: {}, vehicles: {}, chosen: [] }),
  reducers: {
    tablesLoaded: (
      state: ComparisonState,
      { payload }: PayloadAction<{ tables: ComparisonTables; salesPhone?: string | undefined }>,
    ) => {
      state.tables = success(payload.tables);
      state.salesPhone = payload.salesPhone;
    },
    tablesFailed: (state, { payload }: PayloadAction<AppError>) => {
      state.tables = failure(payload);
    },
    leadingRequested: (state, { payload: { slug } }: OfSlug) => {
      state.leading = { slug, plans: loading };
    },
    leadingLoaded: (state: ComparisonState, { payload: { slug, plans } }: OfSlug<{ plans: readonly Plan[] }>) => {
      state.leading = { slug, plans: success(plans) };
    },
    leadingFailed: (state, { payload: { slug, error } }: OfSlug<{ error: AppError }>) => {
      state.leading = { slug, plans: failure(error) };
    },
    plansRequested: (state, { payload }: OfOffer) => {
      state.plans[payload.id] = loading;
    },
    plansLoaded: (state: ComparisonState, { payload }: OfOffer<{ plans: OfferPlans }>) => {
      state.plans[payload.id] = success(payload.plans);
    },
    plansFailed: (state, { payload }: OfOffer<{ error: AppError }>) => {
      state.plans[payload.id] = failure(payload.error);
    },
    vehicleRequested: (state, { payload }: OfOffer) => {
      state.vehicles[payload.id] = loading;
    },
    vehicleLoaded: (state: ComparisonState, { payload }: OfOffer<{ vehicle: Vehicle }>) => {
      state.vehicles[payload.id] = success(payload.vehicle);
    },
    vehicleFailed: (state, { payload }: OfOffer<{ error: AppError }>) => {
      state.vehicles[payload.id] = failure(payload.error);
    },

    /** "Comparar" was pressed on a car's card. */
    carPressed: (state: ComparisonState, { payload }: OfSlug) => {
      const chosen = toggledCompared(state.chosen, payload.slug);
      state.refused = chosen === state.chosen ? payload.slug : undefined;
      state.chosen = chosen;
    },
    choiceCleared: (state) => {
      state.chosen = [];
      state.refused = undefined;
    },
  },
});

export const {
  tablesLoaded,
  tablesFailed,
  leadingRequested,
  leadingLoaded,
  leadingFailed,
  plansRequested,
  plansLoaded,
  plansFailed,
  vehicleRequested,
  vehicleLoaded,
  vehicleFailed,
  carPressed,
  choiceCleared,
} = comparison.actions;

export const selectComparison = lateState('comparison', comparison.reducer);

/** Loaded depreciation and maintenance. */
export const selectTables = (root: LateRoot) => selectComparison(root).tables;

/** Phone of the sales team; undefined if the service has none. */
export const selectSalesPhone = (root: LateRoot) => selectComparison(root).salesPhone;

/** The home page's car with its plans; undefined before loading. */
export const selectLeading = (root: LateRoot) => selectComparison(root).leading;

/** Plans of the compared offers, by `offerId`. */
export const selectPlans = (root: LateRoot) => selectComparison(root).plans;

/** The compared cars' own data, by `offerId`. */
export const selectVehicles = (root: LateRoot) => selectComparison(root).vehicles;

/** Cars chosen on their cards. */
export const selectChosen = (root: LateRoot) => selectComparison(root).chosen;

/** The car that was pressed last and is one too many. */
export const selectRefused = (root: LateRoot) => selectComparison(root).refused;
