import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Enough time for a browser to paint the piece before. */
const frameMs = 20;

/** Characters of the smallest piece: some tags and their text. */
const pieceLength = 100;

/** Splits HTML after closing tags. */
function piecesOf(html: string): string[] {
  const pieces: string[] = [];
  for (const part of html.split(/(?<=<\/\w+>)(?=<)/)) {
    const last = pieces.length - 1;
    if ((pieces[last]?.length ?? pieceLength) < pieceLength) pieces[last] += part;
    else pieces.push(part);
  }
  return pieces;
}

/** A store behind a slow line: pages arrive in pieces, everything else at once. Call `close` at the end. */
export async function openStreamedStore(storeUrl: string) {
  const server = createServer((request, response) => {
    void (async () => {
      const { host: _, ...sent } = request.headers;
      const answer = await fetch(new URL(request.url ?? '', storeUrl), {
        headers: Object.entries(sent).map(([name, value]): [string, string] => [name, String(value)]),
        redirect: 'manual',
      });
      const responseHeaders = [...answer.headers].filter(
        ([name]) => !/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name),
      );
      response.writeHead(answer.status, responseHeaders.flat());
      if (!answer.headers.get('content-type')?.startsWith('text/html')) {
        response.end(Buffer.from(await answer.arrayBuffer()));
        return;
      }
      for (const piece of piecesOf(await answer.text())) {
        response.write(piece);
        await pause(frameMs);
      }
      response.end();
    })();
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
