import { CANCEL } from 'redux-saga';
import { call, delay, getContext, setContext } from 'typed-redux-saga';
import { isWorthRetrying, ServiceError, toAppError } from '#/api/app-error.ts';

/** Waits before a read is sent again, in milliseconds. Writes are never repeated by themselves. */
const readRetryDelaysInMs = [300, 900] as const;

type Send<T> = (signal: AbortSignal) => Promise<T>;

/** Sends one call; when the saga is cancelled the call is aborted. */
export function* send<T>(start: Send<T>) {
  const refusal = yield* getContext<SessionRefusal | undefined>('sessionRefusal');
  if (refusal?.isGivenUp === true) throw new ServiceError({ kind: 'unauthorized' });
  // Not by a `finally` that yields: in a generator reached by `yield*` it turns the cancellation into an answer, and
  // the saga would go on with redux-saga's cancel marker as its data.
  return yield* call(() => {
    const controller = new AbortController();
    if (refusal) refusals.set(controller.signal, refusal);
    return Object.assign(start(controller.signal), { [CANCEL]: () => controller.abort() });
  });
}

/**
 * What becomes of requests whose session is refused, in work that must not wait for a log-in: they fail at once.
 */
export interface SessionRefusal {
  /** True after a log-in that was given up: nothing more is sent. */
  isGivenUp: boolean;
  /** The log-in that was opened. Resolves to true once the same person has a session. */
  renewal?: Promise<boolean>;
}

/** By the signal of the request, which is all of a saga that reaches the clients. */
const refusals = new WeakMap<AbortSignal, SessionRefusal>();

/** Undefined where a request waits for the log-in. */
export const refusalOf = (signal: AbortSignal): SessionRefusal | undefined => refusals.get(signal);

/** Does work whose requests don't wait for a log-in. */
export function* withoutWaiting<Result>(refusal: SessionRefusal, work: () => Generator<unknown, Result>) {
  // A called saga has a context of its own, which its children share.
  return (yield* call(function* refusable() {
    yield* setContext({ sessionRefusal: refusal });
    return yield* call(work);
  })) as Result;
}

/** True where a request of this work was refused its session, and the work will be done again after the log-in. */
export function* isToBeDoneAgain() {
  const refusal = yield* getContext<SessionRefusal | undefined>('sessionRefusal');
  return refusal?.renewal !== undefined;
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
