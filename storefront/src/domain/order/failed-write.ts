/** Whether a write without a successful response may have acted, or may still act (product.md, Money and orders). */

/** The part of a failure that tells whether the service acted. */
export interface WriteFailure {
  kind: string;
  status?: number;
}

/**
 * True if the service certainly didn't act: it rejected the request. After a timeout, a server error or an unreadable
 * response it may have acted.
 */
export function isDefinite({ kind, status = 0 }: WriteFailure): boolean {
  if (kind === 'unauthorized' || kind === 'notFound') return true;
  // With 408 and 409 it may still be processing the first request.
  return kind === 'rejected' && status >= 400 && status < 500 && status !== 408 && status !== 409;
}

/** Statuses that don't come from the service itself: it may still be processing, as after a timeout. */
const unanswered = new Set([408, 409, 502, 504]);

/**
 * How long a cancelled request may still run at a service, in milliseconds: four times the timeout of the store's
 * server.
 */
const mayRunInMs = 60_000;

/** True for a request whose outcome its response does not tell. */
export const isCutOff = ({ kind, status = 0 }: WriteFailure): boolean =>
  kind === 'network' || kind === 'timeout' || (kind === 'rejected' && unanswered.has(status));

/**
 * True while a request that was cut off may still run at the service.
 * @param sinceSentInMs negative if the device's clock was set back: the request then counts as recent
 */
export const mayStillRun = (sinceSentInMs: number): boolean => sinceSentInMs < mayRunInMs;
