import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compressSmall, compressWhole, decompressBrotli } from '../assets/compress.ts';
import type { Page } from '../contract.ts';
import { createPageStore, type PageStoreOptions, type Rendering } from './page-store.ts';

/** A response that may be sent to any visitor. */
interface ReadyResponse extends Pick<Page, 'status' | 'cookies'> {
  headers: Readonly<Record<string, string>>;
  /** None for a redirect. */
  body?: CompressedBody;
}

/** A rendered page. */
export interface ReadyPage extends ReadyResponse {
  /** Its loaded data; of stored pages only. */
  data?: ReadyResponse;
}

interface CompressedBody {
  /** Fast at first, and smaller once a rendering has repeated the page. */
  br: Buffer;
  /** Compressed with the first request that doesn't accept brotli. */
  gzip: () => Promise<Buffer>;
}

/** Size of both encodings, as a multiple of the first: gzip is up to a quarter larger. */
const roomForEncodings = 2.3;

export interface SharedPages {
  /** The stored page of a key, or one rendering shared by concurrent requests. */
  read(page: SharedPage): Promise<ReadyPage>;
  /** The data of a stored page, without waiting. A page that is not fresh is rendered for the next visitor. */
  readData(page: SharedPage): ReadyResponse | undefined;
  /** After a change of a read: its pages are rendered for the next visitor, and only replace a failed rendering. */
  expire(readKey: string): void;
  /** Drops every page. A rendering in progress is not stored. */
  purge(): void;
}

/** How a shared page is rendered. Everything else depends on the key alone. */
export interface SharedPage {
  key: string;
  /** @param onRead called with the key of each read */
  render: (onRead: (readKey: string) => void) => Promise<Page>;
  /** Headers of every response for this URL. */
  headersOf: (page: Page) => Record<string, string>;
}

const inSeconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);

/** Pages that are the same for everyone (docs/decisions/0022), stored in memory and cacheable in front of the store. */
export function createSharedPages(options: PageStoreOptions): SharedPages {
  let store = createPageStore<ReadyPage>(options);
  const [fresh, stale, fallback] = [options.freshInMs, options.staleInMs, options.fallbackInMs].map(inSeconds);
  const sharedCaching = `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${fallback}`;

  const makeSmaller = createShrinker();

  async function render(
    { render: renderPage, headersOf }: SharedPage,
    former: ReadyPage | undefined,
  ): Promise<Rendering<ReadyPage>> {
    const reads = new Set<string>();
    const page = await renderPage((readKey) => reads.add(readKey));
    const { status, cookies, html } = page;
    const isWhole = status === 200 && page.isComplete && cookies.length === 0;
    // A page that is not found never loads its data.
    const kind = isWhole ? 'shared' : page.isComplete || status === 404 ? 'own' : 'incomplete';
    const headers: Record<string, string> = {
      ...headersOf(page),
      ...page.headers,
      'cache-control': kind === 'shared' ? sharedCaching : 'private, no-store',
    };
    if (html.length === 0) return { page: { status, cookies, headers }, kind, reads, size: 0 };
    headers['vary'] = 'accept-encoding, cookie';
    headers['etag'] = tagOf(html);
    const repeated = former?.headers['etag'] === headers['etag'] ? former : undefined;
    if (repeated?.body) void makeSmaller(repeated.body, html);
    const body = repeated?.body ?? (await compressBody(html));
    // The same page has the same data.
    const data = isWhole ? (repeated?.data ?? (await readyData(page.data))) : undefined;
    const bytes = body.br.length + (data?.body?.br.length ?? 0);
    const size = Math.ceil(bytes * roomForEncodings) + JSON.stringify(headers).length;
    return { page: { status, cookies, headers, body, ...(data && { data }) }, kind, reads, size };
  }

  const readyData = async (text: Buffer): Promise<ReadyResponse> => ({
    status: 200,
    cookies: [],
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': sharedCaching,
      vary: 'accept-encoding',
      etag: tagOf(text),
    },
    body: await compressBody(text),
  });

  return {
    read: (page) => store.read(page.key, (former) => render(page, former)),
    // Without a cache there is never a page to be had: nothing is rendered in vain.
    readData: (page) =>
      options.freshInMs > 0 ? store.readReady(page.key, (former) => render(page, former))?.data : undefined,
    expire: (readKey) => store.expire(readKey),
    purge() {
      // Renderings in progress still write into the old map.
      store = createPageStore(options);
    },
  };
}

/** A weak tag, because it identifies the text in each of its encodings. */
const tagOf = (text: Buffer) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

async function compressBody(text: Buffer): Promise<CompressedBody> {
  const br = await compressWhole.br(text);
  let gzip: Promise<Buffer> | undefined;
  return { br, gzip: () => (gzip ??= decompressBrotli(br).then(compressWhole.gzip)) };
}

/**
 * Compresses a page once more, at a tenth of a second of a worker thread: 9 % smaller. It takes one page at a time, and
 * skips others until their next rendering.
 */
function createShrinker() {
  const finished = new WeakSet<CompressedBody>();
  let isBusy = false;
  return async (body: CompressedBody, text: Buffer) => {
    if (isBusy || finished.has(body)) return;
    isBusy = true;
    try {
      body.br = await compressSmall(text);
      finished.add(body);
    } catch {
      // The larger encoding is still valid. The next rendering tries again.
    } finally {
      isBusy = false;
    }
  };
}

/** Sends a response in the encoding that the visitor accepts. */
export async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, cookies, body }: ReadyResponse,
) {
  reply.code(status).headers(headers);
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  if (body === undefined) return reply.send();
  // A cache with several variants lists all their tags (RFC 9110 §13.1.2).
  const isKnown = headers['etag'] !== undefined && request.headers['if-none-match']?.includes(headers['etag']);
  if (status === 200 && isKnown) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  if (request.method === 'HEAD') return reply.send();
  if (encoding === 'br') return reply.send(body.br);
  return reply.send(await (encoding ? body.gzip() : decompressBrotli(body.br)));
}
