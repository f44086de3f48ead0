import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { keepPreviousRelease } from './previous-release.ts';
import type { ViteManifest } from './server/assets/asset-manifest.ts';

let root: string;
const client = () => join(root, 'dist/client');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'releases-'));
  await writeFile(join(root, 'entry.js'), "import './page.css'; export const late = () => import('./late.js');\n");
  await write('first');
  onTestFinished(() => rm(root, { recursive: true }));
});

/** Another text in what is loaded late, and so in whatever names it. */
async function write(text: string) {
  await writeFile(join(root, 'late.js'), `export const text = '${text}';\n`);
  await writeFile(join(root, 'page.css'), `body::after { content: '${text}' }\n`);
}

/** Builds as the store is built. @returns the files of this release */
async function release(text: string, folder?: string): Promise<string[]> {
  await write(text);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [keepPreviousRelease(folder)],
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: { input: join(root, 'entry.js'), preserveEntrySignatures: 'strict' },
    },
  });
  const manifest = JSON.parse(await readFile(join(client(), '.vite/manifest.json'), 'utf8')) as ViteManifest;
  const own = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  return [...new Set(own)].toSorted();
}

const there = async () => (await readdir(join(client(), 'assets'))).map((file) => `assets/${file}`).toSorted();
const all = (...releases: readonly string[][]) => [...new Set(releases.flat())].toSorted();

it('a page of the release before finds its files, unchanged; one of the release before that does not', async () => {
  const first = await release('first');
  const texts = await Promise.all(first.map((file) => readFile(join(client(), file), 'utf8')));
  expect(first).toHaveLength(3);

  const second = await release('second');
  expect(second.filter((file) => first.includes(file))).toEqual([]);
  expect(await there()).toEqual(all(first, second));
  expect(await Promise.all(first.map((file) => readFile(join(client(), file), 'utf8')))).toEqual(texts);

  const third = await release('third');
  expect(await there()).toEqual(all(second, third));
});

it('the same sources built again are no release: the one before stays, for as many times as it happens', async () => {
  const first = await release('first');
  const second = await release('second');
  for (const _ of ['once', 'twice']) await release('second');
  expect(await there()).toEqual(all(first, second));
});

it('a release taken back keeps what it took the place of', async () => {
  const first = await release('first');
  const second = await release('second');
  expect(await release('first')).toEqual(first);
  expect(await there()).toEqual(all(first, second));
  expect(JSON.parse(await readFile(join(client(), '.vite/previous-release.json'), 'utf8'))).toEqual(second);
});

it('what a page loads first names nothing of another release', async () => {
  await release('first');
  await release('second');
  const kept = await readFile(join(client(), '.vite/manifest.json'), 'utf8');
  await rm(client(), { recursive: true });
  await release('second');
  expect(kept).toBe(await readFile(join(client(), '.vite/manifest.json'), 'utf8'));
});

it('a first build keeps nothing, and neither does one after half a build', async () => {
  const first = await release('first');
  expect(await there()).toEqual(first);
  await writeFile(join(client(), '.vite/manifest.json'), '{"entry.js":');
  const second = await release('second');
  expect(await there()).toEqual(second);
});

it('a removed file of the previous release does not stop a build', async () => {
  const [gone = '', ...others] = await release('first');
  await rm(join(client(), gone));
  const second = await release('second');
  expect(await there()).toEqual(all(others, second));
});

it('a build elsewhere takes the release before from the folder it is told of', async () => {
  const first = await release('first');
  const deployed = join(root, 'deployed');
  await cp(client(), deployed, { recursive: true });
  await release('script that was never served');
  const second = await release('second', deployed);
  expect(await there()).toEqual(all(first, second));

  await expect(release('third', join(root, 'no-release'))).rejects.toThrow(/No release is in .*no-release/);
});
