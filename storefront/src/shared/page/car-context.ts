import { createContext, use, type ComponentType } from 'react';

const CarSlugContext = createContext<string | undefined>(undefined);

/** Provides an offer page's sections with the slug of its car. */
export const CarSlugProvider = CarSlugContext;

/** Returns the slug of the page's car, for sections that get no props. */
export function useCarSlug(): string {
  const slug = use(CarSlugContext);
  if (slug === undefined) throw new Error('useCarSlug must be used inside CarSlugProvider');
  return slug;
}

export interface CompareControlProps {
  slug: string;
  /** Name of the car. */
  name: string;
}

const CompareControlContext = createContext<ComponentType<CompareControlProps> | undefined>(undefined);

/** Provides a page's cards with a control that adds their car to the comparison; without it they have none. */
export const CompareControlProvider = CompareControlContext;

/** Returns the card's comparison control, if its page has one. */
export function useCompareControl(): ComponentType<CompareControlProps> | undefined {
  return use(CompareControlContext);
}
