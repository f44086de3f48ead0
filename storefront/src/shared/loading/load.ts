import type { Action } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import { loadFailed } from '../failures/load-failed.ts';

/**
 * Runs the reads of a slice. After a failure it dispatches the slice's own event, then `loadFailed` (spec §4, "Loading
 * status").
 * @param failed the slice's own event; absent if a failure does not change the data
 * @returns false after a failure
 */
export function* load(
  slice: string,
  work: () => Generator<unknown, void>,
  failed?: (error: AppError) => Action,
): Generator<unknown, boolean> {
  try {
    yield* work();
    return true;
  } catch (caught) {
    const error = toAppError(caught);
    if (failed) yield* put(failed(error));
    yield* put(loadFailed({ slice, error }));
    return false;
  }
}
