import { describe, expect, it } from 'vitest';
import { createDecodedReads } from './decoded-reads.ts';
import { createReadCache, type StoredAnswer } from './read-cache.ts';

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
    const answer = await cache.read('offers', load);
    reads.note('offers', answer);
    decoded++;
    return { cars: [answer.body.toString()] };
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
