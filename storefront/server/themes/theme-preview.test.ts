import { deflateRawSync } from 'node:zlib';
import { packTheme } from '@signdrive/tokens/exchange';
import { createTheme } from '@signdrive/tokens/theme';
import { describe, expect, it } from 'vitest';
import type { Render, RenderOptions } from '../contract.ts';
import { aPage, startStore, testConfig } from '../test-support/listening.ts';
import { createThemePreviews, previewCookie } from './theme-preview.ts';

const { document } = createTheme({ slug: 'x', color: '#00665e' });
const packed = await packTheme(document);
const pack = (text: string) => deflateRawSync(text).toString('base64url');

async function startPreviewedStore() {
  const rendered: RenderOptions[] = [];
  const render: Render = async (_, options) => {
    rendered.push(options);
    return aPage();
  };
  const { url } = await startStore(testConfig(), {
    render,
    requestedPage: (path) => ({ kind: 'shared', url: path, storedStore: undefined }),
  });
  const open = (query: string, headers: Record<string, string> = {}) => fetch(`${url}/previa${query}`, { headers });
  const openStore = (headers: Record<string, string> = {}) => fetch(`${url}/viaduto`, { headers });
  const press = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${url}/previa`, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) });
  return { rendered, open, openStore, press };
}
const draft = (names: object) => packTheme({ ...names, theme: document });
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

describe('a link with a theme', () => {
  it('opens a page that asks for confirmation before the preview, and sets no cookie', async () => {
    const { open } = await startPreviewedStore();
    const answer = await open(`?tema=${packed}&loja=viaduto`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(html).toContain('<h1>Abrir a loja neste tema?</h1>');
    expect(html).toContain(`name="tema" value="${packed}"`);
    expect(html).toContain('name="loja" value="viaduto"');
  });

  it.each([
    [
      'a pale link',
      pack('{"brand":{"link":{"$value":{"colorSpace":"oklch","components":[0.9,0.1,100]}}}}'),
      '<li>brand.link deixa color-text-link sobre color-surface-canvas com contraste de 1,',
    ],
    ['no slot', pack('{}'), '<li>O tema não muda nada'],
    ['no JSON', pack('<script>'), '<li>O tema deixa de ser JSON aqui: &lt;script&gt;'],
    [
      'a name of two lines',
      pack('{"name":"a\\nb","theme":{"brand":{"radius":{"$value":{"value":1,"unit":"rem"}}}}}'),
      '<li>O nome precisa ter uma linha, de até 60 letras</li>',
    ],
    [
      'a logo that is a picture',
      pack('{"logoUrl":"https://a.invalid/x.png","theme":{"brand":{"radius":{"$value":{"value":1,"unit":"rem"}}}}}'),
      '<li>O tema tem &quot;logoUrl&quot;, que um tema não usa</li>',
    ],
    ['text that is not packed', 'abc', '<li>O tema não veio inteiro no link: faça o link de novo</li>'],
    ['other signs', '"><script>', '<li>O tema não veio inteiro no link: faça o link de novo</li>'],
    [
      'a document of a megabyte',
      pack(' '.repeat(1_000_000)),
      '<li>O tema não veio inteiro no link: faça o link de novo</li>',
    ],
    ['nothing', '', '<li>O tema não veio inteiro no link: faça o link de novo</li>'],
  ])('with %s is rejected with a message, without a button to open it', async (_, text, sentence) => {
    const { open, press } = await startPreviewedStore();
    for (const answer of [await open(`?tema=${encodeURIComponent(text)}`), await press({ tema: text })]) {
      const html = await answer.text();
      expect(answer.status).toBe(422);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(html).toContain('<h1>Este tema não pode ser aberto</h1>');
      expect(html).toContain(sentence);
      expect(html).not.toMatch(/<script|<button|a\.invalid|lang="en"/);
    }
  });

  it('shows the theme to the browser that pressed the button, on pages that no cache may store', async () => {
    const { rendered, openStore, press } = await startPreviewedStore();
    const answer = await press({ tema: packed, loja: 'viaduto' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/viaduto');
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^themePreview=[\w.-]+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/);

    const page = await openStore({ cookie: cookieOf(answer) });
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(rendered[0]?.previewSheet).toContain(':root[data-brand][data-brand]{--color-surface-canvas:oklch(');
    expect(rendered[0]?.config.preview).toEqual({
      hasEnded: false,
      time: expect.stringMatching(/^\d\d:\d\d$/),
      storeName: '',
    });

    const others = await openStore();
    expect(others.headers.get('cache-control')).toContain('public');
    expect(rendered[1]?.previewSheet).toBeUndefined();
    expect(rendered[1]?.config.preview).toBeUndefined();
  });

  it.each([
    [{ name: 'Loja <Um>', logoText: '' }, 'Loja <Um>'],
    [{ name: 'Loja', logoText: 'LOJA' }, 'LOJA'],
    [{ name: '', logoText: '' }, ''],
  ])('shows the wordmark or the name of the draft (%o), as announced on the page before', async (names, storeName) => {
    const { rendered, open, openStore, press } = await startPreviewedStore();
    const tema = await draft(names);
    const html = await (await open(`?tema=${tema}`)).text();
    expect(html.includes('Nele, a loja se chama')).toBe(storeName !== '');
    expect(html).toContain(storeName.replace('<Um>', '&lt;Um&gt;'));
    expect(html).not.toContain('<Um>');
    await openStore({ cookie: cookieOf(await press({ tema })) });
    expect(rendered[0]?.config.preview).toMatchObject({ storeName });
  });

  it('announces that it replaces the preview that is open in this browser', async () => {
    const { open, press } = await startPreviewedStore();
    const cookie = cookieOf(await press({ tema: packed }));
    const other = `?tema=${await draft({ name: 'Outra', logoText: '' })}`;
    expect(await (await open(other)).text()).not.toContain('Esta entra no lugar dela');
    expect(await (await open(other, { cookie })).text()).toContain('Esta entra no lugar dela');
  });

  it('is ended by the page without a theme', async () => {
    const { open, press } = await startPreviewedStore();
    const cookie = cookieOf(await press({ tema: packed }));
    expect(await (await open('')).text()).not.toContain('<button');
    expect(await (await open('', { cookie })).text()).toContain('<button type="submit">Sair da prévia</button>');
    const ended = await press({}, { cookie });
    expect(ended.headers.getSetCookie()[0]).toContain('themePreview=; Max-Age=0');
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another origin of the site', { 'sec-fetch-site': 'same-site' }, 403],
  ] as const)('cannot be opened by %s', async (_, headers, status) => {
    const { press } = await startPreviewedStore();
    const answer = await press({ tema: packed }, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).toContain('<h1>O pedido veio de outro site</h1>');
  });

  it('returns to the store only', async () => {
    const { press } = await startPreviewedStore();
    for (const loja of ['//evil.invalid', '../x', 'a b', 'https:']) {
      expect((await press({ tema: packed, loja })).headers.get('location')).toBe('/');
    }
  });

  it('is validated at most sixty times a minute for one address', async () => {
    const { open } = await startPreviewedStore();
    const answers = await Promise.all(Array.from({ length: 61 }, () => open('?tema=abc')));
    const [rejected, ...others] = answers.filter(({ status }) => status === 429);
    expect(others).toEqual([]);
    expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rejected?.text()).toContain('<h1>Muitos temas em pouco tempo</h1>');
  });

  it('with a body larger than a theme is rejected', async () => {
    const { press } = await startPreviewedStore();
    const answer = await press({ tema: 'a'.repeat(5000) });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('O que veio é maior do que um tema.');
  });
});

describe('the cookie of a preview', () => {
  const config = { sessionSecret: 'a-secret-of-this-test-with-length', basePath: '/', publicUrl: 'https://a.invalid/' };
  let time = 1_000_000;
  const previews = createThemePreviews(config, () => time);
  const cookie = previews.begin(packed).split(';')[0] ?? '';

  it('is valid for half an hour, and announces its end for a day, in the time of Brasília', () => {
    time = Date.parse('2026-11-26T17:50:00Z');
    const current = previews.begin(packed).split(';')[0] ?? '';
    expect(previews.read(`a=b; ${current}`)).toMatchObject({
      kind: 'running',
      sheet: expect.stringContaining('--color-action-background'),
      shown: { time: '15:20' },
    });
    time += 30 * 60 * 1000 - 1000;
    expect(previews.read(current).kind).toBe('running');
    time += 1000;
    expect(previews.read(current)).toEqual({ kind: 'ended', shown: { hasEnded: true, time: '15:20', packed } });
    expect(previews.read('a=b')).toEqual({ kind: 'none' });
    expect(previews.read(`${previewCookie}=`)).toEqual({ kind: 'none' });
  });

  it('is ignored if a part was changed, or if another store signed it', async () => {
    time = 1_000_000;
    const [name, value = ''] = cookie.split('=');
    const [, endsAt = '', proof = ''] = value.split('.');
    const other = await packTheme(createTheme({ slug: 'x', color: '#7a1fd1' }).document);
    const elsewhere = createThemePreviews({ ...config, sessionSecret: 'another-secret-of-this-test-x' }, () => time);
    for (const changed of [
      `${name}=${other}.${endsAt}.${proof}`,
      `${name}=${packed}.${Number(endsAt) + 60}.${proof}`,
      `${name}=${packed}.${endsAt}.`,
      `${name}=${packed}`,
      elsewhere.begin(packed).split(';')[0] ?? '',
    ]) {
      expect(previews.read(changed)).toEqual({ kind: 'invalid' });
    }
  });
});

describe('a page of the store', () => {
  const signedBy = (sessionSecret: string, at: number) => {
    const { basePath, publicUrl } = testConfig();
    return (
      createThemePreviews({ sessionSecret, basePath, publicUrl }, () => at)
        .begin(packed)
        .split(';')[0] ?? ''
    );
  };

  it('announces once that the preview has ended, and is published and not stored', async () => {
    const { rendered, openStore, open } = await startPreviewedStore();
    const cookie = signedBy(testConfig().sessionSecret, Date.now() - 31 * 60 * 1000);
    const page = await openStore({ cookie });
    expect(rendered[0]?.config.preview).toMatchObject({ hasEnded: true, packed });
    expect(rendered[0]?.previewSheet).toBeUndefined();
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.getSetCookie()).toEqual([expect.stringContaining('themePreview=; Max-Age=0')]);

    const html = await (await open('', { cookie })).text();
    expect(html).toContain('<h1>A prévia terminou</h1>');
    expect(html).toContain(`name="tema" value="${packed}"`);
    expect(html).toContain('<button type="submit">Abrir por mais 30 minutos</button>');
  });

  it('is the shared one for a cookie with a wrong signature, which `previa` reports', async () => {
    const { rendered, openStore, open } = await startPreviewedStore();
    const cookie = signedBy('another-secret-of-this-test-x', Date.now());
    const page = await openStore({ cookie });
    expect(page.headers.get('cache-control')).toContain('public');
    expect(rendered[0]?.config.preview).toBeUndefined();

    const previewPage = await open('', { cookie });
    expect(await previewPage.text()).toContain('<h1>Esta prévia não vale mais</h1>');
    expect(previewPage.headers.getSetCookie()).toEqual([expect.stringContaining('themePreview=; Max-Age=0')]);
  });
});
