import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import { isSameSelection, type ConditionTree, type Selection } from '#/domain/offer/conditions.ts';
import type { CostTerms } from '#/domain/comparison/true-cost.ts';
import { isSameOffer, type Offer, type Vehicle } from '#/domain/offer/offer.ts';
import type { Plan } from '#/domain/offer/simulation.ts';
import { lateState, type LateRoot } from '#/shared/loading/late-state.ts';
import { failure, idle, loading, success, type Loadable } from '#/shared/loading/loadable.ts';
import { sagasMissing } from '#/shared/failures/load-failed.ts';

/** Plans with their simulated selection. */
export interface SimulatedPlans {
  selection: Selection;
  plans: readonly Plan[];
}

/** The service's own prices. The last ones stay while new ones load. */
export type Simulation =
  | { status: 'idle' }
  | { status: 'loading'; previous?: SimulatedPlans | undefined }
  | { status: 'success'; current: SimulatedPlans }
  | { status: 'error'; error: AppError; previous?: SimulatedPlans | undefined };

export interface OfferConditions {
  tree: ConditionTree;
  costTerms?: CostTerms | undefined;
}

/** A part of the plan that a URL names. */
export type UrlPart = keyof Selection | 'version';

/** Why a plan differs from the requested one: by the URL, or by a change of the version. */
export type AdjustedFor = 'url' | 'version';

/** A version that is loading, or whose conditions failed to load. */
export type NextVersion = { offer: Offer; status: 'loading' } | { offer: Offer; status: 'error'; error: AppError };

/** The selected version on one car's page. */
export interface SelectedOffer {
  offer: Offer;
  conditions: Loadable<OfferConditions>;
  vehicle: Loadable<Vehicle>;
  selection?: Selection | undefined;
  /** Requested parts that were changed. */
  adjusted: readonly UrlPart[];
  /** Source of the request. */
  adjustedFor?: AdjustedFor;
  /** Another requested version; the current one stays displayed until its conditions have loaded. */
  next?: NextVersion | undefined;
  /** True after a change by the visitor: from then on the price is announced. */
  isTouched: boolean;
  simulation: Simulation;
  /** Conditions of every available version, by `versionValue`, once the visitor has approached the plan. */
  versionTrees?: Record<string, ConditionTree>;
}

/** By car: a page keeps its own offer while the next route loads. */
export type OfferState = Record<string, SelectedOffer>;

/** Another version with its conditions, and the plan nearest to the previous one. */
export interface LoadedVersion {
  offer: Offer;
  conditions: OfferConditions;
  isAvailable: boolean;
  selection: Selection | undefined;
  adjusted: readonly UrlPart[];
  adjustedFor: AdjustedFor;
}

type OfCar<T = object> = PayloadAction<{ slug: string } & T>;

const plansOf = (simulation: Simulation): SimulatedPlans | undefined => {
  if (simulation.status === 'success') return simulation.current;
  return simulation.status === 'idle' ? undefined : simulation.previous;
};

/** False for a simulation of an outdated selection: its result must not change the displayed one. */
const isStillWanted = (selected: SelectedOffer | undefined, simulated: Selection): boolean =>
  selected?.selection !== undefined && isSameSelection(selected.selection, simulated);

const isNext = (selected: SelectedOffer | undefined, offer: Offer): boolean =>
  selected?.next !== undefined && isSameOffer(selected.next.offer, offer);

function change(state: OfferState, slug: string, changes: Partial<SelectedOffer>) {
  const selected = state[slug];
  if (selected) Object.assign(selected, changes);
}

function startSimulation(selected: SelectedOffer | undefined) {
  if (selected && selected.simulation.status !== 'loading')
    selected.simulation = { status: 'loading', previous: plansOf(selected.simulation) };
}

const noConnection: AppError = { kind: 'network' };

function failSimulation(selected: SelectedOffer, error: AppError) {
  selected.simulation = { status: 'error', error, previous: plansOf(selected.simulation) };
}

const offer = createSlice({
  name: 'offer',
  initialState: (): OfferState => ({}),
  reducers: {
    offerChosen: (state: OfferState, { payload }: OfCar<{ offer: Offer }>) => {
      state[payload.slug] = {
        offer: payload.offer,
        conditions: loading,
        vehicle: idle,
        adjusted: [],
        isTouched: false,
        simulation: idle,
      };
    },
    conditionsLoaded: (
      state: OfferState,
      { payload }: OfCar<{ conditions: OfferConditions; isAvailable: boolean }>,
    ) => {
      const selected = state[payload.slug];
      if (!selected) return;
      selected.conditions = success(payload.conditions);
      selected.offer.isAvailable = payload.isAvailable;
    },
    conditionsFailed: (state, { payload }: OfCar<{ error: AppError }>) =>
      change(state, payload.slug, { conditions: failure(payload.error) }),
    /**
     * Chosen by the visitor: its conditions, the URL and a simulation follow. The displayed version cancels the load of
     * another one.
     */
    versionChosen: (state, { payload: { slug, offer: chosen } }: OfCar<{ offer: Offer }>) => {
      const isShown = state[slug] !== undefined && isSameOffer(state[slug].offer, chosen);
      change(state, slug, { next: isShown ? undefined : { offer: chosen, status: 'loading' }, isTouched: true });
    },
    /** Chosen by the URL. */
    versionRequested: (state, { payload }: OfCar<{ offer: Offer }>) =>
      change(state, payload.slug, { next: { offer: payload.offer, status: 'loading' } }),
    versionLoaded: (state, { payload }: OfCar<LoadedVersion>) => {
      const { slug, offer: loaded, conditions, isAvailable, selection, adjusted, adjustedFor } = payload;
      change(state, slug, {
        offer: { ...loaded, isAvailable },
        conditions: success(conditions),
        vehicle: idle,
        selection,
        adjusted,
        adjustedFor,
        next: undefined,
        simulation: idle,
      });
    },
    versionFailed: (state, { payload }: OfCar<{ offer: Offer; error: AppError }>) => {
      if (isNext(state[payload.slug], payload.offer))
        change(state, payload.slug, { next: { offer: payload.offer, status: 'error', error: payload.error } });
    },
    /** A cancelled load is reset, so that it can be requested again. */
    versionCancelled: (state, { payload }: OfCar<{ offer: Offer }>) => {
      if (isNext(state[payload.slug], payload.offer)) change(state, payload.slug, { next: undefined });
    },

    versionTreesLoaded: (state, { payload }: OfCar<{ trees: Record<string, ConditionTree> }>) =>
      change(state, payload.slug, { versionTrees: payload.trees }),

    vehicleRequested: (state, { payload }: OfCar) => change(state, payload.slug, { vehicle: loading }),
    vehicleLoaded: (state, { payload }: OfCar<{ vehicle: Vehicle }>) =>
      change(state, payload.slug, { vehicle: success(payload.vehicle) }),
    /** A cancelled load is reset, so that it can be requested again. */
    vehicleCancelled: (state, { payload }: OfCar) => change(state, payload.slug, { vehicle: idle }),
    vehicleFailed: (state, { payload }: OfCar<{ error: AppError }>) =>
      change(state, payload.slug, { vehicle: failure(payload.error) }),

    /** Set by the URL or the best condition; starts no simulation. */
    selectionPrepared: (state, { payload }: OfCar<{ selection: Selection; adjusted: readonly UrlPart[] }>) =>
      change(state, payload.slug, {
        selection: payload.selection,
        adjusted: payload.adjusted,
        adjustedFor: 'url',
      }),
    /** Chosen by the visitor: the URL and a simulation follow. */
    selectionChanged: (state, { payload }: OfCar<{ selection: Selection }>) => {
      change(state, payload.slug, { selection: payload.selection, adjusted: [], isTouched: true });
      startSimulation(state[payload.slug]);
    },

    simulationRequested: (state, { payload }: OfCar) => startSimulation(state[payload.slug]),
    simulationSucceeded: (state, { payload }: OfCar<SimulatedPlans>) => {
      const { slug, selection, plans } = payload;
      if (isStillWanted(state[slug], selection))
        change(state, slug, { simulation: { status: 'success', current: { selection, plans } } });
    },
    /** A cancelled load is reset, so that it can be requested again. */
    simulationCancelled: (state, { payload }: OfCar<{ selection: Selection }>) => {
      if (isStillWanted(state[payload.slug], payload.selection)) change(state, payload.slug, { simulation: idle });
    },
    simulationFailed: (state: OfferState, { payload }: OfCar<{ selection: Selection; error: AppError }>) => {
      const selected = state[payload.slug];
      if (selected && isStillWanted(selected, payload.selection)) failSimulation(selected, payload.error);
    },
  },
  extraReducers: (builder) =>
    builder.addCase(sagasMissing, (state: OfferState) => {
      for (const selected of Object.values(state)) {
        if (selected.next?.status === 'loading')
          selected.next = { ...selected.next, status: 'error', error: noConnection };
        if (selected.isTouched && selected.selection && selected.simulation.status === 'loading')
          failSimulation(selected, noConnection);
      }
    }),
});

export const {
  offerChosen,
  conditionsLoaded,
  conditionsFailed,
  versionChosen,
  versionRequested,
  versionLoaded,
  versionFailed,
  versionCancelled,
  versionTreesLoaded,
  vehicleRequested,
  vehicleLoaded,
  vehicleCancelled,
  vehicleFailed,
  selectionPrepared,
  selectionChanged,
  simulationRequested,
  simulationSucceeded,
  simulationCancelled,
  simulationFailed,
} = offer.actions;

/** Every selected version, by car. */
export const selectSelectedOffers = lateState('offer', offer.reducer);

/** The version selected on a car's page; undefined before the selection. */
export const selectSelectedOffer =
  (slug: string) =>
  (root: LateRoot): SelectedOffer | undefined =>
    selectSelectedOffers(root)[slug];

export const selectShownVersion =
  (slug: string) =>
  (root: LateRoot): Offer | undefined =>
    selectSelectedOffer(slug)(root)?.offer;
