import { joinStoreAddress, splitStoreAddress } from '#/domain/store-address.ts';
import type { StoreInAddress } from '#/routes/-page/load-page.ts';

/**
 * Lets one table of routes serve every store: the slug is taken off an address before it is matched, and put back on
 * every address that is built. So links, redirects and the browser's history keep the store by themselves.
 */
export function createStoreRewrite() {
  const storeInAddress: StoreInAddress = { slug: undefined };
  const rewrite = {
    input: ({ url }: { url: URL }) => {
      const { storeSlug, path } = splitStoreAddress(url.pathname);
      storeInAddress.slug = storeSlug;
      if (path !== url.pathname) url.pathname = path;
      return url;
    },
    output: ({ url }: { url: URL }) => {
      const address = joinStoreAddress({ storeSlug: storeInAddress.slug, path: url.pathname });
      if (address !== url.pathname) url.pathname = address;
      return url;
    },
  };
  return { rewrite, storeInAddress };
}
