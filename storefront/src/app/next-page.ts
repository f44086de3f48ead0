import { preloadOnIntent } from './link-intent.ts';
import type { createPorts } from './ports.ts';
import type { AppRouter } from './router.tsx';

let isPrepared = false;

/** Each part is a task of its own: on a phone, evaluating one takes long. */
const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve);
  });

/** Loads the script of the page that most visitors open next. */
async function loadLikelyPage({ state, routesById, loadRouteChunk }: AppRouter): Promise<void> {
  const shown = state.matches.at(-1)?.routeId;
  if (shown === '/') await loadRouteChunk(routesById['/ofertasvw/$page']);
  if (shown === '/ofertasvw/$page') await loadRouteChunk(routesById['/ofertasvw/$page_/assinar/$etapa']);
}

/**
 * Loads the code that every route change needs before its first request, so that the next page takes one round trip
 * (docs/decisions/0040), and the script of the likely next page. Nothing starts: sagas start with the first
 * interaction, and no service is called.
 */
export async function prepareNextPage(router: AppRouter, ports: ReturnType<typeof createPorts>): Promise<void> {
  if (isPrepared) return;
  isPrepared = true;
  preloadOnIntent(router, router.options.context.config);
  const parts = [
    () => import('./flows/flows.ts'),
    ports.prepare,
    () => import('#/routes/-loaders/index.ts'),
    () => import('#/api/content/html.ts'),
    () => loadLikelyPage(router),
  ];
  for (const load of parts) {
    await idle();
    // The route change retries, and reports a failure.
    await load().catch(() => undefined);
  }
}
