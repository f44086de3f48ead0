import { CANCEL } from 'redux-saga';
import { call, cancel, delay, fork, getContext, put, setContext, take } from 'typed-redux-saga';
import type { Action } from '@reduxjs/toolkit';
import { isWorthRetrying, ServiceError, toAppError, type AppError } from '#/api/app-error.ts';
import { loadFailed } from '../failures/load-failed.ts';
import { sessionEnded } from '../page/session-events.ts';

/** Delays before a read is retried, in milliseconds. Writes are never retried automatically. */
const readRetryDelaysInMs = [300, 900] as const;

type Send<T> = (signal: AbortSignal) => Promise<T>;

/** Sends one request, which is aborted when the saga is cancelled. */
export function* send<T>(start: Send<T>) {
  const refusal = yield* getContext<SessionRefusal | undefined>('sessionRefusal');
  if (refusal?.isGivenUp === true) throw new ServiceError({ kind: 'unauthorized' });
  // Not in a `finally` that yields: in a generator reached by `yield*` it replaces the cancellation by a result, and
  // the saga would continue with redux-saga's cancel marker as its data.
  return yield* call(() => {
    const controller = new AbortController();
    if (refusal) refusals.set(controller.signal, refusal);
    return Object.assign(start(controller.signal), { [CANCEL]: () => controller.abort() });
  });
}

/** State of requests whose session expired, in work that must not wait for a log-in: they fail at once. */
export interface SessionRefusal {
  /** True after the log-in was closed: nothing more is sent. */
  isGivenUp: boolean;
  /** Resolves to true once the same person has logged in. */
  renewal?: Promise<boolean>;
}

/** Keyed by the signal, the only part of a saga that the clients get. */
const refusals = new WeakMap<AbortSignal, SessionRefusal>();

/** Undefined if the request waits for the log-in. */
export const refusalOf = (signal: AbortSignal): SessionRefusal | undefined => refusals.get(signal);

/** Runs work whose requests don't wait for a log-in. */
export function* withoutWaiting<Result>(refusal: SessionRefusal, work: () => Generator<unknown, Result>) {
  // A called saga has its own context, which its children share.
  return (yield* call(function* refusable() {
    yield* setContext({ sessionRefusal: refusal });
    return yield* call(work);
  })) as Result;
}

/** True if a request of this work was rejected, and the work will be restarted after the log-in. */
export function* isToBeDoneAgain() {
  const refusal = yield* getContext<SessionRefusal | undefined>('sessionRefusal');
  return refusal?.renewal !== undefined;
}

/** Sends a read, with retries while the failure may be temporary (no response, or a server error). */
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

/** Sends a read whose failure changes nothing on the page. Returns undefined after a failure. */
export function* readQuietly<T>(start: Send<T>) {
  try {
    return yield* read(start);
  } catch {
    return undefined;
  }
}

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

/**
 * Runs a watcher of one user's data. The end of the session cancels the work of its user and every queued submission:
 * neither a response nor a save may reach the next user.
 */
export function* watchEachUser<Ports>(watch: (ports: Ports) => Generator, ports: Ports) {
  while (true) {
    const watching = yield* fork(watch, ports);
    yield* take(sessionEnded);
    yield* cancel(watching);
  }
}
