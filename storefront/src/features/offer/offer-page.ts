import { createContext, use } from 'react';
import type { Offer } from '#/domain/offer/offer.ts';

export interface MissingOffer {
  /** The car's name, from any data that has loaded. */
  name: string;
  reason: 'loading' | 'failed' | 'notOffered';
}

/** Facts of the page besides the store's state, for the parts of the offer. */
export interface OfferPageFacts {
  /** Every version of the car on offer. */
  versions: readonly Offer[];
  /** The known data of the car without a selected offer, and the reason. */
  missing: MissingOffer;
}

const OfferPageContext = createContext<OfferPageFacts | undefined>(undefined);

/** Provides the page's facts to the parts of the offer. */
export const OfferPageProvider = OfferPageContext;

/** The page's facts, for parts that load on demand. */
export function useOfferPage(): OfferPageFacts {
  const facts = use(OfferPageContext);
  if (!facts) throw new Error('useOfferPage must be used inside OfferPageProvider');
  return facts;
}

/** Id of the plan's form. Without script it is a GET of the page's own URL. */
export const planFormId = 'plano';

/** Id of the plan's section, or of its placeholder. */
export const planPlaceId = 'plano-e-preco';

/** Id of the plan's total. */
export const planSummaryId = 'resumo';
