import type { AppRouter } from './router.tsx';

/** Leads home, out of a store that is none. */
export function leaveStore(router: AppRouter): void {
  router.options.context.address.storeSlug = undefined;
  void router.navigate({ to: '/', replace: true, state: { store: 'house' } });
}
