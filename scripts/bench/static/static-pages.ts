import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { serveLocally } from '../../processes/local-server.ts';

const fileOf = (name: string) => new URL(name, import.meta.url);
const fontFile = new URL('../../../design-system/src/foundations/fonts/archivo.woff2', import.meta.url);

/** A page by hand: its rules are inline, like the store's. */
export function readStaticPage(name: string): string {
  const rules = readFileSync(fileOf('pages.css'), 'utf8');
  return readFileSync(fileOf(`${name}.html`), 'utf8').replace(
    /<link rel="stylesheet" href="pages.css" ?\/?>/,
    () => `<style>${rules}</style>`,
  );
}

/**
 * Serves hand-written pages of the store's content, with the store's font and pictures. Unlike a copy of the store's
 * pages, they don't become heavier with them.
 */
export async function serveStaticPages(storeUrl: string, names: readonly string[]) {
  const pages = new Map(names.map((name) => [`/${name}`, brotliCompressSync(readStaticPage(name))]));
  const { origin, close } = await serveLocally(async ({ url: path = '/' }, response) => {
    const page = pages.get(path);
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
      return;
    }
    if (path === '/archivo.woff2') {
      response.writeHead(200, { 'content-type': 'font/woff2' }).end(readFileSync(fontFile));
      return;
    }
    const picture = await fetch(storeUrl + path.slice(1));
    response.writeHead(picture.status, { 'content-type': picture.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await picture.arrayBuffer()));
  });
  return { url: (name: string) => `${origin}/${name}`, close };
}
