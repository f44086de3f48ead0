import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The export condition by which the workspaces import each other's source. */
export const sourceCondition = '@signdrive/source';

export interface PackageEntry {
  /** Source file, from the package's folder. */
  source: string;
  /** Exported file of the published package, from its folder. */
  built: string;
}

interface Exports {
  [entry: string]: string | { [sourceCondition]?: string; default: string };
}

/** Every entry that a package builds from source, by its exports. */
export function listEntries(folder: string): PackageEntry[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: Exports };
  return Object.values(exports).flatMap((target) => {
    if (typeof target === 'string') return [];
    const source = target[sourceCondition];
    return source === undefined ? [] : [{ source, built: target.default }];
  });
}

/**
 * Path of a built file, without its extension. `src/` maps to `dist/`, any other folder to a subfolder of `dist/`, and
 * documents to a separate folder, apart from the style sheets.
 */
export function builtPlace(source: string): string {
  const inside = source.replace(/^\.\//, '').replace(/^src\//, '');
  return inside.endsWith('.json')
    ? `dist/data/${inside.replace(/\.json$/, '')}`
    : `dist/${inside.replace(/(\.d)?\.tsx?$/, '')}`;
}
