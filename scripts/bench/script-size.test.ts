import { expect, it } from 'vitest';
import { listNextPageFiles, listRouteScripts, pagesOf, routeOf } from './script-size.ts';

const manifest = {
  'src/app/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_react.js'] },
  'src/app/hydrate-page.tsx': { file: 'assets/hydrate-page.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
  'src/routes/-pages/home/HomePage.tsx': { file: 'assets/home.js', imports: ['_react.js'] },
  'src/routes/-pages/offer/OfferPage.tsx': { file: 'assets/offer.js', imports: ['_form.js'] },
};
const page = (path: string) => `component: lazyPage(() => import('./-pages/${path}.tsx'), 'Page')`;

it.each([
  ['index.tsx', '/'],
  ['faq.tsx', '/faq'],
  ['ofertasvw.$page.tsx', '/ofertasvw/$page'],
  ['conta.index.tsx', '/conta'],
])('the file %s belongs to the route %s', (file, route) => {
  expect(routeOf(file)).toBe(route);
});

it('a route loads the entry, its start chunk, its page and their imports, each once', () => {
  expect(
    listRouteScripts(manifest, { 'index.tsx': page('home/HomePage'), 'ofertasvw.$page.tsx': page('offer/OfferPage') }),
  ).toEqual([
    { route: '/', files: ['assets/entry.js', 'assets/react.js', 'assets/hydrate-page.js', 'assets/home.js'] },
    {
      route: '/ofertasvw/$page',
      files: ['assets/entry.js', 'assets/react.js', 'assets/hydrate-page.js', 'assets/offer.js', 'assets/form.js'],
    },
  ]);
});

it('a page missing in the build is an error instead of a light route', () => {
  expect(() => listRouteScripts(manifest, { 'faq.tsx': page('help/FaqPage') })).toThrow(
    'has no src/routes/-pages/help/FaqPage.tsx',
  );
});

it('a route that only redirects has no page', () => {
  expect(pagesOf("loader: () => { throw redirect({ to: '/' }) }")).toEqual([]);
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
