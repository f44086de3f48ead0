import type { CardSession } from '#/domain/order/payment.ts';
import { recordLifetimeInSeconds, type RecordsPort } from '#/shared/storage/records.ts';

/**
 * The card attempt of a person, stored over a reload beside the order's draft and as long. It contains the names of a
 * session, and no card data.
 */
const keyOf = (userId: string) => `${userId}/card`;

/** `former`: session of the stored card that the attempt would replace. */
export type StoredAttempt = CardSession & { former?: CardSession };

export async function storeAttempt(records: RecordsPort, userId: string, attempt: StoredAttempt): Promise<void> {
  await records.write('draft', keyOf(userId), attempt, recordLifetimeInSeconds.draft);
}

/** Undefined if none is stored, or another version wrote it. */
export async function readAttempt(records: RecordsPort, userId: string): Promise<StoredAttempt | undefined> {
  const kept = await records.read('draft', keyOf(userId));
  const session = readSession(kept);
  const former = session && readSession((kept as { former?: unknown }).former);
  return session && { ...session, ...(former && { former }) };
}

function readSession(kept: unknown): CardSession | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { id, shopperReference, expiresAt } = kept as Partial<Record<keyof CardSession, unknown>>;
  return typeof id === 'string' && typeof shopperReference === 'string' && typeof expiresAt === 'string'
    ? { id, shopperReference, expiresAt }
    : undefined;
}

export async function deleteAttempt(records: RecordsPort, userId: string): Promise<void> {
  await records.remove('draft', keyOf(userId));
}
