import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import { toggledCompared } from '#/domain/comparison/comparison-selection.ts';
import type { ComparisonTables } from '#/domain/comparison/comparison-tables.ts';
import type { Condition } from '#/domain/offer/conditions.ts';
import type { CostTerms } from '#/domain/comparison/cost-terms.ts';
import type { Plan } from '#/domain/offer/simulation.ts';
import type { Vehicle } from '#/domain/offer/vehicle.ts';
import { failure, idle, loading, success, type Loadable } from '#/shared/loading/loadable.ts';

/** The plan of a compared offer, its cost terms, and the available terms and kilometres. */
export interface ComparedPlan {
  condition: Condition;
  costTerms?: CostTerms | undefined;
  /** Ascending. */
  deadlines: readonly number[];
  /** Ascending. */
  monthlyKms: readonly number[];
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
  plans: Record<string, Loadable<ComparedPlan | undefined>>;
  /** By `offerId`. */
  vehicles: Record<string, Loadable<Vehicle>>;
  /** Slugs chosen on cards, in the order of choosing. */
  chosen: readonly string[];
  /** True after a fourth car was pressed: the maximum is then announced. */
  isFull: boolean;
}

type OfSlug<T = object> = PayloadAction<{ slug: string } & T>;
/** `id`: an `offerId`. */
type OfOffer<T = object> = PayloadAction<{ id: string } & T>;

const withPlan = (state: ComparisonState, id: string, plan: Loadable<ComparedPlan | undefined>): ComparisonState => ({
  ...state,
  plans: { ...state.plans, [id]: plan },
});
const withVehicle = (state: ComparisonState, id: string, vehicle: Loadable<Vehicle>): ComparisonState => ({
  ...state,
  vehicles: { ...state.vehicles, [id]: vehicle },
});

const comparison = createSlice({
  name: 'comparison',
  initialState: (): ComparisonState => ({ tables: idle, plans: {}, vehicles: {}, chosen: [], isFull: false }),
  reducers: {
    tablesLoaded: (
      state,
      { payload }: PayloadAction<{ tables: ComparisonTables; salesPhone?: string | undefined }>,
    ): ComparisonState => ({
      ...state,
      tables: success(payload.tables),
      salesPhone: payload.salesPhone,
    }),
    tablesFailed: (state, { payload }: PayloadAction<AppError>): ComparisonState => ({
      ...state,
      tables: failure(payload),
    }),
    leadingRequested: (state, { payload }: OfSlug): ComparisonState => ({
      ...state,
      leading: { slug: payload.slug, plans: loading },
    }),
    leadingLoaded: (state, { payload }: OfSlug<{ plans: readonly Plan[] }>): ComparisonState => ({
      ...state,
      leading: { slug: payload.slug, plans: success(payload.plans) },
    }),
    leadingFailed: (state, { payload }: OfSlug<{ error: AppError }>): ComparisonState => ({
      ...state,
      leading: { slug: payload.slug, plans: failure(payload.error) },
    }),
    planRequested: (state, { payload }: OfOffer): ComparisonState => withPlan(state, payload.id, loading),
    planLoaded: (state, { payload }: OfOffer<{ plan: ComparedPlan | undefined }>): ComparisonState =>
      withPlan(state, payload.id, success(payload.plan)),
    planFailed: (state, { payload }: OfOffer<{ error: AppError }>): ComparisonState =>
      withPlan(state, payload.id, failure(payload.error)),
    vehicleRequested: (state, { payload }: OfOffer): ComparisonState => withVehicle(state, payload.id, loading),
    vehicleLoaded: (state, { payload }: OfOffer<{ vehicle: Vehicle }>): ComparisonState =>
      withVehicle(state, payload.id, success(payload.vehicle)),
    vehicleFailed: (state, { payload }: OfOffer<{ error: AppError }>): ComparisonState =>
      withVehicle(state, payload.id, failure(payload.error)),

    /** "Comparar" was pressed on a car's card. */
    carPressed: (state, { payload }: OfSlug): ComparisonState => {
      const chosen = toggledCompared(state.chosen, payload.slug);
      return { ...state, chosen, isFull: chosen === state.chosen };
    },
    choiceCleared: (state): ComparisonState => ({ ...state, chosen: [], isFull: false }),
  },
});

export const {
  tablesLoaded,
  tablesFailed,
  leadingRequested,
  leadingLoaded,
  leadingFailed,
  planRequested,
  planLoaded,
  planFailed,
  vehicleRequested,
  vehicleLoaded,
  vehicleFailed,
  carPressed,
  choiceCleared,
} = comparison.actions;
export const comparisonReducer = comparison.reducer;
