import type { Ports } from '#/api/ports.ts';
import type { RenderOptions } from '../../../server/contract.ts';
import { portNames } from '../ports.ts';

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
