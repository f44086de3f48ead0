import { joinStorePath } from '#/domain/urls/pages.ts';
import type { RecoveryUrlPort } from '#/features/recovery/index.ts';
import type { AfterConfirmation, ConfirmationPagePort } from '#/features/registration/index.ts';
import type { PlacesPort } from '#/features/session/index.ts';
import { whenStarted } from '#/routes/start-up.ts';
import type { AppRouter } from '../router.tsx';

/** Reads and changes the visitor's page by the router. */
export function createPlaces(router: AppRouter, basePath: string): PlacesPort {
  const current = () => router.state.location.href;
  return {
    current,
    isAccount: () => /^\/conta(?:[/?#]|$)/.test(current()),
    // The payment method is changed on the plan's page.
    isAccountForm: () => /^\/conta\/(?:minha-conta|plano)(?:[/?#]|$)/.test(current()),
    isOrder: () => /^\/ofertasvw\/[^/?#]+\/assinar\//.test(current()),
    go: async (url) => {
      await whenStarted(router);
      const { pathname, search, hash } = new URL(url, 'http://internal');
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
      const { storeSlug } = router.options.context.url;
      window.location.assign(basePath + joinStorePath({ storeSlug, path: '/' }).slice(1));
    },
    reload: () => window.location.reload(),
  };
}

const pagePattern = /^\/confirm-email(?:\/([^/]+))?\/?$/;

/** The page of an e-mail's link, by the router. */
export function createConfirmationPage(router: AppRouter): ConfirmationPagePort {
  const places = createPlaces(router, router.options.context.config.basePath);
  const here = () => pagePattern.exec(router.state.location.pathname);
  /** Replaces the history entry by one without a token in its URL. An omitted parameter would keep its value. */
  const replaceEntry = (state: { emailToken?: string; isEmailConfirmed?: true }) =>
    router.navigate({
      to: '/confirm-email/{-$token}',
      params: { token: undefined },
      state,
      replace: true,
      resetScroll: false,
    });

  async function go(to: AfterConfirmation, replace: boolean) {
    if (to.to === 'path') return places.go(to.path);
    return to.to === 'home'
      ? router.navigate({ to: '/', replace })
      : router.navigate({
          to: '/ofertasvw/$page',
          params: { page: to.slug },
          ...(to.search !== undefined && { search: router.options.parseSearch(to.search) }),
          state: { 'confirm-email': true },
          replace,
        } as never);
  }

  return {
    async takeToken() {
      await whenStarted(router);
      const { state } = router.state.location;
      const written = here()?.[1];
      const token = written === undefined ? state.emailToken : decodeURIComponent(written);
      if (written !== undefined && token !== undefined) await replaceEntry({ emailToken: token });
      return { wasConfirmed: state.isEmailConfirmed === true, ...(token !== undefined && { token }) };
    },
    async forgetToken() {
      if (here()) await replaceEntry({ isEmailConfirmed: true });
    },
    async leave(to, isBackKept) {
      // A link in the dialog may have left the page already.
      if (here()) await go(to, !isBackKept);
    },
  };
}

/** URL port of the password recovery. Only the history entry contains the token. */
export function createRecoveryUrl(router: AppRouter): RecoveryUrlPort {
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
