import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { StoreConfig } from '../config.ts';
import type { CallOutcome, ServerMetrics } from './server-metrics.ts';

/** Buckets from a stored page to a service's timeout, in seconds. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

const failedOutcomes: readonly CallOutcome[] = ['5xx', 'timeout', 'unreachable', 'rested'];

/** The metrics of one server in its own registry. Loaded only if metrics are enabled. */
export function createMetrics(): ServerMetrics & { registry: Registry } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const durationsOf = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Histogram({ name, help, labelNames, buckets: durations, registers });

  const requests = durationsOf(
    'signdrive_http_request_duration_seconds',
    'Requests by kind of route, by call of a service, and by class of status',
    ['kind', 'service', 'call', 'status'],
  );
  const serviceCalls = durationsOf(
    'signdrive_service_call_duration_seconds',
    'Calls of services until their headers, by outcome: class of status or failure',
    ['service', 'call', 'outcome'],
  );
  const renderings = durationsOf(
    'signdrive_rendering_duration_seconds',
    'Renderings of pages by outcome: rendered or failed',
    ['outcome'],
  );
  const renderingsUnderWay = gauge('signdrive_renderings_under_way', 'Pages that are being rendered');
  const pageReads = counter(
    'signdrive_page_store_reads_total',
    'Reads of stored pages: hit, stale, old (sent if rendering fails), joined a rendering, miss',
    ['outcome'],
  );
  const crowdedPages = counter(
    'signdrive_pages_crowded_total',
    'Pages that were not rendered, because RENDER_LIMIT others were',
  );
  const sharedReads = counter(
    'signdrive_read_cache_reads_total',
    'Shared reads made for pages: hit, joined a call, miss',
    ['outcome'],
  );
  const openBreakers = gauge('signdrive_service_breaker_open', '1 while a failing service is left alone', ['service']);
  const limitedCalls = counter(
    'signdrive_calls_limited_total',
    'Calls rejected with 429, by what they were counted by',
    ['call', 'by'],
  );
  const browserReports = counter(
    'signdrive_browser_reports_total',
    'Reports of browsers by kind: failure, error, policy; or why one was not read',
    ['kind'],
  );

  // `rate` ignores the first value of a series. Without a 0 the first failed order would raise no alert.
  for (const outcome of failedOutcomes) serviceCalls.zero({ service: 'fleet', call: 'POST /orders', outcome });
  requests.zero({ kind: 'page', service: '', call: '', status: '5xx' });

  return {
    registry,
    requestEnded: ({ kind, service = '', call = '', status }, seconds) =>
      requests.observe({ kind, service, call, status }, seconds),
    serviceCalled: (labels, seconds) => serviceCalls.observe(labels, seconds),
    renderingBegan: () => renderingsUnderWay.inc(),
    renderingEnded(outcome, seconds) {
      renderingsUnderWay.dec();
      renderings.observe({ outcome }, seconds);
    },
    pageRead: (outcome) => pageReads.inc({ outcome }),
    pageCrowded: () => crowdedPages.inc(),
    sharedRead: (outcome) => sharedReads.inc({ outcome }),
    breakerChanged: (service, isOpen) => openBreakers.set({ service }, isOpen ? 1 : 0),
    callLimited: (call, by) => limitedCalls.inc({ call, by }),
    browserReported: (kind) => browserReports.inc({ kind }),
  };
}

/**
 * Serves `GET /metrics` in Prometheus' format at its own port, so that the store's public port doesn't expose it.
 * @returns once it listens
 */
export async function listenForMetrics(
  registry: Registry,
  { metricsHost: host, metricsPort: port }: Pick<StoreConfig, 'metricsHost' | 'metricsPort'>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen({ host, port });
  await once(server, 'listening');
  return server;
}
