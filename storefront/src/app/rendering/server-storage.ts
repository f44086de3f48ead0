import type { Visitor } from '../../../server/contract.ts';
import type { CookieName, StoragePort } from '#/shared/storage/storage.ts';

/** The storage of a visitor the server renders for: last store, consent, and nothing that can be written. */
export function createServerStorage({ storedStore, consent }: Visitor): StoragePort {
  const nothing = () => undefined;
  const cookies: Partial<Record<CookieName, string | undefined>> = { lastVisitedStore: storedStore, consent };
  return {
    local: { read: nothing, write: nothing, remove: nothing },
    session: { read: nothing, write: nothing, remove: nothing },
    cookies: {
      read: (name) => cookies[name],
      write: nothing,
      remove: nothing,
    },
  };
}
