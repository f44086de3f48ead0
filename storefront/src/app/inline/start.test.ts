import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { startFailedEvent } from '#/routes/start-up.ts';
import { loadEntryText } from './load-entry.ts';
import startScript from './start.ts?inline-script';

const entry = '/assets/entry.js';

interface Element {
  name: string;
  text?: string;
  rel?: string;
  href?: string;
}

/** Runs the start script of a page in a separate context, and each script that it inserts. */
function runStartScript(load: (url: string) => Promise<unknown>, hasBeenActive = false) {
  const links: Element[] = [];
  const listeners = new Map<string, () => void>();
  const events: string[] = [];
  const window = {
    navigator: { userActivation: { hasBeenActive } },
    document: {
      currentScript: { nonce: '' },
      getElementById: () => ({ dataset: { entry, scripts: '/assets/home.js /assets/price.js' } }),
      createElement: (name: string) => ({ name }),
      head: {
        append: (element: Element) => {
          if (element.name === 'link') links.push(element);
          // The policy lists this text.
          else if (element.text === loadEntryText(entry))
            runInNewContext(element.text.replace('import(', 'load('), window);
        },
      },
    },
    load,
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    dispatchEvent: ({ type }: Event) => void events.push(type),
    Event,
    setTimeout: (task: () => void) => task(),
  };
  runInNewContext(startScript, { ...window, window });
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
  expect(load.mock.calls).toEqual([[entry]]);
  expect(links).toEqual(
    ['/assets/home.js', '/assets/price.js'].map((href) => ({
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
