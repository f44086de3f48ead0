import { call, delay, put, race, take, takeLeading } from 'typed-redux-saga';
import type { OfferPort } from '#/api/ports.ts';
import { toAppError } from '#/api/app-error.ts';
import { shareableUrl } from '#/domain/urls/simulation-search.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { offerShown } from '../offer.events.ts';
import type { SharePort } from '../offer.ports.ts';
import { urlCopied, pageShared, shareDismissed, shareFailed, sharePressed, type PressedShare } from './share.slice.ts';

interface Ports {
  offer: OfferPort;
  share: SharePort;
}

/**
 * Timeout for the service's URL, in milliseconds. Devices allow sharing only shortly after a press; after the
 * timeout the page's own URL is used.
 */
const urlBudgetInMs = 1500;

/** Shares the page by the device's own dialog, else copies its URL, until another car's page opens. Browser only. */
export function* watchShare(ports: Ports) {
  yield* takeLeading(sharePressed, function* follow({ payload }) {
    yield* race([call(sharePage, ports, payload), take(offerShown)]);
  });
}

function* sharePage(ports: Ports, { title, model }: PressedShare) {
  const page = ports.share.currentUrl();
  const url = (yield* requestUrl(ports, page, model)) ?? shareableUrl(page);
  const outcome = yield* call(() => ports.share.share({ title, url }));
  if (outcome === 'shared') yield* put(pageShared());
  else if (outcome === 'dismissed') yield* put(shareDismissed());
  else yield* put((yield* call(() => ports.share.copy(url))) ? urlCopied() : shareFailed({ url }));
}

function* requestUrl({ offer }: Ports, page: string, model: string) {
  const controller = new AbortController();
  try {
    const { url } = yield* race({
      url: call(() => offer.share({ url: page, model }, controller.signal)),
      late: delay(urlBudgetInMs),
    });
    return url;
  } catch (caught) {
    yield* put(loadFailed({ slice: 'offer', error: toAppError(caught) }));
    return undefined;
  } finally {
    controller.abort();
  }
}
