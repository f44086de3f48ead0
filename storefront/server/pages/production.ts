import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assetsOf, type ViteManifest } from '../assets/asset-manifest.ts';
import type { AssetManifest, ListedPages, ReadRequestedPage, Render } from '../contract.ts';
import type { StoreServerOptions } from '../create-server.ts';
import { MissingBuildError } from '../startup-error.ts';

/**
 * Loads the build in `dist`.
 * @param directory folder with `client` and `server`
 * @throws {MissingBuildError} without a build
 */
export async function loadBuild(
  directory: string,
): Promise<
  Required<
    Pick<
      StoreServerOptions,
      'requestedPage' | 'listedPages' | 'render' | 'assets' | 'clientDirectory' | 'serviceWorker'
    >
  >
> {
  const clientDirectory = join(directory, 'client');
  const manifest = await readFile(join(clientDirectory, '.vite/manifest.json'), 'utf8').catch((error: unknown) => {
    throw new MissingBuildError(directory, { cause: error });
  });
  const entry = pathToFileURL(join(directory, 'server/entry-server.js')).href;
  const { requestedPage, listedPages, render } = (await import(entry)) as {
    requestedPage: ReadRequestedPage;
    listedPages: ListedPages;
    render: Render;
  };
  const assets = assetsOf(JSON.parse(manifest) as ViteManifest);
  const serviceWorker = await readFile(join(directory, 'worker/service-worker.js'), 'utf8').catch((error: unknown) => {
    throw new MissingBuildError(directory, { cause: error });
  });
  return {
    requestedPage,
    listedPages,
    render,
    assets: {
      ...assets,
      inlineCss: await readStyles(clientDirectory, assets.css),
      sheets: await readSheets(clientDirectory, assets.sheets),
    },
    clientDirectory,
    serviceWorker,
  };
}

/** The style sheets as one inline text; its URLs start at the base path. */
async function readStyles(clientDirectory: string, paths: readonly string[]): Promise<string> {
  const sheets = paths.map(async (path) => {
    const text = await readFile(join(clientDirectory, path), 'utf8');
    return text.replaceAll('url(./', `url(${dirname(path)}/`);
  });
  return (await Promise.all(sheets)).join('');
}

/** The component sheet of each script, with the class names before its rules (`static-styles/plugin.ts`). */
async function readSheets(
  clientDirectory: string,
  sheets: Readonly<Record<string, string>>,
): Promise<NonNullable<AssetManifest['sheets']>> {
  const read = Object.entries(sheets).map(async ([script, file]) => {
    const text = await readFile(join(clientDirectory, file), 'utf8');
    return [script, { file, names: [...text.matchAll(/^\/\*(.*?)\*\//gm)].map(([, name = '']) => name) }] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
