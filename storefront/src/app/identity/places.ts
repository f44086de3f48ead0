import { joinStoreAddress } from '#/domain/address/store-address.ts';
import type { PlacesPort } from '#/features/session/index.ts';
import { whenStarted } from '#/routes/-page/start-up.ts';
import type { AppRouter } from '../router.tsx';

/** Where the visitor is, by the router. */
export function createPlaces(router: AppRouter, basePath: string): PlacesPort {
  const current = () => router.state.location.href;
  return {
    current,
    isAccount: () => /^\/conta(?:[/?#]|$)/.test(current()),
    // The payment method is changed on the plan's page.
    isAccountForm: () => /^\/conta\/(?:minha-conta|plano)(?:[/?#]|$)/.test(current()),
    isOrder: () => /^\/ofertasvw\/[^/?#]+\/assinar\//.test(current()),
    go: async (address) => {
      await whenStarted(router);
      const { pathname, search, hash } = new URL(address, 'http://internal');
      await router.navigate({
        to: pathname,
        search: router.options.parseSearch(search),
        ...(hash && { hash: hash.slice(1) }),
      } as never);
    },
    goHome: async () => {
      await whenStarted(router);
      const drawn = new Promise<void>((resolve) => {
        const stop = router.subscribe('onRendered', () => {
          stop();
          resolve();
        });
      });
      await router.navigate({ to: '/', replace: true });
      await drawn;
    },
    reloadHome: () => {
      const { storeSlug } = router.options.context.address;
      window.location.assign(basePath + joinStoreAddress({ storeSlug, path: '/' }).slice(1));
    },
    reload: () => window.location.reload(),
  };
}
