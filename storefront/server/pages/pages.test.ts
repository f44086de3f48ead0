import { once } from 'node:events';
import { request as sendRequest, type IncomingMessage } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Render, RenderOptions } from '../contract.ts';
import { answerJson, aPage, startService, startStore, testConfig } from '../test-support/listening.ts';

/** A render function whose page shows its inputs. */
function recordingRender() {
  const calls: Array<{ url: URL; options: RenderOptions }> = [];
  const render: Render = async (url, options) => {
    calls.push({ url, options });
    return aPage({ html: `<p>${url.href}</p>` });
  };
  return { calls, render };
}

/** One raw request, without the headers and redirects of `fetch`. */
async function send(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<IncomingMessage> {
  const [answer] = (await once(sendRequest(url, { headers, method }).end(), 'response')) as [IncomingMessage];
  return answer;
}

describe('pages', () => {
  it('are rendered for the public URL, regardless of the Host header', async () => {
    const { calls, render } = recordingRender();
    const store = await startStore(testConfig(), { render });
    await send(`${store.url}/ofertasvw/t-cross?x=1`, { host: 'evil.invalid', 'x-forwarded-host': 'evil.invalid' });
    expect(calls[0]?.url.href).toBe('https://loja.exemplo.invalid/ofertasvw/t-cross?x=1');
  });

  it('never interpret a path as another host', async () => {
    const { calls, render } = recordingRender();
    const store = await startStore(testConfig(), { render });
    const { port } = new URL(store.url);
    await once(sendRequest({ port, path: '//evil.invalid/conta' }).end(), 'response');
    expect(calls[0]?.url.href).toBe('https://loja.exemplo.invalid/evil.invalid/conta');
  });

  it.each([
    ['/x/../conta/plano', '/conta/plano', 'private, no-store'],
    ['/x/%2e%2e/conta/plano', '/conta/plano', 'private, no-store'],
    ['/conta\\plano', '/conta/plano', 'private, no-store'],
    ['/confirm-email\\token', '/confirm-email/token', 'private, no-store'],
    ['/x/..//evil.invalid/faq', '/evil.invalid/faq', 'private, no-store'],
    ['/conta/../faq', '/faq', 'private, no-store'],
  ])('are rendered and cached by the same interpretation of the URL: %s is %s', async (target, path, caching) => {
    const { calls, render } = recordingRender();
    const store = await startStore(testConfig(), { render });
    const { port } = new URL(store.url);
    const [answer] = (await once(sendRequest({ port, path: target }).end(), 'response')) as [IncomingMessage];
    expect(calls[0]?.url.href).toBe(`https://loja.exemplo.invalid${path}`);
    expect(answer.headers['cache-control']).toBe(caching);
    const isToken = path.startsWith('/confirm-email/');
    expect(answer.headers['referrer-policy']).toBe(isToken ? 'no-referrer' : 'strict-origin-when-cross-origin');
  });

  it('are not rendered for a URL outside the base path', async () => {
    const { calls, render } = recordingRender();
    const publicUrl = 'https://loja.exemplo.invalid/loja/';
    const store = await startStore(testConfig(undefined, { basePath: '/loja/', publicUrl }), { render });
    const { port } = new URL(store.url);
    const [answer] = (await once(sendRequest({ port, path: '/loja/../outra/faq' }).end(), 'response')) as [
      IncomingMessage,
    ];
    expect(answer.statusCode).toBe(404);
    expect(calls).toEqual([]);
  });

  it('have a policy with the hashes of their inline scripts and styles, and are the same for every visitor', async () => {
    const inline = { scripts: ['start()'], styles: ['a{}', 'b{}'] };
    const html = '<script>start()</script><style>a{}</style><style>b{}</style>';
    const store = await startStore(testConfig(), { render: async () => aPage({ html, inline }) });
    const [first, second] = [await fetch(store.url), await fetch(store.url)];
    const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    const policy = first.headers.get('content-security-policy');
    expect(policy).toContain(`script-src ${hash('start()')} 'strict-dynamic';`);
    expect(policy).toContain(`style-src 'self' ${hash('a{}')} ${hash('b{}')};`);
    expect(second.headers.get('content-security-policy')).toBe(policy);
    expect(await second.text()).toBe(await first.text());
  });

  it('have a nonce while the bundler serves the sources, new for each response', async () => {
    const { calls, render } = recordingRender();
    const store = await startStore(testConfig(), { render, middleware: (_request, _response, next) => next() });
    const first = await fetch(store.url);
    await fetch(store.url);
    const nonces = calls.map(({ options }) => options.nonce);
    expect(first.headers.get('content-security-policy')).toContain(`script-src 'nonce-${nonces[0]}' 'strict-dynamic'`);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('receive the visitor’s hints but not the cookies', async () => {
    const { calls, render } = recordingRender();
    const store = await startStore(testConfig(), { render });
    const cookie = 'signdrive=1; lastVisitedStore=viaduto; consent=granted; token=x';
    await fetch(store.url, { headers: { cookie, authorization: 'Bearer x', 'accept-language': 'pt-BR' } });
    await fetch(store.url, { headers: { cookie: 'lastVisitedStore=%3Cscript%3E' } });
    expect(calls[0]?.options.visitor).toEqual({
      hasSessionHint: true,
      storedStore: 'viaduto',
      consent: 'granted',
    });
    expect(calls[1]?.options.visitor).toEqual({ hasSessionHint: false, storedStore: undefined });
  });

  it('receive only the public configuration', async () => {
    const { calls, render } = recordingRender();
    const store = await startStore(testConfig(), { render });
    await fetch(store.url);
    expect(JSON.stringify(calls[0]?.options.config)).not.toMatch(/sandbox-|9\/fleet/);
  });

  it('call the services in the same process', async () => {
    const service = await startService(answerJson({ title: 'Início' }));
    const render: Render = async (_address, options) => {
      const answer = await options.fetch(`${options.config.basePath}api/content/`);
      return aPage({ html: await answer.text() });
    };
    const store = await startStore(testConfig(service.url), { render });
    expect(await (await fetch(store.url)).text()).toBe('{"title":"Início"}');
  });

  it('work under a base path, and redirect to it from its URL without a trailing slash', async () => {
    const { calls, render } = recordingRender();
    const config = testConfig(undefined, {
      basePath: '/pre/signdrive/v2/',
      publicUrl: 'https://loja.exemplo.invalid/pre/signdrive/v2/',
    });
    const store = await startStore(config, { render });
    await fetch(`${store.url}/pre/signdrive/v2/faq`);
    expect(calls[0]?.url.href).toBe('https://loja.exemplo.invalid/pre/signdrive/v2/faq');
    const bare = await fetch(`${store.url}/pre/signdrive/v2?a=1`, { redirect: 'manual' });
    expect([bare.status, bare.headers.get('location')]).toEqual([302, '/pre/signdrive/v2/?a=1']);
    const outside = await fetch(`${store.url}/faq`);
    expect(outside.status).toBe(404);
    expect(await outside.text()).toContain('href="/pre/signdrive/v2/"');
    expect(calls).toHaveLength(1);
  });

  it('return redirects, statuses and cookies of the application', async () => {
    const render: Render = async ({ pathname }) => {
      if (pathname === '/nada') return aPage({ status: 404 });
      const cookies = ['lastVisitedStore=viaduto; Path=/', 'outro=1; Path=/'];
      return aPage({ status: 302, headers: { location: '/viaduto/faq?a=1' }, cookies, html: '' });
    };
    const store = await startStore(testConfig(), { render });
    const redirect = await fetch(`${store.url}/faq`, { redirect: 'manual' });
    expect([redirect.status, redirect.headers.get('location')]).toEqual([302, '/viaduto/faq?a=1']);
    expect(redirect.headers.getSetCookie()).toEqual(['lastVisitedStore=viaduto; Path=/', 'outro=1; Path=/']);
    expect((await fetch(`${store.url}/nada`)).status).toBe(404);
  });

  it('answer HEAD with the same headers and no body', async () => {
    const { calls, render } = recordingRender();
    const store = await startStore(testConfig(), { render });
    const answer = await send(`${store.url}/faq`, {}, 'HEAD');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain('strict-dynamic');
    expect(await text(answer)).toBe('');
    expect(calls).toHaveLength(1);
  });

  it('are compressed completely if they are large', async () => {
    const page = Array.from({ length: 20_000 }, (_, index) => `<li>${index}</li>`).join('');
    const store = await startStore(testConfig(), { render: async () => aPage({ html: page }) });
    const answer = await send(store.url, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(await buffer(answer)).toString()).toBe(page);
  });

  it.each([
    ['application/json', '{'],
    ['application/json', 'x'.repeat(2_000_000)],
    ['application/x-www-form-urlencoded', 'a=1'],
    ['a/b/c', 'x'],
  ])('accept no body: a POST with %s gets a 405 and its body is not read', async (type, body) => {
    const { calls, render } = recordingRender();
    const store = await startStore(testConfig(), { render });
    const answer = await fetch(`${store.url}/faq`, { method: 'POST', headers: { 'content-type': type }, body });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await answer.text()).toContain('Este endereço não recebe dados');
    expect(calls).toEqual([]);
  });

  it('stop rendering when the visitor disconnects', async () => {
    const started = Promise.withResolvers<AbortSignal>();
    const render: Render = (_address, { signal }) => {
      started.resolve(signal);
      return new Promise(() => undefined);
    };
    const store = await startStore(testConfig(), { render });
    const call = sendRequest(store.url).end();
    call.on('error', () => undefined);
    const stopped = once((await started.promise) as unknown as EventTarget, 'abort');
    call.destroy();
    await expect(stopped).resolves.toHaveLength(1);
  });

  it('show an error page in Portuguese with a link, without the cause', async () => {
    const store = await startStore(testConfig(), {
      render: async () => {
        throw new Error('secret cause at /srv/store.ts');
      },
    });
    const answer = await fetch(`${store.url}/faq?a="><script>`);
    const page = await answer.text();
    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(page).toContain('lang="pt-BR"');
    expect(page).toContain('<a href="/faq?a=%22%3E%3Cscript%3E">Tentar de novo</a>');
    expect(page).toContain('<a href="/">Ir para a página inicial</a>');
    expect(page).not.toMatch(/secret|srv|<script>/);
    const { port } = new URL(store.url);
    const elsewhere = sendRequest({ port, path: '/x/..//evil.invalid' }).end();
    const [other] = (await once(elsewhere, 'response')) as [IncomingMessage];
    expect(await text(other)).toContain('<a href="/evil.invalid">Tentar de novo</a>');
    const [, styles = ''] = /<style>([^]*)<\/style>/.exec(page) ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  it('fail with 503 after the timeout, even if the application ignores the abort', async () => {
    const render: Render = () => new Promise(() => undefined);
    const store = await startStore({ ...testConfig(), pageTimeoutInMs: 30 }, { render });
    expect((await fetch(store.url)).status).toBe(503);
  });
});

describe('the exit of a partner’s store', () => {
  it('forgets the remembered store and redirects to the home of the house, without rendering', async () => {
    const { calls, render } = recordingRender();
    const store = await startStore(testConfig(undefined, { basePath: '/loja/' }), { render });
    const answer = await fetch(`${store.url}/loja/sair-da-loja`, {
      headers: { cookie: 'lastVisitedStore=viaduto' },
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/loja/']);
    expect(answer.headers.get('set-cookie')).toMatch(/^lastVisitedStore=; Max-Age=0; Path=\/loja\/;/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(calls).toEqual([]);
  });
});

describe('health', () => {
  it('is served below the base path, without rendering', async () => {
    const { calls, render } = recordingRender();
    const store = await startStore(testConfig(undefined, { basePath: '/loja/' }), { render });
    const [health, readiness] = [await fetch(`${store.url}/loja/healthz`), await fetch(`${store.url}/loja/readyz`)];
    expect([await health.json(), await readiness.json()]).toEqual([{ status: 'ok' }, { status: 'ready' }]);
    expect(calls).toEqual([]);
  });
});
