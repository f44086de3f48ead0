import type { AnyRouter } from '@tanstack/react-router';
import { withResolvers } from '#/shared/loading/with-resolvers.ts';

/** Progress of the hydration of the server's page. */
interface StartUp {
  /** The layout has hydrated. */
  isFrameTaken: boolean;
  /** The page has hydrated, too. */
  isPageTaken: boolean;
  whenOver: PromiseWithResolvers<void>;
}

/** Event on the window after hydration; the inline script of the head listens to it. */
export const pageTakenEvent = 'signdrive:taken';

/** Dispatched on the window when the page's script could not start; the head's script listens. */
export const startFailedEvent = 'signdrive:start-failed';

/** Dispatched on the window when the server no longer has a file of the page: its release has been replaced. */
export const newReleaseEvent = 'signdrive:new-release';

/** Attribute on the root of a document that was left by back or forward before hydration. */
export const leftAttribute = 'data-left';

const startUps = new WeakMap<AnyRouter, StartUp>();

/**
 * Until hydration has finished, the browser follows links natively. A navigation of the router would unmount the tree
 * that is being hydrated.
 */
export function trackStartUp(router: AnyRouter): void {
  startUps.set(router, { isFrameTaken: false, isPageTaken: false, whenOver: withResolvers() });
  const stop = router.subscribe('onRendered', () => {
    stop();
    advance(router, { isFrameTaken: true });
  });
}

/** The page's component has hydrated. */
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

/** True until the page has hydrated. */
export function isStarting(router: AnyRouter): boolean {
  return startUps.has(router);
}

/** True until the layout has hydrated. */
export function isFrameAwaited(router: AnyRouter): boolean {
  return startUps.get(router)?.isFrameTaken === false;
}

/** Resolves after hydration; at once if it has finished. */
export async function whenStarted(router: AnyRouter): Promise<void> {
  await startUps.get(router)?.whenOver.promise;
}
