/** Records of an order in the browser, keyed by its user (product.md, "Session, storage, privacy"). */
import { type Intent } from '#/domain/order/intent.ts';
import { readIntent } from '#/domain/order/intent-life.ts';
import { isRecord } from '#/domain/values/is-record.ts';
import { isSameValue } from '#/domain/values/same-value.ts';
import { recordLifetimeInSeconds, type RecordsPort } from '#/shared/storage/records.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import type { AgreedOrder, OrderDraft } from './checkout.state.ts';

const draftKey = (owner: string) => `${owner}/order`;

/**
 * The order that this tab has sent or shown as placed. After a reload the tab shows its outcome, even if the browser's
 * database is blocked or another tab has settled the intent.
 */
export interface TabOrder {
  intent: Intent<'order'>;
  agreed?: AgreedOrder;
  /** Slug of the car on whose page this tab has shown the number; absent until then. */
  shownSlug?: string;
}

export const tabOrder = {
  read: ({ session }: StoragePort, userId: string): TabOrder | undefined => {
    try {
      const stored: unknown = JSON.parse(session.read('orderSent') ?? 'null');
      if (!isRecord(stored)) return undefined;
      const intent = readIntent(stored['intent']) as TabOrder['intent'] | undefined;
      if (intent?.userId !== userId) return undefined;
      // An earlier release stored the plan alone, and called `shownSlug` `toldAt`.
      const { plan, toldAt, ...order } = stored as unknown as TabOrder & Partial<AgreedOrder> & { toldAt?: string };
      return {
        ...order,
        intent,
        ...(plan && { agreed: { plan } }),
        ...(toldAt !== undefined && { shownSlug: toldAt }),
      };
    } catch {
      return undefined;
    }
  },
  write: ({ session }: StoragePort, order: TabOrder) => session.write('orderSent', JSON.stringify(order)),
  remove: ({ session }: StoragePort) => session.remove('orderSent'),
};

/** Keeps texts only: values of another type come from another version. */
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
  const { payment, submitted, coupon } = value;
  return {
    personal: texts(value['personal']),
    address: texts(value['address']),
    ...(isRecord(submitted) && { submitted: texts(submitted) }),
    ...(typeof coupon === 'string' && { coupon }),
    pickup: {
      ...(uf !== undefined && { uf }),
      ...(city !== undefined && { city }),
      ...(isDealer(dealer) && { dealer }),
    },
    ...((payment === 'boleto' || payment === 'card') && { payment }),
  };
}

const agreedKey = ({ userId, key }: Pick<Intent, 'userId' | 'key'>) => `${userId}/agreed/${key}`;

/** The confirmed order, for every tab, as long as its intent may be open. Log-out removes it. */
export const agreedOrders = {
  read: async (records: RecordsPort, intent: Intent<'order'>): Promise<AgreedOrder | undefined> => {
    const stored = await records.read('lastSeen', agreedKey(intent));
    return isRecord(stored) && isRecord(stored['plan']) ? (stored as unknown as AgreedOrder) : undefined;
  },
  write: (records: RecordsPort, intent: Intent<'order'>, agreed: AgreedOrder) =>
    records.write('lastSeen', agreedKey(intent), agreed, recordLifetimeInSeconds.idempotencyKey),
};

type KeptDealer = NonNullable<OrderDraft['pickup']['dealer']>;
const isDealer = (value: Record<string, string>): value is Record<string, string> & KeptDealer =>
  ['id', 'name', 'address', 'district', 'city', 'uf', 'zipCode', 'phone'].every((field) => field in value);

const draftParts = [
  'personal',
  'address',
  'submitted',
  'pickup',
  'payment',
  'coupon',
] as const satisfies readonly (keyof OrderDraft)[];
const partKey = (owner: string, part: keyof OrderDraft) => `${draftKey(owner)}/${part}`;

/** The draft of an order. Each part is a record: two tabs write their parts without undoing each other's. */
export const drafts = {
  read: async (records: RecordsPort, owner: string): Promise<OrderDraft | undefined> => {
    // An earlier release stored one record, whose key comes first.
    const stored = await records.list('draft', draftKey(owner));
    const parts = stored.map(({ value }) => value).filter(isRecord);
    return parts.length === 0 ? undefined : readDraft(Object.assign({}, ...parts));
  },
  /**
   * Stores the parts that differ from `kept`, the draft that this tab has read or written last; all without it. A form
   * that is emptied by its save stays stored if another tab has typed in it since.
   * @returns false if one could not be stored
   */
  write: async (
    records: RecordsPort,
    owner: string,
    draft: OrderDraft,
    kept?: Partial<OrderDraft>,
  ): Promise<boolean> => {
    const changed = draftParts.filter((part) => !kept || !isSameValue(draft[part], kept[part]));
    const isTypedElsewhere = async (part: keyof OrderDraft) => {
      const isEmptied = (part === 'personal' || part === 'address') && Object.keys(draft[part]).length === 0;
      if (!isEmptied || kept?.[part] === undefined) return false;
      const stored = await records.read('draft', partKey(owner, part));
      return isRecord(stored) && !isSameValue(stored[part], kept[part]);
    };
    const written = await Promise.all(
      changed.map(async (part) => {
        if (await isTypedElsewhere(part)) return true;
        return records.write('draft', partKey(owner, part), { [part]: draft[part] }, recordLifetimeInSeconds.draft);
      }),
    );
    return written.every(Boolean);
  },
  remove: (records: RecordsPort, owner: string) =>
    records.remove('draft', draftKey(owner), ...draftParts.map((part) => partKey(owner, part))),
};
