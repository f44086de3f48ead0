import { takeEvery } from 'typed-redux-saga';
import type { FailureReport } from '../../../server/contract.ts';
import type { ServiceError } from '#/api/app-error.ts';
import { loadFailed, partUnreadable } from '#/shared/failures/load-failed.ts';

type Report = (failure: FailureReport) => void;

/**
 * The one listener of `loadFailed` (spec §4, "Loading status"). It reports the internal code of spec §8, if there is one,
 * and in the browser each undecodable part of a response.
 */
export function* watchFailedLoads(report: Report) {
  yield* takeEvery(loadFailed, ({ payload: { slice, code, error } }) =>
    report({ where: slice, code: code ?? error.kind }),
  );
  yield* takeEvery(partUnreadable, ({ payload }) => report(unreadable(payload)));
}

/** Reports the part of a response that was left out because it could not be decoded. */
export const reportUnreadable =
  (report: Report) =>
  ({ error }: ServiceError) =>
    report(unreadable(error));

const unreadable = (error: ServiceError['error']): FailureReport => ({
  where: error.kind === 'contract' ? error.where : 'response',
  code: error.kind,
});
