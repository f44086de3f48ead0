import { _getRenderedMatches } from '@tanstack/router-core';
import type { DehydratedRouter } from '@tanstack/router-core/ssr/client';
import type { AppRouter } from '../router.tsx';
import { readPageData, stateElementId } from './page-data.ts';
import type { PackedState } from './state-transfer.ts';

type DehydratedMatches = DehydratedRouter['matches'];

/** Without the load time, which would differ with each rendering of a page. */
type TimelessMatch = Omit<DehydratedMatches[number], 'u'>;

/** Data for hydration, in the page as JSON. */
export interface HydrationData {
  matches: TimelessMatch[];
  state: PackedState;
}

/**
 * Puts the page's data where `RouterClient` reads it. The router's own server part would write a script that contains
 * the data, so the policy could not list its hash.
 */
export function provideHydrationData(): void {
  const { matches, state } = readPageData(stateElementId) as HydrationData;
  const u = Date.now();
  // Its other members serve scripts that the router's server part would write.
  window.$_TSR = {
    router: { matches: matches.map((match) => ({ ...match, u })), dehydratedData: state },
    h: () => delete window.$_TSR,
  } as unknown as typeof window.$_TSR;
}

/**
 * Data of the rendered matches for the browser's router, as its own dehydration writes them (router-core,
 * `ssr/ssr-server.ts`, `dehydrateMatch`), in JSON: an error is sent without its content.
 */
export function dehydrateMatches(router: AppRouter): TimelessMatch[] {
  return _getRenderedMatches(router.state.matches).map((match) => ({
    // As the browser compares them (`ssr/ssr-match-id.ts`).
    i: match.id.replaceAll('/', '#'),
    s: match.status,
    ...(match.loaderData !== undefined && { l: match.loaderData }),
    ...(match.error !== undefined && { e: {} }),
    ...(match.ssr !== undefined && { ssr: match.ssr }),
    // oxlint-disable-next-line no-underscore-dangle -- the router's own name
    ...('_notFound' in match && match._notFound === true && { g: true as const }),
  }));
}
