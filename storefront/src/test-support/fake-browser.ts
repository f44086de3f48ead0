import type { CookieName, LocalKey, SessionKey, StoragePort } from '#/shared/storage/storage.ts';
import { keysOf, type RecordKind, type RecordsPort } from '#/shared/storage/records.ts';
import type { LockPort } from '#/shared/storage/locks.ts';

export interface FakeStorage extends StoragePort {
  /** Stored values, by key. */
  kept: {
    local: Partial<Record<LocalKey, string>>;
    session: Partial<Record<SessionKey, string>>;
    cookies: Partial<Record<CookieName, { value: string; lifetimeInSeconds?: number }>>;
  };
}

/** A storage in memory with the data of an earlier visit. */
export function fakeStorage({
  local = {},
  session = {},
  cookies = {},
}: {
  local?: Partial<Record<LocalKey, string>>;
  session?: Partial<Record<SessionKey, string>>;
  cookies?: Partial<Record<CookieName, string>>;
} = {}): FakeStorage {
  const kept: FakeStorage['kept'] = {
    local: { ...local },
    session: { ...session },
    cookies: Object.fromEntries(Object.entries(cookies).map(([name, value]) => [name, { value }])),
  };
  return {
    kept,
    local: {
      read: (key) => kept.local[key],
      write: (key, value) => {
        kept.local[key] = value;
      },
      remove: (...keys) => {
        for (const key of keys) delete kept.local[key];
      },
    },
    session: {
      read: (key) => kept.session[key],
      write: (key, value) => {
        kept.session[key] = value;
      },
      remove: (key) => {
        delete kept.session[key];
      },
    },
    cookies: {
      read: (name) => kept.cookies[name]?.value,
      write: (name, value, lifetimeInSeconds) => {
        kept.cookies[name] = { value, lifetimeInSeconds };
      },
      remove: (name) => {
        delete kept.cookies[name];
      },
    },
  };
}

export interface FakeRecords extends RecordsPort {
  /** Stored records, by kind and key. */
  kept: Partial<Record<RecordKind, Record<string, unknown>>>;
  /** From here on the database is blocked: writes and reads do nothing. */
  block: () => void;
}

/** Records in memory; `kept` starts with the data of an earlier visit. Nothing expires. */
export function fakeRecords(left: FakeRecords['kept'] = {}): FakeRecords {
  const kept: FakeRecords['kept'] = structuredClone(left);
  let isBlocked = false;
  const of = (kind: RecordKind) => (isBlocked ? {} : (kept[kind] ??= {}));
  return {
    kept,
    prepare: async () => {},
    block: () => {
      isBlocked = true;
    },
    read: async (kind, key) => of(kind)[key],
    list: async (kind, keyStart = '') =>
      Object.entries(of(kind))
        .filter(([key]) => key.startsWith(keyStart))
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, value]) => ({ key, value })),
    write: async (kind, key, value) => {
      of(kind)[key] = structuredClone(value);
      return !isBlocked;
    },
    remove: async (kind, ...keys) => {
      for (const key of keys) delete of(kind)[key];
    },
    removeAllOf: async (owner) => {
      for (const records of Object.values(kept)) {
        for (const key of Object.keys(records)) if (key.startsWith(keysOf(owner))) delete records[key];
      }
    },
  };
}

/** The locks of one browser, shared by all of its tabs. */
export function fakeLock(): LockPort {
  const last = new Map<string, Promise<void>>();
  return {
    acquire: async (name) => {
      const before = last.get(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      last.set(name, promise);
      await before;
      return resolve;
    },
  };
}
