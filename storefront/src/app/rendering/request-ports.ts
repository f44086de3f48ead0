import type { Ports } from '#/api/ports.ts';
import type { RenderOptions, Visitor } from '../../../server/contract.ts';
import type { CookieName, StoragePort } from '#/shared/storage/storage.ts';
import { portNames } from '../ports.ts';

/** Read-only storage of the server's visitor: last store and consent. */
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

type Method = (...args: unknown[]) => Promise<unknown>;

/**
 * Ports whose responses are decoded once for all pages. On the server only: without a visitor's session, a response
 * depends on the arguments alone.
 */
export function shareReads<All extends Ports>(ports: All, shareRead: RenderOptions['shareRead']): All {
  const shared = portNames.map((name) => {
    const port = ports[name] as unknown as Record<string, Method>;
    const get = (_: object, method: string): Method => {
      // An abort signal is `{}` in JSON.
      return (...args) => shareRead(`${name}.${method} ${JSON.stringify(args)}`, async () => port[method]?.(...args));
    };
    return [name, new Proxy({}, { get })];
  });
  return { ...ports, ...Object.fromEntries(shared) };
}
