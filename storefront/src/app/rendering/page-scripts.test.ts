import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { startFailedEvent } from '#/routes/start-up.ts';
import { pageScripts, startScripts } from './page-scripts.ts';

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

interface Element {
  name: string;
  text?: string;
  rel?: string;
  href?: string;
}

/** Runs the start script of a page in a separate context, and each script that it inserts. */
function runStartScript(load: (url: string) => Promise<unknown>, hasBeenActive = false) {
  const scripts = startScripts(assets, '/');
  const links: Element[] = [];
  const listeners = new Map<string, () => void>();
  const events: string[] = [];
  const window = {
    navigator: { userActivation: { hasBeenActive } },
    document: {
      currentScript: { nonce: '' },
      getElementById: () => ({ dataset: { scripts: '/assets/home.js /assets/price.js' } }),
      createElement: (name: string) => ({ name }),
      head: {
        append: (element: Element) => {
          if (element.text === scripts.load) runInNewContext(element.text.replace('import(', 'load('), window);
          else links.push(element);
        },
      },
    },
    load,
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    dispatchEvent: ({ type }: Event) => void events.push(type),
    Event,
    setTimeout: (task: () => void) => task(),
  };
  runInNewContext(scripts.start, window);
  return { links, events, hear: (type: string) => listeners.get(type)?.() };
}

test('a visitor who acted before the load event gets the entry script at once', () => {
  const load = vi.fn<(url: string) => Promise<unknown>>(async () => undefined);
  runStartScript(load, true);
  expect(load).toHaveBeenCalledOnce();
});

test('the scripts of the page are requested with the entry script, once and after the page has loaded', () => {
  const load = vi.fn<(url: string) => Promise<unknown>>(async () => undefined);
  const { links, hear } = runStartScript(load);
  expect(load).not.toHaveBeenCalled();
  expect(links).toEqual([]);

  hear('load');
  hear('keydown');
  expect(load.mock.calls).toEqual([['/assets/entry.js']]);
  expect(links).toEqual(
    ['/assets/own.js', '/assets/home.js', '/assets/price.js'].map((href) => ({
      name: 'link',
      nonce: '',
      rel: 'modulepreload',
      href,
    })),
  );
});

test('an entry script that fails to start is reported to the page and stays an unhandled error', async () => {
  const failure = new Error('Promise.withResolvers is not a function');
  const started = Promise.reject(failure);
  const chained = vi.spyOn(started, 'catch');
  const { events, hear } = runStartScript(() => started);
  hear('load');
  await expect(chained.mock.results[0]?.value).rejects.toBe(failure);
  expect(events).toEqual([startFailedEvent]);
});

test('each route names its page as the module is called', () => {
  const routes = readFileSync(new URL('../../routes/routes.tsx', import.meta.url), 'utf8');
  const pages = [...routes.matchAll(/pages\/\w+\/(\w+)\.tsx'\), '(\w+)'/g)];
  expect(pages.length).toBeGreaterThan(10);
  for (const [, module, name] of pages) expect(name).toBe(module);
});
