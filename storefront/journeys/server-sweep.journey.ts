/**
 * Each page the server renders × each call it makes for it × each way a call can fail: what a visitor gets who runs no
 * script. What browsers ask for after that is the business of the pages’ own tests, and of fault-sweep.journey.ts.
 */
import { faultsOfPage } from './support/read-page.ts';
import type { Fault } from './support/sandbox-control.ts';
import { expect, test } from './support/world.ts';

test.use({ storeSettings: { env: { SERVICE_TIMEOUT_MS: '300', PAGE_BUDGET_MS: '1500' } } });

/** Of the house and of a store alike. */
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
  'status 500': { status: 500 },
  'a time-out': { delayMs: 60_000 },
  'a cut connection': { drop: 'request' },
  nonsense: { status: 200, body: [{ nonsense: true }] },
  'status 404': { status: 404 },
};

for (const [kind, effect] of Object.entries(kinds)) {
  test(`every page of the server stands whatever call of it meets ${kind} @desktop`, async ({ sandbox, world }) => {
    test.setTimeout(180_000);
    const open = async (path: string) => {
      const answer = await fetch(world.storeUrl + path, { redirect: 'manual' });
      return { status: answer.status, leadsTo: answer.headers.get('location'), html: await answer.text() };
    };
    const routesOf = new Map<string, string[]>();
    for (const path of routes) {
      // A busy machine may keep a service longer than the server waits for it: then the page is asked for again.
      await expect(async () => {
        await sandbox.send('DELETE', 'calls');
        const { status, html } = await open(path);
        expect([path, status, faultsOfPage(html)]).toEqual([path, path === 'a/b/c' ? 404 : 200, []]);
        expect((await sandbox.calls()).filter((call) => call.status === null)).toEqual([]);
      }).toPass({ timeout: 10_000 });
      for (const call of await sandbox.calls()) {
        const name = `${call.method} ${call.service} ${call.path}`;
        routesOf.set(name, [...new Set([...(routesOf.get(name) ?? []), path])]);
      }
    }
    let combinations = 0;
    for (const [name, paths] of routesOf) {
      const [method = '', service = '', path = ''] = name.split(' ');
      await sandbox.fault({ service, method, path, times: 1000, ...effect });
      const answers = await Promise.all(paths.map(async (route) => ({ route, ...(await open(route)) })));
      await sandbox.clearFaults();
      for (const { route, status, leadsTo, html } of answers) {
        const where = `/${route} while ${name} meets ${kind}`;
        combinations += 1;
        // An offer without its content leads home (spec §2.1); so does a slug that is no store.
        if (status === 302 || status === 307) expect.soft(leadsTo, where).toMatch(/^\/(viaduto)?$/);
        else expect.soft([status < 500, ...faultsOfPage(html)], where).toEqual([true]);
      }
    }
    expect(routesOf.size).toBeGreaterThan(8);
    test.info().annotations.push({ type: 'combinations', description: String(combinations) });
  });
}
