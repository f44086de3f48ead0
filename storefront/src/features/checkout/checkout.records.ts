/** What an order keeps in the browser's database, under whose it is (product.md, "Session, storage, privacy"). */
import type { Coupon } from '#/domain/coupon.ts';
import type { OrderBaseline } from '#/domain/order-outcome.ts';
import { recordLifetimeInSeconds, type RecordsPort } from '#/shared/records.ts';
import type { StoragePort } from '#/shared/storage.ts';
import type { LeftBurn, OrderDraft, PendingBurn } from './checkout.state.ts';
import type { OrderPlan } from './order-plan.ts';

const draftKey = (owner: string) => `${owner}/order`;
const sentKey = (userId: string) => `${userId}/order`;
const burnKeys = (userId: string) => `${userId}/burn/`;

/** An order that was sent: what to look for, and since when. */
export interface OrderOnItsWay extends OrderBaseline {
  /** ISO moment. */
  sentAt: string;
}

/** A write whose answer isn't known yet, with the key that makes a repeat harmless. */
export interface SentOrder extends OrderOnItsWay {
  idempotencyKey: string;
  /** What was asked for, without the payment's token: the key is good for this only. */
  wanted: string;
  coupon?: Coupon;
}

/**
 * What this tab has sent, beside what the browser knows: another tab may settle the order while this one is reloaded,
 * and takes the common record with it.
 */
export const sentHere = {
  read: (storage: StoragePort, userId: string): OrderOnItsWay | undefined => {
    const kept = readOfTab(storage, 'orderSent', userId);
    return Array.isArray(kept?.['knownOrderIds']) ? (kept as unknown as OrderOnItsWay) : undefined;
  },
  write: ({ session }: StoragePort, userId: string, { productId, knownOrderIds, sentAt }: OrderOnItsWay) =>
    session.write('orderSent', JSON.stringify({ userId, productId, knownOrderIds, sentAt })),
  remove: ({ session }: StoragePort) => session.remove('orderSent'),
};

/** The order this tab has placed: its page, loaded again, says so, and doesn't begin another. */
export interface OrderOfTab {
  slug: string;
  orderId: string;
  /** What was agreed to: its coupon is used up by now. */
  plan?: OrderPlan;
}

export const placedHere = {
  read: (storage: StoragePort, userId: string): OrderOfTab | undefined => {
    const kept = readOfTab(storage, 'orderPlaced', userId);
    return typeof kept?.['orderId'] === 'string' ? (kept as unknown as OrderOfTab) : undefined;
  },
  write: ({ session }: StoragePort, userId: string, placed: OrderOfTab) =>
    session.write('orderPlaced', JSON.stringify({ userId, ...placed })),
  remove: ({ session }: StoragePort) => session.remove('orderPlaced'),
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What this tab keeps of a user's order; undefined where that is nothing, or another's, or nonsense. */
function readOfTab({ session }: StoragePort, key: 'orderSent' | 'orderPlaced', userId: string) {
  try {
    const kept: unknown = JSON.parse(session.read(key) ?? '');
    return isRecord(kept) && kept['userId'] === userId ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Only texts: what an earlier version, or somebody else, wrote in another form is left out. */
const texts = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

function readDraft(value: unknown): OrderDraft | undefined {
  if (!isRecord(value)) return undefined;
  const pickup = isRecord(value['pickup']) ? value['pickup'] : {};
  const dealer = texts(pickup['dealer']);
  const { uf, city } = texts(pickup);
  const payment = value['payment'];
  return {
    personal: texts(value['personal']),
    address: texts(value['address']),
    isPersonalComplete: value['isPersonalComplete'] === true,
    pickup: {
      ...(uf !== undefined && { uf }),
      ...(city !== undefined && { city }),
      ...(isDealer(dealer) && { dealer }),
    },
    ...((payment === 'boleto' || payment === 'card') && { payment }),
  };
}

type KeptDealer = NonNullable<OrderDraft['pickup']['dealer']>;
const isDealer = (value: Record<string, string>): value is Record<string, string> & KeptDealer =>
  ['id', 'name', 'address', 'district', 'city', 'uf', 'zipCode', 'phone'].every((field) => field in value);

export const drafts = {
  read: async (records: RecordsPort, owner: string) => readDraft(await records.read('draft', draftKey(owner))),
  write: (records: RecordsPort, owner: string, draft: OrderDraft) =>
    records.write('draft', draftKey(owner), draft, recordLifetimeInSeconds.draft),
  remove: (records: RecordsPort, owner: string) => records.remove('draft', draftKey(owner)),
};

export const sentOrders = {
  read: async (records: RecordsPort, userId: string): Promise<SentOrder | undefined> => {
    const kept = await records.read('idempotencyKey', sentKey(userId));
    return isRecord(kept) && Array.isArray(kept['knownOrderIds']) ? (kept as unknown as SentOrder) : undefined;
  },
  write: (records: RecordsPort, userId: string, sent: SentOrder) =>
    records.write('idempotencyKey', sentKey(userId), sent, recordLifetimeInSeconds.idempotencyKey),
  remove: (records: RecordsPort, userId: string) => records.remove('idempotencyKey', sentKey(userId)),
};

export const burns = {
  list: async (records: RecordsPort, userId: string): Promise<LeftBurn[]> =>
    (await records.list('idempotencyKey', burnKeys(userId))).map(({ key, value }) => ({
      key,
      burn: value as PendingBurn,
    })),
  write: async (records: RecordsPort, userId: string, orderId: string, burn: PendingBurn) => {
    const key = burnKeys(userId) + orderId;
    await records.write('idempotencyKey', key, burn, recordLifetimeInSeconds.idempotencyKey);
    return key;
  },
  remove: (records: RecordsPort, key: string) => records.remove('idempotencyKey', key),
};
