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
    stored: new LRUCache<string, { answer: StoredAnswer; endsAt: number }>({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) => answer.body.length || 1,
    }),
    loading: new Map<string, Promise<StoredAnswer>>(),
  });
  let memory = createMemory();

  async function loadOnce(key: string, load: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
    const { stored, loading } = memory;
    try {
      const loaded = await load();
      const last = stored.peek(key)?.answer;
      const isUnchanged = last !== undefined && loaded.status === 200 && last.body.equals(loaded.body);
      // A failure doesn't invalidate the stored response.
      if (last && loaded.status < 500 && !isUnchanged) onChange?.(key);
      // An equal response is the same value, so that its decoded value stays valid.
      const answer = isUnchanged ? last : loaded;
      if (answer.status === 200) stored.set(key, { answer, endsAt: now() + ttlInMs });
      else if (answer.status < 500) stored.delete(key);
      return answer;
    } finally {
      loading.delete(key);
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
      onRead?.(loading.has(key) ? 'joined' : 'miss');
      const pending = loading.get(key) ?? loadOnce(key, load);
      loading.set(key, pending);
      return pending;
    },
    purge() {
      // Reads in progress still write into the old map.
      memory = createMemory();
    },
  };
}
