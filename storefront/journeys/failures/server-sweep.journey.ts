/**
 * Each server-rendered page × each of its calls × each kind of failure: the response for a visitor without script. The
 * pages' tests and fault-sweep.journey.ts cover the browser's own calls.
 */
import { markupFaults } from '../support/checks/markup.ts';
import { faultsOfPage } from '../support/checks/read-page.ts';
import { visitHeader, type Fault } from '../support/servers/sandbox-control.ts';
import type { World } from '../support/servers/open-world.ts';
import { expect, test } from '../support/world.ts';

// Enough for the two retries of a failed read, so that most pages show the failure instead of a skeleton, also with
// many pages open at once.
test.use({ storeSettings: { env: { PAGE_BUDGET_MS: '2500', RENDER_LIMIT: '100' } } });
test.describe.configure({ mode: 'default' });

/** Calls of the house and of partner stores. */
const shared = [
  '',
  'ofertasvw/t-cross?utm_source=a&utm_medium=b&utm_campaign=c',
  'ofertasvw/t-cross/assinar/entrar',
  'comparar?ofertas=t-cross,polo',
  'faq',
  'clientes',
  'calculadoracomparativa',
  'politica-de-cookies',
  'politica-de-privacidade',
  'portal-do-titular',
  'termos-de-uso',
  'condicoes-legais',
  'conta/status-pedido',
  'conta/plano',
  'conta/minha-conta',
];
const routes = [
  ...shared,
  'calculadora',
  'concessionaria?uf=SP',
  'reset-password',
  'confirm-email/um-token',
  'a/b/c',
  ...shared.map((path) => `viaduto/${path}`.replace(/\/$/, '')),
];

const kinds: Record<string, Partial<Fault>> = {
  'is answered 500': { status: 500 },
  'gets no answer': { delayMs: 600_000 },
  'loses its connection': { drop: 'request' },
  'is answered nonsense': { status: 200, body: [{ nonsense: true }] },
  'is answered 404': { status: 404 },
};

/** Number of pages open at once, because most of them wait for a back-off. */
const openAtOnce = 60;

/** Runs the work for every item, at most `openAtOnce` at a time. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = items.values();
  await Promise.all(
    Array.from({ length: openAtOnce }, async () => {
      for (const item of left) await work(item);
    }),
  );
}

async function open({ storeUrl }: World, route: string, visit: string) {
  const response = await fetch(storeUrl + route, { redirect: 'manual', headers: { [visitHeader]: visit } });
  return { status: response.status, leadsTo: response.headers.get('location'), html: await response.text() };
}

type Combination = Pick<Fault, 'service' | 'path'> & { method: string; route: string };
let combinations: readonly Combination[] = [];

// Every page is complete and valid HTML while its services work; its calls are recorded.
test.beforeAll(async ({ world }) => {
  const found: Combination[] = [];
  for (const route of routes) {
    const visit = `healthy /${route}`;
    const { status, html } = await open(world, route, visit);
    const faults = [...faultsOfPage(html), ...(await markupFaults(html))];
    expect([route, status, faults]).toEqual([route, route === 'a/b/c' ? 404 : 200, []]);
    const calls = await world.sandbox.ofVisit(visit).calls();
    const names = calls.map(({ service, method, path }) => JSON.stringify({ service, method, path }));
    found.push(...[...new Set(names)].map((name) => ({ ...(JSON.parse(name) as Omit<Combination, 'route'>), route })));
  }
  expect(new Set(found.map(({ service, path }) => service + path)).size).toBeGreaterThan(8);
  combinations = found;
});

for (const [kind, effect] of Object.entries(kinds)) {
  test(`every page is complete while any of its calls ${kind}`, { tag: '@desktop' }, async ({ world }) => {
    await forEach(combinations, async ({ route, service, method, path }) => {
      const where = `/${route} while ${method} ${service}${path} ${kind}`;
      await world.sandbox.ofVisit(where).fault({ service, method, path, times: 1000, ...effect });
      const { status, leadsTo, html } = await open(world, route, where);
      // An offer without its content leads home (spec §2.1); so does a slug without a store.
      if (status === 302 || status === 307) expect.soft(leadsTo, where).toMatch(/^\/(viaduto)?$/);
      else expect.soft([status < 500, ...faultsOfPage(html)], where).toEqual([true]);
    });
  });
}
