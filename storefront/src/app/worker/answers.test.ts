import { expect, test } from 'vitest';
import type { SeenRecord } from '#/shared/storage/last-seen.ts';
import { createWorkerAnswers, type WorkerPorts } from './answers.ts';

/** Caches of a browser, with one network that a test can disconnect. */
function aDevice() {
  const stores = new Map<string, Map<string, string>>();
  const network = { isThere: true, asked: [] as string[] };
  const fetch = async (request: Request | string) => {
    const url = typeof request === 'string' ? request : request.url;
    network.asked.push(url);
    if (!network.isThere) throw new TypeError('Failed to fetch');
    return new Response(`network ${url}`);
  };
  const caches = {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, string>();
      stores.set(name, store);
      return {
        addAll: async (urls: string[]) => {
          const answers = await Promise.all(urls.map(async (url) => [url, await (await fetch(url)).text()] as const));
          for (const [url, text] of answers) store.set(url, text.replace('network', 'kept'));
        },
        match: async (url: string) => (store.has(url) ? new Response(store.get(url)) : undefined),
      };
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  } as unknown as WorkerPorts['caches'];
  return { stores, network, fetch, caches };
}

const scope = 'https://loja.example/pre/';
const seen: SeenRecord[] = [
  {
    version: 1,
    section: 'offers',
    title: 'Polo <script>x()</script>',
    detail: 'R$ 1.990,00/mês em 24 meses',
    path: 'ofertasvw/polo?cor=0123&prazo="24',
    seenAt: Date.UTC(2026, 10, 18, 13, 12),
  },
];

function aWorker(device = aDevice(), changes: Partial<WorkerPorts> = {}) {
  const { fetch, caches } = device;
  const release = { id: 'one', files: ['assets/entry-1.js', 'assets/base-1.css'], stylesheet: 'assets/base-1.css' };
  const answers = createWorkerAnswers({ release, scope, caches, fetch, readSeen: async () => seen, ...changes });
  const ask = (path: string, mode: RequestMode = 'navigate', method = 'GET') =>
    answers.answer({ url: scope + path, mode, method });
  return { ...answers, ask, ...device };
}

test('the files of a release are cached and served without the network', async () => {
  const { install, ask, network } = aWorker();
  await install();
  network.isThere = false;
  expect(await (await ask('assets/entry-1.js', 'cors'))?.text()).toBe(`kept ${scope}assets/entry-1.js`);
});

test.each([
  ['api/vehicle/vehicles/rentals/offers', 'cors', 'GET'],
  ['api/fleet/orders', 'cors', 'POST'],
  ['assets/entry-0.js', 'cors', 'GET'],
  ['', 'navigate', 'POST'],
] as const)('%s (%s, %s) is not handled', async (path, mode, method) => {
  const { install, ask } = aWorker();
  await install();
  expect(ask(path, mode, method)).toBeUndefined();
});

test('a page comes from the server each time and is never cached', async () => {
  const { install, ask, network, stores } = aWorker();
  await install();
  for (const _ of [1, 2]) expect(await (await ask('conta/plano'))?.text()).toBe(`network ${scope}conta/plano`);
  expect(network.asked.filter((url) => url.endsWith('conta/plano'))).toHaveLength(2);
  expect([...stores.values()].flatMap((store) => [...store.keys()])).toEqual([
    `${scope}assets/entry-1.js`,
    `${scope}assets/base-1.css`,
  ]);
});

test('without a network the page shows a message, lists the viewed cars with their times, and runs no script', async () => {
  const { ask, network } = aWorker();
  network.isThere = false;
  const answer = await ask('ofertasvw/tera?a="><b');
  const html = (await answer?.text()) ?? '';
  expect(answer?.status).toBe(503);
  expect(answer?.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(html).toContain('<h1>Você está sem conexão</h1>');
  expect(html).toContain('href="/pre/ofertasvw/tera?a=%22%3E%3Cb"');
  expect(html).toContain('Polo &lt;script&gt;x()&lt;/script&gt;');
  expect(html).toContain('href="/pre/ofertasvw/polo?cor=0123&amp;prazo=&quot;24"');
  expect(html).toMatch(/visto em 18\u00a0nov\u00a02026, 10:12/);
  expect(html).not.toContain('<script');
});

test('a URL with a one-time token is not repeated on the page', async () => {
  const { ask, network } = aWorker();
  network.isThere = false;
  expect(await (await ask('reset-password/segredo'))?.text()).not.toContain('segredo');
});

test('without a network and without viewed cars, or with a failing database, the page still opens', async () => {
  const device = aDevice();
  device.network.isThere = false;
  const { ask } = aWorker(device, { readSeen: () => Promise.reject(new Error('blocked')) });
  const html = (await (await ask(''))?.text()) ?? '';
  expect(html).toContain('Você está sem conexão');
  expect(html).not.toContain('<ul>');
});

test('a new release deletes the files of the former one, and no files of another site on the origin', async () => {
  const device = aDevice();
  await aWorker(device).install();
  await aWorker(device, { scope: 'https://loja.example/' }).install();
  const release = { id: 'two', files: ['assets/entry-2.js'] };
  const next = aWorker(device, { release });
  await next.install();
  await next.activate();
  expect([...device.stores.keys()]).toEqual(['signdrive-assets-/one', 'signdrive-assets-/pre/two']);
});

test('a release with a file that fails to load is not installed', async () => {
  const { install, network } = aWorker();
  network.isThere = false;
  await expect(install()).rejects.toThrow('Failed to fetch');
});
