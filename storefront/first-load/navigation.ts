import type { AnyRouter } from '@tanstack/react-router';
import type * as RouteChanges from './route-changes.ts';

/*
 * Replaces `load-client.js` of router-core in the browser's first script. Its halves are hydration, which every page
 * needs, and route changes, which are loaded on demand.
 */

export {
  loadRouteChunk,
  refreshClientRoute,
  replaceRouteChunk,
} from '../../node_modules/@tanstack/router-core/dist/esm/load-client.js';

let routeChanges: typeof RouteChanges | undefined;

/** After a failure the next call loads again. */
export async function loadNavigation(): Promise<typeof RouteChanges> {
  return (routeChanges ??= await import('./route-changes.ts'));
}

export async function loadClientRoute(router: AnyRouter, options?: { sync?: boolean }): Promise<void> {
  try {
    // Loaded once, the function starts at once, as the router expects.
    if (!routeChanges) await loadNavigation();
  } catch (error) {
    reloadPage(router, error);
  }
  await routeChanges?.loadClientRoute(router, options);
}

/** The router has changed the URL already, so that a reload shows its page. */
function reloadPage(router: AnyRouter, error: unknown) {
  const shown = router.stores.resolvedLocation.get();
  const isNewUrl = shown !== undefined && shown.href !== router.latestLocation.href;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A page that loads again by itself would reload forever.
  if (!isNewUrl && visit?.type === 'reload') throw error;
  window.location.reload();
}

export async function preloadClientRoute(...args: Parameters<typeof RouteChanges.preloadClientRoute>) {
  return (await loadNavigation()).preloadClientRoute(...args);
}
