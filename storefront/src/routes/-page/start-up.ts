import type { AnyRouter } from '@tanstack/react-router';
import { withResolvers } from '#/shared/loading/with-resolvers.ts';

/** How far a page that the server sent is taken over. */
interface StartUp {
  /** Its frame is the program's. */
  isFrameTaken: boolean;
  /** Its own part is, too. */
  isPageTaken: boolean;
  whenOver: PromiseWithResolvers<void>;
}

/** What the window hears once the page is taken over; the head's own script waits for it. */
export const pageTakenEvent = 'signdrive:taken';

/** Dispatched on the window when the page's script could not start; the head's script listens. */
export const startFailedEvent = 'signdrive:start-failed';

/** On the root of a document that the visitor has left by back or forward before it was taken over. */
export const leftAttribute = 'data-left';

const startUps = new WeakMap<AnyRouter, StartUp>();

/**
 * From the first script to the page taken over, links are the browser's own: a navigation that begins while the page
 * is still being taken over would take its address away from under it.
 */
export function trackStartUp(router: AnyRouter): void {
  startUps.set(router, { isFrameTaken: false, isPageTaken: false, whenOver: withResolvers() });
  const stop = router.subscribe('onRendered', () => {
    stop();
    advance(router, { isFrameTaken: true });
  });
}

/** The page's own part is there. */
export function pageTaken(router: AnyRouter): void {
  advance(router, { isPageTaken: true });
}

function advance(router: AnyRouter, step: Partial<StartUp>): void {
  const startUp = startUps.get(router);
  if (!startUp) return;
  Object.assign(startUp, step);
  if (!startUp.isFrameTaken || !startUp.isPageTaken) return;
  startUps.delete(router);
  window.dispatchEvent(new Event(pageTakenEvent));
  startUp.whenOver.resolve();
}

/** True until the page the server sent is taken over. */
export function isStarting(router: AnyRouter): boolean {
  return startUps.has(router);
}

/** True until its frame is. */
export function isFrameAwaited(router: AnyRouter): boolean {
  return startUps.get(router)?.isFrameTaken === false;
}

/** Resolves once the page the server sent is taken over; at once afterwards. */
export async function whenStarted(router: AnyRouter): Promise<void> {
  await startUps.get(router)?.whenOver.promise;
}
