import { CANCEL } from 'redux-saga';
import { call } from 'typed-redux-saga';

/** One tab at a time does what several could. */
export interface LockPort {
  /** Resolves with the way to give it back once no other tab has it; rejects when the signal aborts. */
  acquire(name: string, signal: AbortSignal): Promise<() => void>;
}

/** Does the work once no other tab holds the lock, and gives the lock back whatever becomes of it. */
export async function whileHolding<Result>(
  lock: LockPort,
  name: string,
  work: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const release = await lock.acquire(name, signal);
  try {
    return await work();
  } finally {
    release();
  }
}

/** For a saga: waits for its turn; when the saga is cancelled it waits no longer. Resolves with the way to give it back. */
export function* acquire(lock: LockPort, name: string) {
  return yield* call(() => {
    const controller = new AbortController();
    return Object.assign(lock.acquire(name, controller.signal), { [CANCEL]: () => controller.abort() });
  });
}
