import { describe, expect, it, vi } from 'vitest';
import { createPageStore, type Rendering } from './page-store.ts';

/** A store with a fake clock; `render` produces pages `1`, `2`, … */
function setUp({ maxBytes = 1_000 } = {}) {
  const clock = { now: 0 };
  const store = createPageStore<string>({
    freshInMs: 5_000,
    staleInMs: 60_000,
    fallbackInMs: 3_600_000,
    maxBytes,
    now: () => clock.now,
  });
  let count = 0;
  const render = vi.fn<() => Promise<Rendering<string>>>(async () => rendered(String(++count)));
  return { clock, store, render, read: (key = 'a') => store.read(key, render) };
}

const rendered = (page: string, facts: Partial<Rendering<string>> = {}): Rendering<string> => ({
  page,
  size: 10,
  kind: 'shared',
  reads: new Set(),
  ...facts,
});

const settled = () => new Promise(setImmediate);

describe('the store of rendered pages', () => {
  it('sends a fresh page without rendering', async () => {
    const { clock, render, read } = setUp();
    await read();
    clock.now = 4_999;
    expect(await read()).toBe('1');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('sends a stale page while one request renders it again', async () => {
    const { clock, render, read } = setUp();
    await read();
    clock.now = 5_000;
    expect(await Promise.all([read(), read(), read()])).toEqual(['1', '1', '1']);
    await settled();
    expect(await read()).toBe('2');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('tells at once if there is a page, and renders for the next visitor', async () => {
    const { clock, render, store, read } = setUp();
    const readReady = () => store.readReady('a', render);
    expect([readReady(), readReady()]).toEqual([undefined, undefined]);
    await settled();
    expect(readReady()).toBe('1');
    expect(render).toHaveBeenCalledTimes(1);
    clock.now = 64_999;
    expect(readReady()).toBe('1');
    await settled();
    expect(readReady()).toBe('2');
    clock.now += 65_000;
    render.mockRejectedValueOnce(new Error('the service is down'));
    expect(readReady()).toBeUndefined();
    await settled();
    expect(readReady()).toBeUndefined();
    expect(await read()).toBe('2');
  });

  it('renders one page at a time for next visitors', async () => {
    const { render, store } = setUp();
    const readReady = (key: string) => store.readReady(key, render);
    expect(['a', 'b', 'c'].map(readReady)).toEqual([undefined, undefined, undefined]);
    await settled();
    expect(render).toHaveBeenCalledTimes(1);
    expect(readReady('b')).toBeUndefined();
    await settled();
    expect(['a', 'b'].map(readReady)).toEqual(['1', '2']);
  });

  it('renders once for all concurrent misses', async () => {
    const { render, read } = setUp();
    expect(await Promise.all([read(), read(), read()])).toEqual(['1', '1', '1']);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('awaits the rendering of a page that is older than a minute', async () => {
    const { clock, read } = setUp();
    await read();
    clock.now = 65_000;
    expect(await read()).toBe('2');
  });

  it.each<[string, () => Promise<Rendering<string>>]>([
    ['throws', () => Promise.reject(new Error('down'))],
    ['lacks the data of a service', async () => rendered('skeleton', { kind: 'incomplete' })],
  ])('sends the former page for an hour if the rendering %s, and retries every five seconds', async (_how, fail) => {
    const { clock, store, render, read } = setUp();
    await read();
    render.mockImplementation(fail);
    clock.now = 3_000_000;
    expect(await read()).toBe('1');
    expect(await read()).toBe('1');
    expect(render).toHaveBeenCalledTimes(2);
    clock.now += 5_000;
    expect(await read()).toBe('1');
    expect(render).toHaveBeenCalledTimes(3);
    clock.now = 3_600_000;
    const last = store.read('a', fail).catch((error: unknown) => String(error));
    expect(['skeleton', 'Error: down']).toContain(await last);
  });

  it('sends no page that is older than an hour, also right after a failed rendering', async () => {
    const { clock, store, read } = setUp();
    await read();
    clock.now = 3_600_000;
    const incomplete = async () => rendered('skeleton', { kind: 'incomplete' });
    expect(await store.read('a', incomplete)).toBe('skeleton');
    expect(store.readReady('a', incomplete)).toBeUndefined();
    await settled();
    expect(await store.read('a', incomplete)).toBe('skeleton');
  });

  it('drops a page whose URL is now a redirect', async () => {
    const { clock, store, render, read } = setUp();
    await read();
    clock.now = 5_000;
    render.mockResolvedValueOnce(rendered('gone', { kind: 'own' }));
    await read();
    await settled();
    expect(await store.read('a', async () => rendered('new'))).toBe('new');
  });

  it('stores no incomplete page and no failure', async () => {
    const { store, read } = setUp();
    await expect(store.read('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await store.read('a', async () => rendered('skeleton', { kind: 'incomplete' }));
    expect(await read()).toBe('1');
  });

  it('renders the pages of a changed read for the next visitor', async () => {
    const { store, read } = setUp();
    await store.read('a', async () => rendered('old', { reads: new Set(['/offers']) }));
    await store.read('b', async () => rendered('kept', { reads: new Set(['/faq']) }));
    store.expire('/offers');
    expect(await Promise.all([read('a'), read('b')])).toEqual(['1', 'kept']);
  });

  it('sends the former page of a changed read if the rendering lacks data, but no data of it alone', async () => {
    const { clock, store, render, read } = setUp();
    await store.read('a', async () => rendered('whole', { reads: new Set(['/offers']) }));
    clock.now = 1;
    store.expire('/offers');
    render.mockResolvedValue(rendered('skeleton', { kind: 'incomplete' }));
    expect([await read(), await read()]).toEqual(['whole', 'whole']);
    expect(render).toHaveBeenCalledTimes(1);
    expect(store.readReady('a', render)).toBeUndefined();
  });

  it('stays within its memory limit and drops the least recently used pages', async () => {
    const { render, read } = setUp({ maxBytes: 20 });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key);
    expect(render).toHaveBeenCalledTimes(4);
  });
});
