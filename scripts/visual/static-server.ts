import { createReadStream, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { serveLocally, type LocalServer } from '../processes/local-server.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder. */
export function serveFolder(folder: string): Promise<LocalServer> {
  return serveLocally(({ url = '/' }, answer) => {
    const path = join(folder, normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)));
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
      answer.writeHead(404).end();
      return;
    }
    const type = types[extname(path)] ?? 'application/octet-stream';
    answer.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
    createReadStream(path).pipe(answer);
  });
}
