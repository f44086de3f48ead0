import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packTheme, unpackTheme } from './index.ts';

const pack = (text: string) => deflateRawSync(text).toString('base64url');

describe('packTheme', () => {
  it('produces text for a URL, which unpackTheme reads as the same JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 2 }), async (value) => {
        const packed = await packTheme(value);
        expect(packed).toMatch(/^[\w-]+$/);
        expect(await unpackTheme(packed)).toBe(JSON.stringify(value));
      }),
    );
  });
});

describe('unpackTheme', () => {
  it.each([
    ['nothing', ''],
    ['text that is not packed', 'abc'],
    ['other signs', '"><script>'],
    ['a text cut short', pack('{"brand":{"radius":{}}}').slice(0, -3)],
    ['ten megabytes of spaces', pack(' '.repeat(10_000_000))],
    ['one character more than a theme may have', pack('x'.repeat(32_769))],
    ['a long packed text', 'a'.repeat(4097)],
  ])('rejects %s', async (_, packed) => {
    expect(await unpackTheme(packed)).toBeUndefined();
  });

  it('reads as many characters as a theme may have', async () => {
    expect(await unpackTheme(pack('x'.repeat(32_768)))).toHaveLength(32_768);
  });

  it('never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String()), async (text) => {
        expect(['string', 'undefined']).toContain(typeof (await unpackTheme(text)));
      }),
    );
  });
});
