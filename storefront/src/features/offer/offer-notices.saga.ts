import { takeEvery } from 'typed-redux-saga';
import { offerPageFailed, offerShown } from './offer.events.ts';
import type { NoticePort } from './offer.ports.ts';
import { simulationFailed, simulationSucceeded } from './offer.slice.ts';

/**
 * Shows the persistent toast of a failed simulation (spec §8) until one succeeds. The first simulation may run before
 * the offer's own watcher loads, on the server or with the page. An offer that failed to load led home.
 */
export function* watchOfferNotices(notices: NoticePort) {
  yield* takeEvery(simulationFailed, () => notices.show('simulationFailed'));
  yield* takeEvery(simulationSucceeded, () => notices.dismiss('simulationFailed'));
  yield* takeEvery(offerShown, ({ payload }) => {
    notices.dismiss('offerPageFailed');
    if (payload.isPriceFailed) notices.show('simulationFailed');
  });
  yield* takeEvery(offerPageFailed, () => notices.show('offerPageFailed'));
}
