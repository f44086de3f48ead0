import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { ServiceError, type AppError } from '#/api/app-error.ts';
import type { OrdersPort } from '#/api/ports.ts';
import { refusalOf } from '#/shared/loading/requests.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import { aUser, fakeLock, fakeRecords } from '#/test-support/index.ts';
import type { AgreedOrder } from '../checkout.state.ts';
import {
  addressSubmitted,
  burnRetried,
  dealerSelected,
  dealersWanted,
  draftChanged,
  orderConfirmed,
  orderSent,
  personalDataSubmitted,
  pickupChosen,
  reviewChanged,
} from '../checkout.slice.ts';
import { orderCouponChanged, orderCouponRefused, stepOpened, verificationAsked } from '../checkout.events.ts';
import { orderStateOf } from './order-life.ts';
import {
  aCoupon,
  aDealer,
  aPlan,
  allDocuments,
  atPickup,
  clara,
  customerOfClara,
  monthlyInCents,
  openCheckout,
  orderService,
  planWithCoupon,
} from '../test-support/checkout-under-test.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (error: AppError) => async (): Promise<never> => {
  throw new ServiceError(error);
};
const neverAnswered = () => new Promise<never>(() => undefined);
const withCoupon = { plan: planWithCoupon } as const;
const draftOfClara = () => fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } });
type Page = Awaited<ReturnType<typeof atPayment>>;
type Session = Page['storage']['kept']['session'];

/** A page at the last step, with every step before it finished. */
async function atPayment(options: Parameters<typeof openCheckout>[0] = {}) {
  const page = openCheckout({ records: draftOfClara(), ...options });
  await page.settle();
  expect(page.due()).toBe('payment');
  return { ...page, outcome: () => orderStateOf(page.state()) };
}

/** Intents in the browser's database that have no end yet. */
const unsettledIn = ({ records }: Pick<Page, 'records'>) =>
  Object.values(records.kept.idempotencyKey ?? {}).filter(
    (intent) => !['placed', 'shown', 'failed'].includes((intent as { state: string }).state),
  );

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
  ['is rejected with 422', false, { kind: 'rejected', status: 422, code: '451' }],
  ['is rejected with a second 401', false, { kind: 'unauthorized' }],
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

describe('the notice of an order that was not placed', () => {
  it('disappears when the last step is opened again, because another tab may have ordered since', async () => {
    const service = orderService();
    const rejected = failing({ kind: 'rejected', status: 422, code: '451' });
    const page = await atPayment({ answers: { orders: { listOrders: service.list, place: rejected } } });
    page.confirm();
    await page.settle();
    expect(page.outcome()).toBe('nothingHappened');
    page.dispatch(stepOpened({ slug: 'polo', step: 'pickup' }));
    page.dispatch(stepOpened({ slug: 'polo', step: 'payment' }));
    await page.settle();
    expect(page.outcome()).toBe('reviewing');
  });
});

describe('an order whose session expires when it is sent', () => {
  /** As the session rule does it: the log-in opens, and the request fails. */
  function refusing(renewal: Promise<boolean>) {
    let isFirst = true;
    return (service: ReturnType<typeof orderService>): Place =>
      async (order, signal) => {
        if (!isFirst) return service.act(order, signal);
        isFirst = false;
        Object.assign(refusalOf(signal) ?? {}, { renewal });
        throw new ServiceError({ kind: 'unauthorized' });
      };
  }

  it('is checked and retried with its key after the log-in, and does not block another tab meanwhile', async () => {
    const service = orderService();
    const lock = fakeLock();
    const logIn = Promise.withResolvers<boolean>();
    const place = vi.fn<Place>(refusing(logIn.promise)(service));
    const page = await atPayment({ service, lock, answers: { orders: { listOrders: service.list, place } } });
    page.confirm();
    await page.settle();
    expect(page.outcome()).toBe('sending');
    // Any other tab gets its turn.
    const giveBack = await lock.acquire(`signdrive-order/${clara.id}`, new AbortController().signal);
    giveBack();
    logIn.resolve(true);
    await page.settle();
    expect(page.outcome()).toBe('placed');
    expect(new Set(place.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).size).toBe(1);
    expect(service.orders).toHaveLength(1);
  });

  it('shows a price that changed during the log-in', async () => {
    const service = orderService();
    const logIn = Promise.withResolvers<boolean>();
    const page = await atPayment({
      service,
      answers: { orders: { listOrders: service.list, place: refusing(logIn.promise)(service) } },
    });
    page.confirm();
    await page.settle();
    const rental = await page.ports.offer.readRental(aPlan.query, new AbortController().signal);
    const monthlyInstallmentInCents = monthlyInCents + 100;
    page.ports.answer({ offer: { readRental: async () => ({ ...rental, monthlyInstallmentInCents }) } });
    logIn.resolve(true);
    await page.settle();
    expect(page.outcome()).toBe('priceChanged');
    expect(service.orders).toEqual([]);
  });

  it('is reported as not placed when the log-in is closed', async () => {
    const service = orderService();
    const logIn = Promise.withResolvers<boolean>();
    const place = vi.fn<Place>(refusing(logIn.promise)(service));
    const page = await atPayment({ service, answers: { orders: { listOrders: service.list, place } } });
    page.confirm();
    await page.settle();
    logIn.resolve(false);
    await page.settle();
    expect(page.outcome()).toBe('nothingHappened');
    expect(place).toHaveBeenCalledTimes(1);
  });
});

describe('an order whose write', () => {
  test.each(faults)(
    '%s (acted: %s) ends as one order with one burn, and the page shows the true outcome',
    async (_, didAct, error) => {
      const service = orderService();
      const burn = vi.fn<() => Promise<void>>(async () => undefined);
      const page = await atPayment({
        service,
        answers: {
          orders: { listOrders: service.list, place: faulty(service, didAct, error) },
          coupon: { burn, validate: async () => aCoupon },
        },
      });
      page.confirm(withCoupon);
      await page.settle();
      const isCutOff = ['network', 'timeout'].includes(error.kind);
      const inTheEnd = didAct ? 'placed' : 'nothingHappened';
      // The request may still run at the service.
      expect(page.outcome()).toBe(!didAct && isCutOff ? 'beingChecked' : inTheEnd);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(page.outcome()).toBe(inTheEnd);
      page.confirm(withCoupon);
      await page.settle();
      expect(page.outcome()).toBe('placed');
      expect(service.orders).toHaveLength(1);
      expect(burn).toHaveBeenCalledTimes(1);
      expect(unsettledIn(page)).toEqual([]);
    },
  );

  test.each(faults.filter(([, , { kind }]) => kind === 'network'))(
    '%s (acted: %s) is being checked while the orders can’t be read',
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

  it('failed is retried with its key if the payment method changes, and with another key if a coupon is added', async () => {
    const service = orderService();
    const keys: string[] = [];
    const { confirm, settle } = await atPayment({
      service,
      storedCard: async () => ({ token: 'recurring-1', identification: 'shopper-1' }),
      answers: {
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
    for (const changes of [{ payment: 'card' }, { payment: 'boleto' }, withCoupon] as const) {
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
  it('on a double click', async () => {
    const { confirm, settle, service, ports } = await atPayment();
    confirm();
    confirm();
    await settle();
    expect(service.orders).toHaveLength(1);
    expect(ports.callsOf('orders.place')).toHaveLength(1);
  });

  it('when two tabs confirm at once, and both tabs show it', async () => {
    const [service, lock, records] = [orderService(), fakeLock(), draftOfClara()];
    const one = await atPayment({ service, lock, records });
    const other = await atPayment({ service, lock, records });
    one.confirm();
    other.confirm();
    await one.settle();
    expect([one.outcome(), other.outcome()]).toEqual(['placed', 'placed']);
    expect(service.orders).toHaveLength(1);
    for (const { storage } of [one, other]) {
      const again = await openedAgain({ service, records, session: storage.kept.session });
      expect(again.state().placed).toMatchObject({ orderId: '31' });
    }
  });

  it('when another device has placed it already, and it is also shown after a reload', async () => {
    const page = await atPayment();
    page.service.orders.unshift({ id: '90', productId: 'PO1-24', status: 'created', locationId: '77' });
    page.confirm();
    await page.settle();
    expect(page.ports.callsOf('orders.place')).toEqual([]);
    expect(page.state().placed).toMatchObject({ orderId: '90' });
    const again = await openedAgain({ ...page, session: page.storage.kept.session });
    expect(again.state().placed).toMatchObject({ orderId: '90' });
  });

  async function openedAgain({ service, records, session }: Pick<Page, 'service' | 'records'> & { session: Session }) {
    const page = openCheckout({ service, records, session });
    await page.settle();
    return page;
  }

  /** Two tabs at the last step. The first one's order gets 504, and the service acts later. */
  async function tabsWithLateOrder(options: Parameters<typeof openCheckout>[0] = {}) {
    const [service, lock, records] = [orderService(), fakeLock(), draftOfClara()];
    let act = async () => {};
    const first = await atPayment({
      service,
      lock,
      records,
      answers: {
        orders: {
          listOrders: service.list,
          place: async (order, signal) => {
            act = async () => void (await service.act(order, signal));
            throw new ServiceError({ kind: 'rejected', status: 504, code: '' });
          },
        },
      },
    });
    const second = await atPayment({ service, lock, records, ...options });
    first.confirm({ payment: 'boleto' });
    await vi.advanceTimersByTimeAsync(0);
    expect([first.outcome(), second.outcome()]).toEqual(['beingChecked', 'reviewing']);
    return { first, second, act: () => act(), service, lock, records };
  }

  it('when another tab confirms with another payment method while the first request may still run', async () => {
    const { first, second, act, service } = await tabsWithLateOrder({
      storedCard: async () => ({ token: 'recurring-1', identification: 'shopper-1' }),
    });
    second.confirm({ payment: 'card' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(second.outcome()).toBe('beingChecked');
    expect(second.ports.callsOf('orders.place')).toEqual([]);
    await act();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(service.orders).toHaveLength(1);
    expect([first.outcome(), second.outcome()]).toEqual(['placed', 'placed']);
  });

  it('when another tab orders another plan while the first request may still run: the second waits', async () => {
    const { second, act, service } = await tabsWithLateOrder();
    second.confirm({ plan: { ...aPlan, query: { ...aPlan.query, monthlyKm: 2000 } } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(second.outcome()).toBe('beingChecked');
    await act();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(service.orders).toHaveLength(1);
  });

  it('when the person logs out and in again while the request may still run', async () => {
    const { act, service, lock, records } = await tabsWithLateOrder();
    await records.removeAllOf(clara.id);
    await records.write('draft', `${clara.id}/order`, atPickup, 1);
    const second = await atPayment({ service, lock, records });
    second.confirm();
    await vi.advanceTimersByTimeAsync(1000);
    expect(second.ports.callsOf('orders.place')).toEqual([]);
    await act();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(service.orders).toHaveLength(1);
  });

  /** A page whose order is on its way when it is reloaded. */
  async function reloadedWhileSending(didAct: boolean) {
    const [service, records] = [orderService(), draftOfClara()];
    const burn = vi.fn<() => Promise<void>>(async () => undefined);
    const left = await atPayment({
      service,
      records,
      answers: {
        orders: {
          listOrders: service.list,
          place: async (order, signal) => {
            if (didAct) await service.act(order, signal);
            return neverAnswered();
          },
        },
      },
    });
    left.confirm(withCoupon);
    await left.settle();
    expect(left.events.some(orderSent.match)).toBe(true);
    const coupon = { burn, validate: async () => aCoupon };
    const session = left.storage.kept.session;
    const page = openCheckout({ service, records, session, answers: { coupon } });
    await page.settle();
    return { ...page, burn, outcome: () => orderStateOf(page.state()) };
  }

  it('when the page is reloaded during the request and the service had acted', async () => {
    const { outcome, state, service, burn } = await reloadedWhileSending(true);
    expect(outcome()).toBe('placed');
    expect(state().placed).toMatchObject({ orderId: '31', slug: 'polo', agreed: { plan: planWithCoupon } });
    expect(service.orders).toHaveLength(1);
    expect(burn).toHaveBeenCalledTimes(1);
  });

  it('when the page is reloaded during the request and the service had not acted', async () => {
    const { outcome, service, burn, confirm, settle } = await reloadedWhileSending(false);
    expect(outcome()).toBe('beingChecked');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome()).toBe('nothingHappened');
    confirm(withCoupon);
    await settle();
    expect(outcome()).toBe('placed');
    expect(service.orders).toHaveLength(1);
    expect(burn).toHaveBeenCalledTimes(1);
  });

  it('when the page is reloaded during the request in a browser without a database', async () => {
    const service = orderService();
    const records = draftOfClara();
    const left = await atPayment({
      service,
      records,
      answers: {
        orders: {
          listOrders: service.list,
          place: async (order, signal) => {
            await service.act(order, signal);
            return neverAnswered();
          },
        },
      },
    });
    records.block();
    left.confirm();
    await left.settle();
    const page = openCheckout({ service, records, session: left.storage.kept.session });
    await page.settle();
    expect(page.state().placed).toMatchObject({ orderId: '31' });
  });
});

describe('the page of a placed order', () => {
  it('shows the order again after a reload, and the log-in step begins another order', async () => {
    const { confirm, settle, tell, storage, service, state } = await atPayment();
    confirm();
    await settle();
    tell();
    const agreed = state().placed?.agreed;
    expect(agreed).toMatchObject({ plan: aPlan, details: { dealer: aDealer, payment: 'boleto', email: clara.email } });
    const again = openCheckout({ service, session: storage.kept.session });
    await again.settle();
    expect(again.state().placed).toMatchObject({ orderId: '31', slug: 'polo', agreed });
    expect(again.goToStep).not.toHaveBeenCalled();
    again.tell();
    again.dispatch(stepOpened({ slug: 'polo', step: 'login' }));
    await again.settle();
    expect(again.state().placed).toBeUndefined();
    expect(again.step()).toBe('documentation');
    expect(again.storage.kept.session.orderSent).toBeUndefined();
    expect(service.orders).toHaveLength(1);
  });

  it('shows in another tab the agreed terms, although that tab has another dealer and plan', async () => {
    const [service, records, lock] = [orderService(), draftOfClara(), fakeLock()];
    const aCard = { token: 'recurring-1', identification: 'shopper-1', endDigits: '1111' };
    const options = { service, records, lock, storedCard: async () => aCard };
    const first = await atPayment(options);
    const second = await atPayment(options);
    first.confirm({ payment: 'card' });
    await first.settle();
    second.dispatch(dealerSelected({ ...aDealer, id: '78', name: 'Outra' }));
    second.confirm({ plan: { ...aPlan, monthlyInCents: 1 } });
    await second.settle();
    expect(second.state().placed?.agreed).toEqual(first.state().placed?.agreed);
    expect(second.state().placed?.agreed).toMatchObject({
      plan: aPlan,
      details: {
        dealer: aDealer,
        payment: 'card',
        endDigits: '1111',
        documents: ['cnh', 'cnhBack', 'addressProof', 'incomeProof'],
      },
    });
    expect(JSON.stringify(records.kept)).not.toContain(aCard.token);
    expect(service.orders).toHaveLength(1);
  });

  it('stores the periods of the next steps if the service sends them', async () => {
    const periods = { documentsDays: 1, contractDays: 2, signingDays: 7 };
    const product = {
      ...(await openCheckout().ports.fleetOffer.readOffer({ productId: 'PO1-24' }, new AbortController().signal)),
    };
    const { confirm, settle, state } = await atPayment({
      answers: { fleetOffer: { readOffer: async () => ({ ...product, orderPeriods: periods }) } },
    });
    confirm();
    await settle();
    expect(state().placed?.agreed?.details).toMatchObject({ periods });
  });

  it('shows only the plan for a record written by an earlier version', async () => {
    const { confirm, settle, tell, storage, service } = await atPayment();
    confirm();
    await settle();
    tell();
    const { agreed, ...rest } = JSON.parse(storage.kept.session.orderSent ?? '') as { agreed: AgreedOrder };
    const olderRecord = JSON.stringify({ ...rest, plan: agreed.plan });
    const again = openCheckout({ service, session: { orderSent: olderRecord } });
    await again.settle();
    expect(again.state().placed).toMatchObject({ orderId: '31', agreed: { plan: aPlan } });
    expect(again.state().placed?.agreed).not.toHaveProperty('details');
  });

  it('does not show the order of another person or of another car', async () => {
    const placed = await atPayment();
    placed.confirm();
    await placed.settle();
    placed.tell();
    const { session } = placed.storage.kept;
    const other = openCheckout({ session, user: { ...clara, id: '1002' }, records: fakeRecords() });
    await other.settle();
    expect(other.state().placed).toBeUndefined();
    const ofTaos = (session.orderSent ?? '').replaceAll('polo', 'taos');
    // The former release called the key `toldAt`.
    for (const stored of [ofTaos, ofTaos.replace('shownSlug', 'toldAt')]) {
      const taos = openCheckout({ session: { orderSent: stored }, records: fakeRecords() });
      await taos.settle();
      expect(taos.state().placed).toBeUndefined();
    }
  });
});

describe('a placed order that was not shown before the order of another car begins', () => {
  const begin = ({ dispatch }: Page, slug: string) => dispatch(stepOpened({ slug, step: 'login' }));
  /** Acts, and answers or acts when told to. */
  function slowService() {
    const service = orderService();
    const acting = Promise.withResolvers<void>();
    const place: Place = async (order, signal) => {
      await acting.promise;
      return service.act(order, signal);
    };
    return { service, act: () => acting.resolve(), orders: { listOrders: service.list, place } };
  }

  it('is shown first if it was placed while the visitor was on another page', async () => {
    const { service, act, orders } = slowService();
    const page = await atPayment({ service, answers: { orders } });
    page.confirm();
    await page.settle();
    // The visitor reads about another car meanwhile.
    act();
    await page.settle();
    begin(page, 'nivus');
    await page.settle();
    expect(page.state().placed).toMatchObject({ orderId: '31', slug: 'polo' });
    expect(page.state().page).toEqual({ slug: 'nivus', step: 'payment' });
    page.tell();
    await page.settle();
    begin(page, 'nivus');
    await page.settle();
    expect(page.state().placed).toBeUndefined();
    expect(page.outcome()).toBe('reviewing');
    expect(page.step()).toBe('documentation');
  });

  it('is shown first after a reload', async () => {
    const { service, act, orders } = slowService();
    const page = await atPayment({ service, answers: { orders } });
    page.confirm();
    act();
    await page.settle();
    const { records, storage } = page;
    const again = openCheckout({ service, records, session: storage.kept.session, step: 'login' });
    await again.settle();
    expect(again.state().placed).toMatchObject({ orderId: '31' });
    expect(again.step()).toBe('payment');
  });

  it('is shown when a read finds it, and the input for the other car is kept', async () => {
    const service = orderService();
    const late = Promise.withResolvers<void>();
    const place: Place = async (order, signal) => {
      void late.promise.then(() => service.act(order, signal));
      throw new ServiceError({ kind: 'rejected', status: 504, code: '' });
    };
    const page = await atPayment({ service, answers: { orders: { listOrders: service.list, place } } });
    page.confirm();
    await page.settle();
    expect(page.outcome()).toBe('beingChecked');
    begin(page, 'nivus');
    page.dispatch(draftChanged({ address: { number: '4321' } }));
    await page.settle();
    expect(page.outcome()).toBe('beingChecked');
    late.resolve();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(page.outcome()).toBe('placed');
    expect(page.state().placed).toMatchObject({ orderId: '31', slug: 'polo' });
    page.tell();
    begin(page, 'nivus');
    await page.settle();
    expect(page.state().draft.address).toEqual({ number: '4321' });
    expect(service.orders).toHaveLength(1);
  });

  it('is awaited and shown in another tab, which sends no order of its own', async () => {
    const { service, act, orders } = slowService();
    const [records, lock] = [draftOfClara(), fakeLock()];
    const first = await atPayment({ service, records, lock, answers: { orders } });
    const other = await atPayment({ service, records, lock, slug: 'nivus' });
    first.confirm();
    await first.settle();
    other.confirm({ plan: { ...aPlan, carName: 'Nivus' } });
    await other.settle();
    expect(other.outcome()).toBe('checking');
    act();
    await other.settle();
    expect(first.outcome()).toBe('placed');
    expect(other.state().placed).toMatchObject({ orderId: '31', slug: 'polo' });
    expect(service.orders).toHaveLength(1);
  });

  it('is shown by a tab that opens after a hidden tab has placed it', async () => {
    const [service, records] = [orderService(), draftOfClara()];
    const hidden = await atPayment({ service, records });
    hidden.confirm();
    await hidden.settle();
    const other = openCheckout({ service, records, slug: 'nivus', step: 'login' });
    await other.settle();
    expect(other.state().placed).toMatchObject({ orderId: '31', slug: 'polo' });
    other.tell();
    await other.settle();
    const next = openCheckout({ service, records, slug: 'nivus', step: 'login' });
    await next.settle();
    expect(next.state().placed).toBeUndefined();
  });

  it('is shown by a tab that was open before, instead of sending that tab’s order', async () => {
    const [service, records] = [orderService(), draftOfClara()];
    const hidden = await atPayment({ service, records });
    const other = await atPayment({ service, records, slug: 'nivus' });
    hidden.confirm();
    await hidden.settle();
    other.confirm({ plan: { ...aPlan, carName: 'Nivus' } });
    await other.settle();
    expect(other.state().placed).toMatchObject({ orderId: '31', slug: 'polo' });
    expect(service.orders).toHaveLength(1);
  });

  it('is reported as not placed if its price changed meanwhile, and the other car’s page does not show that price', async () => {
    const rental = Promise.withResolvers<void>();
    const page = await atPayment();
    const read = await page.ports.offer.readRental(aPlan.query, new AbortController().signal);
    page.ports.answer({
      offer: {
        readRental: async () => {
          await rental.promise;
          return { ...read, monthlyInstallmentInCents: monthlyInCents + 100 };
        },
      },
    });
    page.confirm();
    await page.settle();
    begin(page, 'nivus');
    rental.resolve();
    await page.settle();
    expect(page.outcome()).toBe('nothingHappened');
    expect(page.service.orders).toEqual([]);
  });
});

describe('an order sent by a page that was closed', () => {
  it('is shown after the reload, even if another tab has settled it before', async () => {
    const [service, records] = [orderService(), draftOfClara()];
    const gone = await atPayment({
      service,
      records,
      answers: {
        orders: {
          listOrders: service.list,
          place: async (order, signal) => {
            await service.act(order, signal);
            return neverAnswered();
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
    expect(unsettledIn(other)).toEqual([]);

    const again = openCheckout({ service, records, session: gone.storage.kept.session });
    await again.settle();
    expect(again.state().placed).toMatchObject({ orderId: '31' });
    expect(again.step()).toBe('payment');
    expect(service.orders).toHaveLength(1);
  });

  it('is not shown to the next person who logs in in that tab', async () => {
    const [records, lock] = [draftOfClara(), fakeLock()];
    const gone = await atPayment({
      records,
      lock,
      answers: { orders: { listOrders: async () => [], place: neverAnswered } },
    });
    gone.confirm();
    await gone.settle();
    const next = openCheckout({ records, session: gone.storage.kept.session, user: { ...clara, id: '1002' } });
    await next.settle();
    expect(orderStateOf(next.state())).toBe('reviewing');
  });
});

describe('before an order is sent', () => {
  it('a changed price is shown and has to be confirmed', async () => {
    const { confirm, settle, outcome, state, service } = await atPayment();
    confirm({ plan: { ...aPlan, fullMonthlyInCents: 200_000 } });
    await settle();
    expect(state().placing).toEqual({ status: 'priceChanged', fromInCents: 200_000, toInCents: monthlyInCents });
    expect(service.orders).toEqual([]);
    confirm();
    await settle();
    expect(outcome()).toBe('placed');
  });

  it('a changed price is discarded when the visitor opens the step again, perhaps with another plan', async () => {
    const { confirm, settle, outcome, dispatch } = await atPayment();
    confirm({ plan: { ...aPlan, fullMonthlyInCents: 200_000 } });
    await settle();
    expect(outcome()).toBe('priceChanged');
    dispatch(stepOpened({ slug: 'polo', step: 'payment' }));
    expect(outcome()).toBe('reviewing');
  });

  it('a price that can’t be read stops the order, and nothing has happened', async () => {
    const { confirm, settle, outcome, ports } = await atPayment({
      answers: { offer: { readRental: failing({ kind: 'network' }) } },
    });
    confirm();
    await settle();
    expect(outcome()).toBe('nothingHappened');
    expect(ports.callsOf('orders.place')).toEqual([]);
  });

  it('the intent is stored, without a payment token', async () => {
    const page = await atPayment({
      storedCard: async () => ({ token: 'recurring-1', identification: 'shopper-1' }),
      answers: { orders: { listOrders: async () => [], place: neverAnswered } },
    });
    page.confirm({ payment: 'card' });
    await page.settle();
    expect(unsettledIn(page)).toMatchObject([{ state: 'sent', userId: clara.id, details: { productId: 'PO1-24' } }]);
    expect(JSON.stringify([page.records.kept, page.storage.kept])).not.toContain('recurring-1');
  });

  it('nothing is sent with the token of another person who has logged in in another tab', async () => {
    const page = await atPayment();
    page.storage.local.write('id', '1002');
    page.confirm();
    await page.settle();
    expect(page.state().placing).toMatchObject({ outcome: 'nothingHappened', error: { kind: 'unauthorized' } });
    expect(page.ports.callsOf('orders.place')).toEqual([]);
  });
});

describe('the ordered data are the reviewed ones:', () => {
  const married = {
    ...customerOfClara,
    civilStatus: 2,
    spouse: {
      name: 'Davi Exemplo',
      cpf: '11144477735',
      birthDate: '1989-01-01',
      email: '',
      phone: '11900000003',
      makesUpIncome: true,
      job: { company: 'Outra', position: 'Gerente', admissionDate: '2015-01-01', salaryInCents: 800_000 },
    },
  };

  it.each([
    ['a typed address that is not saved', draftChanged({ address: { number: '4321' } }), 'address'],
    ['a typed name that is not saved', draftChanged({ personal: { name: 'Clara Outra' } }), 'personalData'],
    ['another state at the pickup', dealersWanted({ uf: 'RJ' }), 'pickup'],
  ] as const)('%s makes its step due, and nothing can be confirmed', async (_, change, due) => {
    const page = await atPayment();
    const reviewed = page.confirm();
    await page.settle();
    expect(reviewed?.dealer).toEqual(aDealer);
    const other = await atPayment();
    other.dispatch(change);
    await other.settle();
    expect(other.due()).toBe(due);
    // Also a confirmation that is under way when the input changes.
    if (reviewed) other.dispatch(orderConfirmed(reviewed));
    await other.settle();
    expect(other.ports.callsOf('orders.place')).toEqual([]);
    expect(other.step()).toBe(due);
  });

  it('equal input in another format changes nothing', async () => {
    const { dispatch, settle, due } = await atPayment();
    dispatch(draftChanged({ personal: { cpf: customerOfClara.cpf, name: ` ${customerOfClara.name} ` } }));
    await settle();
    expect(due()).toBe('payment');
  });

  it('a spouse whose income counts makes the documents due, and the payment can’t be entered', async () => {
    const page = await atPayment();
    page.ports.answer({ customers: { readCustomer: async () => married, saveCustomer: async () => undefined } });
    page.dispatch(stepOpened({ slug: 'polo', step: 'personalData' }));
    page.dispatch(personalDataSubmitted({ civilStatus: '2', spouseIncome: 'on' }));
    await page.settle();
    expect(page.due()).toBe('documentation');
    page.dispatch(stepOpened({ slug: 'polo', step: 'payment' }));
    await page.settle();
    expect(page.step()).toBe('documentation');
    expect(page.confirm()).toBeUndefined();
  });

  it('a customer that was changed in another tab is shown before a request is sent', async () => {
    const page = await atPayment();
    page.ports.answer({ customers: { readCustomer: async () => ({ ...customerOfClara, userId: clara.id, rg: '1' }) } });
    page.confirm();
    await page.settle();
    expect(page.state().placing).toEqual({ status: 'reviewChanged', part: 'customer' });
    expect(page.ports.callsOf('orders.place')).toEqual([]);
    expect(page.confirm()?.customer.rg).toBe('1');
    await page.settle();
    expect(page.outcome()).toBe('placed');
  });

  it('a document that was rejected meanwhile leads back to the documents', async () => {
    const page = await atPayment();
    const [cnh, ...others] = allDocuments;
    page.ports.answer({
      documents: { listDocuments: async () => (cnh ? [{ ...cnh, review: 'rejected' }, ...others] : others) },
    });
    page.confirm();
    await page.settle();
    expect(page.eventsOf(reviewChanged.type)).toEqual([reviewChanged({ part: 'documents' })]);
    expect(page.ports.callsOf('orders.place')).toEqual([]);
    expect(page.step()).toBe('documentation');
    // The step itself shows what is missing; a later review begins without the former notice.
    expect(page.outcome()).toBe('reviewing');
  });

  it.each([
    { change: 'closed', listed: [{ ...aDealer, id: '78', name: 'Outra' }] },
    { change: 'moved', listed: [{ ...aDealer, address: 'Rua Nova, 9' }] },
  ])('a dealer that has $change meanwhile leads back to the pickup', async ({ listed }) => {
    const page = await atPayment();
    page.ports.answer({ dealers: { listDealers: async () => listed } });
    page.confirm();
    await page.settle();
    expect(page.eventsOf(reviewChanged.type)).toEqual([reviewChanged({ part: 'pickup' })]);
    expect(page.ports.callsOf('orders.place')).toEqual([]);
    expect(page.step()).toBe('pickup');
    const [dealer] = listed;
    if (dealer) page.dispatch(pickupChosen(dealer));
    await page.settle();
    expect(page.confirm()?.dealer).toEqual(dealer);
    await page.settle();
    expect(page.outcome()).toBe('placed');
  });

  it('an address that replaced another one is reviewed and ordered', async () => {
    const page = await atPayment();
    let saved = { ...customerOfClara, userId: clara.id };
    page.ports.answer({
      customers: {
        readCustomer: async () => saved,
        saveCustomer: async ({ customer }) => void (saved = { ...saved, ...customer }),
      },
    });
    page.dispatch(draftChanged({ personal: { name: 'Clara Outra' } }));
    page.dispatch(
      addressSubmitted({
        ...page.state().draft.address,
        cep: '01310-100',
        street: 'Rua B',
        number: '2',
        state: '25',
        city: 'São Paulo',
      }),
    );
    await page.settle();
    // The name is typed and not saved: saving the address does not lose it.
    expect(page.state().draft.personal).toEqual({ name: 'Clara Outra' });
    expect(page.due()).toBe('personalData');
    page.dispatch(draftChanged({ personal: {} }));
    expect(page.confirm()?.customer.address).toMatchObject({ street: 'Rua B', number: '2' });
  });
});

describe('an order after a rejected one', () => {
  it.each(['creditRejected', 'documentsRejected'] as const)('requests reanalysis if it is %s', async (status) => {
    const service = orderService();
    service.orders.push({ id: '12', status, productId: 'PO1-24', locationId: '77' });
    const place = vi.fn<Place>(async () => {
      service.orders.splice(0, 1, { id: '12', status: 'created', productId: 'PO1-24', locationId: '77' });
      return { orderId: '12' };
    });
    const { confirm, settle, state } = await atPayment({
      service,
      answers: { orders: { listOrders: service.list, readHistory: service.readHistory, place } },
    });
    expect(confirm()?.former?.id).toBe('12');
    await settle();
    expect(place.mock.calls[0]?.[0]).toMatchObject({ reanalysis: true, orderPayments: { orderId: '12' } });
    expect(state().placed).toMatchObject({ orderId: '12' });
  });

  it('is found by its status when the response was lost', async () => {
    const service = orderService();
    service.orders.push({ id: '12', status: 'creditRejected', productId: 'PO1-24', locationId: '77' });
    const { confirm, settle, state } = await atPayment({
      service,
      answers: {
        orders: {
          listOrders: service.list,
          readHistory: service.readHistory,
          place: async () => {
            service.orders.splice(0, 1, { id: '12', status: 'created', productId: 'PO1-24', locationId: '77' });
            throw new ServiceError({ kind: 'network' });
          },
        },
      },
    });
    confirm();
    await settle();
    expect(state().placed).toMatchObject({ orderId: '12' });
  });

  it('is shown as placed if the reanalysis whose response was lost ended in another rejection, and sent with another key after that', async () => {
    const service = orderService();
    const former = { id: '12', productId: 'PO1-24', locationId: '77' };
    service.orders.push({ ...former, status: 'documentsRejected' });
    const keys: string[] = [];
    const records = draftOfClara();
    const place: Place = async ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      if (keys.length === 1) throw new ServiceError({ kind: 'network' });
      return { orderId: '12' };
    };
    const answers = { orders: { listOrders: service.list, readHistory: service.readHistory, place } };
    const page = await atPayment({ service, records, answers });
    page.confirm();
    await page.settle();
    service.orders.splice(0, 1, { ...former, status: 'creditRejected' });
    await vi.advanceTimersByTimeAsync(70_000);
    expect(page.state().placed).toMatchObject({ orderId: '12' });
    page.tell();
    await page.settle();
    Object.assign(records.kept, { draft: draftOfClara().kept.draft });
    const next = await atPayment({ service, records, answers });
    next.confirm();
    await next.settle();
    expect(new Set(keys).size).toBe(2);
    expect(next.state().placed).toMatchObject({ orderId: '12' });
  });

  it('is not sent while a cancellation of the rejected order is unfinished', async () => {
    const service = orderService();
    service.orders.push({ id: '12', status: 'creditRejected', productId: 'PO1-24', locationId: '77' });
    const { confirm, settle, state, ports, ledger } = await atPayment({ service });
    const change = { orderId: '12', to: 'cancelled', knownEntryIds: ['creditRejected'] } as const;
    const begun = await ledger.begin(clara.id, 'cancellation', change);
    confirm();
    await settle();
    expect(ports.callsOf('orders.place')).toEqual([]);
    expect(state().placing).toMatchObject({ status: 'failed', outcome: 'nothingHappened' });
    await ledger.close(begun);
    confirm();
    await settle();
    expect(state().placed).toMatchObject({ orderId: '32' });
  });

  it('is not placed again if another tab has had the former order reanalysed', async () => {
    const service = orderService();
    service.orders.push({ id: '12', status: 'creditRejected', productId: 'PO1-24', locationId: '77' });
    const { confirm, settle, state, ports } = await atPayment({ service });
    service.orders.splice(0, 1, { id: '12', status: 'created', productId: 'PO1-24', locationId: '77' });
    confirm();
    await settle();
    expect(ports.callsOf('orders.place')).toEqual([]);
    expect(state().placed).toMatchObject({ orderId: '12' });
  });
});

describe('the coupon of an order', () => {
  it('is validated for the person before the order is sent', async () => {
    const { confirm, settle, ports } = await atPayment();
    confirm(withCoupon);
    await settle();
    expect(ports.callsOf('coupon.validate')[0]?.args[0]).toEqual({
      code: aCoupon.code,
      offerId: 'PO1-24',
      userId: clara.id,
      document: customerOfClara.cpf,
      email: clara.email,
    });
    expect(ports.callsOf('orders.place')[0]?.args[0]).toMatchObject({ coupon: aCoupon });
  });

  it('stops the order if it belongs to another person', async () => {
    const { confirm, settle, state, ports, eventsOf } = await atPayment({
      answers: { coupon: { validate: failing({ kind: 'rejected', status: 422, code: 'otherPerson' }) } },
    });
    confirm(withCoupon);
    await settle();
    expect(state().placing).toEqual({ status: 'reviewChanged', part: 'coupon' });
    expect(eventsOf(orderCouponRefused.type)).toEqual([
      orderCouponRefused({ code: aCoupon.code, reason: 'otherPerson' }),
    ]);
    expect(ports.callsOf('orders.place')).toEqual([]);
  });

  it('stops the order if its service is down, and the price does not change', async () => {
    const { confirm, settle, outcome, ports } = await atPayment({
      answers: { coupon: { validate: failing({ kind: 'network' }) } },
    });
    confirm(withCoupon);
    await settle();
    expect(outcome()).toBe('nothingHappened');
    expect(ports.callsOf('orders.place')).toEqual([]);
  });

  it('stops the order if it was applied before and is not in the price', async () => {
    const page = await atPayment();
    page.dispatch(orderCouponChanged({ code: aCoupon.code }));
    page.confirm();
    await page.settle();
    expect(page.state().placing).toEqual({ status: 'reviewChanged', part: 'coupon' });
    expect(page.ports.callsOf('orders.place')).toEqual([]);
  });

  it('is stored with the draft, and applied again after a reload', async () => {
    const page = await atPayment();
    page.dispatch(orderCouponChanged({ code: aCoupon.code }));
    await page.settle();
    const again = openCheckout({ records: page.records });
    await again.settle();
    expect(again.eventsOf('checkout/orderCouponRemembered')).toHaveLength(1);
    expect(again.state().draft.coupon).toBe(aCoupon.code);
  });
});

describe('the coupon of a placed order', () => {
  it('is retried with one key while its service is down, and leaves the browser once it is used', async () => {
    let tries = 0;
    const page = await atPayment({
      answers: {
        coupon: {
          validate: async () => aCoupon,
          burn: async () => {
            tries += 1;
            if (tries < 3) throw new ServiceError({ kind: 'network' });
          },
        },
      },
    });
    page.storage.local.write('coupon', '{"couponCode":"EXEMPLO10"}');
    page.confirm(withCoupon);
    await page.settle();
    expect(page.state()).toMatchObject({ placed: { orderId: '31' }, burn: 'burned' });
    const keys = page.ports
      .callsOf('coupon.burn')
      .map(({ args }) => (args[0] as { idempotencyKey: string }).idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(page.storage.kept.local.coupon).toBeUndefined();
    expect(unsettledIn(page)).toEqual([]);
  });

  it('does not undo the order if burning fails, is shown as failed, and is burned on the next visit', async () => {
    const [service, records] = [orderService(), draftOfClara()];
    const coupon = { validate: async () => aCoupon, burn: failing({ kind: 'network' }) };
    const page = await atPayment({ service, records, answers: { coupon } });
    page.confirm(withCoupon);
    await page.settle();
    expect(page.state()).toMatchObject({ placed: { orderId: '31' }, burn: 'failed' });
    page.dispatch(burnRetried());
    await page.settle();
    expect(page.state().burn).toBe('failed');

    const next = openCheckout({ service, records });
    await next.settle();
    expect(next.ports.callsOf('coupon.burn')).toHaveLength(1);
    expect(unsettledIn(next)).toEqual([]);
  });

  it('is burned for each of two orders that two tabs placed while its service was down', async () => {
    const [service, lock, records] = [orderService(), fakeLock(), draftOfClara()];
    const other = { ...aCoupon, code: 'OUTRO20', couponOfferId: 'c:2' };
    let isDown = true;
    const burned: string[] = [];
    const coupon = {
      validate: async ({ code }: { code: string }) => (code === other.code ? other : aCoupon),
      burn: async ({ code }: { code: string }) => {
        if (isDown) throw new ServiceError({ kind: 'network' });
        burned.push(code);
      },
    };
    const taosPlan = { ...planWithCoupon, coupon: other, query: { ...aPlan.query, modelCode: 'TA1' } };
    const rental = { type: 'signdrive', deadlineInMonths: 24, monthlyKm: 1000, colorCode: 'B4' } as const;
    const offer = {
      readRental: async ({ modelCode }: { modelCode: string }) => ({
        ...rental,
        productId: `${modelCode}-24`,
        monthlyInstallmentInCents: monthlyInCents,
        totalInCents: monthlyInCents * 24,
      }),
    };
    const one = await atPayment({ service, lock, records, answers: { coupon, offer } });
    const two = await atPayment({ service, lock, records, answers: { coupon, offer } });
    two.dispatch(stepOpened({ slug: 'taos', step: 'payment' }));
    await two.settle();
    one.confirm(withCoupon);
    await one.settle();
    one.tell();
    two.confirm({ plan: taosPlan });
    await two.settle();
    expect(service.orders.map(({ productId }) => productId).toSorted()).toEqual(['PO1-24', 'TA1-24']);
    isDown = false;
    const next = openCheckout({ service, lock, records, answers: { coupon } });
    await next.settle();
    expect(burned.toSorted()).toEqual(['EXEMPLO10', 'OUTRO20']);
    expect(unsettledIn(next)).toEqual([]);
  });

  it('is shown as used in every tab that shows the order, also if another tab has burned it', async () => {
    const [service, lock, records] = [orderService(), fakeLock(), draftOfClara()];
    const one = await atPayment({ service, lock, records });
    const other = await atPayment({ service, lock, records });
    one.confirm(withCoupon);
    other.confirm(withCoupon);
    await one.settle();
    expect([one.state().burn, other.state().burn]).toEqual(['burned', 'burned']);
    expect([...one.ports.callsOf('coupon.burn'), ...other.ports.callsOf('coupon.burn')]).toHaveLength(1);
  });

  /** Confirms a second order with the coupon of the first, whose burn fails. */
  async function confirmAgainWhileBurning() {
    const [service, records] = [orderService(), draftOfClara()];
    const coupon = { validate: async () => aCoupon, burn: failing({ kind: 'network' }) };
    const page = await atPayment({ service, records, answers: { coupon } });
    page.confirm(withCoupon);
    await page.settle();
    page.tell();
    await records.write('draft', `${clara.id}/order`, atPickup, 1);
    const next = await atPayment({ service, records, answers: { coupon } });
    next.confirm(withCoupon);
    return { service, next };
  }

  it('can’t be used by another order while its burn is pending', async () => {
    const { service, next } = await confirmAgainWhileBurning();
    await next.settle();
    expect(next.state().placing).toEqual({ status: 'reviewChanged', part: 'coupon' });
    expect(service.orders).toHaveLength(1);
  });

  it('does not hold up the next confirmation while its burn is repeated', async () => {
    const { next } = await confirmAgainWhileBurning();
    while (next.outcome() !== 'reviewChanged') await vi.advanceTimersByTimeAsync(100);
    next.confirm({ plan: { ...aPlan, query: { ...aPlan.query, accessoryText: 'Outro' } } });
    await next.settle();
    expect(next.outcome()).not.toBe('checking');
  });

  it.each([
    ['may have been placed', false],
    ['has not burned it', true],
  ])('can’t be used by another person while an order of the same browser %s', async (_, isPlaced) => {
    const bruno = aUser({ id: '1002' });
    const records = fakeRecords({
      draft: { [`${clara.id}/order`]: atPickup, [`${bruno.id}/order`]: atPickup },
    });
    const service = orderService();
    const coupon = { validate: async () => aCoupon, burn: failing({ kind: 'network' }) };
    const orders = { listOrders: service.list, place: isPlaced ? service.act : failing({ kind: 'network' }) };
    const page = await atPayment({ records, answers: { coupon, orders } });
    page.confirm(withCoupon);
    await page.settle();
    page.dispatch(sessionEnded({ why: 'loggedOut' }));
    const next = await atPayment({ records, user: bruno, answers: { coupon } });
    next.confirm(withCoupon);
    await next.settle();
    expect(next.state().placing).toEqual({ status: 'reviewChanged', part: 'coupon' });
    expect(next.eventsOf(orderCouponRefused.type)).toEqual([orderCouponRefused({ code: 'EXEMPLO10', reason: 'used' })]);
  });

  it('is retried with the same key in a browser without a database', async () => {
    const records = draftOfClara();
    const coupon = { validate: async () => aCoupon, burn: failing({ kind: 'network' }) };
    const page = await atPayment({ records, answers: { coupon } });
    records.block();
    page.confirm(withCoupon);
    await page.settle();
    expect(page.state()).toMatchObject({ placed: { orderId: '31' }, burn: 'failed' });
    page.ports.answer({ coupon: { burn: async () => undefined } });
    page.dispatch(burnRetried());
    await page.settle();
    expect(page.state().burn).toBe('burned');
    const keys = page.ports
      .callsOf('coupon.burn')
      .map(({ args }) => (args[0] as { idempotencyKey: string }).idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('is shown as rejected, and is not retried', async () => {
    const burn = failing({ kind: 'rejected', status: 422, code: 'used' });
    const page = await atPayment({ answers: { coupon: { validate: async () => aCoupon, burn } } });
    page.confirm(withCoupon);
    await page.settle();
    expect(page.state().burn).toBe('refused');
    expect(unsettledIn(page)).toEqual([]);
  });
});

describe('an order by card', () => {
  const card = { token: 'recurring-1', identification: 'shopper-1' };

  it('reads the token when it is sent, and no event and no state contains it', async () => {
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

  it('is not sent without a card that can be charged later, and nothing has happened', async () => {
    const page = await atPayment({ storedCard: async () => undefined });
    page.confirm({ payment: 'card' });
    await page.settle();
    expect(page.state().placing).toMatchObject({ outcome: 'nothingHappened', error: { code: 'cardMissing' } });
    expect(page.ports.callsOf('orders.place')).toHaveLength(0);
  });

  it('is not sent if the card can’t be read, and can be confirmed again', async () => {
    const page = await atPayment({ storedCard: failing({ kind: 'network' }) });
    page.confirm({ payment: 'card' });
    await page.settle();
    expect(page.outcome()).toBe('nothingHappened');
    expect(page.ports.callsOf('orders.place')).toHaveLength(0);
  });
});

describe('an order in a partner’s store', () => {
  const partner = { identifier: 'viaduto-01', referenceCode: 'REF-7' };

  it('names the partner', async () => {
    const page = await atPayment({ readingOfPartner: () => async () => partner });
    page.confirm();
    await page.settle();
    expect(page.outcome()).toBe('placed');
    expect(page.ports.callsOf('orders.place')[0]?.args[0]).toMatchObject({ partner });
  });

  it('names the partner of its confirmation if the page leaves the store while the order is checked', async () => {
    let isInStore = true;
    const readingOfPartner = () => (isInStore ? async () => partner : async () => undefined);
    const page = await atPayment({ readingOfPartner });
    page.confirm();
    isInStore = false;
    await page.settle();
    expect(page.ports.callsOf('orders.place')[0]?.args[0]).toMatchObject({ partner });
  });

  it('is not sent while the partner can’t be read, and can be confirmed again', async () => {
    const page = await atPayment({ readingOfPartner: () => failing({ kind: 'network' }) });
    page.confirm();
    await page.settle();
    expect(page.outcome()).toBe('nothingHappened');
    expect(page.ports.callsOf('orders.place')).toHaveLength(0);
  });
});
