import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { serveLocally } from '../../processes/local-server.ts';

interface Fetched {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface StaticCopy {
  /** URL of the copy of a path. */
  url: (path: string) => string;
  close: () => Promise<void>;
}

const encoders = { br: brotliCompressSync, gzip: gzipSync };
const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
const keptHeaders = ['content-type', 'content-encoding', 'cache-control', 'vary'];

/** The same markup and styles without scripts and their preloads. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*\brel="?modulepreload"?[^>]*>/gi, '')
    .replaceAll(/<link\b(?=[^>]*\bas="?script"?)[^>]*>/gi, '');
}

/**
 * Serves pages of a store without their scripts, from memory, with the store's compression, as the baseline of the
 * measurements.
 * @param cookie the visitor's cookies; a page depends on some of them
 */
export async function serveStaticCopy(storeOrigin: string, cookie?: string): Promise<StaticCopy> {
  const kept = new Map<string, Promise<Fetched>>();
  const keep = (path: string) => {
    const fetched = kept.get(path) ?? fetchRaw(new URL(path, storeOrigin), cookie).then(stripPage);
    kept.set(path, fetched);
    return fetched;
  };
  const { origin, close } = await serveLocally(async (request, response) => {
    const { status, headers, body } = await keep(request.url ?? '/');
    for (const name of keptHeaders) {
      const value = headers[name];
      if (value) response.setHeader(name, value);
    }
    response.writeHead(status, { 'content-length': body.byteLength }).end(body);
  });
  return { url: (path) => origin + path, close };
}

function fetchRaw(url: URL, cookie: string | undefined): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br, gzip', ...(cookie && { cookie }) } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

function stripPage(fetched: Fetched): Fetched {
  if (!fetched.headers['content-type']?.startsWith('text/html')) return fetched;
  const encoding = fetched.headers['content-encoding'];
  if (encoding !== 'br' && encoding !== 'gzip') {
    return { ...fetched, body: Buffer.from(withoutScripts(fetched.body.toString('utf8'))) };
  }
  const html = withoutScripts(decoders[encoding](fetched.body).toString('utf8'));
  return { ...fetched, body: encoders[encoding](html) };
}
