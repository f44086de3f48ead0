import { preloadDrawing } from '@signdrive/design-system/car-picture';
import { splitStorePath } from '#/domain/urls/pages.ts';
import { isStarting } from '#/routes/start-up.ts';
import type { createPorts } from './ports.ts';
import type { AppRouter } from './router.tsx';
import type { PublicConfig } from '../../server/contract.ts';
import { createReadyData } from './ready-data.ts';

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
  if (shown === '/ofertasvw/$page') await loadRouteChunk(routesById['/ofertasvw/$page/assinar/$etapa']);
}

/**
 * Loads the code that every route change needs before its first request, so that the next page takes one round trip
 * (docs/decisions/0040), and the script of the likely next page. Nothing starts: sagas start with the first
 * interaction, and no service is called.
 * @param entryUrl of the browser entry, which names the release
 */
export async function prepareNextPage(
  router: AppRouter,
  ports: ReturnType<typeof createPorts>,
  entryUrl: string,
): Promise<void> {
  if (isPrepared) return;
  isPrepared = true;
  router.options.context.readyData = createReadyData(router, entryUrl);
  preloadOnIntent(router, router.options.context.config);
  storeScrollBeforeFragments(router);
  const parts = [
    () => import('./flows/flows.ts'),
    ports.prepare,
    () => import('#/routes/loaders/loaders.ts'),
    () => import('#/api/content/html.ts'),
    () => loadLikelyPage(router),
  ];
  for (const load of parts) {
    await idle();
    // The route change retries, and reports a failure.
    await load().catch(() => undefined);
  }
}

/** Staying on a link this long counts as the intent to follow it. */
const intentDelayInMs = 80;

/**
 * Preloads the page of a link that the visitor is about to follow: its chunk, and the data that the server has ready, on
 * pointer down; the data of services after a delay on the link. A finger that starts to scroll leaves the link before that.
 */
export function preloadOnIntent(router: AppRouter, { basePath }: PublicConfig): void {
  let intended: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const linkOf = ({ target }: Event) => (target instanceof Element && target.closest('a')) || undefined;

  /** The page of a link to the open store; undefined for other links and for fragments of this page. */
  function destinationOf(link: HTMLAnchorElement) {
    const { origin, pathname, search, hash, target } = link;
    const isOfPage = pathname === window.location.pathname && search === window.location.search;
    if (origin !== window.location.origin || !pathname.startsWith(basePath)) return undefined;
    if (isOfPage || link.hasAttribute('download') || (target && target !== '_self')) return undefined;
    const { storeSlug, path } = splitStorePath(pathname.slice(basePath.length - 1));
    if (storeSlug !== undefined && storeSlug !== router.options.context.url.storeSlug) return undefined;
    if (router.getMatchedRoutes(path)[2] === undefined) return undefined;
    return { to: path, search: router.options.parseSearch(search), hash: hash.slice(1) } as never;
  }

  function forget() {
    clearTimeout(timer);
    intended = undefined;
  }

  function intend(event: Event) {
    const link = linkOf(event);
    // The pointer moves inside the link.
    if (link === intended) return;
    forget();
    if (!link) return;
    intended = link;
    timer = setTimeout(() => {
      const destination = destinationOf(link);
      // A failed preload costs nothing: the navigation loads again, and reports.
      if (destination && !isStarting(router)) router.preloadRoute(destination).catch(() => undefined);
    }, intentDelayInMs);
  }

  function loadScript(event: Event) {
    const link = linkOf(event);
    const destination = link && destinationOf(link);
    if (!destination) return;
    const location = router.buildLocation(destination);
    void router.options.context.readyData?.request(location);
    const [routes, { page: carSlug }] = router.getMatchedRoutes(location.pathname);
    for (const route of routes) void router.loadRouteChunk(route)?.catch(() => undefined);
    // A car's drawing is a script of its own.
    if (carSlug !== undefined) void preloadDrawing(carSlug);
  }

  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, intend);
  for (const type of ['pointerout', 'pointercancel', 'focusout']) document.addEventListener(type, forget);
  document.addEventListener('pointerdown', loadScript);
}

/**
 * Stores the scroll position before the browser follows a link to a fragment, so that back returns to it. The router
 * stores it when a load begins. Firefox and Safari have scrolled to the fragment by then.
 */
function storeScrollBeforeFragments(router: AppRouter): void {
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
