import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import pidusage from 'pidusage';

/** Results of one kind of request. */
export interface PageRate {
  pagesPerSecond: number;
  slowestHundredthInMs: number;
  /** CPU time of all threads of the store's process. One core can send 1000 / this many pages a second. */
  processorTimeInMsPerPage: number;
}

export interface ServerLoad {
  stored: PageRate;
  rendered: PageRate;
  memoryInMegabytesAfter: { manyStored: number; twiceCapacity: number };
  /** New pages are requested at twice the rendering capacity, and a stored page 100 times a second. */
  twiceCapacity: { rejectedShare: number; storedShare: number; slowestStoredHundredthInMs: number };
}

const storedPages = 100_000;
const seconds = 10;
const clients = 16;
type Options = Omit<autocannon.Options, 'url'>;

/** Requests stored pages and pages that must be rendered, as fast as this process can read them. */
export async function measureServerLoad(storeUrl: string, processId: number): Promise<ServerLoad> {
  const { origin, pathname } = new URL(storeUrl);
  const send = (options: Options) =>
    autocannon({ url: origin, headers: { 'accept-encoding': 'br' }, timeout: 60, ...options });
  const storedPage = { path: `${pathname}ofertasvw/t-cross` };
  let pages = 0;
  // A unique colour makes each request a new page with the same layout.
  const pathOfNewPage = () => `${storedPage.path}?cor=c${pages++}`;
  const newPage: autocannon.Request = { setupRequest: (request) => ({ ...request, path: pathOfNewPage() }) };

  const measure = async (options: Options): Promise<PageRate> => {
    const before = await pidusage(processId);
    const result = await send({ connections: clients, ...options });
    const { ctime } = await pidusage(processId);
    if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} pages came to nothing.`);
    return {
      pagesPerSecond: result['2xx'] / result.duration,
      slowestHundredthInMs: result.latency.p99,
      processorTimeInMsPerPage: (ctime - before.ctime) / result['2xx'],
    };
  };
  const memory = async () => (await pidusage(processId)).memory / 1e6;

  // The first pages trigger JIT compilation of the server.
  await send({ connections: 4, amount: 200, requests: [newPage] });
  const rendered = await measure({ requests: [newPage], duration: seconds });
  const stored = await measure({ requests: [storedPage], amount: storedPages });
  const manyStored = await memory();
  const [newOnes, storedOnes] = await Promise.all([
    sendAtRate(() => origin + pathOfNewPage(), 2 * rendered.pagesPerSecond),
    sendAtRate(() => origin + storedPage.path, 100),
  ]);
  return {
    stored,
    rendered,
    memoryInMegabytesAfter: { manyStored, twiceCapacity: await memory() },
    twiceCapacity: {
      rejectedShare: newOnes.shareOf(503),
      storedShare: storedOnes.shareOf(200),
      slowestStoredHundredthInMs: storedOnes.slowestHundredthInMs,
    },
  };
}

/** Sends requests at a fixed rate, regardless of pending ones, like many visitors. */
async function sendAtRate(nextUrl: () => string, perSecond: number) {
  const sent = Array.from({ length: Math.round(perSecond * seconds) }, async (_, index) => {
    await wait((index / perSecond) * 1000);
    const from = performance.now();
    const response = await fetch(nextUrl(), { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    return { status: response.status, duration: performance.now() - from };
  });
  const answers = await Promise.all(sent);
  const durations = answers.map(({ duration }) => duration).toSorted((one, other) => one - other);
  return {
    shareOf: (wanted: number) => answers.filter(({ status }) => status === wanted).length / answers.length,
    slowestHundredthInMs: durations[Math.floor(durations.length * 0.99)] ?? 0,
  };
}
