import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder on localhost only, on a free port. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(({ url = '/' }, answer) => {
    const path = join(folder, normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)));
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
      answer.writeHead(404).end();
      return;
    }
    const type = types[extname(path)] ?? 'application/octet-stream';
    answer.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
    createReadStream(path).pipe(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
