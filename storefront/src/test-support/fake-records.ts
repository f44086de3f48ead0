import { keysOf, type RecordKind, type RecordsPort } from '#/shared/storage/records.ts';

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
