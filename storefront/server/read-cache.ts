/** An answer held in memory. */
export interface StoredAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer<ArrayBuffer>;
}

export interface ReadCacheOptions {
  /** How long an answer is reused, in milliseconds; 0 only joins simultaneous reads. */
  ttlInMs: number;
  /** @default 500 */
  maxEntries?: number;
  /** Of all bodies together. @default 16 MiB */
  maxBytes?: number;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

export interface ReadCache {
  /** The stored answer, or the one being loaded, or a new one. Only a 200 is stored. */
  read(key: string, load: () => Promise<StoredAnswer>): Promise<StoredAnswer>;
}

/** Keeps anonymous reads for a few seconds, so that a crowd on one page costs each service one call. */
export function createReadCache({
  ttlInMs,
  maxEntries = 500,
  maxBytes = 16 * 1024 * 1024,
  now = Date.now,
}: ReadCacheOptions): ReadCache {
  /** In order of storing: the first is the oldest. */
  const stored = new Map<string, { answer: StoredAnswer; endsAt: number }>();
  const loading = new Map<string, Promise<StoredAnswer>>();
  let storedBytes = 0;

  function drop(key: string): void {
    const entry = stored.get(key);
    if (entry === undefined) return;
    storedBytes -= entry.answer.body.length;
    stored.delete(key);
  }

  function store(key: string, answer: StoredAnswer): void {
    drop(key);
    if (answer.status !== 200 || ttlInMs === 0 || answer.body.length > maxBytes) return;
    stored.set(key, { answer, endsAt: now() + ttlInMs });
    storedBytes += answer.body.length;
    for (const oldest of stored.keys()) {
      if (stored.size <= maxEntries && storedBytes <= maxBytes) break;
      drop(oldest);
    }
  }

  async function loadOnce(key: string, load: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
    try {
      const answer = await load();
      store(key, answer);
      return answer;
    } finally {
      loading.delete(key);
    }
  }

  return {
    async read(key, load) {
      const entry = stored.get(key);
      if (entry && now() < entry.endsAt) return entry.answer;
      const pending = loading.get(key) ?? loadOnce(key, load);
      loading.set(key, pending);
      return pending;
    },
  };
}
