import { createContext, use } from 'react';
import type { Offer } from '#/domain/offer/offer.ts';
import { useDispatch } from 'react-redux';
import type { Selection } from '#/domain/offer/conditions.ts';
import { encodeSimulation, withSimulation } from '#/domain/urls/simulation-search.ts';
import { selectionChanged } from './offer.slice.ts';

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

/**
 * Changes the plan of a car's page, and writes it into the URL at once. The watcher that tells the router is loaded on
 * demand, and the visitor may follow a link before.
 */
export function usePlanChoice(slug: string, offer: Offer) {
  const dispatch = useDispatch();
  return (selection: Selection) => {
    dispatch(selectionChanged({ slug, selection }));
    const { pathname, search, hash } = window.location;
    // The page stays visible while the next one loads.
    if (!pathname.endsWith(`/ofertasvw/${slug}`)) return;
    const present = Object.fromEntries(new URLSearchParams(search));
    const plan = new URLSearchParams(withSimulation(present, encodeSimulation(selection, offer)));
    // Not by the router's `replaceState`, which would load the route.
    History.prototype.replaceState.call(window.history, window.history.state, '', `${pathname}?${plan}${hash}`);
  };
}
