import { vi } from 'vitest';

const maximumTimers = 1000;

/**
 * Advances the fake clock from timer to timer until the condition holds.
 * @returns the elapsed milliseconds
 * @throws if it never holds
 */
export async function millisecondsUntil(isFulfilled: () => boolean): Promise<number> {
  const start = Date.now();
  await vi.advanceTimersByTimeAsync(0);
  for (let timers = 0; timers < maximumTimers; timers += 1) {
    if (isFulfilled()) return Date.now() - start;
    await vi.advanceTimersToNextTimerAsync();
  }
  throw new Error('The condition was never fulfilled.');
}
