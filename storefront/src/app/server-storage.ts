import type { Visitor } from '../../server/contract.ts';
import type { StoragePort } from '#/shared/storage.ts';

/** The storage of a visitor the server renders for: last store, and nothing that can be written. */
export function createServerStorage({ storedStore }: Visitor): StoragePort {
  const nothing = () => undefined;
  return {
    local: { read: nothing, write: nothing, remove: nothing },
    session: { read: nothing, write: nothing, remove: nothing },
    cookies: {
      read: (name) => (name === 'lastVisitedStore' ? storedStore : undefined),
      write: nothing,
      remove: nothing,
    },
  };
}
