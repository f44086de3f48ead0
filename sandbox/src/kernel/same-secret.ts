import { timingSafeEqual } from 'node:crypto';

/** Compares a header with the secret in constant time. */
export function isSameSecret(given: string | string[] | undefined, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
