import type { AppRouter } from '../../../app/router.tsx';
import type { Page } from './page.ts';
import { config } from './store-server.ts';
import type { Tab } from './tab.ts';

/** The part of the router that the watchers use. */
export function routerOf(page: Page): AppRouter {
  const { tab, store } = page;
  const router = {
    get latestLocation() {
      const { pathname, search } = tab.entry;
      const searchStr = search === '' ? '' : `?${search}`;
      return {
        pathname,
        search: Object.fromEntries(new URLSearchParams(search)),
        searchStr,
        hash: '',
        href: pathname + searchStr,
        state: tab.entry.state,
      };
    },
    get state() {
      return { location: this.latestLocation };
    },
    options: {
      context: { store, config, url: urlIn(tab) },
      parseSearch: (search: string) => Object.fromEntries(new URLSearchParams(search)),
    },
    subscribe: (name: string, hear: RouteListener['hear']) => {
      const listener: RouteListener = { name, hear };
      page.routeListeners.add(listener);
      return () => void page.routeListeners.delete(listener);
    },
    navigate: async (to: NavigateOptions) => {
      if (page.frame.isGone) return;
      const path = to.to.replaceAll(/\{-\$(\w+)\}/g, '$$$1');
      const pathname = path.replaceAll(/\/\$(\w+)/g, (_, name: string) => {
        const value = to.params?.[name];
        return value === undefined ? '' : `/${value}`;
      });
      const search = new URLSearchParams(to.search).toString();
      page.navigate(search === '' ? pathname : `${pathname}?${search}`, to.replace, to.state);
    },
  };
  return router as unknown as AppRouter;
}

/** The URL as the router tells it. */
const urlIn = (tab: Tab) => ({
  get storeSlug() {
    return tab.entry.storeSlug;
  },
  set storeSlug(slug: string | undefined) {
    tab.entry.storeSlug = slug;
  },
  get resolution() {
    return { kind: 'page' as const, isStoreNamed: tab.entry.storeSlug !== undefined };
  },
});

export interface RouteListener {
  /** Of the event. */
  name: string;
  /** Receives the part of the router's events that the watchers read. */
  hear: (event: {
    fromLocation: { state: { __TSR_index: number } };
    toLocation: { state: { __TSR_index: number } };
    pathChanged: boolean;
  }) => void;
}

interface NavigateOptions {
  to: string;
  params?: Record<string, string | undefined>;
  state?: Readonly<Record<string, unknown>>;
  search?: Record<string, string>;
  replace?: boolean;
}
