import type { AssetManifest } from '../contract.ts';

/** One entry of the bundler's `.vite/manifest.json`. */
export interface ViteChunk {
  file: string;
  isEntry?: boolean;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
}

export type ViteManifest = Readonly<Record<string, ViteChunk>>;

/** Component sheets are loaded with their chunk only (`static-styles`). */
export const isComponentSheet = (path: string) => path.startsWith('assets/components-');

/** The browser entry, by its path from the storefront folder. */
export const browserEntry = 'src/app/entry-client.tsx';

/** The chunk that the entry loads in a separate task, on every page. */
const hydration = 'src/app/hydrate-page.tsx';

/**
 * Reads from the build's manifest the files of each page.
 * @throws if the manifest lacks the browser entry, or a file that an entry names
 */
export function assetsOf(manifest: ViteManifest): Omit<AssetManifest, 'sheets'> & { sheets: Record<string, string> } {
  const entryKeys = closureOf(manifest, hydration, closureOf(manifest, browserEntry));
  const entryFiles = new Set(filesOf(manifest, entryKeys));
  const [entry = '', ...entryImports] = entryFiles;
  const css = new Set([...entryKeys].flatMap((key) => chunkOf(manifest, key).css ?? []));
  const sheets = Object.values(manifest).flatMap(({ file, css: own = [] }) =>
    own.filter(isComponentSheet).map((sheet) => [file, sheet] as const),
  );
  const modules = Object.keys(manifest)
    .filter((key) => chunkOf(manifest, key).file.endsWith('.js'))
    .map((key) => [key, filesOf(manifest, closureOf(manifest, key)).filter((file) => !entryFiles.has(file))] as const);
  return {
    entry,
    entryImports,
    css: [...css].filter((path) => !isComponentSheet(path)),
    sheets: Object.fromEntries(sheets),
    modules: Object.fromEntries(modules),
    files: Object.fromEntries(Object.entries(manifest).map(([key, chunk]) => [key, chunk.file])),
  };
}

/** The files of a page while the bundler serves the sources. */
export const developmentAssets: AssetManifest = {
  entry: browserEntry,
  entryImports: [],
  css: [],
  modules: {},
  files: {},
  developmentClient: '@vite/client',
};

/** A chunk with its transitive static imports, itself first. */
function closureOf(manifest: ViteManifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of chunkOf(manifest, key).imports ?? []) closureOf(manifest, imported, found);
  return found;
}

function filesOf(manifest: ViteManifest, keys: ReadonlySet<string>): string[] {
  return [...keys].map((key) => chunkOf(manifest, key).file);
}

function chunkOf(manifest: ViteManifest, key: string): ViteChunk {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build's manifest has no ${key}: build the storefront again.`);
  return chunk;
}
