import type { AppError } from '#/api/app-error.ts';
import { recordLifetimeInSeconds, type RecordsPort } from '../storage/records.ts';
import type { StoragePort } from '../storage/storage.ts';

/** True when nobody knows whether a write arrived: only a definite answer lets its key go. */
export function isOutcomeUnknown(error: AppError): boolean {
  if (error.kind === 'rejected') return error.status >= 500;
  return (
    error.kind === 'network' || error.kind === 'timeout' || error.kind === 'contract' || error.kind === 'unexpected'
  );
}

interface Options {
  records: RecordsPort;
  storage: StoragePort;
  /** A new key, never given before. */
  createKey: () => string;
}

export interface WriteKeys {
  /**
   * The key of a write: the same for as long as its outcome is unknown and the visitor repeats it unchanged.
   * @param body what is sent; another body is another write
   * @param isSecret the body holds a password: it is compared in memory only, and forgotten with the page
   */
  keyOf: (write: string, body: string, isSecret?: boolean) => Promise<string>;
  /** There is a definite answer: the next one is another write. */
  settle: (write: string) => Promise<void>;
}

/** Idempotency keys (product.md, "Money and orders"): born at confirmation, stored before sending. */
export function createWriteKeys({ records, storage, createKey }: Options): WriteKeys {
  /** Where the database is blocked, or must not hold the body, a key lasts as long as the page. */
  const inMemory = new Map<string, { key: string; body: string }>();
  const recordKey = (write: string) => `${storage.local.read('client-session-id') ?? 'visitor'}/${write}`;

  return {
    async keyOf(write, body, isSecret = false) {
      const known =
        inMemory.get(write) ?? (isSecret ? undefined : keptOf(await records.read('idempotencyKey', recordKey(write))));
      if (known?.body === body) return known.key;
      const fresh = { key: createKey(), body };
      inMemory.set(write, fresh);
      if (!isSecret) {
        await records.write('idempotencyKey', recordKey(write), fresh, recordLifetimeInSeconds.idempotencyKey);
      }
      return fresh.key;
    },
    async settle(write) {
      inMemory.delete(write);
      await records.remove('idempotencyKey', recordKey(write));
    },
  };
}

/** What this program wrote; anything else says nothing. */
function keptOf(value: unknown): { key: string; body: string } | undefined {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('body' in value)) return undefined;
  const { key, body } = value;
  return typeof key === 'string' && typeof body === 'string' ? { key, body } : undefined;
}
