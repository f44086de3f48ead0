import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  origin: string;
  close: () => Promise<void>;
}

type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Serves on localhost only, on a free port. An error of `respond` is a response with status 502. */
export async function serveLocally(respond: Respond): Promise<LocalServer> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => respond(request, response);
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
