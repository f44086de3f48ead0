import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { sessionEnded } from '#/shared/page/session-events.ts';
import { ServiceError, type AppError } from '#/api/app-error.ts';
import { refusalOf } from '#/shared/loading/requests.ts';
import { failing, fakeLock, neverAnswers } from '#/test-support/index.ts';
import { orderSent } from '../checkout.slice.ts';
import { stepOpened, verificationAsked } from '../checkout.events.ts';
import { orderStateOf } from './order-life.ts';
import {
  aCoupon,
  aPlan,
  atPickup,
  clara,
  monthlyInCents,
  openCheckout,
  orderService,
  planWithCoupon,
} from '../test-support/checkout-under-test.ts';
import { type Page, type Place, atPayment, draftOfClara, unsettledIn, withCoupon } from '../test-support/at-payment.ts';

beforeEach(() => void vi.useFakeTimers());

type Session = Page['storage']['kept']['session'];

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
  it('has the service’s message in a toast until the order is confirmed again', async () => {
    const service = orderService();
    const place = vi.fn<Place>(service.act);
    const serverMessage = 'Você já tem um pedido em análise.';
    place.mockRejectedValueOnce(new ServiceError({ kind: 'rejected', status: 422, code: '451', serverMessage }));
    const page = await atPayment({ service, answers: { orders: { listOrders: service.list, place } } });
    await page.confirmAndSettle();
    expect(page.showRejection.mock.calls).toEqual([['Você já tem um pedido em análise.']]);
    await page.confirmAndSettle();
    expect(page.outcome()).toBe('placed');
    expect(page.showRejection.mock.calls.slice(1)).toEqual([[undefined]]);
  });

  it('has no toast after a log-out', async () => {
    const rejected = failing({ kind: 'rejected', status: 422, code: '451', serverMessage: 'Você já tem um pedido.' });
    const service = orderService();
    const page = await atPayment({ answers: { orders: { listOrders: service.list, place: rejected } } });
    await page.confirmAndSettle();
    page.dispatch(sessionEnded({ why: 'loggedOut' }));
    expect(page.showRejection).toHaveBeenLastCalledWith(undefined);
  });

  it('has no toast without a message of the service', async () => {
    const service = orderService();
    const page = await atPayment({
      answers: { orders: { listOrders: service.list, place: failing({ kind: 'rejected', status: 422, code: '451' }) } },
    });
    await page.confirmAndSettle();
    expect(page.outcome()).toBe('nothingHappened');
    expect(page.showRejection).not.toHaveBeenCalled();
  });

  it('disappears when the last step is opened again, because another tab may have ordered since', async () => {
    const service = orderService();
    const rejected = failing({ kind: 'rejected', status: 422, code: '451' });
    const page = await atPayment({ answers: { orders: { listOrders: service.list, place: rejected } } });
    await page.confirmAndSettle();
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
    await page.confirmAndSettle();
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
    await page.confirmAndSettle();
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
    await page.confirmAndSettle();
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
      await page.confirmAndSettle(withCoupon);
      const isCutOff = ['network', 'timeout'].includes(error.kind);
      const inTheEnd = didAct ? 'placed' : 'nothingHappened';
      // The request may still run at the service.
      expect(page.outcome()).toBe(!didAct && isCutOff ? 'beingChecked' : inTheEnd);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(page.outcome()).toBe(inTheEnd);
      await page.confirmAndSettle(withCoupon);
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
      const { confirmAndSettle, settle, outcome, dispatch } = await atPayment({
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
      await confirmAndSettle();
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
    const { confirmAndSettle } = await atPayment({
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
      await confirmAndSettle(changes);
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('one order is placed', () => {
  it('on a double click', async () => {
    const { confirmAndSettle, confirm, service, ports } = await atPayment();
    confirm();
    await confirmAndSettle();
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
    await page.confirmAndSettle();
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
            return neverAnswers();
          },
        },
      },
    });
    await left.confirmAndSettle(withCoupon);
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
    const { confirmAndSettle, outcome, service, burn } = await reloadedWhileSending(false);
    expect(outcome()).toBe('beingChecked');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome()).toBe('nothingHappened');
    await confirmAndSettle(withCoupon);
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
            return neverAnswers();
          },
        },
      },
    });
    records.block();
    await left.confirmAndSettle();
    const page = openCheckout({ service, records, session: left.storage.kept.session });
    await page.settle();
    expect(page.state().placed).toMatchObject({ orderId: '31' });
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
    const { confirmAndSettle, state } = await atPayment({
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
    await confirmAndSettle();
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
    await page.confirmAndSettle();
    service.orders.splice(0, 1, { ...former, status: 'creditRejected' });
    await vi.advanceTimersByTimeAsync(70_000);
    expect(page.state().placed).toMatchObject({ orderId: '12' });
    page.tell();
    await page.settle();
    Object.assign(records.kept, { draft: draftOfClara().kept.draft });
    const next = await atPayment({ service, records, answers });
    await next.confirmAndSettle();
    expect(new Set(keys).size).toBe(2);
    expect(next.state().placed).toMatchObject({ orderId: '12' });
  });

  it('is not sent while a cancellation of the rejected order is unfinished', async () => {
    const service = orderService();
    service.orders.push({ id: '12', status: 'creditRejected', productId: 'PO1-24', locationId: '77' });
    const { confirmAndSettle, state, ports, ledger } = await atPayment({ service });
    const change = { orderId: '12', to: 'cancelled', knownEntryIds: ['creditRejected'] } as const;
    const begun = await ledger.begin(clara.id, 'cancellation', change);
    await confirmAndSettle();
    expect(ports.callsOf('orders.place')).toEqual([]);
    expect(state().placing).toMatchObject({ status: 'failed', outcome: 'nothingHappened' });
    await ledger.close(begun);
    await confirmAndSettle();
    expect(state().placed).toMatchObject({ orderId: '32' });
  });

  it('is not placed again if another tab has had the former order reanalysed', async () => {
    const service = orderService();
    service.orders.push({ id: '12', status: 'creditRejected', productId: 'PO1-24', locationId: '77' });
    const { confirmAndSettle, state, ports } = await atPayment({ service });
    service.orders.splice(0, 1, { id: '12', status: 'created', productId: 'PO1-24', locationId: '77' });
    await confirmAndSettle();
    expect(ports.callsOf('orders.place')).toEqual([]);
    expect(state().placed).toMatchObject({ orderId: '12' });
  });
});

describe('an order by card', () => {
  const card = { token: 'recurring-1', identification: 'shopper-1' };

  it('reads the token when it is sent, and no event and no state contains it', async () => {
    const page = await atPayment({ storedCard: async () => card });
    await page.confirmAndSettle({ payment: 'card' });
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
    await page.confirmAndSettle({ payment: 'card' });
    expect(page.state().placing).toMatchObject({ outcome: 'nothingHappened', error: { code: 'cardMissing' } });
    expect(page.ports.callsOf('orders.place')).toHaveLength(0);
  });

  it('is not sent if the card can’t be read, and can be confirmed again', async () => {
    const page = await atPayment({ storedCard: failing({ kind: 'network' }) });
    await page.confirmAndSettle({ payment: 'card' });
    expect(page.outcome()).toBe('nothingHappened');
    expect(page.ports.callsOf('orders.place')).toHaveLength(0);
  });
});

describe('an order in a partner’s store', () => {
  const partner = { identifier: 'viaduto-01', referenceCode: 'REF-7' };

  it('names the partner', async () => {
    const page = await atPayment({ createPartnerCheck: () => async () => partner });
    await page.confirmAndSettle();
    expect(page.outcome()).toBe('placed');
    expect(page.ports.callsOf('orders.place')[0]?.args[0]).toMatchObject({ partner });
  });

  it('names the partner of its confirmation if the page leaves the store while the order is checked', async () => {
    let isInStore = true;
    const createPartnerCheck = () => (isInStore ? async () => partner : async () => undefined);
    const page = await atPayment({ createPartnerCheck });
    page.confirm();
    isInStore = false;
    await page.settle();
    expect(page.ports.callsOf('orders.place')[0]?.args[0]).toMatchObject({ partner });
  });

  it('is not sent while the partner can’t be read, and can be confirmed again', async () => {
    const page = await atPayment({ createPartnerCheck: () => failing({ kind: 'network' }) });
    await page.confirmAndSettle();
    expect(page.outcome()).toBe('nothingHappened');
    expect(page.ports.callsOf('orders.place')).toHaveLength(0);
  });
});
