import { _getRenderedMatches } from '@tanstack/router-core';
import type { TimelessMatch } from './hydration-data.ts';
import type { AppRouter } from '../router.tsx';

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
