import { once } from 'node:events';
import { request as sendRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Render } from './contract.ts';
import { answerJson, aPage, startService, startStore, testConfig } from './test-support/listening.ts';

/** A store that counts its rendered pages and forwarded calls. */
async function startCountedStore(basePath = '/') {
  const rendered: string[] = [];
  const render: Render = async (url) => {
    rendered.push(url.href);
    return aPage();
  };
  const service = await startService(answerJson({}));
  const publicUrl = `https://loja.exemplo.invalid${basePath}`;
  const store = await startStore(testConfig(service.url, { basePath, publicUrl, environment: 'production' }), {
    render,
  });
  const { port } = new URL(store.url);
  const send = async (path: string, method = 'GET') => {
    const [answer] = (await once(sendRequest({ port, path, method }).end(), 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
  return { send, rendered, forwarded: service.received };
}

/** A URL padded to a length in bytes. */
const filled = (start: string, length: number) => start.padEnd(length, 'x');

describe('a request target of 2048 bytes', () => {
  it.each(['/', '/faq?q=', '/viaduto/ofertasvw/', '/viaduto?utm_source='])(
    'is accepted as a page, starting with %s',
    async (start) => {
      const { send, rendered } = await startCountedStore();
      expect((await send(filled(start, 2048))).status).toBe(200);
      expect(rendered).toEqual([`https://loja.exemplo.invalid${filled(start, 2048)}`]);
    },
  );

  it('is accepted as a call', async () => {
    const { send, forwarded } = await startCountedStore();
    expect((await send(filled('/api/content/pages?slug=', 2048))).status).toBe(200);
    expect(forwarded).toHaveLength(1);
  });
});

describe('a longer request target', () => {
  it.each([
    ['a path', filled('/', 2049)],
    ['a query', filled('/faq?q=', 2049)],
    ['a page of a partner store', filled('/viaduto/ofertasvw/', 2049)],
    ['a query of a partner store', filled('/viaduto?utm_source=', 2049)],
    ['a token', filled('/confirm-email/', 2049)],
    ['repeated page names', '/faq'.repeat(3_750)],
    ['slashes', '/'.repeat(15_000)],
    ['escapes', '/%41'.repeat(3_000)],
    ['a file', filled('/assets/', 2049)],
    ['a picture of a car', filled('/cars/t-cross/', 2049)],
    ['a path that no router can decode', filled('/%', 2049)],
    ['a health check', filled('/healthz?', 2049)],
  ])('gets a 414 with a page in Portuguese, without rendering: %s', async (_, path) => {
    const { send, rendered } = await startCountedStore();
    const { status, headers, body } = await send(path);
    expect(status).toBe(414);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(body).toContain('<html lang="pt-BR">');
    expect(body).toContain('<h1>Endereço longo demais</h1>');
    expect(body).toContain('<a href="/">Ir para a página inicial</a>');
    expect(body.length).toBeLessThan(2000);
    expect(rendered).toEqual([]);
  });

  it('gets a 414 with a link to the home of the base path', async () => {
    const { send, rendered } = await startCountedStore('/pre/signdrive/v2/');
    const { status, body } = await send(filled('/pre/signdrive/v2/viaduto/faq?', 2049));
    expect(status).toBe(414);
    expect(body).toContain('<a href="/pre/signdrive/v2/">Ir para a página inicial</a>');
    expect(rendered).toEqual([]);
  });

  it.each([
    ['/', filled('/api/content/pages?slug=', 2049)],
    ['/', filled('/api/content/%', 2049)],
    ['/pre/signdrive/v2/', filled('/pre/signdrive/v2/api/content/pages?slug=', 2049)],
  ])('gets a 414 as an error of the call below %sapi, and is not forwarded', async (basePath, path) => {
    const { send, forwarded } = await startCountedStore(basePath);
    const { status, headers, body } = await send(path);
    expect(status).toBe(414);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(JSON.parse(body)).toMatchObject({ code: 'address_too_long' });
    expect(forwarded).toEqual([]);
  });

  it('gets a 414 without a body for HEAD', async () => {
    const { send } = await startCountedStore();
    expect(await send(filled('/', 2049), 'HEAD')).toMatchObject({ status: 414, body: '' });
  });
});

describe('a request target that is not a path', () => {
  it.each(['/%', '/%zz', '/faq/%ff', '/%c0%af', '/viaduto/%', 'http://evil.invalid/conta'])(
    'gets a 400 with a page in Portuguese, without rendering: %s',
    async (path) => {
      const { send, rendered } = await startCountedStore();
      const { status, headers, body } = await send(path);
      expect(status).toBe(400);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000',
      });
      expect(body).toContain('<h1>Endereço incorreto</h1>');
      expect(rendered).toEqual([]);
    },
  );

  it.each(['POST', 'QUERY'])('gets a 400 for %s, too', async (method) => {
    const { send } = await startCountedStore();
    expect((await send('http://evil.invalid/reset-password/abc', method)).status).toBe(400);
    expect((await send('/reset-password/abc', method)).status).toBe(405);
  });

  it('gets a 400 as an error of the call below api/', async () => {
    const { send, forwarded } = await startCountedStore();
    const { status, body } = await send('/api/fleet/users/%');
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ code: 'bad_request' });
    expect(forwarded).toEqual([]);
  });

  it('may have an undecodable query: a page reads it as text', async () => {
    const { send } = await startCountedStore();
    expect((await send('/faq?q=%zz')).status).toBe(200);
  });
});
