import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import type { StoredAnswer } from './read-cache.ts';

/** Maximum decoded reads in memory; the least recently used one is dropped first. */
const maxReads = 200;

/** The responses that a value was decoded from, by their keys in the read cache. */
type Sources = Map<string, StoredAnswer>;

export interface DecodedReads {
  /**
   * An earlier decoded value, while the read cache still returns the responses it was decoded from; else a new one.
   * Values are shared by pages, so they are frozen.
   * @param key the read with all its parameters
   * @param onRead called with the keys of its responses in the read cache
   */
  share<Value>(key: string, read: () => Promise<Value>, onRead?: (readKey: string) => void): Promise<Value>;
  /** Called during a read: the value depends on this response. */
  note(readKey: string, answer: StoredAnswer): void;
  /** Called during a read: one response is not shared, so the value isn't either. */
  noteUnshared(): void;
}

/**
 * Reads of pages, decoded once instead of once per page.
 * @param current the current response of the read cache
 */
export function createDecodedReads(current: (readKey: string) => StoredAnswer | undefined): DecodedReads {
  const decoded = new LRUCache<string, { value: unknown; sources: Sources }>({ max: maxReads });
  const running = new AsyncLocalStorage<{ sources: Sources; isShared: boolean }>();

  return {
    async share<Value>(key: string, read: () => Promise<Value>, onRead?: (readKey: string) => void) {
      const stored = decoded.get(key);
      if (stored && [...stored.sources].every(([readKey, answer]) => current(readKey) === answer)) {
        for (const readKey of stored.sources.keys()) onRead?.(readKey);
        return stored.value as Value;
      }
      const record = { sources: new Map<string, StoredAnswer>(), isShared: true };
      const value = freezeWhole(await running.run(record, read));
      if (record.isShared && record.sources.size > 0) decoded.set(key, { value, sources: record.sources });
      return value;
    },
    note: (readKey, answer) => void running.getStore()?.sources.set(readKey, answer),
    noteUnshared() {
      const record = running.getStore();
      if (record) record.isShared = false;
    },
  };
}

/** Deep-freezes plain objects and arrays. */
function freezeWhole<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(freezeWhole);
  return value;
}
