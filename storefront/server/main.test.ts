import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { browserEntry } from './assets/asset-manifest.ts';
import { createStoreServer } from './create-server.ts';
import { loadBuild } from './pages/production.ts';
import { explainStartupError } from './startup-error.ts';
import { blankPage, noAssets, startService, startStore, testConfig } from './test-support/listening.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

/** Runs the server's main module until it exits. */
function run(env: Record<string, string>): Promise<{ exitCode: unknown; stderr: string }> {
  return new Promise((resolve) => {
    const argv = ['-C', '@signdrive/source', main];
    execFile(process.execPath, argv, { env: { PATH: process.env['PATH'], ...env } }, (error, _stdout, stderr) =>
      resolve({ exitCode: error?.code ?? 0, stderr }),
    );
  });
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'store-build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe('starting the server', () => {
  it('ends with one sentence for each invalid variable and without a stack trace', async () => {
    const { exitCode, stderr } = await run({ PORT: 'abc', CANONICAL: 'maybe' });
    expect(exitCode).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'PORT is "abc", which is not a whole number from 0 to 65535: correct it or unset the variable.',
      'CANONICAL is "maybe", which is not one of home, page: correct it or unset the variable.',
    ]);
  });

  it('reports a port that is in use, with a hint', async () => {
    const { url } = await startService((_request, response) => response.end());
    const port = Number(new URL(url).port);
    const app = createStoreServer(testConfig(), { render: blankPage, assets: noAssets });
    onTestFinished(() => app.close());
    const error: unknown = await app.listen({ host: '127.0.0.1', port }).catch((caught: unknown) => caught);
    expect(explainStartupError(error, { host: '127.0.0.1', port })).toBe(
      `Port ${port} is taken: stop the program that uses it, or set PORT to another one.`,
    );
  });

  it('reports a missing build, with a hint', async () => {
    const folder = await emptyFolder();
    const error: unknown = await loadBuild(folder).catch((caught: unknown) => caught);
    expect(explainStartupError(error, { host: 'localhost', port: 4000 })).toBe(
      `There is no build of the store in ${folder}: run \`npm run build\` first.`,
    );
  });

  it('prints the whole error if no setting can fix it', () => {
    expect(explainStartupError(new Error('unforeseen'), { host: 'localhost', port: 4000 })).toMatch(
      /unforeseen\n.*main\.test\.ts/s,
    );
  });

  it('serves the pages and the files of a build', async () => {
    const folder = await emptyFolder();
    await mkdir(join(folder, 'client/.vite'), { recursive: true });
    await mkdir(join(folder, 'client/assets'));
    await mkdir(join(folder, 'server'));
    await mkdir(join(folder, 'worker'));
    await writeFile(join(folder, 'worker/service-worker.js'), 'work();');
    await writeFile(
      join(folder, 'client/.vite/manifest.json'),
      JSON.stringify({
        [browserEntry]: { file: 'assets/entry-a1.js', isEntry: true },
        'src/app/hydrate-page.tsx': { file: 'assets/hydrate-page-b2.js' },
      }),
    );
    await writeFile(join(folder, 'client/assets/entry-a1.js'), 'export {};');
    await writeFile(join(folder, 'server/package.json'), '{"type":"module"}');
    await writeFile(
      join(folder, 'server/entry-server.js'),
      'export const render = async (address, { assets }) => ' +
        '({ status: 200, headers: {}, cookies: [], html: Buffer.from(assets.entry), inline: { scripts: [], styles: [] }, isComplete: true });',
    );
    const store = await startStore(testConfig(), await loadBuild(folder));
    const entry = await (await fetch(store.url)).text();
    expect(entry).toBe('assets/entry-a1.js');
    expect(await (await fetch(`${store.url}/${entry}`)).text()).toBe('export {};');
    const worker = await fetch(`${store.url}/service-worker.js`);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await worker.text()).toMatch(
      /^self\.release=\{"id":"[0-9a-f]{12}","files":\["assets\/entry-a1\.js","assets\/hydrate-page-b2\.js"\]\};\nwork\(\);$/,
    );
  });
});
