import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { UpstreamError, type UpstreamAnswer } from './upstream.ts';

/** How long the breaker stays open, in milliseconds; then one trial call is sent. */
const restInMs = 5_000;

/** Statuses of a proxy in front of a service that is down. */
const isDown = (status: number) => status === 502 || status === 503 || status === 504;

const isSilent = (error: unknown) =>
  error instanceof UpstreamError && (error.code === 'upstream_unreachable' || error.code === 'upstream_timeout');

/**
 * A circuit breaker: after consecutive failures, calls fail at once as unreachable instead of waiting for their
 * timeout.
 * @param failures consecutive; 0 disables it
 * @param onChange called when the breaker opens or closes
 */
export function createServiceBreaker(failures: number, onChange: (isOpen: boolean) => void = () => undefined) {
  if (failures === 0) return (send: () => Promise<UpstreamAnswer>) => send();
  const policy = circuitBreaker(
    handleWhen(isSilent).orWhenResult((answer) => isDown((answer as UpstreamAnswer).status)),
    { halfOpenAfter: restInMs, breaker: new ConsecutiveBreaker(failures) },
  );
  policy.onBreak(() => onChange(true));
  policy.onReset(() => onChange(false));
  return async (send: () => Promise<UpstreamAnswer>): Promise<UpstreamAnswer> => {
    try {
      return await policy.execute(send);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new UpstreamError('upstream_unreachable', { cause: error });
      throw error;
    }
  };
}
