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

/**
 * Loads the code that every route change needs before its first request, so that the next page takes one round trip
 * (docs/decisions/0040). Nothing starts: sagas start with the first interaction, and no request is sent.
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
  ];
  for (const load of parts) {
    await idle();
    // The route change retries, and reports a failure.
    await load().catch(() => undefined);
  }
}
