import type { PublicConfig } from '../../server/contract.ts';
import type { ServiceError } from '#/api/app-error.ts';
import type { ReadTheme } from '#/api/content/content-client.ts';
import type { RenewSession } from '#/api/wire/http.ts';
import type { Ports } from '#/api/ports.ts';
import type { PagePorts } from '#/routes/loaders/load-page.ts';
import type { ThemePort } from '#/features/partner-store/index.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';

interface PortsOptions {
  config: PublicConfig;
  /** Data that is stored between visits. */
  storage: StoragePort;
  /** Sends the calls; the server passes an in-process function. @default the browser's own */
  fetch?: typeof globalThis.fetch;
  /** Partner themes. On the server only: the browser loads them with the first partner. */
  themes?: ThemePort & { read: ReadTheme };
  /** Receives the error of a theme that was rejected or not loaded: the store opens without it. Browser only. */
  onThemeRefused?: (error: unknown) => void;
  /** Receives each part of a response that was left out because it could not be decoded. */
  onUnreadable?: (error: ServiceError) => void;
}

/** The chunk of partner themes. */
const loadBrowserThemes = () => import('./device/browser-themes.ts');

/** Ports of services, which are the same in the browser and on the server. */
export const portNames = [
  'catalog',
  'offer',
  'fleetOffer',
  'application',
  'coupon',
  'customers',
  'dealers',
  'documents',
  'geography',
  'identity',
  'postalCode',
  'marketing',
  'orders',
  'payment',
  'content',
  'store',
] as const satisfies readonly (keyof Ports)[];

/**
 * The services' ports. Their clients (axios and all decoding) are loaded with the first call or by `prepare`. A rendered
 * page needs none of them.
 */
export function createPorts(
  options: PortsOptions,
): PagePorts & { prepare: () => Promise<void>; sessionRule: { renew?: RenewSession } } {
  /** Set by the watchers of the session, which load with the sagas. */
  const sessionRule: { renew?: RenewSession } = {};
  let services: Promise<Ports> | undefined;
  const load = () => {
    services ??= import('#/api/services.ts').then(({ createServices }) =>
      createServices({
        baseUrl: `${options.config.basePath}api`,
        merchantAccount: options.config.merchantAccount,
        siteOrigin: new URL(options.config.publicUrl).origin,
        readToken: () => options.storage.local.read('token'),
        readUserId: () => options.storage.local.read('id'),
        renewSession: async (...refused) => sessionRule.renew?.(...refused) ?? false,
        ...(options.onUnreadable && { report: options.onUnreadable }),
        // In-process calls have a session id of their own.
        ...(options.fetch ? { fetch: options.fetch } : { sessionIds: options.storage.local }),
        readTheme:
          options.themes?.read ??
          (async (slug, overrides) => {
            try {
              return (await loadBrowserThemes()).readTheme(slug, overrides);
            } catch (error) {
              options.onThemeRefused?.(error);
              return undefined;
            }
          }),
      }),
    );
    // The next call loads a chunk again that could not be loaded.
    services.catch(() => {
      services = undefined;
    });
    return services;
  };
  const ports = Object.fromEntries(portNames.map((name) => [name, onFirstCall(load, name)]));
  const themes: ThemePort = options.themes ?? {
    show: async (slug, sheet) => {
      try {
        await (await loadBrowserThemes()).browserThemes.show(slug, sheet);
      } catch (error) {
        options.onThemeRefused?.(error);
      }
    },
  };
  return {
    ...(ports as unknown as Ports),
    storage: options.storage,
    themes,
    prepare: async () => void (await load()),
    sessionRule,
  };
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
