import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createRouterManifest, pageScripts } from './assets.ts';

const assets = {
  entry: 'assets/entry.js',
  entryImports: ['assets/own.js'],
  css: [],
  files: {},
  modules: {
    'src/routes/-pages/AccountPage.tsx': ['assets/account.js', 'assets/shared.js'],
    'src/routes/-pages/PlanPage.tsx': ['assets/plan.js', 'assets/shared.js'],
  },
};

test('a page’s own scripts are those of its route and of the routes around it, each once', () => {
  expect(pageScripts(assets, '/pre/', ['', 'AccountPage', 'PlanPage'])).toEqual([
    '/pre/assets/account.js',
    '/pre/assets/shared.js',
    '/pre/assets/plan.js',
  ]);
});

test('a page that no build knows has none: it is asked for when it is needed', () => {
  expect(pageScripts(assets, '/', ['NotFoundScreen'])).toEqual([]);
});

test('with the first script the page’s own are asked for, once and after the page is there', () => {
  const { __root__: root } = createRouterManifest(assets, '/').routes;
  const start = root.scripts.map((script) => ('children' in script ? script.children : '')).join('');
  const links: { rel?: string; href?: string; nonce?: string }[] = [];
  const loaded: string[] = [];
  const listeners = new Map<string, () => void>();
  runInNewContext(start.replace('import(', 'load('), {
    document: {
      currentScript: { nonce: 'n0nce' },
      getElementById: () => ({ dataset: { scripts: '/assets/home.js /assets/price.js' } }),
      createElement: () => ({}),
      head: { append: (link: object) => void links.push(link) },
    },
    load: (address: string) => loaded.push(address),
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    setTimeout: (task: () => void) => task(),
  });
  expect([...loaded, ...links]).toEqual([]);

  listeners.get('load')?.();
  listeners.get('keydown')?.();
  expect(loaded).toEqual(['/assets/entry.js']);
  expect(links).toEqual(
    ['/assets/own.js', '/assets/home.js', '/assets/price.js'].map((href) => ({
      rel: 'modulepreload',
      nonce: 'n0nce',
      href,
    })),
  );
});

test('each route names its page as the module is called', () => {
  const folder = new URL('../routes/', import.meta.url);
  const pages = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(new URL(file, folder), 'utf8').matchAll(/-pages\/(\w+)\.tsx'\), '(\w+)'/g)]);
  expect(pages.length).toBeGreaterThan(15);
  for (const [, module, name] of pages) expect(name).toBe(module);
});
