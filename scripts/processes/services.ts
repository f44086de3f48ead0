import { pathToFileURL } from 'node:url';
import { readConfig } from '../../storefront/server/config.ts';
import { startChild, waitUntilHealthy, type Child, type ChildOptions } from './children.ts';

const fromSource = ['-C', '@signdrive/source'];

/** As in the Containerfile: docs/operations.md, "Memory". The development server's bundler needs more. */
const memoryLimits = ['--max-old-space-size=512', '--max-semi-space-size=16', '--heap-growing-percent=80'];

const host = '127.0.0.1';

export interface SandboxPlace {
  port: number;
  /** Port of the hosted card form's own site. */
  cardPort: number;
  /** Database file. @default the sandbox's own, which survives a restart */
  databaseFile?: string;
}

export interface StorePlace {
  port: number;
  /** The sandbox of the store. */
  sandbox: SandboxPlace;
  /** Bundles pages on request and reloads them when their code changes. @default false */
  isDevelopment?: boolean;
  /** Variables that override the defaults, such as the environment's name. */
  env?: NodeJS.ProcessEnv;
}

type Listen = Pick<ChildOptions, 'onLine'>;

/** URL of the sandbox's control page and API; ends with a slash. */
export function controlUrl({ port }: SandboxPlace): string {
  return `http://${host}:${port}/_sandbox/`;
}

/** URL of a store's home, under its base path; ends with a slash. */
export function storeUrl(place: StorePlace): string {
  return `http://localhost:${place.port}${readConfig(storeEnvironment(place)).basePath}`;
}

/** Starts a store's sandbox and waits until it responds. The caller terminates the child. */
export function startSandbox(
  store: StorePlace,
  { isWatching = false, ...listen }: Listen & { isWatching?: boolean } = {},
) {
  const place = store.sandbox;
  return startService(
    {
      name: 'sandbox',
      args: [...(isWatching ? ['--watch', '--watch-preserve-output'] : []), ...fromSource, 'sandbox/src/main.ts'],
      env: {
        SANDBOX_PORT: String(place.port),
        SANDBOX_CARD_PORT: String(place.cardPort),
        ...(place.databaseFile && { SANDBOX_DATABASE_URL: pathToFileURL(place.databaseFile).href }),
        SANDBOX_STORE_URL: storeUrl(store),
      },
      ...listen,
    },
    `${controlUrl(place)}health`,
  );
}

/** Starts the store's web server and waits until it responds. The caller terminates the child. */
export function startStore(place: StorePlace, listen: Listen = {}) {
  const flags = place.isDevelopment ? ['--watch-path=storefront/server', '--watch-preserve-output'] : memoryLimits;
  return startService(
    {
      name: 'store',
      args: [...flags, ...fromSource, 'storefront/server/main.ts', ...(place.isDevelopment ? ['--dev'] : [])],
      env: storeEnvironment(place),
      ...listen,
    },
    `${storeUrl(place)}healthz`,
  );
}

/** The environment of the store's server. The server defaults to the sandbox's addresses, except in production. */
export function storeEnvironment({ port, sandbox, isDevelopment = false, env = {} }: StorePlace): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: isDevelopment ? 'development' : 'production',
    ...env,
    PORT: String(port),
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_CARD_PORT: String(sandbox.cardPort),
  };
}

export interface StartingService {
  child: Child;
  /** Settles when the service responds. */
  ready: Promise<void>;
}

function startService(options: ChildOptions, healthUrl: string): StartingService {
  const child = startChild(options);
  return { child, ready: waitUntilHealthy(child, healthUrl) };
}
