import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Idle share of the machine between two readings of its processors: 0 to 1. */
export function idleShare(before: readonly Times[], after: readonly Times[]): number {
  const sum = (times: readonly Times[], pick: (each: Times) => number) =>
    times.reduce((total, each) => total + pick(each), 0);
  const whole = ({ user, nice, sys, irq, idle }: Times) => user + nice + sys + irq + idle;
  const all = sum(after, whole) - sum(before, whole);
  return all === 0 ? 1 : (sum(after, ({ idle }) => idle) - sum(before, ({ idle }) => idle)) / all;
}

/** Milliseconds that a processor has spent, by category. */
export type Times = ReturnType<typeof cpus>[number]['times'];

const read = () => cpus().map(({ times }) => times);

/** Required idle share for measurements in wall time. */
const restingShare = 0.85;

/**
 * Waits until the machine is idle, a minute at most. Wall time would otherwise include other processes.
 * @returns the idle share of the last second
 */
export async function comeToRest(attempts = 60): Promise<{ isResting: boolean; idle: number }> {
  let idle = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = read();
    await pause(1000);
    idle = idleShare(before, read());
    if (idle >= restingShare) return { isResting: true, idle };
  }
  return { isResting: false, idle };
}
