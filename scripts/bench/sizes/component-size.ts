import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { listEntries, sourceCondition } from '../../packages/package-entries.ts';
import type { ComponentCeilings } from '../budgets.ts';

/** Packages that every app has, excluded from the component sizes. */
const external = /^(react|react-dom|react-aria-components|styled-components)(\/|$)/;

export interface ComponentSize {
  /** Entry of the design system in an import: `dialog`. */
  name: string;
  /** Brotli of the component with its dependencies, without the four packages above. */
  bytes: number;
}

/** Bundles each entry of the design system separately, as a store would load it first; lazy chunks are excluded. */
export async function measureComponents(folder: string): Promise<ComponentSize[]> {
  const entries = listEntries(folder).filter(({ source }) => /\.tsx?$/.test(source));
  const sizes: ComponentSize[] = [];
  for (const { source } of entries) {
    sizes.push({ name: basename(join(source, '..')), bytes: await measureEntry(folder, join(folder, source)) });
  }
  return sizes.toSorted((one, other) => other.bytes - one.bytes);
}

async function measureEntry(folder: string, entry: string): Promise<number> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } } } as never,
    resolve: { conditions: [sourceCondition, 'module', 'browser', 'production'] },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, external, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  });
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const first = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (!first) throw new Error(`${entry} was bundled into nothing.`);
  const loaded = new Set([first.fileName]);
  for (const file of loaded) for (const next of chunks.get(file)?.imports ?? []) if (chunks.has(next)) loaded.add(next);
  const code = [...loaded].map((file) => chunks.get(file)?.code ?? '').join('\n');
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .byteLength;
}

/** Limits ten percent above the current sizes, in steps of 50 bytes: enough for a fix, not for a library. */
export function ceilingsFor(sizes: readonly ComponentSize[]): ComponentCeilings {
  return Object.fromEntries(
    sizes
      .map(({ name, bytes }) => [name, Math.ceil((bytes * 1.1) / 50) * 50] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}
