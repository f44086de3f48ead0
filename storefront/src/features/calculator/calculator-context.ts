import { createContext, use, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Calculation, Figures } from '#/domain/calculator/calculator.ts';
import type { FigureName } from '#/domain/calculator/calculator-inputs.ts';
import type { GoingOnProps } from './components/GoingOn.tsx';
import type { NoticesProps } from './components/Notices.tsx';
import type { FigureView } from './figure-words.ts';
import type { SourceFacts } from './source-words.ts';

/** The page's calculation, for its parts that come by themselves: they take no props. */
export interface Reckoned {
  calculation: Calculation | undefined;
  figures: Figures;
  views: Record<FigureName, FigureView>;
  facts: SourceFacts;
  /** Undefined sets a figure back. */
  onFigure: (name: FigureName, value: number | undefined) => void;
  /** Tells one car's fields from another's. */
  carKey: string;
  hasBalloon: boolean;
  goingOn: GoingOnProps;
  notices: NoticesProps;
}

/**
 * Where the calculation stands: the place never changes, so that React leaves markup alone which waits for its script;
 * taken over, a part begins with what the server drew and goes on to what is there now.
 */
interface Place {
  first: () => Reckoned;
  now: () => Reckoned;
  put: (reckoned: Reckoned) => void;
  subscribe: (listener: () => void) => () => void;
}

function createPlace(first: Reckoned): Place {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    first: () => first,
    now: () => now,
    put: (reckoned) => {
      now = reckoned;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const ReckonedContext = createContext<Place | undefined>(undefined);
export const ReckonedProvider = ReckonedContext;

/** The place of this calculation, for the provider. */
export function useReckonedPlace(reckoned: Reckoned): Place {
  const [place] = useState(() => createPlace(reckoned));
  useLayoutEffect(() => place.put(reckoned));
  return place;
}

export function useReckoned(): Reckoned {
  const place = use(ReckonedContext);
  if (!place) throw new Error('useReckoned must be used inside ReckonedProvider');
  return useSyncExternalStore(place.subscribe, place.now, place.first);
}

/** The figure a description is about, and the id its field knows it by. */
const DescribedContext = createContext<{ name: FigureName; id: string } | undefined>(undefined);
export const DescribedProvider = DescribedContext;

export function useDescribed(): { name: FigureName; id: string } {
  const described = use(DescribedContext);
  if (!described) throw new Error('useDescribed must be used inside DescribedProvider');
  return described;
}
