import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { requestedPage } from '../../src/app/rendering/requested-page.ts';
import type { StoreConfig } from '../config.ts';
import type { StoreServerOptions } from '../create-server.ts';
import { startObserving } from './observing.ts';
import { answerJson, aPage, startService, startStore, testConfig } from '../test-support/listening.ts';

async function startCountedStore(
  serviceUrl?: string,
  overrides: Partial<StoreConfig> = {},
  options: Partial<StoreServerOptions> = {},
) {
  const config = testConfig(serviceUrl, { metricsPort: 0, ...overrides });
  const observing = await startObserving(config);
  onTestFinished(() => observing.close());
  const { url } = await startStore(config, { ...options, ...observing.options });
  const metrics = async () => (await fetch(String(observing.metricsUrl))).text();
  /** Values of a series by its name with labels, in text order. */
  const read = async (series: string) => {
    const line = (await metrics()).split('\n').find((text) => text.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  };
  return { url, metrics, read, metricsUrl: String(observing.metricsUrl) };
}

const requests = (kind: string, status: string, service = '', call = '') =>
  `signdrive_http_request_duration_seconds_count{kind="${kind}",service="${service}",call="${call}",status="${status}"}`;

describe('metrics', () => {
  it('count requests by route kind and status class', async () => {
    const { url, read } = await startCountedStore();
    for (const path of ['/faq', '/faq', '/cars/polo/ffffff.svg', '/healthz', '/api/nothing']) await fetch(url + path);
    await expect.poll(() => read(requests('page', '2xx'))).toBe(2);
    await expect.poll(() => read(requests('picture', '2xx'))).toBe(1);
    await expect.poll(() => read(requests('probe', '2xx'))).toBe(1);
    await expect.poll(() => read(requests('api', '4xx'))).toBe(1);
  });

  it('count calls by the names of the allow-list, whatever a visitor sends', async () => {
    const service = await startService(answerJson({}, 500));
    const { url, read, metrics } = await startCountedStore(service.url);
    for (const id of ['unknown-person', 'clara@exemplo.invalid', 'x'.repeat(300)])
      await fetch(`${url}/api/fleet/users/${id}`);
    await fetch(`${url}/clara@exemplo.invalid?cpf=52998224725`);
    await expect.poll(() => read(requests('api', '5xx', 'fleet', 'GET /users/:id'))).toBe(3);
    const calls = 'signdrive_service_call_duration_seconds_count{service="fleet",call="GET /users/:id",outcome="5xx"}';
    expect(await read(calls)).toBe(3);
    expect(await metrics()).not.toMatch(/clara|unknown-person|52998224725|xxx/);
  });

  it('start at 0 for failed orders and pages, so that an alert sees the first failure', async () => {
    const { read } = await startCountedStore();
    const orders = (outcome: string) =>
      read(`signdrive_service_call_duration_seconds_count{service="fleet",call="POST /orders",outcome="${outcome}"}`);
    expect(await Promise.all(['5xx', 'timeout', 'unreachable', 'rested'].map(orders))).toEqual([0, 0, 0, 0]);
    expect(await read(requests('page', '5xx'))).toBe(0);
  });

  it('distinguish a service with an open circuit breaker from an unreachable one', async () => {
    const { url, read } = await startCountedStore('http://127.0.0.1:9', { breakerFailures: 1 });
    expect(await read('signdrive_service_breaker_open{service="fleet"}')).toBe(0);
    for (const _ of [1, 2]) await fetch(`${url}/api/fleet/segments`);
    const calls = (outcome: string) =>
      `signdrive_service_call_duration_seconds_count{service="fleet",call="GET /segments",outcome="${outcome}"}`;
    expect(await read(calls('unreachable'))).toBe(1);
    expect(await read(calls('rested'))).toBe(1);
    expect(await read('signdrive_service_breaker_open{service="fleet"}')).toBe(1);
    expect(await read('signdrive_service_breaker_open{service="vehicle"}')).toBe(0);
  });

  it('count stored pages, renderings and shared reads', async () => {
    const service = await startService(answerJson([]));
    const { url, read } = await startCountedStore(
      service.url,
      {},
      {
        requestedPage,
        render: async (_address, { fetch: ask }) => {
          await ask('/api/content/faqs?category=a');
          return aPage();
        },
      },
    );
    for (const path of ['/faq', '/faq', '/faq?prazo=12', '/conta/plano']) await fetch(url + path);
    expect(await read('signdrive_page_store_reads_total{outcome="miss"}')).toBe(1);
    expect(await read('signdrive_page_store_reads_total{outcome="hit"}')).toBe(2);
    expect(await read('signdrive_rendering_duration_seconds_count{outcome="rendered"}')).toBe(2);
    expect(await read('signdrive_renderings_under_way')).toBe(0);
    expect(await read('signdrive_read_cache_reads_total{outcome="miss"}')).toBe(1);
    expect(await read('signdrive_read_cache_reads_total{outcome="hit"}')).toBe(1);
  });

  it('count pages rejected by the rendering limit', async () => {
    const { promise: end, resolve } = Promise.withResolvers<undefined>();
    const { promise: rendering, resolve: began } = Promise.withResolvers<undefined>();
    const render = async () => {
      began(undefined);
      await end;
      return aPage();
    };
    const { url, read } = await startCountedStore(undefined, { renderLimit: 1 }, { render });
    const first = fetch(`${url}/faq`);
    await rendering;
    expect(await read('signdrive_renderings_under_way')).toBe(1);
    expect((await fetch(`${url}/clientes`)).status).toBe(503);
    resolve(undefined);
    await first;
    expect(await read('signdrive_pages_crowded_total')).toBe(1);
  });

  it('count rate-limited calls', async () => {
    const service = await startService(answerJson({}));
    const { url, read } = await startCountedStore(service.url, { limitsInPercent: 1 });
    const headers = { 'content-type': 'application/json' };
    for (const _ of [1, 2]) await fetch(`${url}/api/marketing/leads`, { method: 'POST', headers, body: '{}' });
    expect(await read('signdrive_calls_limited_total{call="POST /leads",by="address"}')).toBe(1);
  });

  it('belong to one server and its process', async () => {
    const [first, second] = [await startCountedStore(), await startCountedStore()];
    await fetch(`${first.url}/faq`);
    await expect.poll(() => first.read(requests('page', '2xx'))).toBe(1);
    expect(await second.read(requests('page', '2xx'))).toBeUndefined();
    expect(await second.read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('are served at their own port only', async () => {
    const { url, metricsUrl } = await startCountedStore();
    expect(await (await fetch(`${url}/metrics`)).text()).not.toContain('signdrive_');
    expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
  });

  it('name the setting of a port that is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => server[Symbol.asyncDispose]());
    await once(server, 'listening');
    const address = server.address();
    const metricsPort = typeof address === 'object' ? address?.port : undefined;
    const start = startObserving(testConfig(undefined, { metricsPort }));
    await expect(start).rejects.toThrow(`METRICS_PORT is "${metricsPort}", which can't be opened`);
  });
});
