import type { AppRouter } from './router.tsx';

/**
 * After a navigation within the site focus goes to the new page's heading, or to that of the place the address names:
 * the element that had it is gone, and nobody who listens would hear that another page has come.
 */
export function followPageWithFocus(router: AppRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const place = document.getElementById(toLocation.hash) ?? document.querySelector('main');
    // The page's own heading, where that of a way beside it stands before it.
    const heading = place?.querySelector<HTMLElement>('h1') ?? place?.querySelector<HTMLElement>('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    // Scrolling is the router's: to the top, to the place named, or to where the visitor was.
    heading.focus({ preventScroll: true });
  });
}
