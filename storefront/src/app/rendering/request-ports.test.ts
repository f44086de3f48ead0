import { expect, test } from 'vitest';
import { fakePorts } from '#/test-support/index.ts';
import { shareReads } from './request-ports.ts';

test('a read is known by port, method and arguments, whatever its signal is', async () => {
  const keys: string[] = [];
  const ports = shareReads(fakePorts({ content: { readPage: async () => undefined } }), (key, read) => {
    keys.push(key);
    return read();
  });
  const [one, other] = [new AbortController(), new AbortController()];
  await ports.content.readPage('faq', one.signal);
  await ports.content.readPage('faq', other.signal);
  await ports.content.readPage('termos-de-uso', one.signal);
  expect(keys).toEqual([
    'content.readPage ["faq",{}]',
    'content.readPage ["faq",{}]',
    'content.readPage ["termos-de-uso",{}]',
  ]);
});
