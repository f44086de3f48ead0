import { takeEvery } from 'typed-redux-saga';
import type { FailureReport } from '../../server/contract.ts';
import { loadFailed } from '#/shared/load-failed.ts';

/** The one listener of `loadFailed` (spec §4, "Loading status"). It reports the internal code of spec §8, if there is one. */
export function* watchFailedLoads(report: (failure: FailureReport) => void) {
  yield* takeEvery(loadFailed, ({ payload: { slice, code, error } }) =>
    report({ where: slice, code: code ?? error.kind }),
  );
}
