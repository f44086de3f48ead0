import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { PaymentPort } from '#/api/ports.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import { failing, fakeRecords, neverAnswers, startStore, type FakeRecords } from '#/test-support/index.ts';
import { cardUsed } from './card.slice.ts';
import { watchMethod } from './method.saga.ts';
import { contractPaymentAsked, methodChangeAsked, selectMethod } from './method.slice.ts';

beforeEach(() => void vi.useFakeTimers());

const token = 'token-of-the-stored-card';
const boleto = { method: { id: 19, description: 'Boleto bancário' } };
const byCard = { method: { id: 36, description: 'Cartão de crédito' }, endDigits: '1111' };
const history = () =>
  Promise.resolve([{ initDigits: '4111', endDigits: '1111', isAuthorised: true, isRefused: false, token }]);

/** The plan of order 31, rendered. */
async function openPlan(payment: Partial<PaymentPort>, { records = fakeRecords() }: { records?: FakeRecords } = {}) {
  const started = startStore({
    records,
    ports: {
      payment: { readContract: () => Promise.resolve(boleto), listSegments: () => Promise.resolve([]), ...payment },
    },
  });
  const { store, ports } = started;
  const { payment: port, ledger } = ports;
  const page = started.watch(
    () => watchMethod({ payment: port, ledger, readUser: () => ({ id: '1001', document: '52998224725' }) }),
    'method',
  );
  store.dispatch(contractPaymentAsked({ orderId: '31' }));
  await vi.advanceTimersByTimeAsync(5000);
  return {
    ...started,
    records,
    leave: () => page.cancel(),
    wait: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    keys: () =>
      ports.callsOf('payment.changeMethod').map(({ args }) => (args[0] as { idempotencyKey: string }).idempotencyKey),
    state: () => selectMethod(store.getState()),
    change: async (shopperReference?: string) => {
      store.dispatch(methodChangeAsked(shopperReference ? { shopperReference } : {}));
      store.dispatch(methodChangeAsked(shopperReference ? { shopperReference } : {}));
      await vi.advanceTimersByTimeAsync(5000);
    },
  };
}

describe('reading a contract’s payment method', () => {
  test('requests it by the account’s prefix and the order', async () => {
    const { state, ports } = await openPlan({ readContract: () => Promise.resolve(byCard) });
    expect(ports.callsOf('payment.readContract')[0]?.args).toEqual(['SDI31']);
    expect(state()).toMatchObject({ status: 'success', contractNumber: 'SDI31', ...byCard });
  });

  test('is not found if there is no contract', async () => {
    const { state } = await openPlan({ readContract: failing({ kind: 'notFound' }) });
    expect(state()).toEqual({ status: 'notFound', orderId: '31' });
  });

  test('fails after the usual retries if the contract can’t be read', async () => {
    const { state, ports } = await openPlan({ readContract: failing({ kind: 'network' }) });
    expect(state()).toEqual({ status: 'error', orderId: '31', error: { kind: 'network' } });
    expect(ports.callsOf('payment.readContract')).toHaveLength(3);
  });
});

describe('a return to the tab', () => {
  const isReturn = { orderId: '31', isReturn: true };

  it('reads nothing while a change is being saved', async () => {
    const { change, ports, store, wait, state } = await openPlan({ changeMethod: neverAnswers });
    await change();
    store.dispatch(contractPaymentAsked(isReturn));
    await wait(100);
    expect(ports.callsOf('payment.readContract')).toHaveLength(1);
    expect(state()).toMatchObject({ change: 'saving' });
  });

  it('whose reading fails still follows a change with an unknown outcome', async () => {
    const { change, ports, store, wait, state } = await openPlan({
      readHistory: history,
      changeMethod: failing({ kind: 'timeout' }),
    });
    ports.answer({ payment: { readContract: failing({ kind: 'network' }) } });
    await change('r1');
    store.dispatch(contractPaymentAsked(isReturn));
    await wait(9000);
    expect(state()).toMatchObject({ change: 'unclear', ...boleto });
    ports.answer({ payment: { readContract: () => Promise.resolve(byCard) } });
    await wait(20_000);
    expect(state()).toMatchObject({ change: 'saved', ...byCard });
  });
});

describe('changing a payment method', () => {
  /** The plan of order 32, opened while the method of order 31 is being saved. */
  async function openAnotherPlanMeanwhile() {
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    const page = await openPlan({ readHistory: history, changeMethod: () => promise });
    await page.change('r1');
    page.store.dispatch(contractPaymentAsked({ orderId: '32' }));
    await page.wait(100);
    return { ...page, answer };
  }

  test('says nothing about its outcome on the page of another plan that was opened meanwhile', async () => {
    const { answer, ports, store, wait, state } = await openAnotherPlanMeanwhile();
    expect(state()).toMatchObject({ status: 'success', orderId: '32', change: 'none', ...boleto });
    ports.answer({ payment: { readContract: () => Promise.resolve(byCard) } });
    answer();
    await wait(5000);
    expect(state()).toMatchObject({ status: 'success', orderId: '32', change: 'none', ...boleto });
    store.dispatch(contractPaymentAsked({ orderId: '31' }));
    await wait(100);
    expect(state()).toMatchObject({ status: 'success', orderId: '31', ...byCard });
  });

  test('waits while that of another plan is being saved, and then has an outcome of its own', async () => {
    const { answer, change, ports, wait, state } = await openAnotherPlanMeanwhile();
    await change('r1');
    expect(ports.callsOf('payment.changeMethod')).toHaveLength(1);
    expect(state()).toMatchObject({ orderId: '32', change: 'saving' });
    ports.answer({ payment: { readContract: () => Promise.resolve(byCard) } });
    answer();
    await wait(5000);
    expect(ports.callsOf('payment.changeMethod').map(({ args }) => args[0])).toMatchObject([
      { contractNumber: 'SDI31' },
      { contractNumber: 'SDI32' },
    ]);
    expect(state()).toMatchObject({ orderId: '32', change: 'saved', ...byCard });
  });

  test('to a card sends its token in one request, and then shows the method that the service returns', async () => {
    const { change, ports, state, events, store } = await openPlan({
      readHistory: history,
      changeMethod: () => Promise.resolve(),
    });
    ports.answer({ payment: { readContract: () => Promise.resolve(byCard) } });
    await change('r1');
    expect(ports.callsOf('payment.changeMethod').map(({ args }) => args[0])).toEqual([
      { userId: '1001', contractNumber: 'SDI31', document: '52998224725', token, idempotencyKey: expect.any(String) },
    ]);
    expect(state()).toMatchObject({ change: 'saved', ...byCard });
    expect(JSON.stringify([events, store.getState()])).not.toContain(token);
  });

  test('deletes the card that it has used, and no card of an order in progress', async () => {
    const answers = { readHistory: history, changeMethod: () => Promise.resolve() };
    const toCard = await openPlan(answers);
    await toCard.change('r1');
    expect(toCard.eventsOf(cardUsed.type)).toHaveLength(1);
    const toBankSlip = await openPlan(answers);
    await toBankSlip.change();
    expect(toBankSlip.state()).toMatchObject({ change: 'saved' });
    expect(toBankSlip.eventsOf(cardUsed.type)).toEqual([]);
  });

  test('sends no second request while one is pending', async () => {
    const { change, ports } = await openPlan({ changeMethod: neverAnswers });
    await change();
    await change();
    expect(ports.callsOf('payment.changeMethod')).toHaveLength(1);
  });

  test('of the next user is sent while that of the former one has no response, which is not reported', async () => {
    const first = Promise.withResolvers<void>();
    const { change, ports, store, wait, state } = await openPlan({ changeMethod: () => first.promise });
    await change();
    store.dispatch(sessionEnded({ why: 'loggedOut' }));
    store.dispatch(contractPaymentAsked({ orderId: '32' }));
    await wait(100);
    ports.answer({ payment: { changeMethod: neverAnswers } });
    await change();
    expect(ports.callsOf('payment.changeMethod')).toHaveLength(2);
    first.resolve();
    await wait(100);
    expect(state()).toMatchObject({ orderId: '32', change: 'saving' });
  });

  test('uses the requests and the prefix of a contract’s matched segment', async () => {
    const { change, ports, state } = await openPlan({
      listSegments: () => Promise.resolve([{ ibratanId: 1, fleetId: 9, prefix: 'SDA' }]),
      saveMatchedMethod: () => Promise.resolve(),
      readMatchedMethod: () => Promise.resolve(boleto.method),
      readCardUsed: failing({ kind: 'notFound' }),
    });
    await change();
    expect(ports.callsOf('payment.saveMatchedMethod')[0]?.args[0]).toEqual({
      userId: '1001',
      contractNumber: 'SDA31',
      document: '52998224725',
      idempotencyKey: expect.any(String),
    });
    expect(ports.callsOf('payment.changeMethod')).toHaveLength(0);
    expect(state()).toMatchObject({ change: 'saved', contractNumber: 'SDA31', ...boleto });
    expect(state()).not.toHaveProperty('endDigits');
  });

  test.each([
    ['as requested is saved', boleto, byCard, 'saved'],
    ['in another way is still unclear', boleto, { ...byCard, endDigits: '2222' }, 'unclear'],
    ['as before is unclear', byCard, byCard, 'unclear'],
  ] as const)('without a response reads the contract, and one paid %s', async (_, before, after, change) => {
    const { ports, state, ...plan } = await openPlan({
      readContract: () => Promise.resolve(before),
      readHistory: history,
      changeMethod: failing({ kind: 'timeout' }),
    });
    ports.answer({ payment: { readContract: () => Promise.resolve(after) } });
    await plan.change('r1');
    expect(state()).toMatchObject({ change, ...after });
    expect(ports.callsOf('payment.changeMethod')).toHaveLength(1);
  });

  test('without a response is unclear if the contract can’t be read, either', async () => {
    const { change, ports, state } = await openPlan({ changeMethod: failing({ kind: 'network' }) });
    ports.answer({ payment: { readContract: failing({ kind: 'network' }) } });
    await change();
    expect(state()).toMatchObject({ change: 'unclear', ...boleto });
  });

  test('to a bank slip without a response reads the contract, too', async () => {
    const { change, ports, state } = await openPlan({
      readContract: () => Promise.resolve(byCard),
      changeMethod: failing({ kind: 'network' }),
    });
    ports.answer({ payment: { readContract: () => Promise.resolve(boleto) } });
    await change();
    expect(state()).toMatchObject({ change: 'saved', ...boleto });
  });

  test('that was rejected has failed, whatever the contract says', async () => {
    const { change, ports, state } = await openPlan({
      readHistory: history,
      changeMethod: failing({ kind: 'rejected', status: 422, code: '' }),
    });
    ports.answer({ payment: { readContract: () => Promise.resolve(byCard) } });
    await change('r1');
    expect(state()).toMatchObject({ change: 'failed', ...byCard });
  });

  test.each<[string, Partial<PaymentPort>]>([
    [
      'the service rejects it',
      { readHistory: history, changeMethod: failing({ kind: 'rejected', status: 422, code: '' }) },
    ],
    [
      'the service has failed, and nothing has changed',
      { readHistory: history, changeMethod: failing({ kind: 'rejected', status: 500, code: '' }) },
    ],
    ['the card can’t be charged', { readHistory: () => Promise.resolve([]) }],
    ['the segments can’t be read', { listSegments: failing({ kind: 'network' }) }],
  ])('fails if %s, and is not retried', async (_, payment) => {
    const { change, ports, state } = await openPlan(payment);
    await change('r1');
    expect(state()).toMatchObject({ status: 'success', change: 'failed', ...boleto });
    expect(ports.callsOf('payment.changeMethod').length).toBeLessThanOrEqual(1);
  });
});

describe('a change of method whose response was lost', () => {
  const lostTo = (payment: Partial<PaymentPort> = {}) =>
    ({ readHistory: history, changeMethod: failing({ kind: 'network' }), ...payment }) satisfies Partial<PaymentPort>;

  it('is read until its request can no longer run, and then has failed', async () => {
    const { change, state, wait, ports, store } = await openPlan(lostTo());
    await change('r1');
    expect(state()).toMatchObject({ change: 'unclear', ...boleto });
    const shown = new Set<unknown>();
    const stop = store.subscribe(() => void shown.add((state() as { change?: string }).change));
    await wait(40_000);
    stop();
    expect([...shown]).toEqual(['unclear']);
    await wait(110_000);
    expect(state()).toMatchObject({ change: 'failed', ...boleto });
    expect(ports.callsOf('payment.changeMethod')).toHaveLength(1);
  });

  it('is found when it takes effect later, and shown as saved', async () => {
    const { change, state, wait, ports, records } = await openPlan(lostTo());
    await change('r1');
    ports.answer({ payment: { readContract: () => Promise.resolve(byCard) } });
    await wait(15_000);
    expect(state()).toMatchObject({ change: 'saved', ...byCard });
    expect(records.kept.idempotencyKey).toEqual({});
  });

  it('is found by the next page', async () => {
    const first = await openPlan(lostTo());
    await first.change('r1');
    first.leave();
    const next = await openPlan({ readContract: () => Promise.resolve(byCard) }, { records: first.records });
    expect(next.state()).toMatchObject({ change: 'saved', ...byCard });
    expect(next.ports.callsOf('payment.changeMethod')).toEqual([]);
  });

  it('is retried by the visitor with the same key', async () => {
    const { change, state, wait, ports, keys } = await openPlan(lostTo());
    await change('r1');
    await wait(150_000);
    ports.answer({
      payment: { changeMethod: () => Promise.resolve(), readContract: () => Promise.resolve(byCard) },
    });
    await change('r1');
    expect(state()).toMatchObject({ change: 'saved' });
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it('uses another key for another method', async () => {
    const { change, wait, ports, keys } = await openPlan(lostTo({ readContract: () => Promise.resolve(byCard) }));
    await change('r1');
    await wait(150_000);
    ports.answer({ payment: { changeMethod: () => Promise.resolve() } });
    await change();
    expect(new Set(keys()).size).toBe(2);
  });
});
