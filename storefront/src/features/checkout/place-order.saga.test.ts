import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ServiceError, type AppError } from '#/api/app-error.ts';
import type { OrdersPort } from '#/api/ports.ts';
import { fakeLock, fakeRecords } from '#/test-support/index.ts';
import { burnRetried, orderConfirmed, orderSent } from './checkout.slice.ts';
import type { Confirmation } from './checkout.state.ts';
import { stepOpened, verificationAsked } from './checkout.events.ts';
import type { OrderPlan } from './order-plan.ts';
import {
  atPickup,
  clara,
  confirmation,
  monthlyInCents,
  openCheckout,
  orderService,
} from './test-support/checkout-under-test.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (error: AppError) => async (): Promise<never> => {
  throw new ServiceError(error);
};
const coupon = { code: 'EXEMPLO10', couponOfferId: 'c:1', discount: { kind: 'percent', percent: 10 } } as const;
const draftOfClara = () => fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } });

/** A page whose visitor has everything but the confirmation behind them. */
async function atPayment(options: Parameters<typeof openCheckout>[0] = {}) {
  const page = openCheckout({ records: draftOfClara(), ...options });
  await page.settle();
  expect(page.state().progress).toEqual({ at: 'payment', locationId: '77' });
  const confirm = (changes: Partial<Confirmation> = {}) =>
    void page.dispatch(orderConfirmed({ ...confirmation, ...changes }));
  const outcome = () => {
    const { progress, placing } = page.state();
    if (progress.at === 'placed') return 'placed';
    return placing.status === 'failed' ? placing.outcome : placing.status;
  };
  return { ...page, confirm, outcome };
}

type Place = OrdersPort['place'];
/** Ways a write fails: whether the service acted, and what the caller is told. */
const faults: readonly (readonly [name: string, didAct: boolean, error: AppError])[] = [
  ['is cut before the service acts', false, { kind: 'network' }],
  ['is cut after the service has acted', true, { kind: 'network' }],
  ['fails with 500 before acting', false, { kind: 'rejected', status: 500, code: '' }],
  ['fails with 500 after acting', true, { kind: 'rejected', status: 500, code: '' }],
  ['times out before acting', false, { kind: 'timeout' }],
  ['times out after acting', true, { kind: 'timeout' }],
  ['is answered with nonsense', true, { kind: 'contract', where: 'POST /orders' }],
  ['is refused with 422', false, { kind: 'rejected', status: 422, code: '451' }],
  ['is refused with a second 401', false, { kind: 'unauthorized' }],
];

/** Fails once as told, then works. */
function faulty(service: ReturnType<typeof orderService>, didAct: boolean, error: AppError): Place {
  let isFirst = true;
  return async (order, signal) => {
    if (!isFirst) return service.act(order, signal);
    isFirst = false;
    if (didAct) await service.act(order, signal);
    throw new ServiceError(error);
  };
}

describe('an order whose write', () => {
  test.each(faults)(
    '%s (acted: %s) is one order in the end, burns its coupon once, and says what is true',
    async (_, didAct, error) => {
      const service = orderService();
      const burn = vi.fn<() => Promise<void>>(async () => undefined);
      const { confirm, settle, outcome, storage } = await atPayment({
        service,
        answers: { orders: { listOrders: service.list, place: faulty(service, didAct, error) }, coupon: { burn } },
      });
      confirm({ coupon });
      await settle();
      const isCutOff = ['network', 'timeout'].includes(error.kind);
      const inTheEnd = didAct ? 'placed' : 'nothingHappened';
      // It may still run at the service: nobody is told to try again before that is over.
      expect(outcome()).toBe(!didAct && isCutOff ? 'beingChecked' : inTheEnd);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(outcome()).toBe(inTheEnd);
      if (outcome() !== 'placed') storage.local.write('token', 'again');
      confirm({ coupon });
      await settle();
      expect(outcome()).toBe('placed');
      expect(service.orders).toHaveLength(1);
      expect(burn).toHaveBeenCalledTimes(1);
    },
  );

  test.each(faults.filter(([, , { kind }]) => kind === 'network'))(
    '%s, while the orders can’t be read either, is being checked until they can',
    async (_, didAct, error) => {
      const service = orderService();
      let isDead = false;
      const { confirm, settle, outcome, dispatch } = await atPayment({
        service,
        answers: {
          orders: {
            place: async (order, signal) => {
              isDead = true;
              return faulty(service, didAct, error)(order, signal);
            },
            listOrders: async () => (isDead ? failing({ kind: 'network' })() : service.list()),
          },
        },
      });
      confirm();
      await settle();
      expect(outcome()).toBe('beingChecked');
      dispatch(verificationAsked());
      await settle();
      expect(outcome()).toBe('beingChecked');
      isDead = false;
      dispatch(verificationAsked());
      await vi.advanceTimersByTimeAsync(60_000);
      expect(outcome()).toBe(didAct ? 'placed' : 'nothingHappened');
      expect(service.orders).toHaveLength(didAct ? 1 : 0);
    },
  );

  test('is repeated by the visitor carries the same key, as long as the order is the same', async () => {
    const service = orderService();
    const keys: string[] = [];
    const { confirm, settle } = await atPayment({
      service,
      answers: {
        coupon: { burn: async () => undefined },
        orders: {
          listOrders: service.list,
          place: async (order, signal) => {
            keys.push(order.idempotencyKey);
            if (keys.length < 3) throw new ServiceError({ kind: 'timeout' });
            return service.act(order, signal);
          },
        },
      },
    });
    for (const changes of [{}, {}, { coupon }]) {
      confirm(changes);
      await settle();
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('one order is placed', () => {
  test('by a double click', async () => {
    const { confirm, settle, service, ports } = await atPayment();
    confirm();
    confirm();
    await settle();
    expect(service.orders).toHaveLength(1);
    expect(ports.callsOf('orders.place')).toHaveLength(1);
  });

  test('from two tabs at once, and both say so', async () => {
    const [service, lock] = [orderService(), fakeLock()];
    const one = await atPayment({ service, lock });
    const other = await atPayment({ service, lock });
    one.confirm();
    other.confirm();
    await one.settle();
    expect([one.outcome(), other.outcome()]).toEqual(['placed', 'placed']);
    expect(service.orders).toHaveLength(1);
  });

  /** A page whose order is on its way when it goes. */
  async function leftWhileSending(didAct: boolean) {
    const [service, records] = [orderService(), draftOfClara()];
    const burn = vi.fn<() => Promise<void>>(async () => undefined);
    const left = await atPayment({
      service,
      records,
      answers: {
        coupon: { burn },
        orders: {
          listOrders: service.list,
          place: async (order, signal) => {
            if (didAct) await service.act(order, signal);
            return new Promise<never>(() => undefined);
          },
        },
      },
    });
    left.confirm({ coupon });
    await left.settle();
    expect(left.events.some(orderSent.match)).toBe(true);
    const page = openCheckout({ service, records, answers: { coupon: { burn } } });
    await page.settle();
    return { ...page, burn };
  }

  test('by a page that is loaded again while it is sent, when the service had acted', async () => {
    const { state, service, burn } = await leftWhileSending(true);
    expect(state().progress.at).toBe('placed');
    expect(service.orders).toHaveLength(1);
    expect(burn).toHaveBeenCalledTimes(1);
  });

  test('by a page that is loaded again while it is sent, when the service had not acted', async () => {
    const { state, service, burn, dispatch, settle } = await leftWhileSending(false);
    expect(state().placing).toMatchObject({ status: 'failed', outcome: 'beingChecked' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state().placing).toMatchObject({ status: 'failed', outcome: 'nothingHappened' });
    dispatch(orderConfirmed({ ...confirmation, coupon }));
    await settle();
    expect(state().progress.at).toBe('placed');
    expect(service.orders).toHaveLength(1);
    expect(burn).toHaveBeenCalledTimes(1);
  });
});

test('its page, loaded again, says once more that the order is placed; another order begins anew', async () => {
  const { confirm, settle, storage, service } = await atPayment({ records: draftOfClara() });
  const plan = { carName: 'Polo', monthlyInCents } as OrderPlan;
  confirm({ plan });
  await settle();
  const session = { orderPlaced: storage.kept.session.orderPlaced ?? '' };
  const again = openCheckout({ service, session });
  await again.settle();
  expect(again.state()).toMatchObject({ progress: { at: 'placed', orderId: '31' }, agreedPlan: plan });
  expect(again.goToStep).not.toHaveBeenCalled();
  again.dispatch(stepOpened({ slug: 'polo', step: 'login' }));
  await again.settle();
  expect(again.state().progress.at).toBe('documentation');
  expect(again.storage.kept.session.orderPlaced).toBeUndefined();
  expect(service.orders).toHaveLength(1);
});

test.each([
  ['of somebody else', 'polo', { userId: '1002', slug: 'polo', orderId: '31' }],
  ['of another car', 'polo', { userId: '1001', slug: 'taos', orderId: '31' }],
])('an order %s is none of this page', async (_, slug, kept) => {
  const { settle, state } = openCheckout({ session: { orderPlaced: JSON.stringify(kept) } });
  await settle();
  expect(state().page?.slug).toBe(slug);
  expect(state().progress.at).toBe('documentation');
});

describe('before anything is sent', () => {
  test('another price is shown, and has to be accepted', async () => {
    const { confirm, settle, outcome, state, service } = await atPayment();
    confirm({ shownInCents: 200_000 });
    await settle();
    expect(state().placing).toEqual({ status: 'priceChanged', fromInCents: 200_000, toInCents: monthlyInCents });
    expect(service.orders).toEqual([]);
    confirm({ shownInCents: monthlyInCents });
    await settle();
    expect(outcome()).toBe('placed');
  });

  test('a price that can’t be read stops the order, and nothing has happened', async () => {
    const { confirm, settle, outcome, ports } = await atPayment({
      answers: { offer: { readRental: failing({ kind: 'network' }) } },
    });
    confirm();
    await settle();
    expect(outcome()).toBe('nothingHappened');
    expect(ports.callsOf('orders.place')).toEqual([]);
  });

  test('the key is kept, and no payment token with it', async () => {
    const records = draftOfClara();
    const { confirm, settle } = await atPayment({
      records,
      answers: { orders: { listOrders: async () => [], place: () => new Promise<never>(() => undefined) } },
    });
    confirm();
    await settle();
    expect(records.kept.idempotencyKey).toMatchObject({
      [`${clara.id}/order`]: { productId: 'PO1-24', idempotencyKey: expect.stringMatching(/^key-/) },
    });
    expect(JSON.stringify(records.kept)).not.toContain('"token"');
  });
});

describe('an order sent by a page that is gone', () => {
  test('is placed after the reload, even if another tab has settled it before', async () => {
    const [service, records] = [orderService(), draftOfClara()];
    const gone = await atPayment({
      service,
      records,
      answers: {
        orders: {
          listOrders: service.list,
          place: async (order, signal) => {
            await service.act(order, signal);
            return new Promise<never>(() => undefined);
          },
        },
      },
    });
    const other = await atPayment({ service, records });
    gone.confirm();
    await gone.settle();
    other.confirm();
    await other.settle();
    expect(other.outcome()).toBe('placed');
    expect(records.kept.idempotencyKey).toEqual({});

    const again = openCheckout({ service, records, session: gone.storage.kept.session });
    await again.settle();
    expect(again.state().progress).toEqual({ at: 'placed', orderId: '31' });
    expect(again.step()).toBe('payment');
    expect(again.storage.kept.session.orderSent).toBeUndefined();
    expect(service.orders).toHaveLength(1);
  });

  test('is placed without being asked for when it comes late, and nobody is told to try again before', async () => {
    const [service, records] = [orderService(), draftOfClara()];
    let arrive = () => Promise.resolve();
    const gone = await atPayment({
      service,
      records,
      answers: {
        orders: {
          listOrders: service.list,
          place: (order, signal) => {
            arrive = async () => void (await service.act(order, signal));
            return new Promise<never>(() => undefined);
          },
        },
      },
    });
    gone.confirm();
    await gone.settle();
    const again = openCheckout({ service, records, session: gone.storage.kept.session });
    await again.settle();
    const said = () => again.state().placing;
    expect(said()).toMatchObject({ status: 'failed', outcome: 'beingChecked' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(said()).toMatchObject({ status: 'failed', outcome: 'beingChecked' });
    await arrive();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(again.state().progress).toEqual({ at: 'placed', orderId: '31' });
  });

  test('is nobody else’s: who logs in next in that tab is not told about it', async () => {
    const ofSomebodyElse = JSON.stringify({
      userId: '2002',
      productId: 'PO1-24',
      knownOrderIds: [],
      sentAt: '2026-11-22T12:00:00Z',
    });
    const { settle, state } = openCheckout({ session: { orderSent: ofSomebodyElse } });
    await settle();
    expect(state().placing.status).toBe('idle');
  });
});

describe('the coupon of a placed order', () => {
  test('is tried again with the order’s key while the service is dead, and cleared once it is used', async () => {
    let tries = 0;
    const { confirm, settle, state, ports, storage, records } = await atPayment({
      answers: {
        coupon: {
          burn: async () => {
            tries += 1;
            if (tries < 3) throw new ServiceError({ kind: 'network' });
          },
        },
      },
    });
    storage.local.write('coupon', '{}');
    confirm({ coupon });
    await settle();
    expect(state()).toMatchObject({ progress: { at: 'placed' }, burn: 'burned' });
    const keys = ports.callsOf('coupon.burn').map(({ args }) => (args[0] as { idempotencyKey: string }).idempotencyKey);
    const placed = ports
      .callsOf('orders.place')
      .map(({ args }) => (args[0] as { idempotencyKey: string }).idempotencyKey);
    expect(new Set([...keys, ...placed]).size).toBe(1);
    expect(storage.kept.local.coupon).toBeUndefined();
    expect(records.kept.idempotencyKey).toEqual({});
  });

  test('that can’t be burned leaves the order placed, says so, and is burned on the next visit', async () => {
    const [service, records] = [orderService(), draftOfClara()];
    const page = await atPayment({ service, records, answers: { coupon: { burn: failing({ kind: 'network' }) } } });
    page.confirm({ coupon });
    await page.settle();
    expect(page.state()).toMatchObject({ progress: { at: 'placed' }, burn: 'failed' });
    page.dispatch(burnRetried());
    await page.settle();
    expect(page.state().burn).toBe('failed');

    const burn = vi.fn<() => Promise<void>>(async () => undefined);
    const next = openCheckout({ service, records, answers: { coupon: { burn } } });
    await next.settle();
    expect(burn).toHaveBeenCalledTimes(1);
    expect(records.kept.idempotencyKey).toEqual({});
  });

  test('that can’t be burned is tried again by a browser that keeps nothing, with the key it had', async () => {
    const records = draftOfClara();
    const page = await atPayment({ records, answers: { coupon: { burn: failing({ kind: 'network' }) } } });
    records.block();
    page.confirm({ coupon });
    await page.settle();
    expect(page.state()).toMatchObject({ progress: { at: 'placed' }, burn: 'failed' });
    page.ports.answer({ coupon: { burn: async () => undefined } });
    page.dispatch(burnRetried());
    await page.settle();
    expect(page.state().burn).toBe('burned');
    const keys = page.ports.callsOf('coupon.burn').map(({ args }) => args[0]);
    expect(new Set(keys.map((asked) => (asked as { idempotencyKey: string }).idempotencyKey)).size).toBe(1);
  });

  test('that is refused is said, and not tried for ever', async () => {
    const { confirm, settle, state, records } = await atPayment({
      answers: { coupon: { burn: failing({ kind: 'rejected', status: 422, code: 'used' }) } },
    });
    confirm({ coupon });
    await settle();
    expect(state().burn).toBe('refused');
    expect(records.kept.idempotencyKey).toEqual({});
  });
});

describe('an order by card', () => {
  const card = { token: 'recurring-1', identification: 'shopper-1' };

  test('takes the token when it is sent, and no event and no state has seen it', async () => {
    const page = await atPayment({ storedCard: async () => card });
    page.confirm({ payment: 'card' });
    await page.settle();
    expect(page.outcome()).toBe('placed');
    const [sent] = page.ports.callsOf('orders.place');
    expect(sent?.args[0]).toMatchObject({
      typePayment: 1,
      orderPayments: { token: card.token, identificationPayment: card.identification },
    });
    expect(sent?.args[0]).not.toHaveProperty('orderPayments.orderId');
    expect(JSON.stringify([page.events, page.store.getState(), page.records.kept])).not.toContain(card.token);
  });

  test('is not sent where no card can be charged later, and nothing happened', async () => {
    const page = await atPayment({ storedCard: async () => undefined });
    page.confirm({ payment: 'card' });
    await page.settle();
    expect(page.state().placing).toMatchObject({ outcome: 'nothingHappened', error: { code: 'cardMissing' } });
    expect(page.ports.callsOf('orders.place')).toHaveLength(0);
  });

  test('whose card can’t be read is not sent, and may be tried again', async () => {
    const page = await atPayment({ storedCard: failing({ kind: 'network' }) });
    page.confirm({ payment: 'card' });
    await page.settle();
    expect(page.outcome()).toBe('nothingHappened');
    expect(page.ports.callsOf('orders.place')).toHaveLength(0);
  });
});
