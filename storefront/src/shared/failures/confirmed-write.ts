import { call } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import { isRecord } from '#/domain/values/is-record.ts';
import { send } from '../loading/requests.ts';
import { whileHolding, type LockPort } from '../storage/locks.ts';
import { recordLifetimeInSeconds, type RecordsPort } from '../storage/records.ts';

/** True if a write may have arrived, also after a 408: only a definite response ends the use of its key. */
export function isOutcomeUnknown(error: AppError): boolean {
  if (error.kind === 'rejected') return error.status >= 500 || error.status === 408;
  return (
    error.kind === 'network' || error.kind === 'timeout' || error.kind === 'contract' || error.kind === 'unexpected'
  );
}

/**
 * True if the same request may be accepted later: too many came from one network, which a carrier may share among a whole
 * neighbourhood, or it stalled.
 */
export const isRejectedForNow = (error: AppError): boolean =>
  error.kind === 'rejected' && (error.status === 429 || error.status === 408);

/** Ports of the keys of writes. */
export interface WriteKeyPorts {
  records: RecordsPort;
  lock: LockPort;
  /** Creates a unique key. */
  createKey: () => string;
}

export interface WriteKeys {
  /**
   * Returns the key of a write: the same while its outcome is unknown and the visitor repeats it unchanged.
   * @param body the request's body; another body is another write
   * @param isSecret whether the body contains a password: it is compared in memory only, and lost with the page
   */
  keyOf: (write: string, body: string, isSecret?: boolean) => Promise<string>;
  /** Ends the use of the key after a definite response. */
  settle: (write: string) => Promise<void>;
}

/** Idempotency keys (product.md, "Money and orders"): created at confirmation, stored before sending. */
export function createWriteKeys({ records, lock, createKey }: WriteKeyPorts): WriteKeys {
  /** If the database is blocked, or must not contain the body, a key lasts as long as the page. */
  const inMemory = new Map<string, { key: string; body: string }>();
  const recordKey = (write: string) => `visitor/${write}`;

  async function storedOrFresh(write: string, body: string) {
    const stored = parseStoredKey(await records.read('idempotencyKey', recordKey(write)));
    if (stored?.body === body) return stored;
    const fresh = { key: createKey(), body };
    await records.write('idempotencyKey', recordKey(write), fresh, recordLifetimeInSeconds.idempotencyKey);
    return fresh;
  }

  return {
    async keyOf(write, body, isSecret = false) {
      const known = inMemory.get(write);
      if (known?.body === body) return known.key;
      // Under a lock, so that two tabs that send the same at once have one key.
      const found = isSecret
        ? { key: createKey(), body }
        : await whileHolding(lock, `signdrive-write-key/${write}`, () => storedOrFresh(write, body));
      inMemory.set(write, found);
      return found.key;
    },
    async settle(write) {
      inMemory.delete(write);
      await records.remove('idempotencyKey', recordKey(write));
    },
  };
}

/**
 * Sends a write with its key, whose use ends with a definite response.
 * @param start the request
 * @returns the key
 * @throws what `start` throws
 */
export function* sendWithKey(
  keys: WriteKeys,
  { write, body, isSecret }: { write: string; body: object; isSecret?: true },
  start: (idempotencyKey: string, signal: AbortSignal) => Promise<void>,
) {
  const idempotencyKey = yield* call(keys.keyOf, write, JSON.stringify(body), isSecret);
  try {
    yield* send((signal) => start(idempotencyKey, signal));
  } catch (caught) {
    if (!isOutcomeUnknown(toAppError(caught))) yield* call(keys.settle, write);
    throw caught;
  }
  yield* call(keys.settle, write);
  return idempotencyKey;
}

/** Parses a stored value; undefined if this version hasn't written it. */
function parseStoredKey(value: unknown): { key: string; body: string } | undefined {
  if (!isRecord(value)) return undefined;
  const { key, body } = value;
  return typeof key === 'string' && typeof body === 'string' ? { key, body } : undefined;
}
