import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** Maximum counted keys; the least recently used one is dropped first. */
const maxCounted = 100_000;

export interface RateCounter {
  /**
   * Counts one call of a key.
   * @returns undefined, or seconds until the next is allowed if the window already had `most`
   */
  count(key: string, most: number, windowInMs: number): number | undefined;
}

/**
 * Counters of one process, in memory of a fixed size (docs/operations.md).
 * @param percent of the limits that are counted against, at least one call each; 0 disables them
 */
export function createRateCounter(percent: number, now: () => number = Date.now): RateCounter {
  // Bounded by size: `max` would allocate all its slots when the server starts.
  const counts = new LRUCache<string, { count: number; endsAt: number }>({
    maxSize: maxCounted,
    sizeCalculation: () => 1,
  });
  return {
    count(key, most, windowInMs) {
      if (percent === 0) return undefined;
      const stored = counts.get(key);
      const current = stored && stored.endsAt > now() ? stored : { count: 0, endsAt: now() + windowInMs };
      if (current.count >= Math.max(1, (most * percent) / 100)) return Math.ceil((current.endsAt - now()) / 1000);
      counts.set(key, { ...current, count: current.count + 1 });
      return undefined;
    },
  };
}

/** One visitor has a whole IPv6 network of 64 bits; an IPv4-mapped IPv6 address is its IPv4 address. */
export function networkOf(address: string): string {
  // A proxy may send a value that is not an address, such as `unknown`.
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, 8).join('.') : parsed.toString();
}
