import { createContext, use } from 'react';

const CarSlugContext = createContext<string | undefined>(undefined);

/** Tells everything on an offer's page which car it is about. */
export const CarSlugProvider = CarSlugContext;

/** Slug of the car whose page this is: sections that load by themselves take no props. */
export function useCarSlug(): string {
  const slug = use(CarSlugContext);
  if (slug === undefined) throw new Error('useCarSlug must be used inside CarSlugProvider');
  return slug;
}
