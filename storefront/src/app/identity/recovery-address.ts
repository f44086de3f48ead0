import type { RecoveryAddressPort } from '#/features/recovery/index.ts';
import { whenStarted } from '#/routes/-page/start-up.ts';
import type { AppRouter } from '../router.tsx';

/** The page's address for a forgotten password, by the router: a token stands in the entry of the history alone. */
export function createRecoveryAddress(router: AppRouter): RecoveryAddressPort {
  return {
    current: () => router.state.location.href,
    resetToken: () => router.state.location.state.resetToken,
    forgetResetToken: async () => {
      const { pathname, state } = router.state.location;
      if (state.resetToken === undefined) return;
      await router.navigate({ to: pathname, state: {}, replace: true, resetScroll: false });
    },
    leaveFor: async (path) => {
      await whenStarted(router);
      const { pathname, search, hash } = new URL(path, 'http://internal');
      await router.navigate({
        to: pathname,
        search: router.options.parseSearch(search),
        ...(hash && { hash: hash.slice(1) }),
        replace: true,
      } as never);
    },
  };
}
