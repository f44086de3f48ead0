import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as sendRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { requestedPage } from '../../src/app/rendering/requested-page.ts';
import type { StoreConfig } from '../config.ts';
import type { Page, Render } from '../contract.ts';
import { answerJson, aPage, startService, startStore, testConfig, type PageFacts } from '../test-support/listening.ts';

interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

/** A store whose pages show all their inputs. */
async function openStore({ serviceUrl, config = {} }: { serviceUrl?: string; config?: Partial<StoreConfig> } = {}) {
  const render = vi.fn<Render>(async (url, { visitor, fetch: read }) => {
    if (serviceUrl !== undefined) await read('/api/content/');
    return aPage({ html: JSON.stringify({ url, visitor }) });
  });
  const { url, app } = await startStore(testConfig(serviceUrl, { readCacheInMs: 0, ...config }), {
    render,
    requestedPage,
  });
  const { port } = new URL(url);

  async function send({ path, method = 'GET', headers = {} }: Sent) {
    const [answer] = (await once(sendRequest({ port, path, method, headers }).end(), 'response')) as [IncomingMessage];
    const body = await buffer(answer);
    const encoding = answer.headers['content-encoding'] as 'br' | 'gzip' | undefined;
    const text = (encoding && body.length > 0 ? unpack[encoding](body) : body).toString();
    return { status: answer.statusCode, headers: answer.headers, text, bytes: body.length };
  }
  return { app, port, render, send };
}

const caching = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60, stale-if-error=3600';

describe('a page that is the same for everyone', () => {
  it('is rendered once, with headers for caches in front of the store', async () => {
    const { render, send } = await openStore();
    const [first, second] = [await send({ path: '/faq' }), await send({ path: '/faq' })];
    expect(first.headers).toMatchObject({ 'cache-control': caching, vary: 'accept-encoding, cookie' });
    expect(first.headers).not.toHaveProperty('set-cookie');
    expect(second.text).toBe(first.text);
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is sent in the encoding that each visitor accepts', async () => {
    const { render, send } = await openStore();
    const encodings = ['br', 'gzip', 'identity'].map((encoding) =>
      send({ path: '/faq', headers: { 'accept-encoding': encoding } }),
    );
    const pages = await Promise.all(encodings);
    expect(pages.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it.each(['', '"of-another-variant", '])(
    'is not sent again to a cache that has it: If-None-Match: %s…',
    async (others) => {
      const { send } = await openStore();
      const { headers } = await send({ path: '/faq' });
      const again = await send({ path: '/faq', headers: { 'if-none-match': others + String(headers.etag) } });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(again.headers).toMatchObject({ 'cache-control': caching, vary: 'accept-encoding, cookie' });
    },
  );

  it('is rendered again when a service’s response changes', async () => {
    let title = 'antes';
    const service = await startService((request, response) => answerJson({ title })(request, response));
    const { render, send } = await openStore({ serviceUrl: service.url });
    await send({ path: '/faq' });
    title = 'depois';
    // Another page with the same read.
    await send({ path: '/clientes' });
    await send({ path: '/faq' });
    expect(render).toHaveBeenCalledTimes(3);
  });
});

describe('a visitor of a page that was complete before still gets it when', () => {
  it.each<[name: string, page: PageFacts]>([
    ['an offer without its texts leads home', { status: 302, headers: { location: '/' }, html: '', isComplete: false }],
    ['a service answers with a maintenance page', { isComplete: false }],
  ])('%s', async (_name, failed) => {
    let body = '{}';
    const service = await startService((_request, response) => response.end(body));
    const { render, send } = await openStore({ serviceUrl: service.url, config: { pageCacheInMs: 600_000 } });
    const whole = await send({ path: '/ofertasvw/polo' });
    body = '<h1>Em manutenção</h1>';
    render.mockImplementation(async (_url, { fetch: read }) => {
      await read('/api/content/');
      return aPage(failed);
    });
    // Another page finds the changed response.
    await send({ path: '/clientes' });
    const next = await send({ path: '/ofertasvw/polo' });
    expect([next.status, next.text]).toEqual([200, whole.text]);
    expect(render).toHaveBeenCalledTimes(3);
  });
});

describe('the data of a page', () => {
  const data = (path: string, release = 'entry.js') => ({ path: `/api/page/${release}${path}` });

  it('is sent once the page is stored, also by a URL that leads to it, for its release only', async () => {
    const { render, send } = await openStore();
    render.mockImplementation(async (url) => aPage({ data: JSON.stringify(`${url.pathname}${url.search}`) }));
    const missed = await send(data('/viaduto/ofertasvw/polo?km=500'));
    expect([missed.status, missed.headers['cache-control']]).toEqual([204, 'no-store']);
    const { headers } = await send({ path: '/viaduto/ofertasvw/polo?km=500' });
    await send({ path: String(headers['location']) });
    const found = await send(data('/viaduto/ofertasvw/polo?km=500'));
    expect(found.status).toBe(200);
    expect(JSON.parse(found.text)).toMatch(/^\/viaduto\/ofertasvw\/polo\?.*km=500/);
    expect(found.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': caching,
      vary: 'accept-encoding',
    });
    const cookie = 'consent=granted; lastVisitedStore=casa-andrade';
    const { text } = await send({ ...data('/viaduto/ofertasvw/polo?km=500'), headers: { cookie } });
    expect(text).toBe(found.text);
    expect((await send(data('/viaduto/ofertasvw/polo?km=500', 'former.js'))).status).toBe(204);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['about one visitor', '/conta/plano'],
    ['that does not exist', '/nada/nada'],
    ['with an escaped query', '/faq%3Fbusca=km'],
    ['with an escaped fragment', '/faq%23perguntas'],
    ['with an escaped slash', '/ofertasvw%2Fpolo'],
  ])('is not sent for a page %s, which is not rendered', async (_, path) => {
    const { render, send } = await openStore();
    expect((await send(data(path))).status).toBe(204);
    expect(render).not.toHaveBeenCalled();
  });

  it.each([
    ['failed', { status: 500 }],
    ['is incomplete', { isComplete: false }],
    ['sets a cookie', { cookies: ['a=1'] }],
  ])('is not sent if the page %s', async (_, facts) => {
    const { render, send } = await openStore();
    render.mockImplementation(async () => aPage(facts));
    await send({ path: '/faq' });
    expect((await send(data('/faq'))).status).toBe(204);
  });

  it('is neither sent nor rendered without a cache of pages', async () => {
    const { render, send } = await openStore({ config: { pageCacheInMs: 0 } });
    await send({ path: '/faq' });
    expect((await send(data('/faq'))).status).toBe(204);
    expect(render).toHaveBeenCalledTimes(1);
  });
});

describe('a page that lasts', () => {
  const faq = { path: '/faq', headers: { 'accept-encoding': 'br' } };
  const html = readFileSync(import.meta.filename, 'utf8');

  it('becomes smaller once another rendering has repeated it, and has the same text', async () => {
    const { render, send } = await openStore({ config: { pageCacheInMs: 1 } });
    render.mockImplementation(async () => aPage({ html }));
    const first = await send(faq);
    await vi.waitFor(async () => {
      const { bytes, text } = await send(faq);
      expect(text).toBe(html);
      expect(bytes).toBeLessThan(first.bytes);
    });
  });

  it('is replaced once a rendering differs', async () => {
    const { render, send } = await openStore({ config: { pageCacheInMs: 1 } });
    render.mockImplementation(async () => aPage({ html }));
    const first = await send(faq);
    await vi.waitFor(async () => expect((await send(faq)).bytes).toBeLessThan(first.bytes));
    render.mockImplementation(async () => aPage({ html: `${html} depois` }));
    await vi.waitFor(async () => expect((await send(faq)).text).toBe(`${html} depois`));
  });
});

describe('after a purge', () => {
  it('the next visitor gets an editor’s changes, though page and read are fresh', async () => {
    let title = 'antes';
    const service = await startService((request, response) => answerJson({ title })(request, response));
    const { app, render, send } = await openStore({ serviceUrl: service.url, config: { readCacheInMs: 5_000 } });
    render.mockImplementation(async (_address, { fetch: read }) =>
      aPage({ html: await (await read('/api/content/')).text() }),
    );
    await send({ path: '/faq' });
    title = 'depois';
    expect((await send({ path: '/faq' })).text).toContain('antes');
    app.purge();
    expect((await send({ path: '/faq' })).text).toContain('depois');
  });

  it('a rendering that started before it is not stored', async () => {
    const { app, render, send } = await openStore();
    const page = Promise.withResolvers<Page>();
    render.mockReturnValueOnce(page.promise);
    const underWay = send({ path: '/faq' });
    await vi.waitUntil(() => render.mock.calls.length === 1);
    app.purge();
    page.resolve(aPage({ html: 'antes' }));
    expect((await underWay).text).toBe('antes');
    expect((await send({ path: '/faq' })).text).not.toBe('antes');
  });
});

describe('the next visitor gets the right page after', () => {
  /** The first request, and the part of it that must not reach the page of the second. */
  it.each<[name: string, first: Sent, foreign: RegExp]>([
    ['another host', { path: '/faq', headers: { host: 'evil.invalid' } }, /evil/],
    [
      'forwarded addresses',
      {
        path: '/faq',
        headers: { 'x-forwarded-host': 'evil.invalid', 'x-forwarded-proto': 'evil', 'x-original-url': '/conta/evil' },
      },
      /evil/,
    ],
    ['a campaign', { path: '/faq?utm_source=evil&gclid=evil' }, /evil/],
    ['cookies that no page reads', { path: '/faq', headers: { cookie: 'consent=evil; token=evil' } }, /evil/],
    [
      'a cookie with a slug that no store can have',
      { path: '/faq', headers: { cookie: 'lastVisitedStore=%3Cevil%3E' } },
      /evil/,
    ],
    ['a HEAD', { path: '/faq', method: 'HEAD' }, /never/],
    ['a parameter that is repeated', { path: '/faq?busca=a&busca=evil' }, /evil/],
    ['a parameter hidden in another’s encoding', { path: '/faq?x=%26busca%3Devil' }, /evil/],
    ['a semicolon between parameters', { path: '/faq?x=1;busca=evil' }, /evil/],
    ['a malformed encoding', { path: '/faq?busca=%E0%A4%A&x=evil' }, /evil/],
    ['dot segments', { path: '/evil/../faq' }, /evil/],
    ['an unknown encoding', { path: '/faq', headers: { 'accept-encoding': 'evil' } }, /evil/],
    ['a range', { path: '/faq', headers: { range: 'bytes=0-1' } }, /never/],
  ])('%s', async (_name, first, foreign) => {
    const { send } = await openStore();
    await send(first);
    const next = await send({ path: '/faq' });
    expect([next.status, next.headers['cache-control']]).toEqual([200, caching]);
    expect(next.text).not.toMatch(foreign);
    expect(JSON.parse(next.text)).toEqual({
      url: 'https://loja.exemplo.invalid/faq',
      visitor: { hasSessionHint: false },
    });
  });

  it('a visitor who logged in, one from a partner’s store, and one with a consent choice', async () => {
    const { send } = await openStore();
    await send({ path: '/concessionaria', headers: { cookie: 'signdrive=1; lastVisitedStore=viaduto' } });
    const pages = [
      await send({ path: '/concessionaria' }),
      await send({ path: '/concessionaria', headers: { cookie: 'signdrive=1' } }),
      await send({ path: '/concessionaria', headers: { cookie: 'lastVisitedStore=viaduto' } }),
      await send({ path: '/concessionaria', headers: { cookie: 'consent=denied' } }),
    ];
    expect(pages.map(({ text }) => (JSON.parse(text) as { visitor: unknown }).visitor)).toEqual([
      { hasSessionHint: false },
      { hasSessionHint: true },
      { hasSessionHint: false, storedStore: 'viaduto' },
      { hasSessionHint: false, consent: 'denied' },
    ]);
  });

  it.each<[name: string, page: PageFacts]>([
    ['a page without its data', { isComplete: false }],
    ['a page that was not found', { status: 404 }],
    ['a page with a cookie', { cookies: ['lastVisitedStore=; Max-Age=0'] }],
    ['a redirect', { status: 302, headers: { location: '/evil' }, html: '', isComplete: false }],
  ])('%s, which is private and not stored', async (_name, page) => {
    const { render, send } = await openStore();
    render.mockResolvedValueOnce(aPage(page));
    const first = await send({ path: '/faq' });
    expect(first.headers['cache-control']).toBe('private, no-store');
    const next = await send({ path: '/faq' });
    expect([next.status, next.headers['set-cookie'], next.headers.location]).toEqual([200, undefined, undefined]);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('a page that failed', async () => {
    const { render, send } = await openStore();
    render.mockRejectedValueOnce(new Error('evil'));
    expect(await send({ path: '/faq' })).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } });
    expect((await send({ path: '/faq' })).status).toBe(200);
  });

  it('a visitor who disconnected during the rendering, which continues for those who wait', async () => {
    const { port, render, send } = await openStore();
    const page = Promise.withResolvers<Page>();
    const started = Promise.withResolvers<AbortSignal>();
    render.mockImplementationOnce((_address, { signal }) => {
      started.resolve(signal);
      return page.promise;
    });
    const leaving = sendRequest({ port, path: '/faq' }).end();
    leaving.on('error', () => undefined);
    const signal = await started.promise;
    const waiting = send({ path: '/faq' });
    const left = new Promise((resolve) => leaving.once('close', resolve));
    leaving.destroy();
    await left;
    page.resolve(aPage({ html: 'whole' }));
    expect(await waiting).toMatchObject({ status: 200, text: 'whole' });
    expect(signal.aborted).toBe(false);
    expect(render).toHaveBeenCalledTimes(1);
  });
});

describe('with more requests than pages can be rendered', () => {
  it('a page that is not stored is a short 503 with Retry-After, and stored pages are sent', async () => {
    const { render, send } = await openStore({ config: { renderLimit: 1 } });
    await send({ path: '/faq' });
    const page = Promise.withResolvers<Page>();
    render.mockReturnValueOnce(page.promise);
    const underWay = send({ path: '/clientes' });
    await vi.waitUntil(() => render.mock.calls.length === 2);
    const tooMany = await send({ path: '/conta/plano' });
    expect([tooMany.status, tooMany.headers['retry-after'], tooMany.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(tooMany.text).toContain('Muita gente na loja agora');
    expect((await send({ path: '/faq' })).status).toBe(200);
    page.resolve(aPage({ html: 'whole' }));
    expect((await underWay).text).toBe('whole');
    expect((await send({ path: '/conta/plano' })).status).toBe(200);
  });
});

it.each(['/conta/plano', '/ofertasvw/polo/assinar/dados', '/reset-password/abc', '/confirm-email/abc'])(
  '%s is rendered for each request, and no cache may store it',
  async (path) => {
    const { render, send } = await openStore();
    expect((await send({ path })).headers['cache-control']).toBe('private, no-store');
    await send({ path });
    expect(render).toHaveBeenCalledTimes(2);
  },
);
