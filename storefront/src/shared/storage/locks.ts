import { CANCEL } from 'redux-saga';
import { call } from 'typed-redux-saga';

/** Cross-tab locks. */
export interface LockPort {
  /** Resolves with the release function once no other tab has the lock; rejects when the signal aborts. */
  acquire(name: string, signal: AbortSignal): Promise<() => void>;
}

/** Runs the work once no other tab has the lock, and releases the lock whatever happens. */
export async function whileHolding<Result>(
  lock: LockPort,
  name: string,
  work: () => Promise<Result>,
  signal = new AbortController().signal,
): Promise<Result> {
  const release = await lock.acquire(name, signal);
  try {
    return await work();
  } finally {
    release();
  }
}

/** For sagas: acquires a lock, and stops waiting when the saga is cancelled. Resolves with the release function. */
export function* acquire(lock: LockPort, name: string) {
  return yield* call(() => {
    const controller = new AbortController();
    return Object.assign(lock.acquire(name, controller.signal), { [CANCEL]: () => controller.abort() });
  });
}
