import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChildren, type Child } from '../../../../scripts/processes/children.ts';
import { findFreePorts } from '../../../../scripts/processes/ports.ts';
import { controlUrl, startSandbox, startStore, storeUrl } from '../../../../scripts/processes/services.ts';
import { SandboxControl } from './sandbox-control.ts';

/** Set-up of a journey's store. */
export interface StoreSettings {
  /** Environment variables, for example `{ ENVIRONMENT: 'pre' }`. */
  env?: NodeJS.ProcessEnv;
  /** Serves the sources instead of the production build. @default false */
  isDevelopment?: boolean;
}

export interface World {
  /** URL of the store's home; ends with a slash. */
  storeUrl: string;
  /** The store's sandbox. */
  sandbox: SandboxControl;
  /** Environment with which this repository's commands find both. */
  placesEnv: NodeJS.ProcessEnv;
  /** Lines that the store's server has logged since its start. */
  storeLog: readonly string[];
}

/** Starts a sandbox with its own database and a store that uses it, on free ports; `close` ends both. */
export async function openWorld({ env = {}, isDevelopment = false }: StoreSettings) {
  const folder = await mkdtemp(join(tmpdir(), 'signdrive-world-'));
  const [port = 0, sandboxPort = 0, cardPort = 0] = await findFreePorts(3);
  const databaseFile = join(folder, 'sandbox.db');
  const sandbox = { port: sandboxPort, cardPort, databaseFile };
  // Edits in the sandbox show at once: caches have their own tests. Pages wait for their data however busy the machine
  // is; a journey about a slow service sets its own budget.
  const patient = { PAGE_BUDGET_MS: '60000', PAGE_TIMEOUT_MS: '600000' };
  const store = {
    port,
    sandbox,
    isDevelopment,
    env: { READ_CACHE_MS: '0', PAGE_CACHE_MS: '0', BREAKER_FAILURES: '0', LIMITS_PERCENT: '0', ...patient, ...env },
  };
  const storeLog: string[] = [];
  const services = [startSandbox(store), startStore(store, { onLine: (line) => storeLog.push(line) })];
  const children: Child[] = services.map(({ child }) => child);
  const close = async () => {
    await endChildren(children);
    await rm(folder, { recursive: true });
  };
  try {
    await Promise.all(services.map(({ ready }) => ready));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    storeUrl: storeUrl(store),
    sandbox: new SandboxControl(controlUrl(sandbox)),
    placesEnv: { PORT: String(port), SANDBOX_PORT: String(sandboxPort), SANDBOX_CARD_PORT: String(cardPort) },
    storeLog,
    close,
  };
}
