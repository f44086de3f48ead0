import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import { isSameSelection, type ConditionTree, type Selection } from '#/domain/offer/conditions.ts';
import type { CostTerms } from '#/domain/comparison/cost-terms.ts';
import { isSameOffer, type Offer } from '#/domain/offer/offer.ts';
import type { Plan } from '#/domain/offer/simulation.ts';
import type { Vehicle } from '#/domain/offer/vehicle.ts';
import { failure, idle, loading, success, type Loadable } from '#/shared/loading/loadable.ts';

/** Plans with the selection they were simulated for. */
export interface SimulatedPlans {
  selection: Selection;
  plans: readonly Plan[];
}

/** The service's own prices. While new ones are on their way, the last ones stay readable. */
export type Simulation =
  | { status: 'idle' }
  | { status: 'loading'; previous?: SimulatedPlans | undefined }
  | { status: 'success'; current: SimulatedPlans }
  | { status: 'error'; error: AppError; previous?: SimulatedPlans | undefined };

export interface OfferConditions {
  tree: ConditionTree;
  costTerms?: CostTerms | undefined;
}

/** A part of the plan that an address names. */
export type AddressPart = keyof Selection | 'version';

/** Why a plan is not as it was asked for: the address named it, or another version was chosen under it. */
export type AdjustedFor = 'address' | 'version';

/** A version on its way, or one whose conditions did not come. */
export type NextVersion = { offer: Offer; status: 'loading' } | { offer: Offer; status: 'error'; error: AppError };

/** The version the visitor looks at on one car's page. */
export interface SelectedOffer {
  offer: Offer;
  conditions: Loadable<OfferConditions>;
  vehicle: Loadable<Vehicle>;
  selection?: Selection | undefined;
  /** Parts that were asked for and could not be kept. */
  adjusted: readonly AddressPart[];
  /** What asked for them. */
  adjustedFor?: AdjustedFor;
  /** Another version the visitor has asked for; this one stays in sight until its conditions are there. */
  next?: NextVersion | undefined;
  /** The visitor has changed the plan: from then on its price is announced. */
  isTouched: boolean;
  simulation: Simulation;
  /** Conditions of every available version, by `versionValue`, once the visitor has come to the plan. */
  versionTrees?: Record<string, ConditionTree>;
}

/** By car: a page that is being left keeps its own offer while the next one loads. */
export type OfferState = Record<string, SelectedOffer>;

/** Another version with its conditions, and the plan nearest to the one before. */
export interface LoadedVersion {
  offer: Offer;
  conditions: OfferConditions;
  isAvailable: boolean;
  selection: Selection | undefined;
  adjusted: readonly AddressPart[];
  adjustedFor: AdjustedFor;
}

type OfCar<T = object> = PayloadAction<{ slug: string } & T>;

const plansOf = (simulation: Simulation): SimulatedPlans | undefined => {
  if (simulation.status === 'success') return simulation.current;
  return simulation.status === 'idle' ? undefined : simulation.previous;
};

/** False for a simulation of what the visitor has left since: its end must not touch what is shown now. */
const isStillWanted = (selected: SelectedOffer | undefined, simulated: Selection): boolean =>
  selected?.selection !== undefined && isSameSelection(selected.selection, simulated);

const isNext = (selected: SelectedOffer | undefined, offer: Offer): boolean =>
  selected?.next !== undefined && isSameOffer(selected.next.offer, offer);

function change(state: OfferState, slug: string, changes: Partial<SelectedOffer>) {
  const selected = state[slug];
  if (selected) Object.assign(selected, changes);
}

function startSimulation(selected: SelectedOffer | undefined) {
  if (selected) selected.simulation = { status: 'loading', previous: plansOf(selected.simulation) };
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
    /** By the visitor: its conditions, the address and a simulation follow. */
    versionChosen: (state, { payload }: OfCar<{ offer: Offer }>) =>
      change(state, payload.slug, { next: { offer: payload.offer, status: 'loading' }, isTouched: true }),
    /** By the address. */
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
    /** Dropped before its answer: as if it had never been asked for. */
    versionCancelled: (state, { payload }: OfCar<{ offer: Offer }>) => {
      if (isNext(state[payload.slug], payload.offer)) change(state, payload.slug, { next: undefined });
    },

    versionTreesLoaded: (state, { payload }: OfCar<{ trees: Record<string, ConditionTree> }>) =>
      change(state, payload.slug, { versionTrees: payload.trees }),

    vehicleRequested: (state, { payload }: OfCar) => change(state, payload.slug, { vehicle: loading }),
    vehicleLoaded: (state, { payload }: OfCar<{ vehicle: Vehicle }>) =>
      change(state, payload.slug, { vehicle: success(payload.vehicle) }),
    /** Dropped before its answer: as if it had never been asked for. */
    vehicleCancelled: (state, { payload }: OfCar) => change(state, payload.slug, { vehicle: idle }),
    vehicleFailed: (state, { payload }: OfCar<{ error: AppError }>) =>
      change(state, payload.slug, { vehicle: failure(payload.error) }),

    /** From the address or the best condition: no simulation follows by itself. */
    selectionPrepared: (state, { payload }: OfCar<{ selection: Selection; adjusted: readonly AddressPart[] }>) =>
      change(state, payload.slug, {
        selection: payload.selection,
        adjusted: payload.adjusted,
        adjustedFor: 'address',
      }),
    /** By the visitor: the address and a simulation follow. */
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
    /** Dropped before its answer: as if it had never been asked for. */
    simulationCancelled: (state, { payload }: OfCar<{ selection: Selection }>) => {
      if (isStillWanted(state[payload.slug], payload.selection)) change(state, payload.slug, { simulation: idle });
    },
    simulationFailed: (state: OfferState, { payload }: OfCar<{ selection: Selection; error: AppError }>) => {
      const selected = state[payload.slug];
      if (selected && isStillWanted(selected, payload.selection))
        selected.simulation = { status: 'error', error: payload.error, previous: plansOf(selected.simulation) };
    },
  },
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
export const offerReducer = offer.reducer;
