import { resolveRoute } from '#/domain/address/route-resolution.ts';
import { joinStoreAddress, splitStoreAddress } from '#/domain/address/store-address.ts';
import type { PageAddress } from '#/routes/-page/load-page.ts';

/** Where the router looks for a page that the table has not: no route begins so, and no visitor's address. */
const nowhere = '/~';

/**
 * Lets one table of routes serve every store: the slug is taken off an address before it is matched, and put back on
 * every address that is built. So links, redirects and the browser's history keep the store by themselves.
 * @param storedStore slug of the store the visitor was last in
 */
export function createStoreRewrite(storedStore: () => string | undefined) {
  let leaving = new AbortController();
  let frame: string | undefined;
  const address: PageAddress = {
    storeSlug: undefined,
    resolution: { kind: 'notFound' },
    get left() {
      return leaving.signal;
    },
  };
  const rewrite = {
    input: ({ url }: { url: URL }) => {
      const resolution = resolveRoute(url.pathname + url.search + url.hash, storedStore());
      const { storeSlug, path } = splitStoreAddress(url.pathname);
      address.resolution = resolution;
      address.storeSlug = resolution.kind === 'redirect' ? storeSlug : resolution.storeSlug;
      const nextFrame = `${resolution.kind} ${address.storeSlug}`;
      if (nextFrame !== frame) {
        frame = nextFrame;
        leaving.abort();
        leaving = new AbortController();
      }
      const wanted = resolution.kind === 'notFound' ? nowhere + path : path;
      if (wanted !== url.pathname) url.pathname = wanted;
      return url;
    },
    output: ({ url }: { url: URL }) => {
      const { pathname } = url;
      const wanted = pathname.startsWith(`${nowhere}/`)
        ? pathname.slice(nowhere.length)
        : joinStoreAddress({ storeSlug: address.storeSlug, path: pathname });
      if (wanted !== pathname) url.pathname = wanted;
      return url;
    },
  };
  return { rewrite, address };
}
