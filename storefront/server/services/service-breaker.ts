import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { UpstreamError, type UpstreamAnswer } from './upstream.ts';

/** How long a service that fails is left alone, in milliseconds; then one call tries it. */
const restInMs = 5_000;

/** Answers of something in front of a service that is down. */
const isDown = (status: number) => status === 502 || status === 503 || status === 504;

const isSilent = (error: unknown) =>
  error instanceof UpstreamError && (error.code === 'upstream_unreachable' || error.code === 'upstream_timeout');

/**
 * Leaves a service alone for a while once a number of its calls in a row have failed: calls then fail at once as
 * unreachable, instead of each waiting for its timeout.
 * @param failures in a row; 0 never does
 * @param onChange told when the service is left alone, and when it is called again
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
