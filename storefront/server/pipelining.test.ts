import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Page } from './contract.ts';
import { aPage, startStore, testConfig } from './test-support/listening.ts';

const get = (path: string, end = '') => `GET ${path} HTTP/1.1\r\nHost: loja.exemplo.invalid\r\n${end}\r\n`;

const connectTo = (url: string) => connect(Number(new URL(url).port), '127.0.0.1');

it('closes a connection that sends an eleventh request before any response', async () => {
  const rendering = Promise.withResolvers<Page>();
  let begun = 0;
  const render = () => {
    begun++;
    return rendering.promise;
  };
  const { url } = await startStore(testConfig(), { render });
  const connection = connectTo(url).resume();
  // A connection with unread data is reset.
  connection.once('error', () => undefined);
  connection.write(get('/faq').repeat(2_000));
  await expect.poll(() => connection.closed).toBe(true);
  rendering.resolve(aPage());
  expect(begun).toBeLessThanOrEqual(10);
});

it('responds to ten requests that a connection sends together', async () => {
  const { url } = await startStore(testConfig());
  const connection = connectTo(url);
  connection.write(get('/faq').repeat(9) + get('/faq', 'Connection: close\r\n'));
  expect((await text(connection)).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(10);
});

it('counts no request that has its response', async () => {
  const { url } = await startStore(testConfig());
  const connection = connectTo(url);
  for (let sent = 0; sent < 12; sent++) {
    connection.write(get('/healthz'));
    const [response] = (await once(connection, 'data')) as [Buffer];
    expect(response.toString()).toContain('200 OK');
  }
  connection.destroy();
});
