import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveLocally, type LocalServer } from '../../processes/local-server.ts';
import { readStaticPage, serveStaticPages } from './static-pages.ts';

let store: LocalServer;
let pages: Awaited<ReturnType<typeof serveStaticPages>>;

beforeAll(async () => {
  store = await serveLocally((request, response) => {
    response.setHeader('content-type', 'image/svg+xml').end(`<svg><title>${request.url}</title></svg>`);
  });
  pages = await serveStaticPages(`${store.origin}/loja/`, ['home', 'offer']);
});
afterAll(async () => {
  await pages.close();
  await store.close();
});

describe('a page written by hand', () => {
  it.each(['home', 'offer'])('%s has no script, its rules inline and the price of the T-Cross', (name) => {
    const html = readStaticPage(name);
    expect(html).not.toMatch(/<script|rel="stylesheet"/);
    expect(html).toContain('<style>');
    expect(html).toContain('2.179');
  });

  it('is compressed, with the font and the pictures of the store', async () => {
    expect((await fetch(pages.url('home'))).headers.get('content-encoding')).toBe('br');
    expect((await fetch(pages.url('archivo.woff2'))).headers.get('content-type')).toBe('font/woff2');
    expect(await (await fetch(pages.url('cars/polo/ffffff.svg'))).text()).toContain('/loja/cars/polo/ffffff.svg');
  });
});
