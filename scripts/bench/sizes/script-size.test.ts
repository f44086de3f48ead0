import { expect, it } from 'vitest';
import { listNextPageFiles, listRouteScripts } from './script-size.ts';

const manifest = {
  'src/app/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_react.js'] },
  'src/app/hydrate-page.tsx': { file: 'assets/hydrate-page.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
  'src/routes/pages/home/HomePage.tsx': { file: 'assets/home.js', imports: ['_react.js'] },
  'src/routes/pages/offer/OfferPage.tsx': { file: 'assets/offer.js', imports: ['_form.js'] },
};
const route = (path: string, page: string) => `createRoute({
  getParentRoute,
  path: '${path}',
  loader: async (loader) => (await import('./loaders/index.ts')).load(loader),
  component: lazyPage(() => import('./pages/${page}.tsx'), 'Page'),
});`;

it('a route loads the entry, its start chunk, its page and their imports, each once', () => {
  expect(
    listRouteScripts(manifest, route('/', 'home/HomePage') + route('/ofertasvw/$page', 'offer/OfferPage')),
  ).toEqual([
    { route: '/', files: ['assets/entry.js', 'assets/react.js', 'assets/hydrate-page.js', 'assets/home.js'] },
    {
      route: '/ofertasvw/$page',
      files: ['assets/entry.js', 'assets/react.js', 'assets/hydrate-page.js', 'assets/offer.js', 'assets/form.js'],
    },
  ]);
});

it('a page missing in the build is an error instead of a light route', () => {
  expect(() => listRouteScripts(manifest, route('/faq', 'help/FaqPage'))).toThrow(
    'has no src/routes/pages/help/FaqPage.tsx',
  );
});

it('the first route change needs the files of all parts loaded in idle time, each once and without those of the page', () => {
  const idle = { file: 'assets/next-page.js', dynamicImports: ['src/app/flows/flows.ts', 'src/api/html.ts'] };
  const files = listNextPageFiles({
    ...manifest,
    'src/app/next-page.ts': idle,
    'src/app/flows/flows.ts': { file: 'assets/flows.js', imports: ['_form.js', '_react.js'] },
    'src/api/html.ts': { file: 'assets/html.js', imports: ['_form.js'] },
  });
  expect(files).toEqual(['assets/flows.js', 'assets/form.js', 'assets/html.js']);
});

it('a build without the chunk of route changes is an error instead of no files', () => {
  expect(() => listNextPageFiles(manifest)).toThrow('has no src/app/next-page.ts');
});
