import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { shutdownTimes, shutDown } from './shutdown.ts';
import { startService, startStore, testConfig } from './test-support/listening.ts';

/** A store with an order in progress; the test releases the service's response. */
async function startWithOrder() {
  const arrived = Promise.withResolvers<ServerResponse>();
  const service = await startService((request, response) => {
    request.resume();
    arrived.resolve(response);
  });
  const leaving = new AbortController();
  const store = await startStore(testConfig(service.url), { leaving: leaving.signal });
  const order = fetch(`${store.url}/api/fleet/orders`, {
    method: 'POST',
    headers: { authorization: 'Bearer abc', 'content-type': 'application/json' },
    body: '{}',
  });
  return { ...store, leaving, order, atService: await arrived.promise };
}

describe('a server that is stopping', () => {
  it('fails its readiness first, and still serves pages', async () => {
    const leaving = new AbortController();
    const { url } = await startStore(testConfig(), { leaving: leaving.signal });
    leaving.abort();
    const readiness = await fetch(`${url}/readyz`);
    expect([readiness.status, await readiness.json()]).toEqual([503, { status: 'closing' }]);
    const page = await fetch(url);
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  });

  it('completes the order in progress, and accepts no new connection', async () => {
    const { app, url, leaving, order, atService } = await startWithOrder();
    const end = shutDown(app, leaving, { delayInMs: 0, limitInMs: 60_000 });
    await expect.poll(() => fetch(`${url}/healthz`).catch(() => 'refused')).toBe('refused');
    atService.writeHead(201, { 'content-type': 'application/json' }).end('{"id":"7"}');
    const answer = await order;
    expect([answer.status, await answer.json()]).toEqual([201, { id: '7' }]);
    expect(await end).toBe(true);
  });

  it('does not wait for the connection of a response that had started before', async () => {
    const { app, leaving, order, atService } = await startWithOrder();
    atService.writeHead(201, { 'content-type': 'application/json' }).write('{"id":');
    const answer = await order;
    const end = shutDown(app, leaving, { delayInMs: 0, limitInMs: 60_000 });
    atService.end('"7"}');
    expect(await answer.json()).toEqual({ id: '7' });
    expect(await end).toBe(true);
  });

  it.each([
    ['without a request, which browsers open ahead', ''],
    ['with half of a request', 'GET / HTTP/1.1\r\nHost: loja.exemplo.invalid\r\nAccept: '],
    ['with half of its second request', 'GET /healthz HTTP/1.1\r\nHost: loja.exemplo.invalid\r\n\r\nGET /rea'],
  ])('does not wait for a connection %s', async (_, sent) => {
    const { app, url } = await startStore(testConfig());
    const connection = connect(Number(new URL(url).port), '127.0.0.1').resume();
    const [accepted] = (await once(app.server, 'connection')) as [Socket];
    connection.write(sent);
    await vi.waitUntil(() => accepted.bytesRead === sent.length);
    const closed = once(connection, 'close');
    expect(await shutDown(app, new AbortController(), { delayInMs: 0, limitInMs: 60_000 })).toBe(true);
    await closed;
  });

  it('cuts requests that take longer than the limit', async () => {
    const { app, leaving, order, atService } = await startWithOrder();
    expect(await shutDown(app, leaving, { delayInMs: 0, limitInMs: 20 })).toBe(false);
    atService.end();
    await order;
  });

  it('gives requests longer than three consecutive service timeouts', () => {
    const config = testConfig();
    expect(shutdownTimes(config).limitInMs).toBeGreaterThan(3 * config.serviceTimeoutInMs);
    expect(shutdownTimes({ ...config, pageTimeoutInMs: 600_000 }).limitInMs).toBeGreaterThan(600_000);
  });
});
