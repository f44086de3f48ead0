import type { CDPSession } from 'playwright';

/** One request, with times in milliseconds from the start of the measurement. */
export interface TimedRequest {
  /** The last parts of its path, with its query. */
  name: string;
  startInMs: number;
  /** Undefined while it is running. */
  endInMs: number | undefined;
  bytes: number;
}

/** Records the requests of a page from now on. */
export function recordRequests(session: CDPSession) {
  const requests = new Map<string, { name: string; start: number; end?: number; bytes: number }>();
  /** Difference of the wall clock and the protocol's own, in seconds. */
  let clock = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    clock = wallTime - timestamp;
    const { pathname, search } = new URL(request.url);
    requests.set(requestId, { name: pathname.split('/').slice(-3).join('/') + search, start: timestamp, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength });
  });
  return {
    /** The requests that started between two wall times, relative to the first. */
    between: (from: number, to: number): TimedRequest[] =>
      [...requests.values()]
        .map(({ name, start, end, bytes }) => ({
          name,
          bytes,
          startInMs: (start + clock) * 1000 - from,
          endInMs: end === undefined ? undefined : (end + clock) * 1000 - from,
        }))
        .filter(({ startInMs }) => startInMs >= -1 && startInMs <= to - from)
        .toSorted((one, other) => one.startInMs - other.startInMs),
  };
}

/**
 * The longest chain of requests that each started after the one before had ended. It depends on what waits for what and
 * hardly on the load of the machine.
 */
export function countSteps(requests: readonly TimedRequest[]): number {
  const ended = requests.flatMap(({ startInMs, endInMs }) => (endInMs === undefined ? [] : [{ startInMs, endInMs }]));
  let steps = 0;
  let until = -Infinity;
  for (const { startInMs, endInMs } of ended.toSorted((one, other) => one.endInMs - other.endInMs)) {
    if (startInMs < until) continue;
    steps += 1;
    until = endInMs;
  }
  return steps;
}

/** A line for each request: from, to, KiB, name. */
export function formatWaterfall(requests: readonly TimedRequest[], nameOf = (name: string) => name): string[] {
  const column = (text: string) => text.padStart(6);
  return requests.map(
    ({ name, startInMs, endInMs, bytes }) =>
      `${column(startInMs.toFixed(0))} –${column(endInMs?.toFixed(0) ?? '…')} ms ${column((bytes / 1024).toFixed(1))} KiB  ${nameOf(name)}`,
  );
}
