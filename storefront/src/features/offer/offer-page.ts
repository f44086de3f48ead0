import { createContext, use } from 'react';
import type { Offer } from '#/domain/offer/offer.ts';

export interface MissingOffer {
  /** The car's name, from whatever is known of it. */
  name: string;
  reason: 'loading' | 'failed' | 'notOffered';
}

/** What the offer's parts know of the page beside the store. */
export interface OfferPageFacts {
  /** Every version of the car on offer. */
  versions: readonly Offer[];
  /** What is known of the car while there is no offer to show, and why there is none. */
  missing: MissingOffer;
}

const OfferPageContext = createContext<OfferPageFacts | undefined>(undefined);

/** Gives the offer's parts the page's facts. */
export const OfferPageProvider = OfferPageContext;

/** The page's facts, for parts that load by themselves. */
export function useOfferPage(): OfferPageFacts {
  const facts = use(OfferPageContext);
  if (!facts) throw new Error('useOfferPage must be used inside OfferPageProvider');
  return facts;
}
