import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The fields of the bundler's manifest that name files. */
type Manifest = Readonly<Record<string, { file: string; css?: readonly string[]; assets?: readonly string[] }>>;

const manifestName = '.vite/manifest.json';
/** Beside the manifest: files in the folder that are another release's. */
const keptName = '.vite/previous-release.json';

interface Release {
  /** Files the bundler made, named by their content. */
  own: ReadonlySet<string>;
  /** Files of the release before, which this one lacks. */
  kept: readonly string[];
}

/**
 * Keeps the scripts and styles of the release before beside those of this one, so that a page which was opened before a
 * deployment still gets what it loads late; those of the release before that go (docs/decisions/0017). The same sources
 * built again make no new release.
 * @param folder where the release before is: its `dist/client`. By default what the build is about to replace.
 */
export function keepPreviousRelease(folder?: string): Plugin {
  let target = '';
  let before: Release | undefined;
  let contents = new Map<string, Buffer>();
  return {
    name: 'signdrive:previous-release',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved({ root, build }) {
      target = resolve(root, build.outDir);
    },
    async buildStart() {
      const source = folder ?? target;
      before = await readRelease(source);
      if (!before && folder !== undefined)
        throw new Error(`No release is in ${folder}: ${manifestName} can't be read.`);
      // Read now: the bundler empties its folder before it writes.
      contents = await readAll(source, before ? [...before.own, ...before.kept] : []);
    },
    async writeBundle() {
      const made = before && (await readRelease(target));
      if (!before || !made) return;
      const wanted = new Set(isSame(before.own, made.own) ? before.kept : before.own);
      const kept = [...contents].filter(([file]) => wanted.has(file) && !made.own.has(file));
      for (const [file, content] of kept) {
        await mkdir(dirname(join(target, file)), { recursive: true });
        await writeFile(join(target, file), content);
      }
      await writeFile(join(target, keptName), JSON.stringify(kept.map(([file]) => file).toSorted(), null, 2));
    },
  };
}

/** The release in a folder with its files; undefined without a complete build. */
async function readRelease(folder: string): Promise<Release | undefined> {
  const manifest = (await readJson(join(folder, manifestName))) as Manifest | undefined;
  if (!manifest) return undefined;
  const own = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return { own: new Set(own), kept: ((await readJson(join(folder, keptName))) ?? []) as string[] };
}

/** Reads the files that still exist: a removed one can't be preserved. */
async function readAll(folder: string, files: readonly string[]): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for (const file of files) {
    const content = await readFile(join(folder, file)).catch(() => undefined);
    if (content) found.set(file, content);
  }
  return found;
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((file) => other.has(file));

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined; // cut short: a build that was ended in the middle
  }
}
