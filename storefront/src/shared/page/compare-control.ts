import { createContext, use, type ComponentType } from 'react';

export interface CompareControlProps {
  slug: string;
  /** Name of the car. */
  name: string;
}

const CompareControlContext = createContext<ComponentType<CompareControlProps> | undefined>(undefined);

/** Gives the cards of a page a control that chooses their car for the comparison; without it they have none. */
export const CompareControlProvider = CompareControlContext;

/** The control a card shows, if its page has one. */
export function useCompareControl(): ComponentType<CompareControlProps> | undefined {
  return use(CompareControlContext);
}
