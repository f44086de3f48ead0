import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { aConfig } from '#/test-support/index.ts';
import earlyScript from '../inline/early.ts?inline-script';
import rememberStore from '../inline/remember-store.ts?inline-script';
import { configElementId, stateElementId } from './page-data.ts';
import { completePage, libraryStyles, pageScripts, type PageParts } from './page-markup.ts';

const assets = { entry: 'entry.js', entryImports: ['own.js'], css: ['assets/a.css'], modules: {}, files: {} };
const markup = Buffer.from('<html><head><title>Polo</title></head><body><main></main></body></html>');
const someStyles = { text: '.a{color:red;}', attributes: ' data-components', sheets: ['assets/a.css', 'assets/b.css'] };
const pageOf = (parts: Partial<PageParts> = {}) => {
  const page = completePage(markup, { config: aConfig(), assets, styles: someStyles, state: {}, ...parts });
  return { ...page, html: page.html.toString() };
};

/** Texts of the inline elements of one name, without data blocks. */
const inlineOf = (html: string, name: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${name}([^>]*)>([^]*?)</${name}>`, 'g'))]
    .filter(([, attributes = '']) => !attributes.includes('application/json'))
    .map(([, , text]) => text);

const dataOf = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? '');

describe('the markup of a whole page', () => {
  test('has its head completed after the tags of the routes, and its state at the end of the body', () => {
    const { html } = pageOf({ state: { offer: 'polo' } });
    expect(html).toMatch(/^<html><head><title>Polo<\/title><link rel="stylesheet"/);
    expect(html).toMatch(/<\/main><script type="application\/json" id="signdrive-state">.*<\/script><\/body><\/html>$/);
    expect(dataOf(html, stateElementId)).toEqual({ offer: 'polo' });
  });

  test('has no nonce, and its policy lists every inline script and style', () => {
    const { html, inline } = pageOf({
      assets: { ...assets, inlineCss: 'a{b:c}' },
      themes: new Map([['porto-seco', ':root{--radius-card:2rem}']]),
    });
    expect(html).not.toContain('nonce="');
    expect(inlineOf(html, 'script')).not.toHaveLength(0);
    for (const text of inlineOf(html, 'script')) expect(inline.scripts).toContain(text);
    for (const text of inlineOf(html, 'style')) expect(inline.styles).toContain(text);
  });

  test.each([{}, { storeSlug: 'viaduto', rememberedStore: 'viaduto' }])(
    'has the same inline scripts for every page of a store: %j',
    (store) => {
      const home = pageOf(store);
      const offer = pageOf({ ...store, state: { offer: 'polo' }, scripts: ['a.js'] });
      expect(inlineOf(offer.html, 'script')).toEqual(inlineOf(home.html, 'script'));
      expect(offer.inline.scripts).toEqual(home.inline.scripts);
    },
  );

  test('stores the partner’s store for a day by a script, which a page of the house doesn’t have', () => {
    const textContent = JSON.stringify(aConfig({ publicUrl: 'http://localhost:4000/' }));
    const document = { getElementById: () => ({ dataset: { store: 'viaduto' }, textContent }), cookie: '' };
    expect(pageOf({ rememberedStore: 'viaduto' }).html).toContain(rememberStore);
    runInNewContext(rememberStore, { document });
    expect(document.cookie).toBe('lastVisitedStore=viaduto; Max-Age=86400; Path=/; SameSite=Lax');
    expect(pageOf().html).not.toContain('document.cookie');
  });

  test('carries the nonce on the development server, first in the head for the bundler’s client', () => {
    const { html } = pageOf({ nonce: 'n0nce', assets: { ...assets, developmentClient: '@vite/client' } });
    expect(html).toMatch(/^<html><head><meta property="csp-nonce" nonce="n0nce"><title>/);
    expect(html).toContain('<script nonce="n0nce" type="module" src="/@vite/client"></script>');
    expect(html.replace(earlyScript, '')).not.toMatch(/<script>|<style>/);
  });

  test('names its scripts, the entry first, and the store to remember beside its settings', () => {
    const { html } = pageOf({ scripts: ['a.js', 'b.js'], rememberedStore: 'viaduto' });
    expect(html).toContain(
      `id="${configElementId}" data-entry="/entry.js" data-scripts="/own.js /a.js /b.js" data-sheets="a.css b.css" data-store="viaduto"`,
    );
    expect(pageOf().html).toContain('data-scripts="/own.js" data-sheets="a.css b.css" data-store=""');
  });

  test('has the theme that a partner brought after the base styles', () => {
    const themes = new Map([['porto-seco', ':root[data-partner="porto-seco"]{--radius-card:2rem}']]);
    const inlineCss = ':root{--radius-card:1rem}';
    expect(pageOf({ assets: { ...assets, inlineCss }, themes }).html).toContain(
      `${inlineCss}</style><style data-partner-theme="porto-seco">${themes.get('porto-seco')}</style>`,
    );
  });

  test('in another site’s frame leaves no worker and no cookie behind', () => {
    const rememberedStore = 'viaduto';
    expect(pageOf({ rememberedStore }).html).toMatch(/document\.cookie.*serviceWorker/s);
    expect(pageOf({ rememberedStore, keepsNothing: true }).html).not.toMatch(/serviceWorker|document\.cookie/);
  });
});

test('a page has the styles of its components, and names the sheets that it has every rule of', () => {
  const { html } = pageOf({ styles: someStyles });
  expect(html).toContain('<style data-components>.a{color:red;}</style></head>');
  expect(html).toContain(' data-sheets="a.css b.css"');
});

describe('the settings in the page', () => {
  const hostile = '</script><script>alert(1)</script><!--';

  test('cannot end their own element, and are read back unchanged', () => {
    const { html } = pageOf({ config: aConfig({ supportPhone: hostile }), state: { text: hostile } });
    expect(html.match(/<\/script>/g)).toHaveLength(pageOf().html.match(/<\/script>/g)?.length ?? 0);
    expect(html).not.toContain('<!--');
    expect(dataOf(html, configElementId)).toEqual(aConfig({ supportPhone: hostile }));
    expect(dataOf(html, stateElementId)).toEqual({ text: hostile });
  });

  test('come with the styles, under the base path when they are linked', () => {
    const { html } = pageOf({ config: aConfig({ basePath: '/pre/signdrive/v2/' }) });
    expect(html).toContain('<link rel="stylesheet" href="/pre/signdrive/v2/assets/a.css">');
  });
});

test('the policy knows the exact styles that the installed React Aria adds in the browser', () => {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('react-aria/package.json'));
  for (const file of ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs']) {
    const source = readFileSync(join(folder, 'dist/private', file), 'utf8');
    const [, text = ''] = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source) ?? [];
    expect(libraryStyles).toContain(text.trim().replace(/\$\{[^}]*\}/, 'data-react-aria-pressable'));
  }
});

const assetsOfPages = {
  entry: 'assets/entry.js',
  entryImports: ['assets/own.js'],
  css: [],
  files: {},
  modules: {
    'src/routes/pages/account/AccountPage.tsx': ['assets/account.js', 'assets/shared.js'],
    'src/routes/pages/account/PlanPage.tsx': ['assets/plan.js', 'assets/shared.js'],
  },
};

test('the scripts of a page are those of its route and of the parent routes, each once', () => {
  expect(pageScripts(assetsOfPages, ['', 'AccountPage', 'PlanPage'])).toEqual([
    'assets/account.js',
    'assets/shared.js',
    'assets/plan.js',
  ]);
});

test('a page that is missing in the build has no scripts to preload', () => {
  expect(pageScripts(assetsOfPages, ['NotFoundScreen'])).toEqual([]);
});

test('each route names its page as the module is called', () => {
  const routes = readFileSync(new URL('../../routes/routes.tsx', import.meta.url), 'utf8');
  const pages = [...routes.matchAll(/pages\/\w+\/(\w+)\.tsx'\), '(\w+)'/g)];
  expect(pages.length).toBeGreaterThan(10);
  for (const [, module, name] of pages) expect(name).toBe(module);
});
