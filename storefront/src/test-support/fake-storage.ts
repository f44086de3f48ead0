import type { CookieName, LocalKey, SessionKey, StoragePort } from '#/shared/storage/storage.ts';

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
