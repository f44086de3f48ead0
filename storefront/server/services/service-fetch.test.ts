import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createReadCache } from './read-cache.ts';
import { createServiceCaller } from './service-caller.ts';
import { createServiceFetch } from './service-fetch.ts';
import { answerJson, startService, testConfig } from '../test-support/listening.ts';

function serviceFetchOf(serviceUrl: string, { timeoutInMs = 5_000, publicUrl = 'https://loja.exemplo.invalid/' } = {}) {
  const callService = createServiceCaller(testConfig(serviceUrl), timeoutInMs);
  return createServiceFetch({ publicUrl, callService, cache: createReadCache({ ttlInMs: 5_000 }) });
}

describe('service fetch', () => {
  it('reads by the browser’s own path with the store’s credentials and one session of its own', async () => {
    const service = await startService(answerJson({ name: 'T-Cross' }));
    const serviceFetch = serviceFetchOf(service.url);
    const answer = await serviceFetch('/api/vehicle/vehicles/t-cross');
    await serviceFetch('https://loja.exemplo.invalid/api/vehicle/vehicles/nivus');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ name: 'T-Cross' });
    const [first, second] = service.received;
    expect(first?.headers).toMatchObject({ 'client-key': 'sandbox-vehicle-key' });
    expect(first?.headers['client-session-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.headers['client-session-id']).toBe(first?.headers['client-session-id']);
  });

  it('never sends a visitor’s bearer, even if the browser would', async () => {
    const service = await startService(answerJson({}));
    await serviceFetchOf(service.url)('/api/fleet/users/1', { headers: { authorization: 'Bearer x' } });
    expect(service.received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('works under a base path', async () => {
    const service = await startService(answerJson({}));
    const serviceFetch = serviceFetchOf(service.url, { publicUrl: 'https://loja.exemplo.invalid/pre/signdrive/v2/' });
    expect((await serviceFetch('/pre/signdrive/v2/api/content/faqs')).status).toBe(200);
    await expect(serviceFetch('/api/content/faqs')).rejects.toThrow(TypeError);
  });

  it('sends a read again, and a write once, if the service has closed the kept connection meanwhile', async () => {
    const served = new WeakSet<object>();
    const service = await startService((request, response) => {
      if (served.has(request.socket)) return request.socket.destroy();
      served.add(request.socket);
      return answerJson({ name: 'T-Cross' })(request, response);
    });
    const serviceFetch = serviceFetchOf(service.url);
    const read = (id: number) => serviceFetch(`/api/fleet/users/${id}`).then((answer) => answer.json());
    await read(1);
    expect(await read(2)).toEqual({ name: 'T-Cross' });
    expect(service.received.map(({ url }) => url)).toEqual(['/fleet/users/1', '/fleet/users/2', '/fleet/users/2']);
    expect((await serviceFetch('/api/marketing/leads', { method: 'POST', body: '{}' })).status).toBe(502);
    expect(service.received).toHaveLength(4);
  });

  it('joins and caches shared reads by their whole URL', async () => {
    const service = await startService(answerJson([]));
    const serviceFetch = serviceFetchOf(service.url);
    const read = (path: string) => serviceFetch(path).then((answer) => answer.json());
    await Promise.all([read('/api/content/faqs?limit=10'), read('/api/content/faqs?limit=10')]);
    await read('/api/content/faqs?limit=10');
    await read('/api/content/faqs?limit=20');
    expect(service.received.map(({ url }) => url)).toEqual(['/content/faqs?limit=10', '/content/faqs?limit=20']);
  });

  it('rejects a response that would fill the memory, and closes its connection', async () => {
    const mebibyte = ' '.repeat(1024 * 1024);
    const closed = Promise.withResolvers<boolean>();
    const service = await startService((_request, response) => {
      response.once('close', () => closed.resolve(response.writableFinished));
      Readable.from(Array.from({ length: 40 }, () => mebibyte)).pipe(response);
    });
    const answer = await serviceFetchOf(service.url)('/api/content/faqs');
    expect([answer.status, await answer.json()]).toMatchObject([502, { code: 'upstream_unreachable' }]);
    expect(await closed.promise).toBe(false);
  });

  it('never caches a response that may belong to a visitor', async () => {
    const service = await startService(answerJson({}));
    const serviceFetch = serviceFetchOf(service.url);
    await serviceFetch('/api/fleet/users/1');
    await serviceFetch('/api/fleet/users/1');
    expect(service.received).toHaveLength(2);
  });

  it('sends the same simulation once, another separately, and every other POST each time', async () => {
    const bodies: string[] = [];
    async function receive(request: IncomingMessage, response: ServerResponse) {
      bodies.push(await text(request));
      response.end('{}');
    }
    const service = await startService((request, response) => void receive(request, response));
    const serviceFetch = serviceFetchOf(service.url);
    const post = (path: string, body: string) =>
      serviceFetch(new Request(`https://loja.exemplo.invalid/api/vehicle/vehicles/${path}`, { method: 'POST', body }));
    await Promise.all([post('t-cross/simulation', '{"deadline":24}'), post('t-cross/simulation', '{"deadline":24}')]);
    await post('t-cross/simulation', '{"deadline":24}');
    await post('t-cross/simulation', '{"deadline":36}');
    await post('polo/simulation', '{"deadline":36}');
    expect(bodies).toEqual(['{"deadline":24}', '{"deadline":36}', '{"deadline":36}']);
    await post('share', '{"url":"a"}');
    await post('share', '{"url":"a"}');
    expect(bodies).toHaveLength(5);
  });

  it('responds like the forwarding server if a call is unknown, unreachable or too slow', async () => {
    const silent = await startService((request) => request.resume());
    const unknown = await serviceFetchOf(silent.url)('/api/fleet/admin');
    const unreachable = await serviceFetchOf('http://127.0.0.1:9')('/api/content/faqs');
    const slow = await serviceFetchOf(silent.url, { timeoutInMs: 50 })('/api/content/faqs');
    expect([unknown.status, unreachable.status, slow.status]).toEqual([404, 502, 504]);
    expect(await slow.json()).toMatchObject({ code: 'upstream_timeout' });
  });

  it('rejects every URL outside the services', async () => {
    const serviceFetch = serviceFetchOf('http://127.0.0.1:9');
    for (const url of ['https://outro.exemplo.invalid/api/content/faqs', '/faq', '//outro.exemplo.invalid/api/']) {
      await expect(serviceFetch(url)).rejects.toThrow(TypeError);
    }
  });

  it('stops waiting when the page is out of time, and has the response ready for the next page', async () => {
    const reached = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const service = await startService((_request, response) => {
      reached.resolve();
      void release.promise.then(() => response.end('[]'));
    });
    const serviceFetch = serviceFetchOf(service.url);
    const budget = new AbortController();
    const read = serviceFetch('/api/content/faqs', { signal: budget.signal });
    await reached.promise;
    budget.abort(new Error('budget spent'));
    await expect(read).rejects.toThrow('budget spent');
    release.resolve();
    expect(await (await serviceFetch('/api/content/faqs')).text()).toBe('[]');
    expect(service.received).toHaveLength(1);
  });

  it('aborts the call at the service if only this page waited for it', async () => {
    const reached = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    const service = await startService((request) => {
      request.resume();
      request.socket.once('close', stopped.resolve);
      reached.resolve();
    });
    const leaving = new AbortController();
    const read = serviceFetchOf(service.url)('/api/fleet/users/1', { signal: leaving.signal });
    await reached.promise;
    leaving.abort();
    await expect(read).rejects.toThrow('aborted');
    await stopped.promise;
  });
});
