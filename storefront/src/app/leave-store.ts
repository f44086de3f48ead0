import type { AppRouter } from './router.tsx';

/** Leads home from a store that doesn't exist. */
export function leaveStore(router: AppRouter): void {
  router.options.context.address.storeSlug = undefined;
  void router.navigate({ to: '/', replace: true, state: { store: 'house' } });
}
