import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { readConfig, type StoreConfig } from './config.ts';
import { createStoreServer } from './create-server.ts';
import { createDevelopment } from './development.ts';
import { ConfigError } from './environment-reader.ts';
import { loadBuild } from './production.ts';
import { shutdownTimes, shutDown } from './shutdown.ts';
import { explainStartupError } from './startup-error.ts';

/** Aborts with the first signal to stop. */
const leaving = new AbortController();

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Starts the store: from its build, or with `--dev` from its sources. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = process.argv.includes('--dev') ? await createDevelopmentServer(config) : await createBuiltServer(config);
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  console.log(`Store: http://localhost:${port}${config.basePath} (${config.environment})`);
  closeOnSignal(app, config);
}

async function createBuiltServer(config: StoreConfig): Promise<FastifyInstance> {
  return createStoreServer(config, { ...(await loadBuild(`${root}/dist`)), leaving: leaving.signal });
}

async function createDevelopmentServer(config: StoreConfig): Promise<FastifyInstance> {
  if (config.environment !== 'development') {
    throw new ConfigError([
      `ENVIRONMENT is "${config.environment}", which --dev does not serve: unset it or leave --dev out.`,
    ]);
  }
  const development = createDevelopment(root, config.basePath);
  const app = createStoreServer(config, { ...development.options, leaving: leaving.signal });
  const vite = await development.start(app.server);
  app.addHook('onClose', () => vite.close());
  return app;
}

function closeOnSignal(app: FastifyInstance, config: StoreConfig): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void shutDown(app, leaving, shutdownTimes(config)).then((isAnswered) => process.exit(isAnswered ? 0 : 1));
    });
  }
}

try {
  await main();
} catch (error) {
  const { HOST: host = '127.0.0.1', PORT: port = '4000' } = process.env;
  console.error(explainStartupError(error, { host, port }));
  process.exit(1);
}
