import type { PublicConfig } from '../../server/contract.ts';
import type { Ports } from '#/api/ports.ts';
import type { PagePorts } from '#/routes/-page/load-page.ts';
import type { StoragePort } from '#/shared/storage.ts';

interface PortsOptions {
  config: PublicConfig;
  /** What is kept between visits. */
  storage: StoragePort;
  /** How calls are sent; the server passes its in-process one. @default the browser's own */
  fetch?: typeof globalThis.fetch;
  /** The visitor's session id for the vehicle service; the server has its own. */
  sessionId?: () => string;
}

const portNames = [
  'catalog',
  'offer',
  'fleetOffer',
  'application',
  'coupon',
  'geography',
  'identity',
  'postalCode',
  'marketing',
  'content',
  'store',
] as const satisfies readonly (keyof Ports)[];

/**
 * The services' ports. Their clients (axios and all decoding) are loaded with the first call, or by `prepare`:
 * a page that came rendered needs none of them to be read.
 */
export function createPorts(options: PortsOptions): PagePorts & { prepare: () => Promise<void> } {
  let services: Promise<Ports> | undefined;
  const load = () => {
    services ??= import('#/api/services.ts').then(({ createServices }) =>
      createServices({
        baseUrl: `${options.config.basePath}api`,
        siteOrigin: new URL(options.config.publicUrl).origin,
        readToken: () => options.storage.local.read('token'),
        ...(options.fetch && { fetch: options.fetch }),
        ...(options.sessionId && { sessionId: options.sessionId }),
      }),
    );
    // A part of the program that didn't come is asked for again by the next call.
    services.catch(() => {
      services = undefined;
    });
    return services;
  };
  const ports = Object.fromEntries(portNames.map((name) => [name, onFirstCall(load, name)]));
  return { ...(ports as unknown as Ports), storage: options.storage, prepare: async () => void (await load()) };
}

/** A port whose methods wait for the services to be loaded. */
function onFirstCall(load: () => Promise<Ports>, port: keyof Ports) {
  return new Proxy(
    {},
    {
      get:
        (_, method: string) =>
        async (...args: unknown[]) => {
          const service = (await load())[port] as unknown as Record<string, (...args: unknown[]) => unknown>;
          return service[method]?.(...args);
        },
    },
  );
}
