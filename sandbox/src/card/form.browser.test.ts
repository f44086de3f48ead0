import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type FrameLocator, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SessionResponse } from '../../contract/payment.ts';
import { chromiumFlags, findChromium } from '../../../scripts/processes/browser.ts';
import { createSandbox, type Sandbox } from '../server.ts';
import { requestPaymentToken, send } from '../test-support/sandbox.ts';

let browser: Browser;
let store: Server;
let sandbox: Sandbox;
let visit: BrowserContext;
let page: Page;
let form: FrameLocator;
let faults: string[];

/** A page of the store with only the frame and a list of its messages. */
const storePage = `<!doctype html><html lang="pt-BR"><title>Loja</title><main><h1>Loja</h1>
<iframe title="Cartão" width="100%" height="900"></iframe><button>Depois</button></main>
<script>window.told = []; addEventListener('message', ({ origin, data }) => told.push({ origin, data }))</script>`;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  store = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(storePage);
  });
  await new Promise<void>((resolve) => store.listen(0, 'localhost', resolve));
  sandbox = await createSandbox({ port: 0, cardPort: 0, storeUrl: `http://localhost:${portOf(store)}/` });
});
afterAll(async () => {
  await browser.close();
  store.close();
  await sandbox.close();
});

beforeEach(async () => {
  visit = await browser.newContext({ locale: 'pt-BR', viewport: { width: 400, height: 1000 } });
  page = await visit.newPage();
  form = page.frameLocator('iframe');
  faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
});
afterEach(async () => {
  await visit.close();
  if (faults.length > 0) throw new Error(`The page failed: ${faults.join('; ')}`);
});

async function newSession(): Promise<string> {
  const { access_token: token } = (await (await requestPaymentToken(sandbox)).json()) as { access_token: string };
  const { body } = await send<SessionResponse>(
    `${sandbox.serviceUrl('payment')}/payments/sessions`,
    'POST',
    { document: '52998224725', value: 0 },
    { authorization: `Bearer ${token}` },
  );
  return body.id;
}

/** Opens the form in the store's page, as the store does. */
async function openForm({ session = '', host = 'localhost' } = {}): Promise<string> {
  const id = session || (await newSession());
  await page.goto(`http://${host}:${portOf(store)}/`);
  const url = `${sandbox.cardUrl}/form?radius=1rem#${new URLSearchParams({ session: id, nonce: 'n-1' }).toString()}`;
  await page.locator('iframe').evaluate((frame, src) => frame.setAttribute('src', src), url);
  return id;
}
const fill = async ({
  number = '4111 1111 1111 1111',
  expiry = '12/39',
  cvc = '737',
  holder = 'CLARA EXEMPLO',
} = {}) => {
  await form.getByLabel('Número do cartão').fill(number);
  await form.getByLabel('Validade').fill(expiry);
  await form.getByLabel('Código de segurança').fill(cvc);
  await form.getByLabel('Nome no cartão').fill(holder);
};
const save = () => form.getByRole('button', { name: 'Salvar cartão' }).press('Enter');
const heading = (name: string) => form.getByRole('heading', { name }).waitFor();
type Told = { origin: string; data: { kind: string; nonce: string; event: { type: string } } };
const told = () => page.evaluate<Told[]>('window.told');
const events = async () => (await told()).map(({ data }) => data.event.type).filter((type) => type !== 'resized');

describe('the hosted form', () => {
  test('accepts a card by keyboard, and reports its progress to the store without the typed values', async () => {
    await openForm();
    await form.getByLabel('Número do cartão').click();
    for (const typed of ['4111111111111111', '1239', '737', 'CLARA EXEMPLO']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    expect(await form.getByLabel('Número do cartão').inputValue()).toBe('4111 1111 1111 1111');
    expect(await form.getByLabel('Validade').inputValue()).toBe('12/39');
    await page.keyboard.press('Enter');
    await heading('Cartão aceito');
    await expect.poll(events).toEqual(['ready', 'sent', 'answered']);
    const heard = await told();
    expect(new Set(heard.map(({ origin }) => origin))).toEqual(new Set([sandbox.cardUrl]));
    expect(new Set(heard.map(({ data }) => data.nonce))).toEqual(new Set(['n-1']));
    expect(JSON.stringify(heard)).not.toMatch(/4111|12.?39|737|CLARA/);
  });

  test.each([
    ['1/39', '01/39'],
    ['1/2039', '01/39'],
    ['12 / 2039', '12/39'],
    ['1239', '12/39'],
  ])('formats the expiry date %s, typed or pasted, as %s', async (text, written) => {
    await openForm();
    const expiry = form.getByLabel('Validade');
    await expiry.click();
    await expiry.pressSequentially(text);
    expect(await expiry.inputValue()).toBe(written);
    await expiry.fill(text);
    expect(await expiry.inputValue()).toBe(written);
  });

  test("sends no message to another window, which can't frame it either", async () => {
    // 127.0.0.1 is the same server under another origin.
    await openForm({ host: '127.0.0.1' }).catch(() => undefined);
    await expect.poll(() => faults.length).toBeGreaterThan(0);
    expect(faults.join()).toMatch(/frame-ancestors|refused to connect|ERR_BLOCKED_BY_RESPONSE/i);
    faults = [];
    expect(await told()).toEqual([]);
  });

  test('stores nothing in the browser: no cookie, no storage', async () => {
    await openForm();
    await fill();
    await save();
    await heading('Cartão aceito');
    expect(await visit.cookies()).toEqual([]);
    expect((await visit.storageState()).origins).toEqual([]);
  });

  test('shows an error at each empty field and focuses the first', async () => {
    await openForm();
    await form.getByLabel('Número do cartão').fill('4012888888881881');
    await save();
    await expect.poll(() => form.locator(':focus').getAttribute('id')).toBe('number');
    expect(await form.locator('.error span').allTextContents()).toEqual([
      'Use um dos cartões de teste da lista abaixo.',
      'Validade é obrigatória.',
      'Código de segurança é obrigatório.',
      'Nome no cartão é obrigatório.',
      '',
    ]);
    await form.getByLabel('Validade').fill('13/30');
    await form.getByLabel('Nome no cartão').fill('  ');
    await save();
    expect(await form.locator('#expiry-error').textContent()).toBe('Validade inválida. O formato deve ser MM/AA.');
    await form.getByLabel('Validade').fill('01/20');
    await save();
    expect(await form.locator('#expiry-error').textContent()).toBe('Este cartão venceu. Use outro.');
    await expect.poll(events).toEqual(['ready']);
  });

  test('requests the bank’s code from the holder, and continues there after a reload', async () => {
    const session = await openForm();
    await fill({ number: '4000000000003220' });
    await save();
    await heading('Confirme com o seu banco');
    await form.getByLabel('Código de confirmação').fill('000000');
    await form.getByRole('button', { name: 'Confirmar' }).press('Enter');
    await form.getByText('Código errado. Você ainda pode tentar 2 vezes.').waitFor();
    await openForm({ session });
    await heading('Confirme com o seu banco');
    await form.getByLabel('Código de confirmação').fill('123456');
    await form.getByRole('button', { name: 'Confirmar' }).press('Enter');
    await heading('Cartão aceito');
    await expect.poll(events).toEqual(['challenged', 'ready', 'sent', 'answered']);
  });

  test('keeps the input after a timeout, and a second try stores one card', async () => {
    await openForm();
    await fill();
    await page.route('**/card', (route) => route.abort());
    await save();
    await form.getByText('A resposta não chegou.').waitFor();
    expect(await form.getByLabel('Nome no cartão').inputValue()).toBe('CLARA EXEMPLO');
    await page.unroute('**/card');
    await save();
    await heading('Cartão aceito');
    faults = faults.filter((fault) => !fault.includes('ERR_FAILED'));
  });

  test.each([
    ['4000000000000002', 'Cartão recusado'],
    ['4000000000006009', 'Cartão enviado'],
  ])('ends with the result of %s', async (number, title) => {
    await openForm();
    await fill({ number });
    await save();
    await heading(title);
    await expect.poll(async () => (await events()).at(-1)).toBe('answered');
  });

  test('keeps each digit of a card number that a phone’s keyboard composes', async () => {
    await openForm();
    const number = form.getByLabel('Número do cartão');
    await number.click();
    const keyboard = await visit.newCDPSession(page);
    for (let end = 1; end <= 16; end += 1) {
      const text = '4111111111111111'.slice(0, end);
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    }
    await form.getByLabel('Validade').focus();
    expect(await number.inputValue()).toBe('4111 1111 1111 1111');
  });

  test('reports an expired session to the person and to the store', async () => {
    await openForm({ session: 'nada' });
    await heading('O formulário não abriu');
    await expect.poll(events).toEqual(['failed']);
    faults = faults.filter((fault) => !fault.includes('404'));
  });

  test.each([
    ['card', undefined],
    ['challenge', '4000000000003220'],
  ])('has no accessibility violation in its step "%s"', async (_, number) => {
    await openForm();
    await fill({ number: number ?? '' });
    await save();
    if (number === undefined) await form.getByText('Número do cartão é obrigatório.').waitFor();
    else await heading('Confirme com o seu banco');
    await form.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
