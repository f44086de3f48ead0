import { joinStorePath } from '#/domain/urls/pages.ts';
import { isPrivate } from '#/domain/urls/simulation-search.ts';
import type { PageLocation, ReadyData } from '#/routes/loaders/load-page.ts';
import { withPageData, type PageData } from './rendering/next-page-data.ts';
import { unpackState, type Packed } from './rendering/state-transfer.ts';
import type { AppRouter } from './router.tsx';
import { serverStateReceived, type RootState } from './store.ts';

/** The server never waits for anything before it answers. After this time the services are tried. */
const timeoutInMs = 2000;

/** A press that no navigation follows, as of a finger that scrolls, is forgotten after this time. */
const pressLastsInMs = 10_000;

/**
 * Takes the data that the server has stored with the rendered page, in one request instead of one after the other to
 * the services (docs/decisions/0040). Each path is added once; what the response lacks loads as usual.
 * @param entryUrl of the browser entry, which names the release: the data of another one may differ
 */
export function createReadyData(router: AppRouter, entryUrl: string): ReadyData {
  const { config, store, url } = router.options.context;
  const release = new URL(entryUrl).pathname.split('/').at(-1);
  const pathOf = ({ pathname }: PageLocation) => joinStorePath({ storeSlug: url.storeSlug, path: pathname });
  const requested = new Map<string, Promise<PageData | undefined>>();
  const added = new Map([[pathOf(router.state.location), Promise.resolve()]]);

  async function read(path: string): Promise<PageData | undefined> {
    try {
      // oxlint-disable-next-line no-restricted-globals -- no service: the store's own state, as in its pages
      const response = await fetch(`${config.basePath}api/page/${release}${path}`, {
        // `stale-while-revalidate` is meant for caches in front of the store: an earlier page's answer may be a minute old.
        cache: 'no-cache',
        signal: AbortSignal.timeout(timeoutInMs),
      });
      return response.status === 200 ? unpackState((await response.json()) as Packed<PageData>) : undefined;
    } catch {
      // The services respond, or report.
      return undefined;
    }
  }

  async function request(location: PageLocation): Promise<PageData | undefined> {
    const route = router.getMatchedRoutes(location.pathname)[2];
    const path = pathOf(location);
    if (!route?.options.staticData?.hasReadyData || added.has(path)) return undefined;
    const address = path + searchOf(location);
    const pending = requested.get(address);
    if (pending) return pending;
    setTimeout(() => requested.delete(address), pressLastsInMs);
    const data = read(address);
    requested.set(address, data);
    return data;
  }

  async function fill(pending: Promise<PageData | undefined>): Promise<void> {
    const data = await pending;
    if (data) store.dispatch(serverStateReceived(withPageData(store.getState() as RootState, data)));
  }

  function add(location: PageLocation): Promise<void> {
    const path = pathOf(location);
    const done = added.get(path) ?? fill(request(location));
    added.set(path, done);
    return done;
  }

  return { request, add };
}

/** Without a campaign, which changes no page: a link to a partner's offer gets one only when it is followed. */
function searchOf({ search }: PageLocation): string {
  const read = Object.entries(search as Record<string, string>).filter(([name]) => !isPrivate(name));
  const query = new URLSearchParams(read).toString();
  return query && `?${query}`;
}
