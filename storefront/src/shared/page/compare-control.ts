import { createContext, use, type ComponentType } from 'react';

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
