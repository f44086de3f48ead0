import { describe, expect, it } from 'vitest';
import { createDecodedReads } from './decoded-reads.ts';
import { createReadCache, type StoredAnswer } from './read-cache.ts';

/** A service's text, read by a shared call and decoded; counts how often it was decoded. */
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
  it('is shared as long as its answer is current, and each page is told what it depends on', async () => {
    const { reads, read, timesDecoded } = decodingStore();
    const first = await reads.share('offers', read);
    const dependsOn: string[] = [];
    expect(await reads.share('offers', read, (key) => dependsOn.push(key))).toBe(first);
    expect(timesDecoded()).toBe(1);
    expect(dependsOn).toEqual(['offers']);
  });

  it('is decoded again when its answer is not current any more', async () => {
    const { service, reads, read, pass } = decodingStore();
    await reads.share('offers', read);
    service.text = 'second';
    pass(5_000);
    expect(await reads.share('offers', read)).toEqual({ cars: ['second'] });
  });

  it('of another question is another one', async () => {
    const { reads, read, timesDecoded } = decodingStore();
    await reads.share('offers of one visit', read);
    await reads.share('offers of another visit', read);
    expect(timesDecoded()).toBe(2);
  });

  it('can’t be changed by a page that has it', async () => {
    const { reads, read } = decodingStore();
    const { cars } = await reads.share('offers', read);
    expect(() => cars.push('Polo')).toThrow(TypeError);
  });

  it('is not shared when a call in it is not, or when its answer is not stored', async () => {
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

  it('that fails is asked again', async () => {
    const { reads, read } = decodingStore();
    await expect(reads.share('offers', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await reads.share('offers', read)).toEqual({ cars: ['first'] });
  });
});
