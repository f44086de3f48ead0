import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPageScriptError } from '#/routes/page-script.ts';
import { newReleaseEvent } from '#/routes/start-up.ts';
import type { preload as Preload } from './preload.ts';

const at = 'https://loja.example/assets/base.js';

/** A document that has rules of some components, and a network that has sheets. */
function aPage({ rules = '', complete = '', preloaded = [] as string[] } = {}) {
  const adopted: string[] = [];
  const answers = new Map<string, string>();
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async (url) => {
    const text = answers.get(url.slice(url.lastIndexOf('/') + 1));
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      text = '';
      replaceSync(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('document', {
    getElementById: () => ({ dataset: { sheets: complete } }),
    querySelector: () => ({ textContent: rules }),
    querySelectorAll: () => preloaded.map((href) => ({ href })),
    adoptedStyleSheets: { push: ({ text }: { text: string }) => adopted.push(text) },
  });
  return { adopted, answers, fetch };
}

let preload: typeof Preload;

beforeEach(async () => {
  vi.resetModules();
  ({ preload } = await import('./preload.ts'));
  return () => vi.unstubAllGlobals();
});

const sheet = (...names: string[]) => names.map((name) => `/*${name}*/.${name}{color:red;}\n`).join('');

it('a chunk is handed over once the rules of its components are there', async () => {
  const { adopted, answers } = aPage();
  answers.set('menu.js', '').set('components-a.css', sheet('sc-aaaa0', 'sc-aaaa1'));
  expect(await preload(async () => 'menu', ['menu.js', 'components-a.css'], at)).toBe('menu');
  expect(adopted).toEqual(['/*sc-aaaa0*/.sc-aaaa0{color:red;}/*sc-aaaa1*/.sc-aaaa1{color:red;}']);
});

it('rules that the page has are not put behind those that win over them', async () => {
  const { adopted, answers } = aPage({ rules: '.sc-aaaa0{color:red;}.sc-bbbb0 .sc-aaaa0:hover{color:blue;}' });
  answers.set('components-a.css', sheet('sc-aaaa0', 'sc-aaaa1')).set('components-b.css', sheet('sc-aaaa1', 'sc-bbbb0'));
  await preload(async () => undefined, ['components-a.css'], at);
  await preload(async () => undefined, ['components-b.css'], at);
  expect(adopted).toEqual(['/*sc-aaaa1*/.sc-aaaa1{color:red;}']);
});

it('a sheet is requested once, and not at all where the page has every rule of it', async () => {
  const { answers, fetch } = aPage({ complete: 'components-b.css components-c.css' });
  answers.set('components-a.css', sheet('sc-aaaa0'));
  const files = ['components-a.css', 'components-b.css', 'entry.css'];
  await Promise.all([preload(async () => undefined, files, at), preload(async () => undefined, files, at)]);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['https://loja.example/assets/components-a.css']);
});

it('a chunk is imported after its scripts have been fetched', async () => {
  const { answers, fetch } = aPage();
  answers.set('menu.js', '');
  const imported = Promise.withResolvers<Response>();
  fetch.mockReturnValueOnce(imported.promise);
  const load = vi.fn<() => Promise<string>>(async () => 'menu');
  const menu = preload(load, ['part.js', 'menu.js'], at);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(load).not.toHaveBeenCalled();
  imported.resolve(new Response(''));
  expect(await menu).toBe('menu');
});

it('scripts that the page preloads are not fetched', async () => {
  const { fetch } = aPage({ preloaded: ['https://loja.example/assets/menu.js'] });
  expect(await preload(async () => 'menu', ['menu.js'], at)).toBe('menu');
  expect(fetch).not.toHaveBeenCalled();
});

it.each(['menu.js', 'components-a.css'])(
  'a chunk whose %s can’t be fetched fails without an import, and the next call fetches it again',
  async (file) => {
    const { answers } = aPage();
    const load = vi.fn<() => Promise<string>>(async () => 'menu');
    const failure = await preload(load, [file], at).catch((error: unknown) => error);
    expect(isPageScriptError(failure)).toBe(true);
    expect(load).not.toHaveBeenCalled();
    answers.set(file, '');
    expect(await preload(load, [file], at)).toBe('menu');
  },
);

it('a file that the server no longer has is reported: the release of the page has been replaced', async () => {
  aPage();
  const dispatch = vi.fn<(event: Event) => boolean>();
  vi.stubGlobal('dispatchEvent', dispatch);
  await expect(preload(async () => 'menu', ['menu.js'], at)).rejects.toThrow('menu.js');
  expect(dispatch.mock.calls.map(([{ type }]) => type)).toEqual([newReleaseEvent]);
});

describe('after 120 seconds', () => {
  /** Expires the next call of `preload`. */
  function expireNext() {
    const expiry = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(expiry.signal);
    return () => {
      expect(timeout).toHaveBeenCalledWith(120_000);
      expiry.abort(new Error('timeout'));
    };
  }

  afterEach(() => vi.restoreAllMocks());

  it('a chunk whose file has not arrived fails, and the next call fetches the file again', async () => {
    const { answers, fetch } = aPage();
    answers.set('menu.js', '');
    fetch.mockImplementationOnce(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const expire = expireNext();
    const menu = preload(async () => 'menu', ['menu.js'], at).catch((error: unknown) => error);
    expire();
    expect(isPageScriptError(await menu)).toBe(true);
    expect(await preload(async () => 'menu', ['menu.js'], at)).toBe('menu');
  });

  it('a chunk whose import has not finished fails', async () => {
    aPage({ preloaded: ['https://loja.example/assets/menu.js'] });
    const expire = expireNext();
    const load = vi.fn<() => Promise<string>>(() => new Promise(() => undefined));
    const menu = preload(load, ['menu.js'], at).catch((error: unknown) => error);
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    expire();
    expect(isPageScriptError(await menu)).toBe(true);
  });
});
