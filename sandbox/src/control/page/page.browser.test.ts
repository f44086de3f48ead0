import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HomeResponse } from '../../../contract/content.ts';
import { chromiumFlags, findChromium } from '../../../../scripts/processes/browser.ts';
import { startSandboxForFile } from '../../test-support/sandbox.ts';

const context = startSandboxForFile();
const { content, vehicle, control } = context;
let browser: Browser;
let visit: BrowserContext;
let page: Page;
let faults: string[];

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
});
afterAll(() => browser.close());
beforeEach(async () => {
  await control('POST', '/reset', { scenario: 'default' });
  visit = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1024, height: 800 } });
  page = await visit.newPage();
  faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(`${context.sandbox.url}/_sandbox`);
});
afterEach(async () => {
  await visit.close();
  if (faults.length > 0) throw new Error(`The page failed: ${faults.join('; ')}`);
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const isSaid = (text: string) => page.getByRole('status').getByText(text).waitFor();
const home = async () => (await content<HomeResponse>('/')).body.acf;

describe('a person at the control page', () => {
  test('changes the world by keyboard, with the result announced and focus kept', async () => {
    await page.getByRole('radio', { name: /Preço mudou/ }).press('Space');
    await press('Trocar de mundo');
    await isSaid('Mundo trocado.');
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('world-change');
    expect(await page.getByRole('radio', { name: /Preço mudou \(agora\)/ }).isChecked()).toBe(true);
  });

  test('moves the clock to a time of São Paulo', async () => {
    await press('Parar o relógio');
    await isSaid('O relógio parou.');
    await page.getByLabel('Ir para').fill('2027-01-31T10:00');
    await press('Acertar');
    await isSaid('Relógio acertado.');
    await press('Adiantar 7 dias');
    await isSaid('Relógio adiantado em 7 dias.');
    expect((await control('GET', '/clock')).body).toEqual({ now: '2027-02-07T13:00:00.000Z', isFrozen: true });
  });

  test('adds a fault that the next call gets, and sees that call', async () => {
    await page.getByRole('combobox', { name: 'Serviço', exact: true }).selectOption('vehicle');
    await page.getByLabel('Responder com o status').fill('503');
    await press('Criar falha');
    await isSaid('Falha criada.');
    expect(await page.getByRole('cell', { name: 'responde 503' }).count()).toBe(1);
    expect((await vehicle('/application')).status).toBe(503);
    await press('Atualizar');
    await isSaid('Lista atualizada.');
    expect(await page.getByRole('row', { name: /GET vehicle\/application 503/ }).count()).toBe(1);
  });

  test('gets the reason announced if a fault without effect was rejected', async () => {
    await press('Criar falha');
    await isSaid('Não deu certo: a fault needs status, delayMs or drop');
    // The browser itself reports the rejected request.
    expect(faults.splice(0)).toEqual([expect.stringContaining('400')]);
  });

  test('moves an order and rejects a document', async () => {
    await control('POST', '/scenario', { name: 'order-in-analysis' });
    await page.reload();
    await page.getByText(/^Pedido 480112/).click();
    await page.getByLabel('Nova situação').selectOption({ label: 'Crédito reprovado (7)' });
    await press('Mudar situação');
    await isSaid('Pedido 480112: situação mudada.');
    await page.getByText('Pedido 480112, de clara@exemplo.com.br: Crédito reprovado (7)').waitFor();
    await press('Reprovar CNH, verso');
    await isSaid('Reprovar CNH, verso: feito.');
    const refused = page.getByRole('row', { name: /CNH, verso.*Reprovado/ });
    await refused.waitFor();
    expect(await refused.count()).toBe(1);
  });

  test('adds a thirteenth car', async () => {
    await page.getByLabel('Nome', { exact: true }).fill('Carro Treze');
    await page.getByLabel(/^Endereço/).fill('carro-treze');
    await page.getByLabel(/^Mensalidade/).fill('1500');
    await page.getByRole('checkbox', { name: 'Elétrico', exact: true }).check();
    await press('Acrescentar carro');
    await isSaid('Carro acrescentado.');
    const offers = (await vehicle<{ offers: object[] }>('/vehicles/rentals/offers')).body.offers;
    expect(offers.at(-1)).toMatchObject({ slug: 'carro-treze', isElectric: true });
  });

  test('edits a text, hides a section, repeats and removes an item', async () => {
    await page.getByRole('link', { name: 'Carro por assinatura' }).click();
    await page.locator('[id="field-acf.banner.title"]').fill('Título <b>novo</b>');
    await press('Guardar');
    await isSaid('Texto guardado.');
    expect((await home()).banner?.title).toBe('Título <b>novo</b>');

    await press('Esconder Passos');
    await isSaid('Passos: escondida.');
    expect(await home()).not.toHaveProperty('steps');

    const questions = (await home()).faq?.items.length ?? 0;
    await page.locator('[id="copy-acf.faq.items.0"]').click();
    await isSaid('Item repetido.');
    expect((await home()).faq?.items).toHaveLength(questions + 1);
    await page.locator('[id="remove-acf.faq.items.0"]').click();
    await isSaid('Item removido.');
    expect((await home()).faq?.items).toHaveLength(questions);
  });
});

test.each(['/_sandbox', '/_sandbox/content-form/home/home'])(
  '%s has no accessibility violation and no horizontal scroll at 320 px',
  async (path) => {
    await control('POST', '/scenario', { name: 'documents-rejected' });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(context.sandbox.url + path);
    await page.evaluate("document.querySelectorAll('#orders details').forEach((order) => { order.open = true; })");
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  },
);
