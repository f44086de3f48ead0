import type { AppRouter } from './router.tsx';

/**
 * Stores the scroll position before the browser follows a link to a fragment, so that back returns to it. The router
 * stores it when a load begins. Firefox and Safari have scrolled to the fragment by then.
 */
export function storeScrollBeforeFragments(router: AppRouter): void {
  addEventListener('click', ({ target, defaultPrevented }) => {
    const isFollowed = !defaultPrevented && target instanceof Element && target.closest('a[href^="#"]');
    if (!isFollowed) return;
    const here = router.latestLocation;
    // The router stores each position once until the page scrolls again.
    router.emit({
      type: 'onBeforeLoad',
      fromLocation: here,
      toLocation: here,
      pathChanged: false,
      hrefChanged: false,
      hashChanged: false,
    });
  });
}
