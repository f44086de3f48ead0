import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { readConfig, type StoreConfig } from './config.ts';
import { createStoreServer } from './create-server.ts';
import { createDevelopment } from './pages/development.ts';
import { ConfigError } from './environment-reader.ts';
import { startObserving, type Observing } from './observability/observing.ts';
import { loadBuild } from './pages/production.ts';
import { shutdownTimes, shutDown } from './shutdown.ts';
import { explainStartupError } from './startup-error.ts';

/** Aborts on the first termination signal. */
const leaving = new AbortController();

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Starts the store from its build, or from its sources with `--dev`. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const observing = await startObserving(config);
  const create = process.argv.includes('--dev') ? createDevelopmentServer : createBuiltServer;
  const app = await create(config, observing);
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  console.log(`Store: http://localhost:${port}${config.basePath} (${config.environment})`);
  process.on('SIGUSR2', () => app.purge());
  closeOnSignal(app, config, observing);
}

async function createBuiltServer(config: StoreConfig, { options }: Observing): Promise<FastifyInstance> {
  return createStoreServer(config, { ...(await loadBuild(`${root}/dist`)), ...options, leaving: leaving.signal });
}

async function createDevelopmentServer(config: StoreConfig, { options }: Observing): Promise<FastifyInstance> {
  if (config.environment !== 'development') {
    throw new ConfigError([
      `ENVIRONMENT is "${config.environment}", which --dev does not serve: unset it or leave --dev out.`,
    ]);
  }
  const development = createDevelopment(root, config.basePath);
  const app = createStoreServer(config, { ...development.options, ...options, leaving: leaving.signal });
  const vite = await development.start(app.server);
  app.addHook('onClose', () => vite.close());
  return app;
}

function closeOnSignal(app: FastifyInstance, config: StoreConfig, observing: Observing): void {
  const stop = async () => {
    const isAnswered = await shutDown(app, leaving, shutdownTimes(config));
    await observing.close();
    process.exit(isAnswered ? 0 : 1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

try {
  await main();
} catch (error) {
  const { HOST: host = '127.0.0.1', PORT: port = '4000' } = process.env;
  console.error(explainStartupError(error, { host, port }));
  process.exit(1);
}
