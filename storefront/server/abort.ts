/** Rejects when the signal aborts, without cancelling the promise itself. */
export async function orAborted<Result>(awaited: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([awaited, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Runs with a signal that aborts after a time limit. The timer ends with the run: `AbortSignal.timeout` keeps its
 * listeners, and with them the whole page, in memory until the time has passed.
 */
export async function withTimeLimit<Result>(
  limitInMs: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException(`Not done within ${limitInMs} ms.`, 'TimeoutError')),
    limitInMs,
  );
  try {
    return await run(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}
