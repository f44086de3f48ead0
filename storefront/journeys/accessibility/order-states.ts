import { expect } from '@playwright/test';
import { documents, type OrderStep } from '../support/data/order.ts';
import { cardForm, cardNumbers, fillCard, submitCard } from '../support/card-form.ts';
import { loginDialog } from '../support/log-in.ts';
import { OrderPages } from '../support/order.ts';
import type { PageState, Visit } from './page-state.ts';

const errors = ({ page }: Visit) => page.getByRole('group', { name: /^Há \d+ campos? para corrigir/ });

/** A step of an order, reached with Clara's session. */
const step = (
  name: string,
  to: OrderStep,
  scenario: string,
  open: (order: OrderPages, visit: Visit) => ReturnType<PageState['open']>,
): PageState => ({
  name,
  route: '/ofertasvw/$page/assinar/$etapa',
  step: to,
  scenario,
  open: (visit) => open(new OrderPages(visit.page), visit),
});

/** Fills in everything before the payment. */
async function toPayment(order: OrderPages) {
  await order.enterWithSession('documentos');
  await order.way('documentos').click();
  await order.choosePlace();
}

async function openCardForm(order: OrderPages, { page }: Visit) {
  await toPayment(order);
  await order.chooseMethod('Cartão de crédito');
  await page.getByRole('button', { name: 'Informar cartão' }).click();
}

/** Enters a card at the payment. Ends with its outcome and without its form: axe fails on a frame that is being removed. */
async function enterCard(order: OrderPages, visit: Visit, outcome: string, card?: Parameters<typeof fillCard>[1]) {
  const { page } = visit;
  await openCardForm(order, visit);
  await fillCard(page, card);
  await submitCard(page);
  const shown = page.getByText(outcome, { exact: true });
  await expect(shown).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  return shown;
}

/** The steps of an order in their states. */
export const orderStates: readonly PageState[] = [
  step('an order before the log-in', 'entrar', 'default', async (order) => {
    await order.open('ofertasvw/t-cross/assinar/entrar');
    return order.heading('entrar');
  }),
  step('the data of a person', 'dados', 'default', async (order) => {
    await order.enterWithSession('dados');
    return order.way('dados');
  }),
  step('the data of a person with errors', 'dados', 'default', async (order, visit) => {
    await order.enterWithSession('dados');
    await order.way('dados').click();
    return errors(visit);
  }),
  step('the data of a married person', 'dados', 'default', async (order) => {
    await order.enterWithSession('dados');
    await order.fillPerson('Casado(a)');
    await order.spouse.getByLabel('A renda dele ou dela compõe a minha').check({ force: true });
    return order.spouse;
  }),
  step('the address with errors', 'endereco', 'default', async (order, visit) => {
    await order.enterWithSession('dados');
    await order.fillPerson('Solteiro(a)');
    await order.way('dados').click();
    await expect(order.field('Cidade')).toHaveValue('São Paulo');
    await order.field('Número').fill('');
    await order.way('endereco').click();
    return errors(visit);
  }),
  step('the documents with errors and files', 'documentos', 'default', async (order, { page }) => {
    await order.enterWithSession('dados');
    await order.fillPerson('Solteiro(a)');
    await order.way('dados').click();
    await expect(order.field('Cidade')).toHaveValue('São Paulo');
    await order.field('Número').fill('100');
    await order.way('endereco').click();
    await expect(order.heading('documentos')).toBeVisible();
    await order.way('documentos').click();
    await expect(page.getByText(/^Faltam 4 documentos/)).toBeVisible();
    await order.sendDocuments(documents.slice(0, 2));
    await order.chooseFile(documents[2], { name: 'conta.txt', mimeType: 'text/plain', buffer: Buffer.from('texto') });
    return order.sent(documents[0]);
  }),
  step('approved documents', 'documentos', 'known-customer', async (order) => {
    await order.enterWithSession('documentos');
    return order.way('documentos');
  }),
  step('the dealer with errors', 'retirada', 'known-customer', async (order, { page }) => {
    await order.enterWithSession('documentos');
    await order.way('documentos').click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await order.way('retirada').click();
    return order.heading('retirada');
  }),
  step('the payment without a choice', 'pagamento', 'known-customer', async (order) => {
    await toPayment(order);
    await order.way('pagamento').click();
    return order.heading('pagamento');
  }),
  step('the payment by boleto', 'pagamento', 'known-customer', async (order) => {
    await toPayment(order);
    await order.chooseMethod('Boleto');
    return order.way('pagamento');
  }),
  step('the form of a card', 'pagamento', 'known-customer', async (order, visit) => {
    await openCardForm(order, visit);
    return cardForm(visit.page).getByLabel('Número do cartão');
  }),
  step('a rejected card', 'pagamento', 'known-customer', (order, visit) =>
    enterCard(order, visit, 'Erro ao fazer pagamento com cartão de crédito', { number: cardNumbers.refused }),
  ),
  step('a stored card', 'pagamento', 'known-customer', (order, visit) => enterCard(order, visit, 'Cartão registrado')),
  step('a log-in over the payment', 'pagamento', 'known-customer', async (order, { page, sandbox }) => {
    await toPayment(order);
    await order.chooseMethod('Boleto');
    await sandbox.fault({ service: 'fleet', path: '/*', status: 401, times: 1000 });
    await order.way('pagamento').click();
    return loginDialog(page).submit;
  }),
  step('an order placed by boleto', 'pagamento', 'known-customer', async (order) => {
    await toPayment(order);
    await order.chooseMethod('Boleto');
    await order.way('pagamento').click();
    return order.placed;
  }),
  step('an order placed by card', 'pagamento', 'known-customer', async (order, visit) => {
    await enterCard(order, visit, 'Cartão registrado');
    await order.way('pagamento').click();
    return order.placed;
  }),
];
