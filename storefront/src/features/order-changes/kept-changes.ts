import type { OwnerStatus } from '#/domain/order-status.ts';
import { recordLifetimeInSeconds, type RecordsPort } from '#/shared/records.ts';
import type { OrderChangeKind } from './order-changes.slice.ts';

/** A pair of calls that was begun: kept before the first is sent, until both have definitely been answered. */
export interface KeptChange {
  orderId: string;
  kind: OrderChangeKind;
  /** What the order is to become. */
  to: OwnerStatus;
  /** History there was before: a later entry is the change, or somebody else's. */
  knownEntryIds: readonly string[];
  idempotencyKey: string;
}

/** How the keys of somebody's begun changes start. */
export const keptChangeKeys = (userId: string) => `${userId}/order-change/`;
const statuses: readonly unknown[] = ['cancelled', 'created', 'resubmitting'] satisfies OwnerStatus[];

/** Undefined for what this version can't read. */
function changeIn(value: unknown): KeptChange | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { orderId, kind, to, knownEntryIds, idempotencyKey } = value as Partial<Record<keyof KeptChange, unknown>>;
  const isReadable =
    typeof orderId === 'string' &&
    (kind === 'cancel' || kind === 'resend') &&
    statuses.includes(to) &&
    Array.isArray(knownEntryIds) &&
    typeof idempotencyKey === 'string';
  return isReadable ? (value as KeptChange) : undefined;
}

export const keptChanges = {
  list: async (records: RecordsPort, userId: string): Promise<KeptChange[]> =>
    (await records.list('idempotencyKey', keptChangeKeys(userId)))
      .map(({ value }) => changeIn(value))
      .filter((change) => change !== undefined),
  read: async (records: RecordsPort, userId: string, orderId: string) =>
    changeIn(await records.read('idempotencyKey', keptChangeKeys(userId) + orderId)),
  write: (records: RecordsPort, userId: string, change: KeptChange) =>
    records.write(
      'idempotencyKey',
      keptChangeKeys(userId) + change.orderId,
      change,
      recordLifetimeInSeconds.idempotencyKey,
    ),
  remove: (records: RecordsPort, userId: string, orderId: string) =>
    records.remove('idempotencyKey', keptChangeKeys(userId) + orderId),
};
