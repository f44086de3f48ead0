import { timingSafeEqual } from 'node:crypto';

/** Whether a header carries the secret; how long it takes doesn't tell how much of it was right. */
export function isSameSecret(given: string | string[] | undefined, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
