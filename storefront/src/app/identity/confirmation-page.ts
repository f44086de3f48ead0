import type { AfterConfirmation, ConfirmationPagePort } from '#/features/registration/index.ts';
import { whenStarted } from '#/routes/-page/start-up.ts';
import type { AppRouter } from '../router.tsx';
import { createPlaces } from './places.ts';

const pagePattern = /^\/confirm-email(?:\/([^/]+))?\/?$/;

/** The page an e-mail's link opens, by the router. */
export function createConfirmationPage(router: AppRouter): ConfirmationPagePort {
  const places = createPlaces(router, router.options.context.config.basePath);
  const here = () => pagePattern.exec(router.state.location.pathname);
  /** The same entry of the history, without a token in its address: left out, it would stay. */
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
          state: { 'confirm-email': true },
          replace,
        });
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
      // A link in the dialog may have led away already.
      if (here()) await go(to, !isBackKept);
    },
  };
}
