import type { Ports } from '#/api/ports.ts';
import type { RenderOptions, Visitor } from '../../../server/contract.ts';
import type { CookieName, StoragePort } from '#/shared/storage/storage.ts';
import { portNames } from '../ports.ts';

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

type Method = (...args: unknown[]) => Promise<unknown>;

/**
 * Ports whose answers are decoded once for all pages. On the server only: there is no visitor's session there, so what
 * a method answers depends on its arguments alone.
 */
export function shareReads<All extends Ports>(ports: All, shareRead: RenderOptions['shareRead']): All {
  const shared = portNames.map((name) => {
    const port = ports[name] as unknown as Record<string, Method>;
    const get = (_: object, method: string): Method => {
      // A signal among the arguments is `{}` in JSON.
      return (...args) => shareRead(`${name}.${method} ${JSON.stringify(args)}`, async () => port[method]?.(...args));
    };
    return [name, new Proxy({}, { get })];
  });
  return { ...ports, ...Object.fromEntries(shared) };
}
