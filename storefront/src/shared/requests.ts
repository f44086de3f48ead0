import { CANCEL } from 'redux-saga';
import { call, delay } from 'typed-redux-saga';
import { isWorthRetrying, toAppError } from '#/api/app-error.ts';

/** Waits before a read is sent again, in milliseconds. Writes are never repeated by themselves. */
const readRetryDelaysInMs = [300, 900] as const;

type Send<T> = (signal: AbortSignal) => Promise<T>;

/** Sends one call; when the saga is cancelled the call is aborted. */
export function* send<T>(start: Send<T>) {
  // Not by a `finally` that yields: in a generator reached by `yield*` it turns the cancellation into an answer, and
  // the saga would go on with redux-saga's cancel marker as its data.
  return yield* call(() => {
    const controller = new AbortController();
    return Object.assign(start(controller.signal), { [CANCEL]: () => controller.abort() });
  });
}

/** A read: repeated with back-off while the failure may pass (no answer, or the service's own fault). */
export function* read<T>(start: Send<T>) {
  for (const waitInMs of readRetryDelaysInMs) {
    try {
      return yield* send(start);
    } catch (error) {
      if (!isWorthRetrying(toAppError(error))) throw error;
    }
    yield* delay(waitInMs);
  }
  return yield* send(start);
}
