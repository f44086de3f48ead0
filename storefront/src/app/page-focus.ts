import type { AppRouter } from './router.tsx';

/**
 * After a route change, focus moves to the heading of the new page, or of the section in the address's hash. The
 * element that had focus is gone, and a screen reader would announce nothing.
 */
export function followPageWithFocus(router: AppRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const place = document.getElementById(toLocation.hash) ?? document.querySelector('main');
    // The page's own heading, even if a navigation with a heading comes before it.
    const heading = place?.querySelector<HTMLElement>('h1') ?? place?.querySelector<HTMLElement>('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    // The router scrolls: to the top, to the fragment, or to the former position.
    heading.focus({ preventScroll: true });
  });
}
