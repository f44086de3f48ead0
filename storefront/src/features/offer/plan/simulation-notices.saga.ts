import { takeEvery } from 'typed-redux-saga';
import { offerShown } from '../offer.events.ts';
import type { NoticePort } from '../offer.ports.ts';
import { simulationFailed, simulationSucceeded } from '../offer.slice.ts';

/**
 * Shows the persistent toast of a failed simulation (spec §8) until one succeeds. The first simulation may run before
 * the offer's own watcher loads, on the server or with the page.
 */
export function* watchSimulationNotices(notices: NoticePort) {
  yield* takeEvery(simulationFailed, () => notices.show('simulationFailed'));
  yield* takeEvery(simulationSucceeded, () => notices.dismiss('simulationFailed'));
  yield* takeEvery(offerShown, ({ payload }) => {
    if (payload.isPriceFailed) notices.show('simulationFailed');
  });
}
