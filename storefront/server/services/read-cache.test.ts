import { describe, expect, it } from 'vitest';
import { createReadCache, type StoredAnswer, createDecodedReads } from './read-cache.ts';

const answer = (body = 'ok', status = 200): StoredAnswer => ({ status, headers: {}, body: Buffer.from(body) });

/** Counts how often each key was loaded. */
function countingLoader(result: () => StoredAnswer = answer) {
  const loaded: string[] = [];
  const load = (key: string) => async () => {
    loaded.push(key);
    return result();
  };
  return { loaded, load };
}

describe('read cache', () => {
  it('reuses a response until it expires', async () => {
    let clock = 0;
    const { loaded, load } = countingLoader();
    const cache = createReadCache({ ttlInMs: 5_000, now: () => clock });
    await cache.read('a', load('a'));
    clock = 4_999;
    await cache.read('a', load('a'));
    expect(loaded).toEqual(['a']);
    clock = 5_000;
    await cache.read('a', load('a'));
    expect(loaded).toEqual(['a', 'a']);
  });

  it('joins concurrent reads, even if it stores nothing', async () => {
    const { loaded, load } = countingLoader();
    const cache = createReadCache({ ttlInMs: 0 });
    await Promise.all([cache.read('a', load('a')), cache.read('a', load('a')), cache.read('b', load('b'))]);
    expect(loaded).toEqual(['a', 'b']);
    await cache.read('a', load('a'));
    expect(loaded).toEqual(['a', 'b', 'a']);
  });

  it('sends a new read while one hangs for five seconds, so that a recovered service serves its pages', async () => {
    let clock = 0;
    const { loaded, load } = countingLoader();
    const cache = createReadCache({ ttlInMs: 5_000, now: () => clock });
    const hanging = Promise.withResolvers<StoredAnswer>();
    const first = cache.read('a', () => hanging.promise);
    clock = 4_999;
    const joined = cache.read('a', load('a'));
    clock = 5_000;
    expect((await cache.read('a', load('a'))).body.toString()).toBe('ok');
    expect(loaded).toEqual(['a']);
    hanging.resolve(answer('outdated'));
    for (const overtaken of [first, joined, cache.read('a', load('a'))]) {
      expect((await overtaken).body.toString()).toBe('ok');
    }
    expect(loaded).toEqual(['a']);
  });

  it('joins the later read after the earlier one has failed', async () => {
    let clock = 0;
    const { loaded, load } = countingLoader();
    const cache = createReadCache({ ttlInMs: 5_000, now: () => clock });
    const [early, late] = [Promise.withResolvers<StoredAnswer>(), Promise.withResolvers<StoredAnswer>()];
    const first = cache.read('a', () => early.promise);
    clock = 5_000;
    const second = cache.read('a', () => late.promise);
    early.resolve(answer('down', 500));
    expect((await first).status).toBe(500);
    const joined = cache.read('a', load('a'));
    late.resolve(answer('up'));
    expect([await second, await joined].map(({ body }) => body.toString())).toEqual(['up', 'up']);
    expect(loaded).toEqual([]);
  });

  it('returns the same value while the service sends an equal response', async () => {
    let body = 'equal';
    const cache = createReadCache({ ttlInMs: 0 });
    const read = () => cache.read('a', async () => answer(body));
    const first = await read();
    expect(await read()).toBe(first);
    body = 'other';
    expect((await read()).body.toString()).toBe('other');
  });

  it('stores only successful responses', async () => {
    const { loaded, load } = countingLoader(() => answer('down', 500));
    const cache = createReadCache({ ttlInMs: 5_000 });
    await cache.read('a', load('a'));
    await cache.read('a', load('a'));
    expect(loaded).toEqual(['a', 'a']);
  });

  it('reads again after a read that threw', async () => {
    const cache = createReadCache({ ttlInMs: 5_000 });
    await expect(cache.read('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.read('a', async () => answer('up'))).body.toString()).toBe('up');
  });

  it('drops the oldest responses above its number of entries', async () => {
    const { loaded, load } = countingLoader();
    const cache = createReadCache({ ttlInMs: 5_000, maxEntries: 2 });
    for (const key of ['a', 'b', 'c', 'b', 'c', 'a']) await cache.read(key, load(key));
    expect(loaded).toEqual(['a', 'b', 'c', 'a']);
  });

  it('drops the oldest responses above its size', async () => {
    const { loaded, load } = countingLoader(() => answer('12345'));
    const cache = createReadCache({ ttlInMs: 5_000, maxBytes: 10 });
    for (const key of ['a', 'b', 'c', 'c', 'a']) await cache.read(key, load(key));
    expect(loaded).toEqual(['a', 'b', 'c', 'a']);
  });

  it('does not store a response larger than the whole cache', async () => {
    const { loaded, load } = countingLoader(() => answer('12345'));
    const cache = createReadCache({ ttlInMs: 5_000, maxBytes: 4 });
    await cache.read('a', load('a'));
    await cache.read('a', load('a'));
    expect(loaded).toEqual(['a', 'a']);
  });
});

/** Reads and decodes a service's text by a shared call; counts the decodings. */
function decodingStore() {
  const service = { text: 'first', status: 200 };
  let clock = 0;
  let decoded = 0;
  const cache = createReadCache({ ttlInMs: 5_000, now: () => clock });
  const reads = createDecodedReads((key) => cache.peek(key));
  const load = async (): Promise<StoredAnswer> => ({
    status: service.status,
    headers: {},
    body: Buffer.from(service.text),
  });
  const read = async () => {
    const stored = await cache.read('offers', load);
    reads.note('offers', stored);
    decoded++;
    return { cars: [stored.body.toString()] };
  };
  return { service, reads, read, pass: (ms: number) => (clock += ms), timesDecoded: () => decoded };
}

describe('a decoded read', () => {
  it('is shared while its response is current, and each page receives its dependencies', async () => {
    const { reads, read, timesDecoded } = decodingStore();
    const first = await reads.share('offers', read);
    const dependsOn: string[] = [];
    expect(await reads.share('offers', read, (key) => dependsOn.push(key))).toBe(first);
    expect(timesDecoded()).toBe(1);
    expect(dependsOn).toEqual(['offers']);
  });

  it('is decoded again when its response is outdated', async () => {
    const { service, reads, read, pass } = decodingStore();
    await reads.share('offers', read);
    service.text = 'second';
    pass(5_000);
    expect(await reads.share('offers', read)).toEqual({ cars: ['second'] });
  });

  it('is separate for another key', async () => {
    const { reads, read, timesDecoded } = decodingStore();
    await reads.share('offers of one visit', read);
    await reads.share('offers of another visit', read);
    expect(timesDecoded()).toBe(2);
  });

  it('can’t be changed by a page', async () => {
    const { reads, read } = decodingStore();
    const { cars } = await reads.share('offers', read);
    expect(() => cars.push('Polo')).toThrow(TypeError);
  });

  it('is not shared if one of its calls is not, or if its response is not stored', async () => {
    const { reads, read, timesDecoded } = decodingStore();
    const readMore = async () => {
      reads.noteUnshared();
      return read();
    };
    await reads.share('more', readMore);
    await reads.share('more', readMore);
    expect(timesDecoded()).toBe(2);
    const failing = decodingStore();
    failing.service.status = 404;
    await failing.reads.share('offers', failing.read);
    await failing.reads.share('offers', failing.read);
    expect(failing.timesDecoded()).toBe(2);
  });

  it('is repeated after a failure', async () => {
    const { reads, read } = decodingStore();
    await expect(reads.share('offers', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await reads.share('offers', read)).toEqual({ cars: ['first'] });
  });
});
