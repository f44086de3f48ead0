import { createContext, use, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Calculation, Figures } from '#/domain/calculator/calculator.ts';
import type { FigureName, RefusedInput } from '#/domain/calculator/calculator-inputs.ts';
import type { FigureView } from './figure-text.ts';
import type { SourceFacts } from './source.copy.ts';

/** Compares views and props by their content. Functions don't count: each does the same in every render. */
export const isSameContent = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Section of the visitor's figures: focus moves here after a successful retry. */
export const numbersId = 'numeros';

/** Links that follow the result. */
interface NextSteps {
  /** Name of the car. */
  name: string;
  /** The car's offer page; undefined if the car is unavailable. */
  offerHref: string | undefined;
  /** URL without the visitor's figures; undefined without any. */
  startOverHref: string | undefined;
  /** URL of the same calculation on the full page, if this one is embedded in another site. */
  wholeHref: string | undefined;
}

/** Parts of the request that could not be fulfilled. */
export interface RequestNotices {
  /** Invalid parameters of the URL. */
  refused: readonly RefusedInput[];
  /** Statuses of the list of offers and of the car. */
  status: { list: 'loading' | 'success' | 'error'; car: 'loading' | 'success' | 'error' };
  onRetry: () => void;
}

/** The page's calculation, for parts that load on demand and take no props. */
export interface CalculationView {
  calculation: Calculation | undefined;
  figures: Figures;
  views: Record<FigureName, FigureView>;
  facts: SourceFacts;
  /** Undefined resets a figure. */
  onFigure: (name: FigureName, value: number | undefined) => void;
  /** Key of the car's fields. */
  carKey: string;
  hasBalloon: boolean;
  goingOn: NextSteps;
  notices: RequestNotices;
}

/**
 * An external store of the calculation. Its identity never changes, so that React keeps the server's markup of parts
 * that are not hydrated yet. A part hydrates with the server's value and then updates to the current one.
 */
interface CalculationStore {
  first: () => CalculationView;
  current: () => CalculationView;
  set: (view: CalculationView) => void;
  subscribe: (listener: () => void) => () => void;
}

function createStore(first: CalculationView): CalculationStore {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    first: () => first,
    current: () => current,
    set: (view) => {
      // The screen also renders for a written URL.
      if (isSameContent(view, current)) return;
      current = view;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const CalculationContext = createContext<CalculationStore | undefined>(undefined);
export const CalculationProvider = CalculationContext;

/** Creates the external store for the provider. */
export function useCalculationStore(view: CalculationView): CalculationStore {
  const [store] = useState(() => createStore(view));
  useLayoutEffect(() => store.set(view));
  return store;
}

export function useCalculationView(): CalculationView;
/** @param select returns a text, or a part of the view: the component renders when it changes. */
export function useCalculationView<Part>(select: (view: CalculationView) => Part): Part;
export function useCalculationView(select: (view: CalculationView) => unknown = (view) => view): unknown {
  const store = use(CalculationContext);
  if (!store) throw new Error('useCalculationView must be used inside CalculationProvider');
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.current()),
    () => select(store.first()),
  );
}

/** The described figure, and the id of its description. */
const DescribedContext = createContext<{ name: FigureName; id: string } | undefined>(undefined);
export const DescribedProvider = DescribedContext;

export function useDescribed(): { name: FigureName; id: string } {
  const described = use(DescribedContext);
  if (!described) throw new Error('useDescribed must be used inside DescribedProvider');
  return described;
}
