import { useDispatch } from 'react-redux';
import type { Selection } from '#/domain/offer/conditions.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { encodeSimulation, withSimulation } from '#/domain/urls/simulation-search.ts';
import { selectionChanged } from '../offer.slice.ts';

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
