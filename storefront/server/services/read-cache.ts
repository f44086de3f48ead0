import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import type { ServerMetrics } from '../observability/server-metrics.ts';

/** A response in memory. */
export interface StoredAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer<ArrayBuffer>;
}

export interface ReadCacheOptions {
  /** How long a response is reused, in milliseconds; 0 only joins concurrent reads. */
  ttlInMs: number;
  /** @default 500 */
  maxEntries?: number;
  /** Limit for all bodies together. @default 16 MiB */
  maxBytes?: number;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** Called when a service's response changes, if the previous one is still in memory. */
  onChange?: (key: string) => void;
  /** Called with the result of each lookup. */
  onRead?: ServerMetrics['sharedRead'] | undefined;
}

export interface ReadCache {
  /** The stored response, the one being loaded, or a new one. Only a 200 is stored. */
  read(key: string, load: () => Promise<StoredAnswer>): Promise<StoredAnswer>;
  /** The stored response, if `read` would return it. */
  peek(key: string): StoredAnswer | undefined;
  /** Drops every response. One that is being loaded is not stored. */
  purge(): void;
}

/** How long a read in progress is joined: a service that has recovered responds to the next one at once. */
const joinedForInMs = 5_000;

/** Stores anonymous reads for a few seconds, so that many visitors of one page cost each service one call. */
export function createReadCache({
  ttlInMs,
  maxEntries = 500,
  maxBytes = 16 * 1024 * 1024,
  now = Date.now,
  onChange,
  onRead,
}: ReadCacheOptions): ReadCache {
  const createMemory = () => ({
    stored: new LRUCache<string, { answer: StoredAnswer; beganAt: number; endsAt: number }>({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) => answer.body.length || 1,
    }),
    loading: new Map<string, { pending: Promise<StoredAnswer>; beganAt: number }>(),
  });
  let memory = createMemory();

  async function loadOnce(key: string, load: () => Promise<StoredAnswer>, beganAt: number): Promise<StoredAnswer> {
    const { stored, loading } = memory;
    try {
      const loaded = await load();
      const former = stored.peek(key);
      // A later read was faster, so its response is the newer one.
      if (former && former.beganAt > beganAt) return former.answer;
      const last = former?.answer;
      const isUnchanged = last !== undefined && loaded.status === 200 && last.body.equals(loaded.body);
      // A failure doesn't invalidate the stored response.
      if (last && loaded.status < 500 && !isUnchanged) onChange?.(key);
      // An equal response is the same value, so that its decoded value stays valid.
      const answer = isUnchanged ? last : loaded;
      if (answer.status === 200) stored.set(key, { answer, beganAt, endsAt: now() + ttlInMs });
      else if (answer.status < 500) stored.delete(key);
      return answer;
    } finally {
      if (loading.get(key)?.beganAt === beganAt) loading.delete(key);
    }
  }

  const peek = (key: string) => {
    const entry = memory.stored.get(key);
    return entry && now() < entry.endsAt ? entry.answer : undefined;
  };

  return {
    peek,
    async read(key, load) {
      const answer = peek(key);
      if (answer) {
        onRead?.('hit');
        return answer;
      }
      const { loading } = memory;
      const beganAt = now();
      const current = loading.get(key);
      if (current && beganAt < current.beganAt + joinedForInMs) {
        onRead?.('joined');
        return current.pending;
      }
      onRead?.('miss');
      const pending = loadOnce(key, load, beganAt);
      loading.set(key, { pending, beganAt });
      return pending;
    },
    purge() {
      // Reads in progress still write into the old map.
      memory = createMemory();
    },
  };
}

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
