import { isEnded, lastCutOff, type Intent, type IntentDetails, type IntentKind } from '#/domain/order/intent.ts';
import { intentTable, isRejection, type IntentEvent, isSameIntent, readIntent } from '#/domain/order/intent-life.ts';
import { whileHolding, type LockPort } from '../storage/locks.ts';
import { keysOf, recordLifetimeInSeconds, type RecordsPort } from '../storage/records.ts';
import { intentsOfOlder, isOlderRecord } from './older-records.ts';

/**
 * Name of the lock shared by a person's orders and all writes that affect them: saves of the customer, and changes of
 * an order's status. It excludes them between the check of an order and its request.
 */
export const orderLockOf = (userId: string) => `order/${userId}`;

/**
 * Keys start with this instead of the user's id, because log-out deletes a user's records. An intent whose outcome is
 * unknown must survive it, or the next log-in could send the same order again (product.md, "idempotency keys … until a
 * definite answer").
 */
const intentKeys = (...owner: [] | [userId: string, kind?: IntentKind]) =>
  ['intent', ...owner.filter((part) => part !== undefined), ''].join('/');

/** A change of an order's status by its owner. */
export type ChangeIntent = Intent<'cancellation' | 'resend'>;

/** A person's unfinished changes of orders. */
export async function listChanges(ledger: Pick<Ledger, 'list'>, userId: string): Promise<ChangeIntent[]> {
  return [...(await ledger.list(userId, 'cancellation')), ...(await ledger.list(userId, 'resend'))];
}

/** An ended intent is stored for a day, because another tab, after a reload, must still show its result. */
const endedLifetimeInSeconds = 24 * 60 * 60;

/** Data that an event adds to an intent. */
export type IntentFacts = Partial<Pick<Intent, 'failure' | 'result'>>;

/** The writes that a person has confirmed, in every tab of this browser (domain/order/intent.ts). */
export interface Ledger {
  /**
   * Returns the draft or open intent of the same request, or a new draft. Unsettled intents of other requests aren't
   * changed.
   */
  begin<Kind extends IntentKind>(userId: string, kind: Kind, details: IntentDetails[Kind]): Promise<Intent<Kind>>;
  /** Lists a person's intents of a kind, oldest first. */
  list<Kind extends IntentKind>(userId: string, kind: Kind): Promise<Intent<Kind>[]>;
  /** Lists the intents of a kind of every person who has used this browser. */
  listOfBrowser<Kind extends IntentKind>(kind: Kind): Promise<Intent<Kind>[]>;
  /** Returns the stored state of an intent, which may be later than a copy; the copy if it is no longer stored. */
  latest<Kind extends IntentKind>(intent: Intent<Kind>): Promise<Intent<Kind>>;
  /**
   * Stores an event of an intent.
   * @throws if the event is impossible in the stored state, because another tab has settled the intent
   */
  record<Kind extends IntentKind>(
    intent: Intent<Kind>,
    event: Exclude<IntentEvent, 'closed'>,
    facts?: IntentFacts,
  ): Promise<Intent<Kind>>;
  /** Deletes an ended intent once its result was shown, or an abandoned draft. */
  close(intent: Intent): Promise<void>;
  /** True if the person has unfinished intents of these kinds. */
  hasUnsettled(userId: string, ...kinds: readonly IntentKind[]): Promise<boolean>;
  /** Milliseconds since 1970. */
  now(): number;
  lock: LockPort;
}

export interface LedgerOptions {
  records: RecordsPort;
  lock: LockPort;
  /** Creates a unique key. */
  newKey: () => string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * The device's clock, which goes on when it is set back: intents keep their order, and waits their length.
 * @returns `hasRead`: takes a moment that was stored, in this page or an earlier one
 */
function createSteadyClock(readClock: () => number) {
  let setBackByMs = 0;
  let latest = 0;
  const now = () => {
    setBackByMs = Math.max(setBackByMs, latest - readClock());
    return (latest = readClock() + setBackByMs);
  };
  const hasRead = (moment: number) => {
    if (moment > now()) latest = moment + 1;
  };
  return { now, hasRead };
}

export function createLedger({ records, lock, newKey, now: readClock }: LedgerOptions): Ledger {
  const { now, hasRead } = createSteadyClock(readClock);
  /** Intents that the browser's database rejected: they last as long as the page. */
  const inMemory = new Map<string, Intent>();
  const recordKey = ({ userId, kind, key }: Pick<Intent, 'userId' | 'kind' | 'key'>) => intentKeys(userId, kind) + key;

  async function write(intent: Intent): Promise<void> {
    const lifetime = isEnded(intent) ? endedLifetimeInSeconds : recordLifetimeInSeconds.idempotencyKey;
    const isStored = await records.write('idempotencyKey', recordKey(intent), intent, lifetime);
    if (isStored) inMemory.delete(recordKey(intent));
    else inMemory.set(recordKey(intent), intent);
  }

  const converted = new Map<string, Promise<void>>();

  /** Once per user and page; another tab may convert the same records. */
  function convertOlder(userId: string): Promise<void> {
    const owner = keysOf(userId);
    const listOlder = async () => {
      const own = await records.list('idempotencyKey', owner);
      return own.filter(({ key }) => isOlderRecord(key.slice(owner.length)));
    };
    const convert = async () => {
      for (const { key, value } of await listOlder()) {
        const moment = new Date(now()).toISOString();
        for (const intent of intentsOfOlder(userId, key.slice(owner.length), value, moment)) await write(intent);
        await records.remove('idempotencyKey', key);
      }
    };
    const convertAlone = () => whileHolding(lock, `signdrive-older/${userId}`, convert);
    const converting =
      converted.get(userId) ?? listOlder().then((older) => (older.length > 0 ? convertAlone() : undefined));
    converted.set(userId, converting);
    return converting;
  }

  async function listAll(userId: string, kind?: IntentKind): Promise<Intent[]> {
    await convertOlder(userId);
    return listWithKey(intentKeys(userId, kind));
  }

  function readStored(value: unknown): Intent | undefined {
    const intent = readIntent(value);
    if (intent) hasRead(Date.parse(intent.sentAt ?? intent.createdAt));
    return intent;
  }

  async function listWithKey(keyStart: string): Promise<Intent[]> {
    const stored = await records.list('idempotencyKey', keyStart);
    const unstored = [...inMemory].filter(([key]) => key.startsWith(keyStart)).map(([, intent]) => intent);
    return [
      ...stored.map(({ value }) => readStored(value)).filter((intent) => intent !== undefined),
      ...unstored,
    ].toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  }

  const ledger: Ledger = {
    lock,
    now,
    async begin(userId, kind, details) {
      const known = await ledger.list(userId, kind);
      const same = known.find((intent) => !isEnded(intent) && isSameIntent(kind, intent.details, details));
      if (same) return same;
      const intent: Intent<typeof kind> = {
        version: 1,
        userId,
        kind,
        details,
        key: newKey(),
        state: 'draft',
        createdAt: new Date(now()).toISOString(),
        attempts: 0,
        rejections: 0,
      };
      await write(intent);
      return intent;
    },

    list: async <Kind extends IntentKind>(userId: string, kind: Kind) =>
      (await listAll(userId, kind)) as Intent<Kind>[],

    listOfBrowser: async <Kind extends IntentKind>(wanted: Kind) =>
      (await listWithKey(intentKeys())).filter(({ kind }) => kind === wanted) as Intent<Kind>[],

    async latest(intent) {
      const key = recordKey(intent);
      const stored = inMemory.get(key) ?? readStored(await records.read('idempotencyKey', key));
      return (stored as typeof intent | undefined) ?? intent;
    },

    async record(intent, event, facts = {}) {
      const current = await ledger.latest(intent);
      const next = intentTable[current.state][event];
      if (next === 'never') throw new Error(`The event ${event} can't happen to an intent that is ${current.state}`);
      const moment = new Date(now()).toISOString();
      const isResent = event === 'sent';
      const cutOffAt = lastCutOff(current);
      const { failure: _, isCancelled: __, ...rest } = current;
      const changed = {
        ...(isResent ? rest : current),
        ...facts,
        state: next,
        attempts: current.attempts + (isResent ? 1 : 0),
        rejections: current.rejections + (facts.failure && isRejection(facts.failure) ? 1 : 0),
        ...(isResent && { sentAt: moment, ...(cutOffAt !== undefined && { cutOffAt }) }),
        ...(event === 'cancelled' && { isCancelled: true }),
      } as typeof intent;
      await write(changed);
      return changed;
    },

    async close(intent) {
      if (intentTable[intent.state].closed === 'never') throw new Error(`An intent that is ${intent.state} has no end`);
      inMemory.delete(recordKey(intent));
      await records.remove('idempotencyKey', recordKey(intent));
    },

    async hasUnsettled(userId, ...kinds) {
      const intents = await listAll(userId);
      return intents.some((intent) => kinds.includes(intent.kind) && !isEnded(intent));
    },
  };
  return ledger;
}
