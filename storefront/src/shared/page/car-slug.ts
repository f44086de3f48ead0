import { createContext, use } from 'react';

const CarSlugContext = createContext<string | undefined>(undefined);

/** Provides an offer page's sections with the slug of its car. */
export const CarSlugProvider = CarSlugContext;

/** Returns the slug of the page's car, for sections that get no props. */
export function useCarSlug(): string {
  const slug = use(CarSlugContext);
  if (slug === undefined) throw new Error('useCarSlug must be used inside CarSlugProvider');
  return slug;
}
