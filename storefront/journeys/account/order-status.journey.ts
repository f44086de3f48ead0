import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/checks/accessibility.ts';
import { pressOn } from '../support/browser/keyboard.ts';
import { startWithSession } from '../support/pages/log-in.ts';
import { inPrint, lostInPrint } from '../support/browser/print.ts';
import { Speech } from '../support/checks/speech.ts';
import { expect, test } from '../support/world.ts';

/** Interval at which an open orders page re-reads the orders. */
const readAgainAfterInMs = 30_000;
const creditApproved = 6;

test(
  'progress of an order is announced, and the order is cancelled by keyboard alone',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    await sandbox.scenario('order-in-analysis');
    await page.clock.install();
    await startWithSession(page);
    await page.goto('conta/status-pedido');
    const order = page.getByRole('article', { name: /T-Cross/ });
    await expect(order.getByText('Pedido em análise de documentos').first()).toBeVisible();
    await expectAccessible(page);

    await test.step('print shows the progress with its finished marks, over the whole sheet', async () => {
      await inPrint(page, async () => {
        const { width = 0 } = (await order.boundingBox()) ?? {};
        expect(width, 'px, of 1440').toBeGreaterThan(1100);
        await expect(order.getByText('Pedido recebido')).toBeVisible();
        expect(await lostInPrint(page)).toEqual([]);
      });
    });
    const speech = await Speech.start(page);

    await test.step('a change by the service is announced without an action of the visitor', async () => {
      const { orders } = (await sandbox.send('GET', 'orders')) as { orders: readonly { id: number }[] };
      await sandbox.send('POST', `orders/${orders[0]?.id}/status`, { status: creditApproved });
      await page.clock.fastForward(readAgainAfterInMs);
      await speech.expectInOrder([/^polite: T-Cross.* Análise de crédito aprovada, aguarde o envio do contrato\.$/]);
    });

    await test.step('the order is cancelled after a confirmation, and focus moves to the result', async () => {
      await pressOn(page, order.getByRole('button', { name: 'Cancelar pedido' }));
      const question = page.getByRole('alertdialog', { name: /^Cancelar o pedido/ });
      await pressOn(page, question.getByRole('button', { name: 'Cancelar pedido' }));
      const outcome = page.getByText('Pedido cancelado', { exact: true });
      await expect(outcome).toBeVisible();
      await expect(page.locator(':focus').filter({ has: outcome })).toBeVisible();
      await expect(order).toBeHidden();
      await expectAccessible(page);
    });
  },
);

test(
  'in a partner’s store on a phone, an order shows its dates and next actor, and its contract can be downloaded',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    await sandbox.scenario('contract-signing');
    await startWithSession(page);
    await page.goto('casa-andrade/conta/status-pedido');
    // The order is named by its number until its car is read.
    await expect(page.getByRole('article', { name: /T-Cross/ }).getByText('Assinatura do contrato')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pedidos anteriores' })).toBeVisible();
    const speech = await Speech.start(page);
    await speech.readTo(/^heading, T-Cross/);
    await speech.readTo(/Agora é com você: assine o contrato/);
    await speech.readTo(/Pedido recebido/);
    await speech.readTo(/\d{2} [a-z]{3} \d{4}, \d{2}:\d{2}/);
    await speech.readTo(/^Era .+; mudou em .+ por causa do transporte\./);
    const keep = page.getByRole('button', { name: 'Baixar Contrato (minuta)' });
    const [download] = await Promise.all([page.waitForEvent('download'), keep.click()]);
    const file = await readFile(await download.path(), 'latin1');
    expect(file).toMatch(/^%PDF-1\.\d/);
    expect(file.trimEnd()).toMatch(/%%EOF$/);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    await speech.readTo(/^heading, Pedidos anteriores/);
    expect(await speech.unnamedControls()).toEqual([]);
  },
);

test('a plan is printed without an empty part of a sheet', { tag: '@desktop' }, async ({ page, sandbox }) => {
  await sandbox.scenario('order-completed');
  await startWithSession(page);
  await page.goto('conta/plano');
  await expect(page.getByRole('heading', { name: 'Mensalidades' })).toBeVisible();
  await expect(page.getByText('Cartão de crédito')).toBeVisible();
  await expect(page.getByText(/Alto da Serra/).first()).toBeVisible();
  const sheet = (pageRanges: string) => page.pdf({ format: 'A4', pageRanges });
  await sheet('2');
  await expect(sheet('3')).rejects.toThrow(/exceeds page count/);
});
