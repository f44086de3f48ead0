import memoizeOne from 'memoize-one';
import type { AssetManifest } from '../../../server/contract.ts';

/** Scripts of each page module, by its name. A process has one manifest, so they are listed once. */
const scriptsByPage = memoizeOne(
  (modules: AssetManifest['modules']) =>
    new Map(
      Object.entries(modules).flatMap(([path, files]) => {
        const name = /^src\/routes\/pages\/\w+\/(\w+)\.tsx$/.exec(path)?.[1];
        return name === undefined ? [] : [[name, files] as const];
      }),
    ),
);

/**
 * The scripts of pages, relative to the base path; none in development.
 * @param pages names of the matched routes' pages, outermost first
 */
export function pageScripts(assets: AssetManifest, pages: readonly string[]): string[] {
  const scripts = scriptsByPage(assets.modules);
  return [...new Set(pages.flatMap((page) => scripts.get(page) ?? []))];
}
