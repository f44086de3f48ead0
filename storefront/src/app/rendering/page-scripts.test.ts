import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageScripts } from './page-scripts.ts';

const assets = {
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
  expect(pageScripts(assets, ['', 'AccountPage', 'PlanPage'])).toEqual([
    'assets/account.js',
    'assets/shared.js',
    'assets/plan.js',
  ]);
});

test('a page that is missing in the build has no scripts to preload', () => {
  expect(pageScripts(assets, ['NotFoundScreen'])).toEqual([]);
});

test('each route names its page as the module is called', () => {
  const routes = readFileSync(new URL('../../routes/routes.tsx', import.meta.url), 'utf8');
  const pages = [...routes.matchAll(/pages\/\w+\/(\w+)\.tsx'\), '(\w+)'/g)];
  expect(pages.length).toBeGreaterThan(10);
  for (const [, module, name] of pages) expect(name).toBe(module);
});
