import { joinStorePath } from '#/domain/urls/pages.ts';
import type { PageLocation } from '#/routes/loaders/load-page.ts';
import { withPageData, type PageData } from './rendering/next-page-data.ts';
import { unpackState, type Packed } from './rendering/state-transfer.ts';
import type { AppRouter } from './router.tsx';
import { serverStateReceived, type RootState } from './store.ts';

/** The server never waits for anything before it answers. After this time the services are tried. */
const timeoutInMs = 5000;

/**
 * Takes the data that the server has stored with the rendered page, in one request instead of one after the other to
 * the services (docs/decisions/0040). Each path is asked for once; what the answer lacks loads as usual.
 * @param entryUrl of the browser entry, which names the release: the data of another one may differ
 */
export function createReadyData(router: AppRouter, entryUrl: string): (location: PageLocation) => Promise<void> {
  const { config, store, url } = router.options.context;
  const release = new URL(entryUrl).pathname.split('/').at(-1);
  const pathOf = ({ pathname }: PageLocation) => joinStorePath({ storeSlug: url.storeSlug, path: pathname });
  const asked = new Map([[pathOf(router.state.location), Promise.resolve()]]);

  async function take(path: string): Promise<void> {
    try {
      // oxlint-disable-next-line no-restricted-globals -- no service: the store's own state, as in its pages
      const response = await fetch(`${config.basePath}api/page/${release}${path}`, {
        // `stale-while-revalidate` is meant for caches in front of the store: an earlier page's answer may be a minute old.
        cache: 'no-cache',
        signal: AbortSignal.timeout(timeoutInMs),
      });
      if (response.status !== 200) return;
      const data = unpackState((await response.json()) as Packed<PageData>);
      store.dispatch(serverStateReceived(withPageData(store.getState() as RootState, data)));
    } catch {
      // The services respond, or report.
    }
  }

  return (location) => {
    const route = router.getMatchedRoutes(location.pathname)[2];
    if (!route?.options.staticData?.hasReadyData) return Promise.resolve();
    const path = pathOf(location);
    const answer = asked.get(path) ?? take(path + searchOf(location));
    asked.set(path, answer);
    return answer;
  };
}

function searchOf({ search }: PageLocation): string {
  const query = new URLSearchParams(search as Record<string, string>).toString();
  return query && `?${query}`;
}
