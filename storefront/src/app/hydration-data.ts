import type { DehydratedRouter } from '@tanstack/router-core/ssr/client';
import { readPageData, stateElementId } from './page-data.ts';
import type { PackedState } from './state-transfer.ts';

type DehydratedMatches = DehydratedRouter['matches'];
export type DehydratedMatch = DehydratedMatches[number];

/** What the browser continues from, in the page as JSON. */
export interface HydrationData {
  matches: DehydratedMatches;
  state: PackedState;
}

/**
 * Puts the page's data where `RouterClient` looks for it. The router's own server part would write it by a script with
 * the data in its text, which no policy could name by a fixed hash.
 */
export function provideHydrationData(): void {
  const { matches, state } = readPageData(stateElementId) as HydrationData;
  window.$_TSR = {
    router: { manifest: undefined, matches, dehydratedData: state },
    buffer: [],
    h: () => delete window.$_TSR,
    e: () => undefined,
    c: () => undefined,
    p: (script) => script(),
  };
}
