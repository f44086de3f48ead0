import { _getRenderedMatches } from '@tanstack/router-core';
import type { DehydratedRouter } from '@tanstack/router-core/ssr/client';
import type { AppRouter } from '../router.tsx';
import { readPageData, stateElementId } from './page-data.ts';
import type { PackedState } from './state-transfer.ts';

type DehydratedMatches = DehydratedRouter['matches'];

/** Without the time at which it was loaded: it would make every rendering of a page another text. */
type TimelessMatch = Omit<DehydratedMatches[number], 'u'>;

/** What the browser continues from, in the page as JSON. */
export interface HydrationData {
  matches: TimelessMatch[];
  state: PackedState;
}

/**
 * Puts the page's data where `RouterClient` looks for it. The router's own server part would write it by a script with
 * the data in its text, which no policy could name by a fixed hash.
 */
export function provideHydrationData(): void {
  const { matches, state } = readPageData(stateElementId) as HydrationData;
  const u = Date.now();
  // The rest of it serves scripts that the router's server part would write.
  window.$_TSR = {
    router: { matches: matches.map((match) => ({ ...match, u })), dehydratedData: state },
    h: () => delete window.$_TSR,
  } as unknown as typeof window.$_TSR;
}

/**
 * What the browser's router needs to know about the matches that were rendered, as the router's own dehydration writes
 * it (router-core, `ssr/ssr-server.ts`, `dehydrateMatch`), for JSON: an error crosses without its content.
 */
export function dehydrateMatches(router: AppRouter): TimelessMatch[] {
  return _getRenderedMatches(router.state.matches).map((match) => ({
    // As the browser's side compares them (`ssr/ssr-match-id.ts`).
    i: match.id.replaceAll('/', '#'),
    s: match.status,
    ...(match.loaderData !== undefined && { l: match.loaderData }),
    ...(match.error !== undefined && { e: {} }),
    ...(match.ssr !== undefined && { ssr: match.ssr }),
    // oxlint-disable-next-line no-underscore-dangle -- the router's own name
    ...('_notFound' in match && match._notFound === true && { g: true as const }),
  }));
}
