import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { assetsOf, type ViteManifest } from '../../../storefront/server/assets/asset-manifest.ts';

export interface RouteScript {
  /** The route's path, with the router's parameter names: `/ofertasvw/$page`. */
  route: string;
  /** Files of a first load: entry, its static imports, and the page's own. */
  files: readonly string[];
}

export interface ScriptFiles {
  build: number;
  routeChange: number;
}

/** Module of each route's page in the route table, by its path from the storefront folder. */
function pagesOf(routeTable: string): { route: string; page: string }[] {
  const route = /\bpath: ['`](?<route>[^'`]+)['`](?:(?!createRoute).)+?import\('\.\/(?<page>pages\/[^']+)'\)/gs;
  return [...routeTable.matchAll(route)].map(({ groups }) => ({
    route: groups?.['route'] ?? '',
    page: `src/routes/${groups?.['page']}`,
  }));
}

/**
 * The files of each route's first load, read from the build's manifest.
 * @throws if a page of a route is not in the manifest
 */
export function listRouteScripts(manifest: ViteManifest, routeTable: string): RouteScript[] {
  const { entry, entryImports, modules } = assetsOf(manifest);
  return pagesOf(routeTable).map(({ route, page }) => {
    const files = modules[page];
    if (!files) throw new Error(`The build's manifest has no ${page}, which ${route} loads.`);
    return { route, files: [...new Set([entry, ...entryImports, ...files])] };
  });
}

/** The chunk that loads the code of route changes in idle time. */
const nextPage = 'src/app/next-page.ts';

/**
 * The files that every page loads in idle time for its first route change.
 * @throws if the build's manifest has no such chunk
 */
export function listNextPageFiles(manifest: ViteManifest): readonly string[] {
  const parts = manifest[nextPage]?.dynamicImports;
  if (!parts) throw new Error(`The build's manifest has no ${nextPage} with parts that it loads.`);
  const { modules } = assetsOf(manifest);
  return [...new Set(parts.flatMap((part) => modules[part] ?? []))];
}

/** Number of script files in the whole build, and for the first route change. */
export function countScriptFiles(storefront: string): ScriptFiles {
  const manifest = readManifest(storefront);
  const files = Object.values(manifest).map(({ file }) => file);
  return {
    build: new Set(files.filter((file) => file.endsWith('.js'))).size,
    routeChange: listNextPageFiles(manifest).length,
  };
}

/** Transferred bytes of a file: brotli at the build's quality. */
function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(file), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).byteLength;
}

const readManifest = (storefront: string) =>
  JSON.parse(readFileSync(join(storefront, 'dist/client/.vite/manifest.json'), 'utf8')) as ViteManifest;

/** Names built files by their source, if they have one. */
export function readSources(storefront: string): (file: string) => string {
  const sources = new Map(Object.entries(readManifest(storefront)).map(([source, { file }]) => [file, source]));
  return (file) => sources.get(file.replace(/^.*(?=assets\/)/, '')) ?? file;
}

/** Script of each route's first load, in bytes of brotli, heaviest first. */
export function measureScripts(storefront: string): { route: string; bytes: number }[] {
  const client = join(storefront, 'dist/client');
  const manifest = readManifest(storefront);
  const routeTable = readFileSync(join(storefront, 'src/routes/routes.tsx'), 'utf8');
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? brotliSize(join(client, file));
    sizes.set(file, size);
    return size;
  };
  return listRouteScripts(manifest, routeTable)
    .map(({ route, files }) => ({ route, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) }))
    .toSorted((one, other) => other.bytes - one.bytes);
}
