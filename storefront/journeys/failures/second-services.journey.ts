/**
 * The store with services of another operator: other URLs, ids with letters, and none of our additional fields.
 */
import { endChildren } from '../../../scripts/processes/children.ts';
import { findFreePorts } from '../../../scripts/processes/ports.ts';
import { startStore, storeUrl } from '../../../scripts/processes/services.ts';
import { PageProblems } from '../support/browser/page-problems.ts';
import { faultsOfPage } from '../support/checks/read-page.ts';
import { startSecondServices } from '../support/servers/second-services.ts';
import { expect, test } from '../support/world.ts';

const pages: readonly (readonly [path: string, status: number, says: string])[] = [
  ['', 200, 'Outro'],
  ['ofertasvw/outro', 200, 'Outro'],
  ['faq', 200, 'Como?'],
  ['clientes', 200, 'Tudo'],
  ['termos-de-uso', 200, 'Só isto.'],
  ['condicoes-legais', 200, 'Condições'],
  ['calculadoracomparativa', 200, ''],
  ['calculadora', 200, ''],
  ['comparar?ofertas=outro', 200, ''],
  ['concessionaria', 200, ''],
  ['ofertasvw/outro/assinar/entrar', 200, ''],
  ['conta/status-pedido', 200, ''],
  ['conta/plano', 200, ''],
  ['conta/minha-conta', 200, ''],
  ['outra-loja', 200, 'Outra loja'],
  ['outra-loja/faq', 200, 'Como?'],
];

test(
  'every page works with other services, without our additional fields, and an order with letters in its id is placed',
  { tag: '@desktop' },
  async ({ browser }) => {
    const services = await startSecondServices();
    const [port = 0, sandboxPort = 0, cardPort = 0] = await findFreePorts(3);
    const place = {
      port,
      sandbox: { port: sandboxPort, cardPort },
      env: { ...services.env, PAGE_BUDGET_MS: '60000', PAGE_TIMEOUT_MS: '600000' },
    };
    const store = startStore(place);
    await store.ready;
    const home = storeUrl(place);
    for (const [path, status, says] of pages) {
      await test.step(`/${path}`, async () => {
        const answer = await fetch(home + path, { redirect: 'manual' });
        const html = await answer.text();
        expect([answer.status, ...faultsOfPage(html)]).toEqual([status]);
        expect(html.includes(says), says).toBe(true);
      });
    }

    const context = await browser.newContext({ baseURL: home, locale: 'pt-BR' });
    await context.addCookies([
      { name: 'consent', value: 'denied', url: home },
      { name: 'signdrive', value: '1', url: home },
    ]);
    const problems = new PageProblems(context);
    problems.ignore(/Failed to load resource: .* 404/);
    const page = await context.newPage();
    await page.goto('faq');
    await page.evaluate(() => {
      localStorage.setItem('id', 'usr-2c');
      localStorage.setItem('token', 'tok');
    });
    await page.goto('conta/status-pedido');
    const card = page.getByRole('article', { name: 'Base 1.0' });
    await expect(card.getByText('Aguardando assinatura de contrato').first()).toBeVisible();
    await expect(card).toContainText('ord-7F');
    // Once all requests are answered, missing content can't arrive any more.
    await page.waitForLoadState('networkidle');
    for (const absent of ['Mensalidades', 'Documentos'])
      await expect(card.getByText(absent, { exact: true })).toHaveCount(0);
    await page.goto('ofertasvw/outro');
    await expect(page.getByText(/1\.500,00/).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('body')).not.toContainText(/undefined|NaN|\[object|Invalid Date/);
    expect(problems.faults(), 'what the pages complained about').toEqual([]);
    await context.close();
    await endChildren([store.child]);
    await services.close();
  },
);
