import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { TermPrice } from '#/domain/calculator/calculator.ts';
import type { FinancingPlan } from '#/domain/offer/simulation.ts';
import { lateState, type LateRoot } from '#/shared/loading/late-state.ts';

/** An offered term, with the parameters of its simulation. */
export interface OfferedTerm extends TermPrice {
  colorCode: string;
  accessoryText: string;
}

/** Loaded data of one car. */
export interface CarFacts {
  terms: readonly OfferedTerm[];
  /** Financing as simulated, by the term it was asked with. */
  financing: Record<number, readonly FinancingPlan[]>;
}

/** Load status of a car; loaded data stays while more is requested. */
export type CarState =
  | { status: 'loading'; facts?: CarFacts | undefined }
  | { status: 'success'; facts: CarFacts }
  | { status: 'error'; facts?: CarFacts | undefined; error: AppError };

/** By slug. */
export type CalculatorState = Record<string, CarState>;

type OfSlug<T = object> = PayloadAction<{ slug: string } & T>;

const calculator = createSlice({
  name: 'calculator',
  initialState: (): CalculatorState => ({}),
  reducers: {
    carRequested: (state, { payload: { slug } }: OfSlug) => {
      state[slug] = { status: 'loading', facts: state[slug]?.facts };
    },
    termsLoaded: (state: CalculatorState, { payload: { slug, terms } }: OfSlug<{ terms: readonly OfferedTerm[] }>) => {
      state[slug] = { status: 'loading', facts: { terms, financing: {} } };
    },
    financingLoaded: (
      state: CalculatorState,
      { payload: { slug, term, plans } }: OfSlug<{ term: number | undefined; plans: readonly FinancingPlan[] }>,
    ) => {
      const facts = state[slug]?.facts ?? { terms: [], financing: {} };
      if (term !== undefined) facts.financing[term] = plans;
      state[slug] = { status: 'success', facts };
    },
    carFailed: (state, { payload: { slug, error } }: OfSlug<{ error: AppError }>) => {
      state[slug] = { status: 'error', facts: state[slug]?.facts, error };
    },
  },
});

export const { carRequested, termsLoaded, financingLoaded, carFailed } = calculator.actions;
export const selectCalculator = lateState<CalculatorState>('calculator', calculator.reducer);

/** The data of one car; undefined without a slug. */
export const selectCarState =
  (slug: string | undefined) =>
  (root: LateRoot): CarState | undefined =>
    slug === undefined ? undefined : selectCalculator(root)[slug];
