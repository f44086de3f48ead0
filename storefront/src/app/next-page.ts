import { preloadOnIntent } from './link-intent.ts';
import type { createPorts } from './ports.ts';
import type { AppRouter } from './router.tsx';

let isPrepared = false;

/** A task of its own for each part: on a phone, evaluating one takes a while. */
const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve);
  });

/**
 * Loads what every route change needs before it can request data, so that the next page takes one round trip
 * (docs/decisions/0040). Nothing starts: sagas begin with the first interaction, and no service is called.
 */
export async function prepareNextPage(router: AppRouter, ports: ReturnType<typeof createPorts>): Promise<void> {
  if (isPrepared) return;
  isPrepared = true;
  preloadOnIntent(router, router.options.context.config);
  const parts = [
    () => import('./flows/flows.ts'),
    ports.prepare,
    // The frame's loader, and that of the pages which most links lead to.
    () => import('#/routes/-loaders/layout.ts'),
    () => import('#/routes/-loaders/offer.ts'),
    () => import('#/api/content/html.ts'),
  ];
  for (const load of parts) {
    await idle();
    // The route change loads it again, and reports a failure.
    await load().catch(() => undefined);
  }
}
