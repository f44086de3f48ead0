import { describe, expect, test } from 'vitest';
import { aConfig } from '#/test-support/index.ts';
import { configElementId, headMarkup, injectIntoPage, partStyles } from './page-stream.ts';

const assets = { entry: 'entry.js', entryImports: [], css: ['assets/a.css'], modules: {}, files: {} };

interface Chunk {
  html: string;
  /** Styles collected by the time this chunk is written. */
  styles?: string;
}

/** Sends chunks through; returns the whole page and what had been passed on after each chunk. */
async function pageOf(chunks: readonly (Chunk | Uint8Array)[]) {
  let waiting = '';
  const takeStyles = () => {
    const taken = waiting;
    waiting = '';
    return taken;
  };
  const { readable, writable } = injectIntoPage({ nonce: 'n0nce', head: '<!--head-->', takeStyles });
  const writer = writable.getWriter();
  const received: string[] = [];
  const decoder = new TextDecoder();
  const reading = (async () => {
    for await (const part of readable) received.push(decoder.decode(part, { stream: true }));
  })();
  for (const chunk of chunks) {
    if (!(chunk instanceof Uint8Array) && chunk.styles) waiting += chunk.styles;
    await writer.write(chunk instanceof Uint8Array ? chunk : new TextEncoder().encode(chunk.html));
  }
  await writer.close();
  await reading;
  return { page: received.join(''), received };
}

const shell = '<html><head><title>Polo</title></head><body><main>';

test('the head ends with the settings and the styles of the page', async () => {
  const { page } = await pageOf([{ html: shell, styles: '<style>a</style>' }, { html: '</main></body></html>' }]);
  expect(page).toContain('<title>Polo</title><!--head--><style>a</style></head><body>');
  expect(page).toMatch(/<\/main><\/body><\/html>$/);
});

test('the nonce stands first in the head, before anything that looks for it', async () => {
  const { page } = await pageOf([{ html: shell }]);
  expect(page).toMatch(/^<html><head><meta property="csp-nonce" nonce="n0nce"><title>/);
});

test('the scripts of the page’s own part are named beside its settings', () => {
  const page = { nonce: 'n', config: aConfig(), assets };
  expect(headMarkup({ ...page, scripts: ['/a.js', '/b.js'] })).toContain(
    `id="${configElementId}" data-scripts="/a.js /b.js"`,
  );
  expect(headMarkup(page)).toContain('data-scripts=""');
});

test('a theme that a partner brought stands after the base styles, with the nonce', () => {
  const themes = new Map([['porto-seco', ':root[data-partner="porto-seco"]{--radius-card:2rem}']]);
  const inlineCss = ':root{--radius-card:1rem}';
  const head = headMarkup({ nonce: 'n0nce', config: aConfig(), assets: { ...assets, inlineCss }, themes });
  expect(head).toContain(
    `${inlineCss}</style><style nonce="n0nce" data-partner-theme="porto-seco">${themes.get('porto-seco')}</style>`,
  );
});

test('styled-components finds the names of what has its rules, and the rules stay where the page had them', () => {
  const end = '/*!sc*/\n';
  const rules = ['.a{color:red;}', '.a:hover{color:blue;}', '.b{content:"data-styled.";}'];
  const names = ['data-styled.g3[id="sc-x-0"]{content:"a,"}', 'data-styled.g7[id="sc-y-1"]{content:"b,"}'];
  const text = [rules[0], rules[1], names[0], rules[2], names[1], ''].join(end);
  const tag = (content: string) =>
    `<style nonce="n0nce" data-styled="true" data-styled-version="6.6.0">${content}</style>`;
  expect(partStyles(tag(text))).toBe(
    `<style nonce="n0nce">${rules.join('')}</style>` +
      `<style type="text/plain" nonce="n0nce" data-styled="true" data-styled-version="6.6.0">${names.join(end)}</style>`,
  );
});

describe('wherever the chunks are cut', () => {
  const whole = `${shell}<p>Início</p></main></body></html>`;
  const expected = whole
    .replace('<head>', '<head><meta property="csp-nonce" nonce="n0nce">')
    .replace('</head>', '<!--head--><style>a</style></head>');
  const bytes = new TextEncoder().encode(whole);

  test('the head is written once, in its place, and no letter is lost', async () => {
    for (let cut = 1; cut < bytes.length; cut += 1) {
      const { page } = await pageOf([{ html: '', styles: '<style>a</style>' }, bytes.slice(0, cut), bytes.slice(cut)]);
      expect(page, `cut at ${cut}`).toBe(expected);
    }
  });

  const segment = '<p>Antes</p><div hidden id="S:1"><p>Polo</p></div>';
  test('styles of a late segment are written right before it', async () => {
    for (let cut = 1; cut < segment.length; cut += 1) {
      const { page } = await pageOf([
        { html: shell },
        { html: segment.slice(0, cut), styles: '<style>late</style>' },
        { html: segment.slice(cut) },
      ]);
      expect(page, `cut at ${cut}`).toContain('<p>Antes</p><style>late</style><div hidden id="S:1">');
    }
  });
});

test('what comes after the head is passed on at once', async () => {
  const { received } = await pageOf([{ html: shell }, { html: '<p>um</p>' }, { html: '<p>dois</p>' }]);
  expect(received.slice(1)).toEqual(['<p>um</p>', '<p>dois</p>']);
});

test('a page without a head is passed on whole', async () => {
  const { page } = await pageOf([{ html: '<p>ol' }, { html: 'á</p>' }]);
  expect(page).toBe('<p>olá</p>');
});

describe('the settings in the page', () => {
  const hostile = '</script><script>alert(1)</script><!--';
  const markup = headMarkup({ nonce: 'n0nce', config: aConfig({ supportPhone: hostile }), assets });

  test('cannot end their own element, and are read back unchanged', () => {
    // That of back and forward, the worker's, and that of the settings.
    expect(markup.match(/<\/script>/g)).toHaveLength(3);
    expect(markup).not.toContain('<!--');
    const json = new RegExp(`id="${configElementId}"[^>]*>(.*)</script>`).exec(markup)?.[1];
    expect(JSON.parse(json ?? '')).toEqual(aConfig({ supportPhone: hostile }));
  });

  test('come with the styles, under the base path when they are linked', () => {
    const config = aConfig({ basePath: '/pre/signdrive/v2/' });
    expect(headMarkup({ nonce: 'n', config, assets })).toContain(
      '<link rel="stylesheet" href="/pre/signdrive/v2/assets/a.css">',
    );
    expect(headMarkup({ nonce: 'n', config, assets: { ...assets, inlineCss: 'a{b:c}' } })).toMatch(
      /^<style nonce="n">a\{b:c\}<\/style>/,
    );
  });
});

test('a page in another site’s frame leaves no worker behind', () => {
  const page = { nonce: 'n', config: aConfig(), assets };
  expect(headMarkup(page)).toContain('serviceWorker');
  expect(headMarkup({ ...page, keepsNothing: true })).not.toContain('serviceWorker');
});
