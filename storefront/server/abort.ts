/** Stops waiting when the signal aborts, without stopping what is waited for. */
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
