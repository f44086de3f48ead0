import { expect, type Page } from '@playwright/test';
import { documents, type OrderStep } from '../support/data/order.ts';
import { cardForm, cardNumbers, fillCard, submitCard } from '../support/pages/card-form.ts';
import { loginDialog } from '../support/pages/log-in.ts';
import { OrderPages } from '../support/pages/order.ts';
import type { PageState, StatesOfVisit, Visit } from './page-state.ts';

const errors = ({ page }: Visit) => page.getByRole('group', { name: /^Há \d+ campos? para corrigir/ });

/** A step of an order. */
const step = (
  name: string,
  to: OrderStep,
  open: (order: OrderPages, visit: Visit) => ReturnType<PageState['open']>,
): PageState => ({
  name,
  route: '/ofertasvw/$page/assinar/$etapa',
  step: to,
  open: (visit) => open(new OrderPages(visit.page), visit),
});

/** Enters a card at its form. Ends with its outcome and without the form: axe fails on a frame that is being removed. */
async function enterCard(page: Page, outcome: string, card?: Parameters<typeof fillCard>[1]) {
  await fillCard(page, card);
  await submitCard(page);
  const shown = page.getByText(outcome, { exact: true });
  await expect(shown).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  return shown;
}

/** The steps of an order in their states. */
export const orderVisits: readonly StatesOfVisit[] = [
  [
    step('an order before the log-in', 'entrar', async (order) => {
      await order.open('ofertasvw/t-cross/assinar/entrar');
      return order.heading('entrar');
    }),
    step('the data of a person', 'dados', async (order) => {
      await order.enterWithSession('dados');
      return order.way('dados');
    }),
    step('the data of a person with errors', 'dados', async (order, visit) => {
      await order.way('dados').click();
      return errors(visit);
    }),
    step('the data of a married person', 'dados', async (order) => {
      await order.fillPerson('Casado(a)');
      await order.spouse.getByLabel('A renda dele ou dela compõe a minha').check({ force: true });
      return order.spouse;
    }),
    step('the address with errors', 'endereco', async (order, visit) => {
      await order.fillPerson('Solteiro(a)');
      await order.way('dados').click();
      await expect(order.field('Cidade')).toHaveValue('São Paulo');
      await order.field('Número').fill('');
      await order.way('endereco').click();
      return errors(visit);
    }),
    step('the documents with errors and files', 'documentos', async (order, { page }) => {
      await order.field('Número').fill('100');
      await order.way('endereco').click();
      await expect(order.heading('documentos')).toBeVisible();
      await order.way('documentos').click();
      await expect(page.getByText(/^Faltam 4 documentos/)).toBeVisible();
      await order.sendDocuments(documents.slice(0, 2));
      await order.chooseFile(documents[2], { name: 'conta.txt', mimeType: 'text/plain', buffer: Buffer.from('texto') });
      return order.sent(documents[0]);
    }),
  ],
  [
    {
      ...step('approved documents', 'documentos', async (order) => {
        await order.enterWithSession('documentos');
        return order.way('documentos');
      }),
      scenario: 'known-customer',
    },
    step('the dealer with errors', 'retirada', async (order, { page }) => {
      await order.way('documentos').click();
      await expect(page.getByRole('radio').first()).toBeVisible();
      await order.way('retirada').click();
      return order.heading('retirada');
    }),
    step('the payment without a choice', 'pagamento', async (order) => {
      await order.choosePlace();
      await order.way('pagamento').click();
      return order.heading('pagamento');
    }),
    step('the payment by boleto', 'pagamento', async (order) => {
      await order.chooseMethod('Boleto');
      return order.way('pagamento');
    }),
    step('the form of a card', 'pagamento', async (order, { page }) => {
      await order.chooseMethod('Cartão de crédito');
      await page.getByRole('button', { name: 'Informar cartão' }).click();
      return cardForm(page).getByLabel('Número do cartão');
    }),
    step('a rejected card', 'pagamento', (_order, { page }) =>
      enterCard(page, 'Erro ao fazer pagamento com cartão de crédito', { number: cardNumbers.refused }),
    ),
    step('a stored card', 'pagamento', async (_order, { page }) => {
      await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();
      return enterCard(page, 'Cartão registrado');
    }),
    step('an order placed by card', 'pagamento', async (order) => {
      await order.way('pagamento').click();
      return order.placed;
    }),
  ],
  [
    {
      ...step('a log-in over the payment', 'pagamento', async (order, { page, sandbox }) => {
        await order.enterPayment('Boleto');
        await sandbox.fault({ service: 'fleet', path: '/*', status: 401, times: 1000 });
        await order.way('pagamento').click();
        return loginDialog(page).submit;
      }),
      scenario: 'known-customer',
    },
    step('an order placed by boleto', 'pagamento', async (order, { sandbox }) => {
      await sandbox.clearFaults();
      await order.logIn();
      return order.placed;
    }),
  ],
];
