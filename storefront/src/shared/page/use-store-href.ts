import { joinStoreAddress } from '#/domain/address/store-address.ts';
import { useConfig } from './config.ts';
import { useStoreSlug } from './open-store.ts';

/** Returns a function that adds base path and partner's slug to a URL of the store (`/faq?q=cnh`). */
export function useStoreHref(): (address: string) => string {
  const { basePath } = useConfig();
  const storeSlug = useStoreSlug();
  return (address) => {
    const [path = '/'] = address.split(/[?#]/, 1);
    return basePath + (joinStoreAddress({ storeSlug, path }) + address.slice(path.length)).slice(1);
  };
}
