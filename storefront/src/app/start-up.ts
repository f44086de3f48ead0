import type { AnyRouter } from '@tanstack/react-router';

const starting = new WeakSet<AnyRouter>();

/**
 * From the first script to the first page taken over, links are the browser's own: a navigation that begins before
 * the router has settled on the page it was given can be lost with it.
 */
export function trackStartUp(router: AnyRouter): void {
  starting.add(router);
  const stop = router.subscribe('onRendered', () => {
    stop();
    starting.delete(router);
  });
}

/** True until the page the server sent is taken over. */
export function isStarting(router: AnyRouter): boolean {
  return starting.has(router);
}

/** Resolves once the page the server sent is taken over; at once afterwards. */
export async function whenStarted(router: AnyRouter): Promise<void> {
  if (!isStarting(router)) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop();
      resolve();
    });
  });
}
