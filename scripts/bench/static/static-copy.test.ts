import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveLocally, type LocalServer } from '../../processes/local-server.ts';
import { serveStaticCopy, withoutScripts, type StaticCopy } from './static-copy.ts';

const page = `<html><head><link rel="modulepreload" href="/a.js"><link rel="preload" as="script" href="/b.js">
<link rel="stylesheet" href="/a.css"><style nonce="x">p{color:red}</style></head>
<body><p>Olá</p><script nonce="x">self.state = "<p>no</p>";</script><script type="module" src="/a.js"></script></body></html>`;

let store: LocalServer;
let copy: StaticCopy;
let pagesServed = 0;

beforeEach(async () => {
  pagesServed = 0;
  store = await serveLocally((request, response) => {
    if (request.url === '/a.css') {
      response.setHeader('content-type', 'text/css').end('p{}');
      return;
    }
    pagesServed += 1;
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('content-encoding', 'gzip')
      .end(gzipSync(page));
  });
  copy = await serveStaticCopy(store.origin);
});
afterEach(async () => {
  await copy.close();
  await store.close();
});

it('the copy has no scripts and no preloads, but all text and styles', () => {
  const html = withoutScripts(page);
  expect(html).not.toMatch(/script|modulepreload/);
  expect(html).toContain('<p>Olá</p>');
  expect(html).toContain('<link rel="stylesheet" href="/a.css"><style nonce="x">');
});

it('the copy is compressed like the store’s pages, and requests the store once', async () => {
  const answers = [await fetch(copy.url('/')), await fetch(copy.url('/'))];
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', 'gzip']);
  expect(await answers[1]?.text()).toContain('<p>Olá</p>');
  expect(pagesServed).toBe(1);
});

it('a response that is not a page is copied unchanged', async () => {
  expect(await (await fetch(copy.url('/a.css'))).text()).toBe('p{}');
});
