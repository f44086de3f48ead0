import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Order } from '#/domain/order/order.ts';
import type { StatusEntry } from '#/domain/order/order-status.ts';
import { ordersOpened } from '#/features/orders/index.ts';
import {
  aDealer,
  aFleetOffer,
  anOrder,
  aUser,
  failing,
  fakeStorage,
  neverAnswers,
  someHistory,
  type Answers,
} from '#/test-support/index.ts';
import { focusedPart, comesToSee, sees } from '#/test-support/page-assertions.ts';
import { renderApp } from '#/test-support/render-app.tsx';

afterEach(() => void vi.useRealTimers());

const network = failing({ kind: 'network' });

/** The account of a user, over services with these responses. */
function openStatus(orders: Answers['orders'], others: Answers = {}, cookies: { consent?: 'granted' } = {}) {
  return renderApp('/conta/status-pedido', {
    storage: fakeStorage({ local: { id: '1001', token: 'token' }, cookies }),
    ports: {
      identity: { readUser: () => Promise.resolve(aUser()) },
      fleetOffer: { readOffer: () => Promise.resolve(aFleetOffer()) },
      dealers: { readLocation: () => Promise.resolve(aDealer()), readDealer: () => Promise.resolve(aDealer()) },
      ...others,
      orders: { readHistory: () => Promise.resolve(someHistory()), ...orders },
    },
  });
}

const listing = (...orders: Order[]): Answers['orders'] => ({ listOrders: () => Promise.resolve(orders) });

test('an open order shows its steps with their days, its next action, its pickup and its documents', async () => {
  vi.setSystemTime('2026-11-25T23:00:00-03:00');
  openStatus(
    listing(
      anOrder({
        status: 'contractSigningPending',
        createdAt: '2026-11-18T13:12:00Z',
        nextActor: 'customer',
        nextActionUntil: '2026-11-25T10:00:00Z',
        payment: 'boleto',
        monthlyInCents: 217_900,
        delivery: {
          from: '2026-11-30',
          to: '2026-12-04',
          changes: [
            {
              from: '2026-11-26',
              to: '2026-11-30',
              reason: 'por causa do transporte',
              changedAt: '2026-11-20T10:00:00Z',
            },
          ],
        },
        files: [
          {
            id: 'f1',
            kind: 'contractDraft',
            fileName: 'minuta-480112.pdf',
            sizeInBytes: 319_488,
            createdAt: '2026-11-19T10:00:00Z',
          },
        ],
      }),
    ),
  );
  const card = await screen.findByRole('article', { name: 'Polo Track' });
  const order = within(card);
  expect(order.getByText('Pedido 480.112 · feito em 18 nov 2026')).toBeVisible();
  expect(order.getByText('Agora é com você: assine o contrato')).toBeVisible();
  expect(order.getByText('Enviamos o link para cl•••@exemplo.com.br. Ele vale até 25 nov 2026.')).toBeVisible();
  expect(order.getByText('Era 26 nov a 30 nov; mudou em 20 nov 2026 por causa do transporte.')).toBeVisible();
  expect(order.getByText('30 nov a 4 dez 2026')).toBeVisible();
  expect(order.getByText('PDF, 312 KB')).toBeVisible();
  expect(order.getByText(/A compensação leva até 3 dias úteis\.$/)).toBeVisible();
  expect(order.getByText(/^Boleto bancário · R\$\s2\.179,00 por mês$/)).toBeVisible();
  const steps = await order.findByRole('list', { name: 'Andamento do pedido 480.112' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    'Pedido recebido (concluída)18\u00a0nov\u00a02026, 10:12',
    'Análise de cadastro (concluída)18\u00a0nov\u00a02026, 16:40',
    'Análise de crédito (em andamento)Aguardando assinatura de contrato',
    'Assinatura do contrato (ainda não começou)',
    'Pedido concluído (ainda não começou)',
    'Veículo disponível para retirada (ainda não começou)Previsto: 30\u00a0nov a 4\u00a0dez',
  ]);
});

test('a deadline is shown as ended from the next day on, with the contact', async () => {
  vi.setSystemTime('2026-11-26T00:00:00-03:00');
  const nextActionUntil = '2026-11-25T10:00:00Z';
  openStatus(listing(anOrder({ status: 'contractSigningPending', nextActor: 'customer', nextActionUntil })));
  const text = 'Enviamos o link para cl•••@exemplo.com.br. O prazo terminou em 25 nov 2026.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Falar com a gente' })).toBeVisible();
});

test('an order with few data shows what the services have sent', async () => {
  openStatus(listing(anOrder({ status: 'creditPending' })), {
    fleetOffer: { readOffer: failing({ kind: 'notFound' }) },
    dealers: { readLocation: failing({ kind: 'notFound' }), readDealer: failing({ kind: 'notFound' }) },
  });
  const card = await screen.findByRole('article', { name: 'Pedido 480.112' });
  await comesToSee('Não conseguimos buscar o local agora.');
  expect(within(card).getAllByText('Aguardando análise de crédito').length).toBeGreaterThan(0);
  for (const absent of ['Documentos', 'Mensalidades', 'Pagamento']) expect(within(card).queryByText(absent)).toBeNull();
  expect(document.body).not.toHaveTextContent(/undefined|NaN|Invalid/);
});

test('without an open order the page shows a message, and the previous orders can be expanded', async () => {
  const { user } = openStatus(listing(anOrder({ id: '391870', status: 'cancelled' })));
  expect(await screen.findByRole('heading', { name: 'Você não possui pedidos pendentes.' })).toBeVisible();
  sees('Você não possui pedidos pendentes.');
  expect(screen.getByRole('link', { name: 'Ver ofertas' })).toHaveAttribute('href', '/#ofertas');
  const title = await screen.findByRole('heading', { name: /^Polo Track, pedido 391\.870/ });
  expect(title).toHaveTextContent('Pedido Cancelado em 18 nov 2026');
  await user.click(title);
  expect(await screen.findByText('18 nov 2026, 10:12')).toBeVisible();
});

test('orders that cannot be read are reported and can be retried', async () => {
  const { user, ports } = openStatus({ listOrders: network });
  const said = await screen.findByText('Erro ao buscar pedidos, tente novamente mais tarde.');
  sees('Erro ao buscar pedidos, tente novamente mais tarde.');
  expect(said.closest('[role=alert]')).not.toBeNull();
  ports.answer({ orders: listing(anOrder()) });
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('article', { name: 'Polo Track' })).toBeVisible();
});

test('orders that can no longer be read are shown with the day and the time of the last reading', async () => {
  const { ports, store } = openStatus(listing(anOrder()));
  await screen.findByRole('article', { name: 'Polo Track' });
  ports.answer({ orders: { listOrders: network } });
  act(() => void store.dispatch(ordersOpened()));
  expect(await screen.findByText(/^O que você vê é de \d+ [a-z]{3} \d{4}, \d\d:\d\d\./)).toBeVisible();
  expect(screen.getByRole('article', { name: 'Polo Track' })).toBeVisible();
});

test.each([
  { seen: 'Erro ao buscar status do pedido', readHistory: network },
  {
    seen: 'Status do pedido não está disponível, tente novamente mais tarde.',
    readHistory: (): Promise<StatusEntry[]> => Promise.resolve([]),
  },
] as const)(
  '“$seen” is shown in the card of the order that it is about, and the steps load on retry',
  async ({ seen, readHistory }) => {
    const { user, ports } = openStatus({ ...listing(anOrder()), readHistory });
    const card = within(await screen.findByRole('article', { name: 'Polo Track' }));
    await comesToSee(seen);
    ports.answer({ orders: { readHistory: () => Promise.resolve(someHistory()) } });
    await user.click(card.getByRole('button', { name: 'Tentar de novo' }));
    expect(await card.findByRole('list', { name: 'Andamento do pedido 480.112' })).toBeVisible();
    expect(card.queryByText(seen)).toBeNull();
  },
);

test('an unknown status is requested again with the list, and the known steps are shown', async () => {
  const { user, ports } = openStatus(listing(anOrder({ status: 'unknown' })));
  const card = within(await screen.findByRole('article', { name: 'Polo Track' }));
  const seen = 'Status do pedido não está disponível, tente novamente mais tarde.';
  await comesToSee(seen);
  const steps = card.getByRole('list', { name: 'Andamento do pedido 480.112' });

  let answer: (orders: Order[]) => void = () => undefined;
  const answered = () => new Promise<Order[]>((resolve) => (answer = resolve));
  ports.answer({ orders: { listOrders: answered } });
  await user.click(card.getByRole('button', { name: 'Tentar de novo' }));
  expect(card.getByRole('button', { name: 'Tentando de novo' })).toHaveFocus();
  expect(steps).toBeVisible();
  await act(async () => answer([anOrder({ status: 'unknown' })]));
  expect(await card.findByText('Ainda não deu certo.')).toBeInTheDocument();

  await user.click(card.getByRole('button', { name: 'Tentar de novo' }));
  await act(async () => answer([anOrder({ status: 'creditPending' })]));
  await waitFor(() => expect(card.queryByText(seen)).toBeNull());
  expect(card.getByRole('heading', { name: 'Andamento' })).toHaveFocus();
});

test('while orders load there are placeholders of the same size, and loading is announced once', async () => {
  openStatus({ listOrders: neverAnswers });
  expect(await screen.findByText('Buscando seus pedidos')).toBeInTheDocument();
  expect(screen.queryByRole('article')).toBeNull();
});

test('the line of a bank slip is copied as digits, and a paid one is shown as clearing', async () => {
  const { user } = openStatus(
    listing(
      anOrder({
        status: 'deliveryInProgress',
        installments: [
          {
            id: 'a',
            month: '2027-03',
            dueDate: '2027-03-10',
            amountInCents: 217_900,
            status: 'open',
            boletoLine: '00090.00001 00004 1',
          },
          {
            id: 'b',
            month: '2027-02',
            dueDate: '2027-02-10',
            amountInCents: 217_900,
            status: 'clearing',
            paidAt: '2027-02-09',
          },
        ],
      }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Copiar a linha digitável de Março de 2027' }));
  expect(await navigator.clipboard.readText()).toBe('0009000001000041');
  expect(screen.getByText('Linha digitável copiada.')).toBeInTheDocument();
  expect(screen.getByText('Pago, em compensação')).toBeVisible();
  expect(screen.getByText('Pago em 9 fev 2027')).toBeVisible();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copiar a linha digitável de Março de 2027' }));
  expect(await screen.findAllByText('Não foi possível copiar. Selecione a linha e copie.')).not.toHaveLength(0);
});

test('each copy of a payment line is announced', async () => {
  const month = { id: 'a', month: '2027-03', dueDate: '2027-03-10', amountInCents: 217_900, boletoLine: '00090' };
  const { user } = openStatus(
    listing(anOrder({ status: 'deliveryInProgress', installments: [{ ...month, status: 'open' }] })),
  );
  const copy = await screen.findByRole('button', { name: 'Copiar a linha digitável de Março de 2027' });
  await user.click(copy);
  const first = (await screen.findByText('Linha digitável copiada.')).firstChild;
  await user.click(copy);
  // A screen reader announces only what is added.
  await waitFor(() => expect(screen.getByText('Linha digitável copiada.').firstChild).not.toBe(first));
});

test('an open month whose day has passed is shown as due before, still with its line', async () => {
  const month = { id: 'a', month: '2020-03', dueDate: '2020-03-10', amountInCents: 217_900, boletoLine: '00090' };
  openStatus(listing(anOrder({ status: 'deliveryInProgress', installments: [{ ...month, status: 'open' }] })));
  expect(await screen.findByText('Venceu em 10 mar 2020')).toBeVisible();
  expect(screen.getByText('00090')).toBeVisible();
});

test('an order is cancelled once, after a confirmation, and focus moves to the outcome', async () => {
  const { user, ports } = openStatus({
    ...listing(anOrder()),
    removeStatus: () => Promise.resolve(),
    postStatus: () => Promise.resolve(),
  });
  const card = within(await screen.findByRole('article', { name: 'Polo Track' }));
  await user.click(card.getByRole('button', { name: 'Cancelar pedido' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancelar o pedido 480.112?' }));
  expect(question.getByRole('button', { name: 'Manter pedido' })).toHaveFocus();
  ports.answer({ orders: listing(anOrder({ status: 'cancelled' })) });
  await user.click(question.getByRole('button', { name: 'Cancelar pedido' }));
  expect(await screen.findByText('Pedido cancelado')).toBeVisible();
  await waitFor(() => expect(focusedPart()).toHaveTextContent('Pedido cancelado'));
  expect(await screen.findByRole('heading', { name: 'Você não possui pedidos pendentes.' })).toBeVisible();
  expect(screen.queryByText(/: Pedido Cancelado\.$/), 'the notice has told it').toBeNull();
});

test('a failed cancellation is not shown beside an order that another device has cancelled since', async () => {
  const { user, ports } = openStatus(listing(anOrder()));
  const card = within(await screen.findByRole('article', { name: 'Polo Track' }));
  await user.click(card.getByRole('button', { name: 'Cancelar pedido' }));
  ports.answer({ orders: { listOrders: network, readHistory: network } });
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Cancelar pedido' }));
  expect(await screen.findByText('O pedido não foi cancelado')).toBeVisible();
  ports.answer({ orders: listing(anOrder({ status: 'cancelled' })) });
  await waitFor(() => expect(screen.queryByText('O pedido não foi cancelado')).toBeNull());
});

test('a visitor whose only order has become a plan gets a link to the plan, not to the offers', async () => {
  openStatus(listing(anOrder({ status: 'completed' })));
  expect(await screen.findByRole('heading', { name: 'Você não possui pedidos pendentes.' })).toBeVisible();
  expect(screen.getByText(/^Seu plano está ativo\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver meu plano' })).toHaveAttribute('href', '/conta/plano');
  expect(screen.queryByRole('link', { name: 'Ver ofertas' })).toBeNull();
});

test.each([
  ['created', true],
  ['creditRejected', false],
  ['fraudRejected', false],
  ['invalidRequest', false],
] as const)('an order that is %s tells when the card is charged: %s', async (status, isCharged) => {
  openStatus(listing(anOrder({ status, payment: 'card' })));
  expect(await screen.findByText(/^Cartão de crédito/)).toBeVisible();
  expect(screen.queryAllByText(/^Cobrado alguns dias depois da retirada/)).toHaveLength(isCharged ? 1 : 0);
});

test('rejected documents link to the page that uploads them; a rejected order links to customer support', async () => {
  openStatus(listing(anOrder({ status: 'documentsRejected' }), anOrder({ id: '480113', status: 'creditRejected' })));
  expect(await screen.findByRole('link', { name: 'Ver documentos reprovados' })).toHaveAttribute(
    'href',
    '/conta/minha-conta#documentos',
  );
  expect(screen.getByRole('link', { name: 'Falar com a gente' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/'),
  );
});

test('the link from an order to customer support pushes Whatsapp_Click to the data layer', async () => {
  const { user } = openStatus(listing(anOrder({ status: 'creditRejected' })), {}, { consent: 'granted' });
  const link = await screen.findByRole('link', { name: 'Falar com a gente' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await waitFor(() => expect(window.dataLayer).toContainEqual({ event: 'Whatsapp_Click', place: 'status-pedido' }));
  delete window.dataLayer;
});
