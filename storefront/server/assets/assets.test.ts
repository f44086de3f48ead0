import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as sendRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { precompress } from './precompress.ts';
import { aPage, startStore, testConfig } from '../test-support/listening.ts';

const script = `export const text = '${'a'.repeat(3_000)}';\n`;

/** A browser build in its own folder, beside a file that must not be served. */
async function startWithBuild(basePath = '/') {
  const folder = await mkdtemp(join(tmpdir(), 'store-assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files: Record<string, string | Buffer> = {
    'secret.txt': 'secret',
    'client/assets/app-a1b2.js': script,
    'client/assets/font-c3d4.woff2': Buffer.alloc(2_000, 7),
    'client/assets/tiny-e5f6.css': 'a{}',
    'client/social/default.png': 'picture',
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/.vite/manifest.json': '{}',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const clientDirectory = join(folder, 'client');
  const result = await precompress(clientDirectory);
  const config = testConfig(undefined, { basePath });
  const store = await startStore(config, { clientDirectory, render: async () => aPage({ html: 'page' }) });
  return { ...store, clientDirectory, result };
}

/** One request with its path exactly as written; `fetch` would normalise it. */
async function get(url: string, path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { port } = new URL(url);
  const [answer] = (await once(sendRequest({ port, path, headers }).end(), 'response')) as [IncomingMessage];
  return answer;
}

describe('assets', () => {
  it("can't be loaded by another site, except for the images of shared links", async () => {
    const { url } = await startWithBuild();
    const policies = [
      '/assets/app-a1b2.js',
      '/favicon.svg',
      '/',
      '/api/x',
      '/social/loja/default.png',
      '/social/default.png',
    ];
    const answers = await Promise.all(policies.map((path) => get(url, path)));
    expect(answers.map(({ headers }) => headers['cross-origin-resource-policy'])).toEqual([
      ...Array.from({ length: 4 }, () => 'same-origin'),
      'cross-origin',
      'cross-origin',
    ]);
  });

  it.each(['bytes=0-9', 'bytes=99999-', 'bytes=5-2'])('are sent whole for the range %s', async (range) => {
    const { url } = await startWithBuild();
    const answer = await get(url, '/assets/app-a1b2.js', { range });
    expect([answer.statusCode, await text(answer)]).toEqual([200, script]);
    expect(answer.headers).not.toHaveProperty('accept-ranges');
  });

  it('are cached permanently if their name has a hash, and revalidated otherwise', async () => {
    const { url } = await startWithBuild();
    const hashed = await get(url, '/assets/app-a1b2.js');
    expect(hashed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(hashed.headers['content-type']).toMatch(/javascript/);
    expect(await text(hashed)).toBe(script);
    const icon = await get(url, '/favicon.svg');
    expect(icon.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' });
    const again = await get(url, '/favicon.svg', { 'if-none-match': String(icon.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('are sent for "%s" as compressed at build in %s', async (accepted, encoding, decode) => {
    const { url } = await startWithBuild();
    const answer = await get(url, '/assets/app-a1b2.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(decode(await buffer(answer)).toString()).toBe(script);
  });

  it('are not compressed at build if they are small or compressed already', async () => {
    const { result, clientDirectory } = await startWithBuild();
    expect(result.files).toBe(1);
    expect(result.brotliBytes).toBeLessThan(result.bytes / 10);
    await expect(readFile(join(clientDirectory, 'assets/font-c3d4.woff2.br'))).rejects.toThrow('ENOENT');
  });

  it('are served below the base path', async () => {
    const { url } = await startWithBuild('/pre/signdrive/v2/');
    expect((await get(url, '/pre/signdrive/v2/assets/app-a1b2.js')).statusCode).toBe(200);
    expect((await get(url, '/assets/app-a1b2.js')).statusCode).toBe(404);
  });

  it('get a plain 404 for a script of another build, which is not cached', async () => {
    const { url } = await startWithBuild();
    const answer = await get(url, '/assets/app-old.js');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    });
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/.vite/manifest.json',
    '/assets/app-a1b2.js%00.css',
  ])('never include files outside the build: %s', async (path) => {
    const { url } = await startWithBuild();
    const body = await text(await get(url, path));
    expect(body).not.toContain('secret');
    expect(['page', 'Not found'].includes(body) || body.includes('Página não encontrada')).toBe(true);
  });
});
