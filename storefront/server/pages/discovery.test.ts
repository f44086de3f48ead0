import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pages } from '../../src/domain/urls/pages.ts';
import type { StoreConfig } from '../config.ts';
import { answerJson, startService, startStore, testConfig } from '../test-support/listening.ts';

const cars = [{ slug: 't-cross', title: 'T-Cross' }, { slug: 'polo' }, { slug: '"><x' }, null, { slug: 4 }];

async function open(changes: Partial<StoreConfig> = {}, answer = answerJson(cars)) {
  const service = await startService(answer);
  const { url } = await startStore(testConfig(service.url, changes), {
    listedPages: [...pages.listed, ...pages.house],
  });
  return { url, service, get: (path: string) => fetch(url + path, { redirect: 'manual' }) };
}

const urlsOf = (text: string) => Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url);

it.each([
  ['/', '/favicon.svg'],
  ['/pre/signdrive/v2/', '/pre/signdrive/v2/favicon.svg'],
])('/favicon.ico redirects to the icon of a store at %s', async (basePath, icon) => {
  const { get } = await open({ basePath });
  const answer = await get('/favicon.ico');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, icon]);
});

describe('the sitemap', () => {
  it('lists only the home page if it is the canonical URL of every page', async () => {
    const { get, service } = await open({ canonical: 'home' });
    const answer = await get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(urlsOf(await answer.text())).toEqual(['https://loja.exemplo.invalid/']);
    expect(service.received).toEqual([]);
  });

  it('lists the house pages and each car with a page if pages are their own canonical URL', async () => {
    const { get } = await open({ canonical: 'page' });
    const urls = urlsOf(await (await get('/sitemap.xml')).text());
    expect(urls).toContain('https://loja.exemplo.invalid/');
    expect(urls).toContain('https://loja.exemplo.invalid/faq');
    expect(urls.filter((url) => url?.includes('ofertasvw'))).toEqual([
      'https://loja.exemplo.invalid/ofertasvw/t-cross',
      'https://loja.exemplo.invalid/ofertasvw/polo',
    ]);
    expect(urls.filter((url) => /conta|assinar|reset|confirm/.test(url ?? ''))).toEqual([]);
  });

  it.each([
    ['fails', answerJson({}, 500)],
    ['answers nonsense', answerJson({ cars })],
  ])('is a 503 instead of a list without the offers if the service %s', async (_, answer) => {
    const { get } = await open({ canonical: 'page' }, answer);
    const { status, headers } = await get('/sitemap.xml');
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('600');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('robots', () => {
  it('is forbidden accounts, orders and calls of the production store, and gets the sitemap', async () => {
    const { get } = await open({ environment: 'production' });
    const text = await (await get('/robots.txt')).text();
    expect(text).toContain('Disallow: /conta/\nDisallow: /*/conta/\nDisallow: /*/assinar/');
    expect(text).not.toMatch(/Disallow: \/$/m);
    expect(text).toContain('Sitemap: https://loja.exemplo.invalid/sitemap.xml');
  });

  it.each(['development', 'uat', 'pre'] as const)('is forbidden the whole store in %s', async (environment) => {
    const { get } = await open({ environment });
    expect(await (await get('/robots.txt')).text()).toContain('User-agent: *\nDisallow: /\n');
  });
});

describe('the web manifest', () => {
  it('starts at the home page of the base path, with icons below it', async () => {
    const { get } = await open({ basePath: '/pre/signdrive/v2/' });
    const answer = await get('/pre/signdrive/v2/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    const manifest = (await answer.json()) as { icons: { src: string }[] };
    expect(manifest).toMatchObject({ start_url: '/pre/signdrive/v2/', scope: '/pre/signdrive/v2/', lang: 'pt-BR' });
    expect(manifest.icons.map(({ src }) => src)).toContain('/pre/signdrive/v2/icons/maskable-512.png');
  });

  it("starts at a partner's store if requested there", async () => {
    const { get } = await open();
    expect(await (await get('/viaduto/manifest.webmanifest')).json()).toMatchObject({
      start_url: '/viaduto',
      scope: '/',
    });
    expect((await get('/a%22b/manifest.webmanifest')).status).toBe(404);
  });
});

describe('sharing pictures', () => {
  it("are the partner's own, or the house's for a partner without any", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'store-social-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, 'social/viaduto'), { recursive: true });
    for (const name of ['default', 'viaduto/default']) await writeFile(join(folder, `social/${name}.png`), name);
    const { url } = await startStore(testConfig(undefined, { basePath: '/pre/' }), { clientDirectory: folder });
    const read = async (path: string) => (await fetch(url + path)).text();
    expect(await read('/pre/social/viaduto/default.png')).toBe('viaduto/default');
    expect(await read('/pre/social/novo-parceiro/default.png')).toBe('default');
    const answer = await fetch(`${url}/pre/social/novo-parceiro/default.png`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('/pre/social/default.png');
    for (const path of ['..%2f/x.png', 'a/..%2fx.png', '%2f%2fevil/x.png']) {
      expect((await fetch(`${url}/pre/social/${path}`, { redirect: 'manual' })).headers.get('location')).toBeNull();
    }
  });
});

it('under a base path all URLs contain it, and robots.txt is also at the origin', async () => {
  const publicUrl = 'https://loja.exemplo.invalid/pre/signdrive/v2/';
  const { get } = await open({ basePath: '/pre/signdrive/v2/', publicUrl, canonical: 'page' });
  expect(urlsOf(await (await get('/pre/signdrive/v2/sitemap.xml')).text())).toContain(`${publicUrl}ofertasvw/polo`);
  expect((await get('/sitemap.xml')).status).toBe(404);
  for (const path of ['/robots.txt', '/pre/signdrive/v2/robots.txt']) {
    expect(await (await get(path)).text()).toContain(`Sitemap: ${publicUrl}sitemap.xml`);
  }
});
