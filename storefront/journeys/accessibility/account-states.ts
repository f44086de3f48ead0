import type { Locator } from '@playwright/test';
import { clara } from '../support/data/users.ts';
import { startWithSession } from '../support/pages/log-in.ts';
import type { PageState, StatesOfVisit, Visit } from './page-state.ts';

/** Opens a page of the account with Clara's session. */
const withSession =
  (path: string, shown: (visit: Visit) => Locator | Promise<Locator>) =>
  async (visit: Visit): Promise<Locator> => {
    await startWithSession(visit.page);
    await visit.page.goto(path);
    return shown(visit);
  };

const order = ({ page }: Visit) => page.getByRole('article', { name: /T-Cross/ });

const status = (scenario: string, name: string, shown: (visit: Visit) => Locator = order): PageState => ({
  name,
  scenario,
  route: '/conta/status-pedido',
  open: withSession('conta/status-pedido', shown),
});

const plan = (scenario: string, name: string, text: string): PageState => ({
  name,
  scenario,
  route: '/conta/plano',
  open: withSession('conta/plano', ({ page }) => page.getByText(text).first()),
});

/** The pages of the account. */
export const accountVisits: readonly StatesOfVisit[] = [
  [
    status('default', 'no order', ({ page }) => page.getByText('Você não possui pedidos pendentes.')),
    status('documents-rejected', 'an order with rejected documents'),
    status('contract-signing', 'an order whose contract waits, and an earlier one'),
    status('credit-rejected', 'an order without credit'),
  ],
  [
    status('order-cancelled', 'a cancelled order', ({ page }) =>
      page.getByRole('heading', { name: 'Pedidos anteriores' }),
    ),
    status('delivery-boleto', 'an order in delivery, paid by boleto'),
    status('order-in-analysis', 'an order in analysis'),
    {
      name: 'the question before a cancellation',
      route: '/conta/status-pedido',
      open: async (visit) => {
        await order(visit).getByRole('button', { name: 'Cancelar pedido' }).press('Enter');
        return visit.page.getByRole('alertdialog', { name: /^Cancelar o pedido/ });
      },
    },
  ],
  [
    plan('default', 'no plan', 'Você ainda não possui um plano ativo.'),
    plan('method-36', 'a plan paid by card', 'final 1111'),
    plan(
      'method-1',
      'a plan whose payment can’t be changed',
      'A forma de pagamento deste contrato não pode ser alterada',
    ),
    plan('card-refused', 'a plan whose card was rejected', 'final 0002'),
    plan('method-19', 'a plan paid by boleto', 'Boleto bancário'),
    {
      name: 'the dialog for another payment',
      route: '/conta/plano',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Editar' }).press('Enter');
        const dialog = page.getByRole('dialog', { name: 'Mudar forma de pagamento' });
        await dialog.getByRole('radio', { name: 'Cartão de crédito' }).press(' ');
        return dialog.getByRole('button', { name: 'Informar cartão' });
      },
    },
  ],
  [
    {
      name: 'the data of a customer',
      scenario: 'known-customer',
      route: '/conta/minha-conta',
      open: withSession('conta/minha-conta', ({ page }) => page.getByLabel('CEP', { exact: true })),
    },
    {
      name: 'the menu of a user',
      route: '/conta/minha-conta',
      open: async ({ page }) => {
        await page.getByRole('banner').getByRole('button', { name: clara.greeting }).click();
        return page.getByRole('menu', { name: 'Minha conta' });
      },
    },
    {
      name: 'the data of a customer with errors',
      route: '/conta/minha-conta',
      open: async ({ page }) => {
        await page.keyboard.press('Escape');
        await page.getByLabel('Número', { exact: true }).fill('');
        await page.getByRole('button', { name: 'Salvar endereço' }).click();
        return page.getByRole('group', { name: /^Há 1 campo para corrigir/ });
      },
    },
  ],
];
