import { request as sendRequest } from 'node:http';
import { expect, describe, it, vi } from 'vitest';
import { requestedPage } from '../../src/app/rendering/requested-page.ts';
import type { StoreConfig } from '../config.ts';
import type { StoreServerOptions } from '../create-server.ts';
import { createLog } from '../test-support/log.ts';
import { answerJson, aPage, startService, startStore, testConfig } from '../test-support/listening.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const proxy = { trustProxy: ['127.0.0.1'] };
const givenId = '7f3a0c1be2d94f55a0c1be2d94f55a0c';

async function startLoggedStore({
  serviceUrl,
  config = {},
  ...options
}: Partial<StoreServerOptions> & { serviceUrl?: string; config?: Partial<StoreConfig> } = {}) {
  const log = createLog();
  const store = await startStore(testConfig(serviceUrl, { logLevel: 'warn', ...config }), {
    logStream: log.stream,
    ...options,
  });
  /** Log lines of failed requests; each is written after its response was sent. */
  const failures = async (count: number) => {
    const found = () => log.entries().filter(({ msg }) => msg === 'request failed');
    await vi.waitFor(() => expect(found()).toHaveLength(count));
    return found();
  };
  return { ...store, log, failures };
}

const failingPage = async () => {
  throw new Error('boom');
};

describe('the id of a request', () => {
  it('is a new UUID that reaches the service and the response', async () => {
    const service = await startService(answerJson({}));
    const { url } = await startStore(testConfig(service.url));
    const answers = [await fetch(`${url}/api/fleet/segments`), await fetch(`${url}/api/fleet/segments`)];
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(ids[0]).toMatch(uuid);
    expect(ids[0]).not.toBe(ids[1]);
    expect(service.received.map(({ headers }) => headers['x-request-id'])).toEqual(ids);
  });

  it('is taken from a trusted proxy', async () => {
    const service = await startService(answerJson({}));
    const { url } = await startStore(testConfig(service.url, proxy));
    const answer = await fetch(`${url}/api/fleet/segments`, { headers: { 'x-request-id': givenId } });
    expect(answer.headers.get('x-request-id')).toBe(givenId);
    expect(service.received[0]?.headers['x-request-id']).toBe(givenId);
  });

  it.each([
    ['of a visitor', givenId, {}],
    ['with an e-mail', 'clara@exemplo.invalid', proxy],
    ['with markup', '<b>12345678</b>', proxy],
    ['that is too long', 'a'.repeat(65), proxy],
  ])('is not one %s', async (_, id, config) => {
    const { url } = await startStore(testConfig(undefined, config));
    const answer = await fetch(`${url}/healthz`, { headers: { 'x-request-id': id } });
    expect(answer.headers.get('x-request-id')).toMatch(uuid);
  });

  it('reaches the services that a page is rendered from, and the log of their failures', async () => {
    const service = await startService(answerJson([]));
    const { url, log } = await startLoggedStore({
      serviceUrl: service.url,
      config: proxy,
      render: async (_address, { fetch: read, reportFailure }) => {
        await read('/api/content/faqs?category=a');
        reportFailure({ where: 'faq', code: 'network' });
        return aPage();
      },
    });
    await fetch(`${url}/faq`, { headers: { 'x-request-id': givenId } });
    expect(service.received[0]?.headers['x-request-id']).toBe(givenId);
    expect(log.entries()).toMatchObject([{ msg: 'service failure', reqId: givenId, where: 'faq', code: 'network' }]);
  });

  it('is not part of pages that are shared with others, neither in the body nor in the headers', async () => {
    const { url } = await startStore(testConfig(undefined, proxy), { requestedPage });
    const read = async () => {
      const answer = await fetch(`${url}/faq`, { headers: { 'x-request-id': givenId } });
      return {
        caching: answer.headers.get('cache-control'),
        all: JSON.stringify([...answer.headers]) + (await answer.text()),
      };
    };
    for (const { caching, all } of [await read(), await read()]) {
      expect(caching).toContain('public');
      expect(all).not.toContain(givenId);
      expect(all).not.toContain('x-request-id');
    }
  });
});

describe('a request that fails', () => {
  it('shows its id on the error page, complete and copyable', async () => {
    const { url } = await startStore(testConfig(), { render: failingPage });
    const answer = await fetch(`${url}/faq`);
    const id = answer.headers.get('x-request-id');
    expect([answer.status, id]).toEqual([500, expect.stringMatching(uuid)]);
    expect(await answer.text()).toContain(`Se precisar de ajuda, informe este código: <code>${id}</code>`);
  });

  it('shows no id for an unknown URL', async () => {
    const { url } = await startStore(testConfig(undefined, { basePath: '/pre/' }));
    expect(await (await fetch(`${url}/`)).text()).not.toContain('código');
  });

  it('has one log line with its id, without query, e-mail or personal number', async () => {
    const { url, log, failures } = await startLoggedStore({
      render: async () => {
        throw Object.assign(
          new Error('GET https://a.invalid/x?cpf=1 failed for clara@exemplo.invalid 529.982.247-25'),
          {
            config: { headers: { authorization: 'Bearer secret' } },
          },
        );
      },
    });
    const answer = await fetch(`${url}/clara@exemplo.invalid/52998224725?email=clara@exemplo.invalid`);
    const [line] = await failures(1);
    expect(line).toMatchObject({ level: 50, kind: 'page', method: 'GET', status: 500, path: '/(e-mail)/(number)' });
    expect(line).toMatchObject({ reqId: answer.headers.get('x-request-id'), err: { message: expect.any(String) } });
    expect(log.text()).not.toMatch(/clara|529\.?982|cpf=|secret/);
  });

  it('has no token in its log line', async () => {
    const { url, log, failures } = await startLoggedStore({ render: failingPage });
    await fetch(`${url}/reset-password/abcSECRETdef`);
    expect(await failures(1)).toMatchObject([{ path: '(token)' }]);
    expect(log.text()).not.toContain('SECRET');
  });

  it('is logged by its call, not by its URL, if a service fails', async () => {
    const service = await startService(answerJson({ message: 'no' }, 500));
    const { url, log, failures } = await startLoggedStore({ serviceUrl: service.url });
    await fetch(`${url}/api/fleet/users/987654?userId`);
    await fetch(`${url}/api/fleet/users/987654`);
    expect(await failures(1)).toMatchObject([{ kind: 'api', call: 'fleet /users/:id', status: 500 }]);
    expect(log.text()).not.toContain('987654');
  });

  it('logs why a service gave no response', async () => {
    const { url, failures } = await startLoggedStore();
    await fetch(`${url}/api/fleet/segments`);
    expect(await failures(1)).toMatchObject([
      { call: 'fleet /segments', status: 502, code: 'upstream_unreachable', err: { code: 'ECONNREFUSED' } },
    ]);
  });

  it('is not logged while the server is stopping and fails readiness on purpose', async () => {
    const leaving = new AbortController();
    leaving.abort();
    const { url, log, failures } = await startLoggedStore({ leaving: leaving.signal, render: failingPage });
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    await fetch(`${url}/faq`);
    await failures(1);
    expect(log.entries()).toHaveLength(1);
  });

  it('is not logged if the visitor disconnects', async () => {
    const { promise: rendering, resolve } = Promise.withResolvers<undefined>();
    const { url, log, failures } = await startLoggedStore({
      render: async ({ pathname }) => {
        if (pathname === '/faq') throw new Error('boom');
        resolve(undefined);
        return new Promise(() => undefined);
      },
    });
    const request = sendRequest(url).end();
    const closed = new Promise((done) => request.once('error', done));
    await rendering;
    request.destroy();
    await closed;
    await fetch(`${url}/faq`);
    await failures(1);
    expect(log.entries()).toHaveLength(1);
  });
});
