import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PaymentPort } from '#/api/ports.ts';
import type { Order } from '#/domain/order/order.ts';
import { sessionRefused } from '#/shared/page/session-events.ts';
import { focusedPart, comesToSee } from '#/test-support/page-assertions.ts';
import { aDealer, aFleetOffer, anOrder, aUser, failing, fakeStorage, type Answers } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';

const began = { id: '9', code: 11, description: '', createdAt: '2026-01-10T12:00:00Z' };

/** The plans of a user, over services with these responses. */
function openPlans(orders: readonly Order[], payment: Partial<PaymentPort> = {}, others: Answers = {}) {
  return renderApp('/conta/plano', {
    storage: fakeStorage({ local: { id: '1001', token: 'token' } }),
    ports: {
      identity: { readUser: () => Promise.resolve(aUser()) },
      fleetOffer: { readOffer: () => Promise.resolve(aFleetOffer()) },
      dealers: { readLocation: () => Promise.resolve(aDealer()), readDealer: () => Promise.resolve(aDealer()) },
      orders: { listOrders: () => Promise.resolve(orders), readHistory: () => Promise.resolve([began]) },
      payment: {
        readContract: () => Promise.resolve({ method: { id: 19, description: 'Boleto bancário' } }),
        listSegments: () => Promise.resolve([]),
        ...payment,
      },
      ...others,
    },
  });
}
const completed = anOrder({ status: 'completed', dealershipId: '88' });
const edit = () => screen.queryByRole('button', { name: 'Editar' });

test('a plan shows its car, price, term, pickup, dealership and payment method', async () => {
  openPlans(
    [completed],
    {},
    {
      dealers: {
        readLocation: () => Promise.resolve(aDealer()),
        readDealer: () => Promise.resolve(aDealer({ id: '88', name: 'Quem vendeu · exemplo' })),
      },
    },
  );
  const plan = within(await screen.findByRole('article', { name: 'Polo Track 2026' }));
  expect(plan.getByText('R$ 2.000,00 por mês')).toBeInTheDocument();
  expect(plan.getByText('Vermelho urucum')).toBeVisible();
  expect(await plan.findByText('10 jan 2028')).toBeVisible();
  expect(plan.getByText(/^\d+ de 24$/)).toBeVisible();
  expect(await plan.findByText(/Concessionária de exemplo/)).toBeVisible();
  expect(await plan.findByText(/Quem vendeu · exemplo/)).toBeVisible();
  expect(await plan.findByText('Boleto bancário')).toBeVisible();
  expect(screen.queryByRole('tablist')).toBeNull();
});

test.each([
  ['created', /começam a contar na retirada do carro/, /^Cartão de crédito\. A cobrança começa depois da retirada/],
  ['creditRejected', /^(?!.*retirada).*crédito/, /^Cartão de crédito\. Nada foi cobrado\.$/],
] as const)('an order that is %s is no plan yet, and its notes say so truly', async (status, note, payment) => {
  openPlans([anOrder({ status, payment: 'card' })]);
  const plan = within(await screen.findByRole('article', { name: 'Polo Track 2026' }));
  expect(plan.getByRole('link', { name: 'Acompanhar o pedido' }).previousElementSibling).toHaveTextContent(note);
  expect(plan.getByText(payment)).toBeVisible();
});

test('several plans are tabs named by their contracts, and each contract is requested by its own number', async () => {
  const { user, ports } = openPlans([completed, anOrder({ id: '391870', status: 'completed', productId: 'PO1-36' })]);
  const other = await screen.findByRole('tab', { name: 'Polo Track\u00a0· SDI391870' });
  expect(await screen.findByText('Boleto bancário')).toBeVisible();
  await user.click(other);
  await waitFor(() =>
    expect(ports.callsOf('payment.readContract').map(({ args }) => args)).toEqual([['SDI480112'], ['SDI391870']]),
  );
});

test('another person who logs in over the page gets their own plans', async () => {
  const bruno = aUser({ id: '1002', fullName: 'Bruno Exemplo' });
  const { user, store } = openPlans(
    [],
    {},
    {
      identity: {
        signIn: () => Promise.resolve({ userId: bruno.id, token: 'of Bruno' }),
        readUser: (of) => Promise.resolve(typeof of === 'string' ? aUser() : bruno),
      },
      orders: {
        listOrders: (userId) => Promise.resolve(userId === bruno.id ? [completed] : []),
        readHistory: () => Promise.resolve([began]),
      },
    },
  );
  await screen.findByText('Você ainda não possui um plano ativo.');
  act(() => void store.dispatch(sessionRefused()));
  await user.type(await screen.findByLabelText('E-mail ou CPF/CNPJ'), 'bruno@exemplo.com.br');
  await user.type(screen.getByLabelText('Senha'), 'Exemplo#2026{Enter}');
  expect(await screen.findByRole('article', { name: 'Polo Track 2026' })).toBeVisible();
});

describe('the payment method', () => {
  test.each([
    ['a completed order by 19', 'completed', 19, true],
    ['a completed order by 36', 'completed', 36, true],
    ['a completed order by 1', 'completed', 1, false],
    ['an order whose car is on its way', 'deliveryInProgress', 19, false],
  ] as const)('of %s: may be changed: %s, %s, %s', async (_, status, id, isChangeable) => {
    openPlans([anOrder({ status })], {
      readContract: () => Promise.resolve({ method: { id, description: 'Como se paga' } }),
    });
    expect(await screen.findByText('Como se paga')).toBeVisible();
    const refusal = screen.queryByText('A forma de pagamento deste contrato não pode ser alterada agora.');
    expect([edit() !== null, refusal === null]).toEqual([isChangeable, isChangeable]);
  });

  test('of an order without a contract is that of the order, and no contract is requested', async () => {
    const { ports } = openPlans([anOrder({ status: 'creditPending', payment: 'card' })]);
    expect(await screen.findByText(/^Cartão de crédito\. A cobrança começa depois da retirada/)).toBeVisible();
    expect(screen.getByText('A forma de pagamento deste contrato não pode ser alterada agora.')).toBeVisible();
    expect(ports.callsOf('payment.readContract')).toHaveLength(0);
  });

  test('of an unknown contract is reported as not loaded', async () => {
    openPlans([completed], { readContract: failing({ kind: 'notFound' }) });
    await comesToSee('Não foi possível carregar as informações de pagamento do contrato.');
    expect(edit()).toBeNull();
  });

  test('that can’t be changed shows an error, stays as it was, and the change can be retried', async () => {
    const { user, ports } = openPlans([completed], { changeMethod: failing({ kind: 'network' }) });
    await screen.findByText('Boleto bancário');
    await user.click(screen.getByRole('button', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mudar forma de pagamento' }));
    await user.click(dialog.getByRole('button', { name: 'Salvar forma de pagamento' }));
    expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription('Escolha uma forma de pagamento.');
    expect(dialog.getByRole('radio', { name: /^Cartão/ })).toHaveFocus();
    expect(ports.callsOf('payment.changeMethod')).toHaveLength(0);
    await user.click(dialog.getByRole('radio', { name: /^Boleto/ }));
    await user.click(dialog.getByRole('button', { name: 'Salvar forma de pagamento' }));
    await comesToSee('Erro ao tentar alterar forma de pagamento');
    expect(ports.callsOf('payment.changeMethod')).toHaveLength(1);
    expect(focusedPart()).toHaveTextContent('Erro ao tentar alterar forma de pagamento');
    await user.click(dialog.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(edit()).toHaveFocus());
  });

  test('that was changed before the page reloaded is reported in the tab of its contract, which is open', async () => {
    const { user, router } = openPlans([completed, anOrder({ id: '391870', status: 'completed' })]);
    await act(() => router.navigate({ to: '/acessibilidade' }));
    await act(() => router.navigate({ to: '/conta/plano', state: { changedContractOf: '391870' } }));
    expect(await screen.findByRole('tab', { name: /SDI391870/ })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('Forma de pagamento alterada')).toBeVisible();
    await waitFor(() => expect(router.state.location.state.changedContractOf).toBeUndefined());
    expect(screen.getByText('Forma de pagamento alterada')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /SDI480112/ }));
    expect(screen.queryByText('Forma de pagamento alterada')).toBeNull();
  });

  test('that was changed in another tab is shown when the visitor returns, and the open dialog stays', async () => {
    const { user, ports } = openPlans([completed]);
    await screen.findByText('Boleto bancário');
    await user.click(screen.getByRole('button', { name: 'Editar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mudar forma de pagamento' });
    ports.answer({
      payment: {
        readContract: () => Promise.resolve({ method: { id: 36, description: 'Cartão' }, endDigits: '1111' }),
      },
    });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Cartão')).toBeInTheDocument();
    expect(dialog).toBeVisible();
    expect(ports.callsOf('orders.listOrders')).toHaveLength(2);
  });

  test('stays open for its plan when the visitor returns and another order comes first', async () => {
    const other = anOrder({ id: '391870', status: 'completed' });
    const { user, ports } = openPlans([completed, other]);
    await screen.findByText('Boleto bancário');
    await user.click(screen.getByRole('button', { name: 'Editar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mudar forma de pagamento' });
    const placed = anOrder({ id: '500001', status: 'completed' });
    ports.answer({ orders: { listOrders: () => Promise.resolve([placed, completed, other]) } });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText(/SDI500001/);
    expect(dialog).toBeVisible();
  });

  test('that can’t be read when the visitor returns stays as it was', async () => {
    const { ports } = openPlans([completed]);
    await screen.findByText('Boleto bancário');
    ports.answer({ payment: { readContract: failing({ kind: 'notFound' }) } });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(ports.callsOf('payment.readContract')).toHaveLength(2));
    expect(screen.getByText('Boleto bancário')).toBeVisible();
    expect(edit()).toBeVisible();
  });

  test('that is being saved keeps its choice', async () => {
    const { user } = openPlans([completed], { changeMethod: () => new Promise(() => undefined) });
    await screen.findByText('Boleto bancário');
    await user.click(screen.getByRole('button', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mudar forma de pagamento' }));
    const boleto = dialog.getByRole('radio', { name: /^Boleto/ });
    await user.click(boleto);
    await user.click(dialog.getByRole('button', { name: 'Salvar forma de pagamento' }));
    await user.click(dialog.getByRole('radio', { name: /^Cartão de crédito/ }));
    expect(boleto).toBeChecked();
  });

  test('by card requires a registered card, and the message is announced and shown', async () => {
    const { user, ports, store } = openPlans([completed]);
    await screen.findByText('Boleto bancário');
    await user.click(screen.getByRole('button', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mudar forma de pagamento' }));
    await user.click(dialog.getByRole('radio', { name: /^Cartão de crédito/ }));
    expect(await dialog.findByText(/depois de salvar, as próximas mensalidades são cobradas nele/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Salvar forma de pagamento' }));
    expect(focusedPart()).toHaveTextContent('Informe o cartão antes de salvar.');
    expect(ports.callsOf('payment.listSegments')).toHaveLength(0);
    const session = { id: 's1', shopperReference: 'r1', expiresAt: 'later' };
    act(() => {
      store.dispatch({ type: 'card/cardAuthorised', payload: { session, isFormOpen: false } });
      store.dispatch({ type: 'card/cardStored', payload: { initDigits: '4111', endDigits: '1111' } });
    });
    expect(await dialog.findByText('Cartão registrado')).toBeVisible();
    expect(dialog.queryByText('Informe o cartão antes de salvar.')).toBeNull();
  });
});

test('without a plan the page shows a message', async () => {
  openPlans([anOrder({ status: 'cancelled' })]);
  await comesToSee('Você ainda não possui um plano ativo.');
});

test.each([
  ['the orders', { orders: { listOrders: failing({ kind: 'contract', where: 'x' }) } }],
  ['the product', { fleetOffer: { readOffer: failing({ kind: 'contract', where: 'x' }) } }],
] as [string, Answers][])('%s that cannot be read are reported and can be retried', async (_, others) => {
  const { user, ports } = openPlans([completed], {}, others);
  await comesToSee('Erro ao buscar dados do plano...');
  ports.answer({
    orders: { listOrders: () => Promise.resolve([completed]), readHistory: () => Promise.resolve([began]) },
    fleetOffer: { readOffer: () => Promise.resolve(aFleetOffer()) },
  });
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('article', { name: 'Polo Track 2026' })).toBeVisible();
  expect(focusedPart()).toContainElement(screen.getByRole('article'));
  expect(document.body).not.toHaveFocus();
});
