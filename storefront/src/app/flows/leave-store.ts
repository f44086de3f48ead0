import type { AppRouter } from '../router.tsx';

/** Leads home from a partner's store that doesn't exist. */
export function leaveStore(router: Pick<AppRouter, 'navigate' | 'options'>): void {
  router.options.context.url.storeSlug = undefined;
  void router.navigate({ to: '/', replace: true, state: { store: 'house' } });
}
