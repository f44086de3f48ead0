import type { DBSchema, IDBPDatabase } from 'idb';
import type { LockPort } from '#/shared/storage/locks.ts';
import { keysOf, type RecordKind, type RecordsPort } from '#/shared/storage/records.ts';

interface KeptRecord {
  value: unknown;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

type Schema = DBSchema & { [Kind in RecordKind]: { key: string; value: KeptRecord } };

const databaseName = 'signdrive';
const version = 1;
const kinds = ['draft', 'idempotencyKey', 'pendingLead', 'lastSeen'] as const satisfies readonly RecordKind[];

/** Sorts after every key that starts so. */
const last = '\uffff';

/**
 * Records in the browser's database. The library loads before the first write. Without a database, reads return at
 * once.
 * @param now milliseconds since 1970
 */
export function createBrowserRecords(now: () => number = Date.now): RecordsPort {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;

  function open() {
    opened ??= openDatabase(() => {
      // The browser, or a newer version in another tab, may have closed it: the next use opens it again.
      opened = undefined;
    });
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  }

  const openExisting = async () => (opened !== undefined || (await isThere()) ? open() : undefined);

  return {
    prepare: () =>
      tried(undefined, async () => {
        await open();
      }),

    read: (kind, key) =>
      tried(undefined, async () => {
        const database = await openExisting();
        const record = await database?.get(kind, key);
        if (!record || record.expiresAt > now()) return record?.value;
        await database?.delete(kind, key);
        return undefined;
      }),

    list: (kind, keyStart = '') =>
      tried([], async () => {
        const database = await openExisting();
        if (!database) return [];
        const found: { key: string; value: unknown }[] = [];
        const { store, done } = database.transaction(kind, 'readwrite');
        for await (const cursor of store.iterate(startingWith(keyStart))) {
          if (cursor.value.expiresAt > now()) found.push({ key: cursor.key, value: cursor.value.value });
          else await cursor.delete();
        }
        await done;
        return found;
      }),

    write: (kind, key, value, lifetimeInSeconds) =>
      tried(false, async () => {
        const database = await open();
        const transaction = database.transaction(kind, 'readwrite');
        const written = transaction.store.put({ value, expiresAt: now() + lifetimeInSeconds * 1000 }, key);
        // Not awaited: a page that is being left ends before the response, and its write would be lost.
        transaction.commit();
        await Promise.all([written, transaction.done]);
        return true;
      }),

    remove: (kind, ...keys) =>
      tried(undefined, async () => {
        const database = await openExisting();
        if (!database) return;
        const { store, done } = database.transaction(kind, 'readwrite');
        await Promise.all([...keys.map((key) => store.delete(key)), done]);
      }),

    removeAllOf: (owner) =>
      tried(undefined, async () => {
        const database = await openExisting();
        if (!database) return;
        const transaction = database.transaction([...kinds], 'readwrite');
        const removing = kinds.map((kind) => transaction.objectStore(kind).delete(startingWith(keysOf(owner))));
        await Promise.all([...removing, transaction.done]);
      }),
  };
}

const startingWith = (keyStart: string) => IDBKeyRange.bound(keyStart, keyStart + last);

/** True if an earlier visit left a database, or if the browser can't tell. */
async function isThere(): Promise<boolean> {
  if (typeof indexedDB.databases !== 'function') return true;
  return (await indexedDB.databases()).some(({ name }) => name === databaseName);
}

async function openDatabase(onClosed: () => void): Promise<IDBPDatabase<Schema>> {
  const { openDB } = await import('idb');
  const database = await openDB<Schema>(databaseName, version, {
    upgrade: (upgraded) => {
      for (const kind of kinds) upgraded.createObjectStore(kind);
    },
    // A newer version waits in another tab.
    blocking: () => {
      database.close();
      onClosed();
    },
    terminated: onClosed,
  });
  return database;
}

/** If the database is blocked, full or broken, nothing is stored, and the page works as on a first visit. */
async function tried<T>(otherwise: T, access: () => Promise<T>): Promise<T> {
  try {
    return await access();
  } catch {
    return otherwise;
  }
}

/** Locks shared by all tabs of this site. A tab uses none where the browser lacks or blocks them. */
export const browserLock: LockPort = {
  acquire: (name, signal) =>
    new Promise((resolve, reject) => {
      const useNone = () => resolve(() => undefined);
      // Despite the types, browsers lack locks on insecure pages. They reject every request while storage is blocked.
      const device: { locks?: LockManager } = navigator;
      if (!device.locks) return useNone();
      device.locks
        .request(name, { signal }, () => new Promise<void>((release) => resolve(() => release())))
        .catch((error: unknown) => (signal.aborted ? reject(error) : useNone()));
    }),
};
