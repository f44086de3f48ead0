import { watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, type StoreConfig } from '../../storefront/server/config.ts';
import { ConfigError } from '../../storefront/server/environment-reader.ts';
import { root } from '../builds/build-steps.ts';
import { buildStore, buildSources } from '../builds/builds.ts';
import { endChildren, quote, type Child } from './children.ts';
import { readPort, requireFreePorts } from './ports.ts';
import { Problem } from '../problem.ts';
import {
  controlUrl,
  startSandbox,
  startStore,
  storeEnvironment,
  storeUrl,
  type SandboxPlace,
  type StorePlace,
} from './services.ts';

/** A process group: when one process exits, or on Ctrl-C, all are stopped. */
class ProcessGroup {
  readonly #children: Child[] = [];
  #isEnding = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void this.end(0));
  }

  add(child: Child): void {
    this.#children.push(child);
    void child.ended.then((how) =>
      this.end(1, `The ${child.name} ${how}, so everything else was ended too.${quote(child)}`),
    );
  }

  /** Terminates every child, then this process; only the first call has an effect. */
  async end(status: number, sentence?: string): Promise<void> {
    if (this.#isEnding) return;
    this.#isEnding = true;
    if (sentence) console.error(sentence);
    await endChildren(this.#children);
    process.exit(status);
  }
}

/** Validates the store's environment before the build, so that an invalid value fails fast. */
function readStoreConfig(place: StorePlace): StoreConfig {
  try {
    return readConfig(storeEnvironment(place));
  } catch (error) {
    throw error instanceof ConfigError ? new Problem(error.message) : error;
  }
}

/** URLs of the sample partner stores of this store. */
async function openPartnerStores(store: string): Promise<string[]> {
  const candidates = ['viaduto', 'casa-andrade'].map((slug) => store + slug);
  const answers = await Promise.all(candidates.map((url) => fetch(url, { method: 'HEAD' })));
  return candidates.filter((_url, index) => answers[index]?.ok);
}

/** Only for a store with sample data. */
async function sandboxPlaces(store: string, sandbox: SandboxPlace): Promise<(readonly [name: string, url: string])[]> {
  return [
    ...(await openPartnerStores(store)).map((url) => ['Partner store', url] as const),
    ['Control page', controlUrl(sandbox).replace(/\/$/, '')],
    ['Calls (OpenAPI)', `http://127.0.0.1:${sandbox.port}/documentation`],
    ["Card form's site", `http://127.0.0.1:${sandbox.cardPort}/`],
    ['Storybook', 'npm run storybook'],
    [
      'Demo log-ins',
      'clara@exemplo.com.br; bruno@exemplo.com.br, whose e-mail waits to be confirmed; both Exemplo#2026',
    ],
  ];
}

function rebuildTokensOnChange(): void {
  let pending: NodeJS.Timeout | undefined;
  watch(join(root, 'tokens'), { recursive: true }, (_event, path) => {
    if (!path || path.startsWith('dist')) return;
    clearTimeout(pending);
    pending = setTimeout(() => {
      try {
        buildSources();
      } catch (error) {
        console.error(error instanceof Problem ? error.message : error);
      }
    }, 100);
  });
}

async function start(isDevelopment: boolean): Promise<void> {
  const port = readPort('PORT', 4000);
  const sandbox = {
    port: readPort('SANDBOX_PORT', 4100),
    cardPort: readPort('SANDBOX_CARD_PORT', 4101),
  };
  const store = { port, sandbox, isDevelopment };
  const { environment, usesSandbox, metricsPort } = readStoreConfig(store);
  const sandboxPorts = [
    { owner: 'sandbox', variable: 'SANDBOX_PORT', port: sandbox.port },
    { owner: "card form's site", variable: 'SANDBOX_CARD_PORT', port: sandbox.cardPort },
  ];
  await requireFreePorts([
    { owner: 'store', variable: 'PORT', port: store.port },
    ...(usesSandbox ? sandboxPorts : []),
    ...(metricsPort ? [{ owner: 'metrics', variable: 'METRICS_PORT', port: metricsPort }] : []),
  ]);

  const from = performance.now();
  if (isDevelopment) buildSources();
  else buildStore();

  const processGroup = new ProcessGroup();
  const show = (name: string) => (line: string) => console.log(`[${name}] ${line}`);
  const services = [
    ...(usesSandbox ? [startSandbox(store, { isWatching: isDevelopment, onLine: show('sandbox') })] : []),
    startStore(store, { onLine: show('store') }),
  ];
  for (const { child } of services) processGroup.add(child);
  try {
    await Promise.all(services.map(({ ready }) => ready));
  } catch (error) {
    return processGroup.end(1, error instanceof Problem ? error.message : String(error));
  }
  if (isDevelopment) rebuildTokensOnChange();

  const home = storeUrl(store);
  const places = [['Store', home] as const, ...(usesSandbox ? await sandboxPlaces(home, sandbox) : [])];
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(
    `\nReady in ${seconds} s, environment ${environment}${isDevelopment ? ', with hot reload' : ''}. Ctrl-C ends all of it.\n`,
  );
  for (const [name, url] of places) console.log(`  ${name.padEnd(18)} ${url}`);
}

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
await start(values.dev);
