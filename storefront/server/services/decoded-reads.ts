import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import type { StoredAnswer } from './read-cache.ts';

/** Decoded reads held in memory; the one that was used least recently is forgotten first. */
const maxReads = 200;

/** The answers that a read was decoded from, by their keys in the read cache. */
type Sources = Map<string, StoredAnswer>;

export interface DecodedReads {
  /**
   * The value of a read that was decoded before, as long as the read cache still answers with what it was decoded from; else
   * a new one. Values are shared by pages, so they are frozen.
   * @param key the read with all that it depends on
   * @param onRead told the keys of its answers in the read cache
   */
  share<Value>(key: string, read: () => Promise<Value>, onRead?: (readKey: string) => void): Promise<Value>;
  /** Called by what reads: the running read depends on this answer. */
  note(readKey: string, answer: StoredAnswer): void;
  /** Called by what reads: the running read has an answer that is not shared, so its value isn't either. */
  noteUnshared(): void;
}

/**
 * Reads of pages, decoded once and not once for each page.
 * @param current the answer that the read cache would give now
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

/** Freezes plain objects and lists, and all that is in them. */
function freezeWhole<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(freezeWhole);
  return value;
}
