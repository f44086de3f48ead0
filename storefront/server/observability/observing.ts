import type { StoreConfig } from '../config.ts';
import type { StoreServerOptions } from '../create-server.ts';
import { ConfigError } from '../environment-reader.ts';
export interface Observing {
  /** Options of the store's server. */
  options: Pick<StoreServerOptions, 'metrics' | 'beginSpan'>;
  /** URL of the metrics; undefined without them. */
  metricsUrl: string | undefined;
  /** Flushes the last spans, and closes the metrics' port. */
  close(): Promise<void>;
}

/** Starts metrics and traces if they are configured. Their libraries are loaded only then. */
export async function startObserving(config: StoreConfig): Promise<Observing> {
  const options: Observing['options'] = {};
  const closers: (() => Promise<unknown>)[] = [];
  let metricsUrl: string | undefined;

  if (config.metricsPort !== undefined) {
    const { createMetrics, listenForMetrics } = await import('./metrics.ts');
    const { registry, ...metrics } = createMetrics();
    const server = await listenForMetrics(registry, config).catch((error: unknown) => {
      throw new ConfigError([
        `METRICS_PORT is "${config.metricsPort}", which can't be opened on METRICS_HOST "${config.metricsHost}": ${String(error)}.`,
      ]);
    });
    const address = server.address();
    metricsUrl = `http://${config.metricsHost}:${typeof address === 'object' ? address?.port : config.metricsPort}/metrics`;
    options.metrics = metrics;
    closers.push(() => server[Symbol.asyncDispose]());
  }

  if (config.tracesEndpoint !== undefined) {
    const { createTracing } = await import('./tracing.ts');
    const tracing = createTracing(config, config.tracesEndpoint);
    options.beginSpan = tracing.beginRequest;
    // An unreachable collector must not block the shutdown.
    closers.push(() => tracing.close().catch(() => undefined));
  }

  return { options, metricsUrl, close: async () => void (await Promise.all(closers.map((close) => close()))) };
}
