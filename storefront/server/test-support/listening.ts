import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { readConfig, type StoreConfig } from '../config.ts';
import { services } from '../services/allow-list.ts';
import type { AssetManifest, Page, Render } from '../contract.ts';
import { createStoreServer, type StoreServerOptions } from '../create-server.ts';

/** A request that a service received. */
export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
}

export interface FakeService {
  url: string;
  received: ReceivedRequest[];
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A real HTTP server on a free port that replaces a service; it closes with the test. */
export async function startService(handler: Handler): Promise<FakeService> {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

/** Responds to every request with one JSON value. */
export function answerJson(value: unknown, status = 200): Handler {
  return (request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
}

/** A configuration whose services are all at one URL. */
export function testConfig(serviceUrl = 'http://127.0.0.1:9', overrides: Partial<StoreConfig> = {}): StoreConfig {
  const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://loja.exemplo.invalid' });
  const serviceUrls = Object.fromEntries(services.map((name) => [name, `${serviceUrl}/${name}`]));
  return {
    ...config,
    serviceUrls: serviceUrls as StoreConfig['serviceUrls'],
    paymentAuthUrl: `${serviceUrl}/auth/token`,
    ...overrides,
  };
}

export const noAssets: AssetManifest = { entry: 'assets/entry.js', entryImports: [], css: [], modules: {}, files: {} };

/** A page with this text. */
export type PageFacts = Partial<Omit<Page, 'html' | 'data'>> & { html?: string; data?: string };

/** A complete page as the application renders it, with its content type. */
export const aPage = ({
  html = '<!doctype html><title>Página</title>',
  data = '{}',
  ...facts
}: PageFacts = {}): Page => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  cookies: [],
  html: Buffer.from(html),
  data: Buffer.from(data),
  inline: { scripts: [], styles: [] },
  isComplete: true,
  ...facts,
});

export const blankPage: Render = async () => aPage();

/** The store's server on a free port; it closes with the test. */
export async function startStore(
  config: StoreConfig,
  options: Partial<StoreServerOptions> = {},
): Promise<{ url: string; app: FastifyInstance }> {
  const app = createStoreServer(config, { render: blankPage, assets: noAssets, ...options });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  return { url, app };
}
