import { nameOfStep } from '#/domain/order/order-steps.ts';
import { usableCard } from '#/domain/order/payment.ts';
import type { stepOpened } from '#/features/checkout/index.ts';
import { selectRegisteredCard } from '#/features/payment/index.ts';
import { whenStarted } from '#/routes/start-up.ts';
import type { PhotoPort } from '#/shared/uploads/upload-document.ts';
import type { WatcherOptions } from '../flows/root-saga.ts';
import { painted } from '#/shared/loading/after-paint.ts';
import type { AppNotices } from '../notice-board.ts';
import type { AppRouter } from '../router.tsx';

/** Functions of the device and the page for an order, loaded with its first step. */

/** Photos below this size in bytes are sent unchanged. */
const smallEnough = 1_500_000;

export const photoPort: PhotoPort = {
  prepare: async (file) => {
    if (file.size <= smallEnough) return file;
    try {
      const { reducePhoto } = await import('./reduce-photo.ts');
      return await reducePhoto(file);
    } catch {
      // It is no picture, or too large for this device: it is sent unchanged, and its size is validated.
      return file;
    }
  },
};

/**
 * Browsers may end a hidden page without an event; a page that is left gets `beforeunload` first. In `pagehide` it is too
 * late: WebKit drops a database write that begins there.
 */
export function onLeaving(tell: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('beforeunload', tell, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell(), { signal });
  return () => listening.abort();
}

/** Navigates to a step, unless the visitor has gone elsewhere. */
export function createStepOpener(router: AppRouter) {
  return async ({ slug, step }: ReturnType<typeof stepOpened>['payload'], how?: { isInPlace: boolean }) => {
    await whenStarted(router);
    const { href, pathname, search } = router.latestLocation;
    // The press that finished a step is painted before the next step is rendered.
    await painted();
    // The visitor may have left the order before, or the step meanwhile.
    if (!pathname.includes(`/ofertasvw/${slug}/assinar/`) || router.latestLocation.href !== href) return;
    await router.navigate({
      to: '/ofertasvw/$page/assinar/$etapa',
      params: { page: slug, etapa: nameOfStep(step) },
      search: search as never,
      replace: how?.isInPlace === true,
    });
  };
}

/** Reads the card's token for one request: no state and no event contains it. */
export function createStoredCard({ payment }: WatcherOptions['ports'], router: AppRouter) {
  return async (signal: AbortSignal) => {
    const registered = selectRegisteredCard(router.options.context.store.getState());
    if (!registered) return undefined;
    const { shopperReference: identification } = registered;
    const card = usableCard(await payment.readHistory(identification, signal));
    return card && { token: card.token, identification, endDigits: card.endDigits };
  };
}

/** Shows the service's message in a toast. It closes without a message, and with the page on which it was shown. */
export function createRejectionToast(router: AppRouter, notices: Pick<AppNotices, 'show' | 'dismiss'>) {
  return (message: string | undefined) => {
    if (message === undefined) return notices.dismiss('orderRejected');
    notices.show('orderRejected', message);
    const stop = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (!pathChanged) return;
      stop();
      notices.dismiss('orderRejected');
    });
  };
}
