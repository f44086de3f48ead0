import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, compress, compressSmall, compressWhole } from './compress.ts';

describe('the choice of encoding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['br;q=x', undefined],
  ] as const)('for "%s" is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});

describe('a result that is stored', () => {
  it.each([
    ['br', compressWhole.br],
    ['gzip', compressWhole.gzip],
    ['small br', compressSmall],
  ])('keeps no more memory than its own bytes (%s)', async (_name, compressText) => {
    const result = await compressText(Buffer.from('<p>Carro por assinatura</p>'.repeat(100)));
    expect(result.buffer.byteLength).toBe(result.length);
  });
});

describe('compression', () => {
  it('sends each chunk without waiting for the next', async () => {
    const source = new PassThrough();
    const parts = compress(source, 'br').pipe(createBrotliDecompress());
    for (const part of ['one', 'two', 'three']) {
      source.write(part);
      const [received] = (await once(parts, 'data')) as [Buffer];
      expect(received.toString()).toBe(part);
    }
  });

  it('sends a large stream completely under back-pressure', async () => {
    const parts = Array.from({ length: 300 }, (_, index) => Buffer.alloc(10_000, index % 250));
    const compressed = await buffer(compress(Readable.from(parts), 'br'));
    expect(brotliDecompressSync(compressed).equals(Buffer.concat(parts))).toBe(true);
  });

  it('fails if its source fails', async () => {
    const source = new PassThrough();
    const encoder = compress(source, 'gzip');
    const broken = once(encoder, 'error');
    source.destroy(new Error('source broke'));
    expect(String((await broken)[0])).toContain('source broke');
  });

  it('destroys its source when the client disconnects', async () => {
    const source = new PassThrough();
    const encoder = compress(source, 'br');
    source.write('one');
    const closed = once(source, 'close');
    encoder.destroy();
    await closed;
    expect(source.destroyed).toBe(true);
  });
});
