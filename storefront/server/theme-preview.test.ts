import { deflateRawSync } from 'node:zlib';
import { packTheme } from '@signdrive/tokens/exchange';
import { createTheme } from '@signdrive/tokens/theme';
import { describe, expect, it } from 'vitest';
import type { Render, RenderOptions } from './contract.ts';
import { aPage, startStore, testConfig } from './test-support/listening.ts';
import { createThemePreviews } from './theme-preview.ts';

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
    askedPage: (address) => ({ kind: 'shared', address, storedStore: undefined }),
  });
  const open = (query: string, headers: Record<string, string> = {}) => fetch(`${url}/previa${query}`, { headers });
  const press = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${url}/previa`, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) });
  return { url, rendered, open, press };
}
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

describe('a link with a theme', () => {
  it('leads to a page that asks before it shows the theme, and sets no cookie', async () => {
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
      'brand.link makes color-text-link',
    ],
    ['no slot', pack('{}'), 'theme sets no slot'],
    ['no JSON', pack('<script>'), 'is no JSON here: &lt;script&gt;'],
    ['text that is not packed', 'abc', 'could not be read from the link'],
    ['other signs', '"><script>', 'could not be read from the link'],
    ['a document of a megabyte', pack(' '.repeat(1_000_000)), 'could not be read from the link'],
    ['nothing', '', 'could not be read from the link'],
  ])('that holds %s is refused in words, with no button to open it', async (_, text, sentence) => {
    const { open, press } = await startPreviewedStore();
    for (const answer of [await open(`?tema=${encodeURIComponent(text)}`), await press({ tema: text })]) {
      const html = await answer.text();
      expect(answer.status).toBe(422);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(html).toContain('<h1>Este tema não pode ser aberto</h1>');
      expect(html).toContain(sentence);
      expect(html).not.toMatch(/<script|<button/);
    }
  });

  it('shows the theme to the browser that pressed the button, on pages that no cache may store', async () => {
    const { url, rendered, press } = await startPreviewedStore();
    const answer = await press({ tema: packed, loja: 'viaduto' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/viaduto');
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^themePreview=[\w.-]+; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);

    const page = await fetch(`${url}/viaduto`, { headers: { cookie: cookieOf(answer) } });
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(rendered[0]?.previewSheet).toContain(':root[data-brand][data-brand]{--color-surface-canvas:oklch(');
    expect(rendered[0]?.previewSheet).toContain('Tema não publicado');

    const others = await fetch(`${url}/viaduto`);
    expect(others.headers.get('cache-control')).toContain('public');
    expect(rendered[1]?.previewSheet).toBeUndefined();
  });

  it('is ended by the page without a theme', async () => {
    const { open, press } = await startPreviewedStore();
    const cookie = cookieOf(await press({ tema: packed }));
    expect(await (await open('')).text()).not.toContain('<button');
    expect(await (await open('', { cookie })).text()).toContain('<button>Encerrar a prévia</button>');
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
  });

  it('leads back to the store only', async () => {
    const { press } = await startPreviewedStore();
    for (const loja of ['//evil.invalid', '../x', 'a b', 'https:']) {
      expect((await press({ tema: packed, loja })).headers.get('location')).toBe('/');
    }
  });

  it('is judged sixty times a minute for one address, not more', async () => {
    const { open } = await startPreviewedStore();
    const answers = await Promise.all(Array.from({ length: 61 }, () => open('?tema=abc')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('with a body larger than a theme is refused', async () => {
    const { press } = await startPreviewedStore();
    expect((await press({ tema: 'a'.repeat(5000) })).status).toBe(413);
  });
});

describe('the cookie of a preview', () => {
  const config = { sessionSecret: 'a-secret-of-this-test-with-length', basePath: '/', publicUrl: 'https://a.invalid/' };
  let time = 1_000_000;
  const previews = createThemePreviews(config, () => time);
  const cookie = previews.begin(packed).split(';')[0] ?? '';

  it('is valid for half an hour', () => {
    time = 1_000_000;
    expect(previews.sheetOf(`a=b; ${cookie}`)).toContain('--color-action-background');
    time += 30 * 60 * 1000 - 1000;
    expect(previews.sheetOf(cookie)).toBeDefined();
    time += 1000;
    expect(previews.sheetOf(cookie)).toBeUndefined();
  });

  it('shows nothing when a part of it was changed, or another store signed it', async () => {
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
      `${name}=`,
      elsewhere.begin(packed).split(';')[0] ?? '',
    ]) {
      expect(previews.sheetOf(changed)).toBeUndefined();
    }
  });
});
