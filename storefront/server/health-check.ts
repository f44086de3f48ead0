import { readConfig } from './config.ts';

/** The health check of the container: exits with 0 if the store of the same environment responds. */
const { basePath, port } = readConfig(process.env);
const isAlive = await fetch(`http://127.0.0.1:${port}${basePath}healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isAlive ? 0 : 1);
