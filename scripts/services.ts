import { pathToFileURL } from 'node:url';
import { services } from '../storefront/server/allow-list.ts';
import { readConfig } from '../storefront/server/config.ts';
import { startChild, waitUntilHealthy, type Child, type ChildOptions } from './children.ts';

const fromSource = ['-C', '@signdrive/source'];
const host = '127.0.0.1';

export interface SandboxPlace {
  port: number;
  /** Port of the hosted card form's own site. */
  cardPort: number;
  /** Database file. @default the sandbox's own, which survives a restart */
  databaseFile?: string;
  /** Port of the store that may frame the card form. @default 4000 */
  storePort?: number;
}

export interface StorePlace {
  port: number;
  /** The sandbox it reads from. */
  sandbox: SandboxPlace;
  /** Pages are bundled on request and reload when their code changes. @default false */
  isDevelopment?: boolean;
  /** Variables that win over those said here, such as the environment's name. */
  env?: NodeJS.ProcessEnv;
}

type Listen = Pick<ChildOptions, 'onLine'>;

/** Address of the sandbox's control page and API; ends with a slash. */
export function controlUrl({ port }: SandboxPlace): string {
  return `http://${host}:${port}/_sandbox/`;
}

/** Address of a store's home, under its base path; ends with a slash. */
export function storeUrl(place: StorePlace): string {
  return `http://localhost:${place.port}${readConfig(storeEnvironment(place)).basePath}`;
}

/** Starts the sandbox and waits until it answers. The caller ends the child. */
export function startSandbox(
  place: SandboxPlace,
  { isWatching = false, ...listen }: Listen & { isWatching?: boolean } = {},
) {
  return startService(
    {
      name: 'sandbox',
      args: [...(isWatching ? ['--watch', '--watch-preserve-output'] : []), ...fromSource, 'sandbox/src/main.ts'],
      env: {
        SANDBOX_PORT: String(place.port),
        SANDBOX_CARD_PORT: String(place.cardPort),
        ...(place.databaseFile && { SANDBOX_DATABASE_URL: pathToFileURL(place.databaseFile).href }),
        ...(place.storePort && { SANDBOX_STORE_ORIGIN: `http://localhost:${place.storePort}` }),
      },
      ...listen,
    },
    `${controlUrl(place)}health`,
  );
}

/** Starts the store's web server and waits until it answers. The caller ends the child. */
export function startStore(place: StorePlace, listen: Listen = {}) {
  const watch = place.isDevelopment ? ['--watch-path=storefront/server', '--watch-preserve-output'] : [];
  return startService(
    {
      name: 'store',
      args: [...watch, ...fromSource, 'storefront/server/main.ts', ...(place.isDevelopment ? ['--dev'] : [])],
      env: storeEnvironment(place),
      ...listen,
    },
    `${storeUrl(place)}healthz`,
  );
}

/**
 * What the store's server reads when it starts: the sandbox as every service, unless a variable of the caller's own
 * environment names another address.
 */
export function storeEnvironment({ port, sandbox, isDevelopment = false, env = {} }: StorePlace): NodeJS.ProcessEnv {
  const sandboxAddresses = Object.fromEntries(
    services.map((service) => [`${service.toUpperCase()}_URL`, `http://localhost:${sandbox.port}/${service}`]),
  );
  return {
    ...sandboxAddresses,
    // Another site than the store's `localhost`, so that the card form can't share its cookies: as in production.
    CARD_FORM_ORIGIN: `http://127.0.0.1:${sandbox.cardPort}`,
    ...process.env,
    NODE_ENV: isDevelopment ? 'development' : 'production',
    ...env,
    PORT: String(port),
  };
}

export interface StartingService {
  child: Child;
  /** Settles when the service answers. */
  ready: Promise<void>;
}

function startService(options: ChildOptions, healthUrl: string): StartingService {
  const child = startChild(options);
  return { child, ready: waitUntilHealthy(child, healthUrl) };
}
