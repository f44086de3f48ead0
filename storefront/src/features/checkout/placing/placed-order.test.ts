import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import { fakeLock, fakeRecords, neverAnswers } from '#/test-support/index.ts';
import type { AgreedOrder } from '../checkout.state.ts';
import { dealerSelected, dealersWanted, draftChanged } from '../checkout.slice.ts';
import { orderCancelled } from '#/shared/ledger/settled-events.ts';
import { orderSeen, stepOpened } from '../checkout.events.ts';
import { idle } from '#/shared/loading/loadable.ts';
import { orderStateOf } from './order-life.ts';
import {
  aDealer,
  aPlan,
  clara,
  monthlyInCents,
  openCheckout,
  orderService,
} from '../test-support/checkout-under-test.ts';
import { type Page, type Place, atPayment, draftOfClara, unsettledIn } from '../test-support/at-payment.ts';

beforeEach(() => void vi.useFakeTimers());

describe('the page of a placed order', () => {
  it('shows the order again after a reload, and the log-in step begins another order', async () => {
    const { confirmAndSettle, tell, storage, service, state } = await atPayment();
    await confirmAndSettle();
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

  it.each([false, true])('begins another order if that one was cancelled since (number shown: %s)', async (isShown) => {
    const { confirmAndSettle, tell, storage, records, service } = await atPayment();
    await confirmAndSettle();
    if (isShown) tell();
    Object.assign(service.orders[0] ?? {}, { status: 'cancelled' });
    const again = openCheckout({ service, records, session: storage.kept.session });
    await again.settle();
    expect(again.state().placed).toBeUndefined();
    expect(again.step()).toBe('pickup');
    expect(again.storage.kept.session.orderSent).toBeUndefined();
  });

  it.each([false, true])(
    'begins another order after a cancellation in the account (number shown: %s)',
    async (isShown) => {
      const { confirmAndSettle, settle, tell, service, state, step, dispatch } = await atPayment();
      dispatch(dealersWanted({ uf: 'SP' }));
      await settle();
      await confirmAndSettle();
      if (isShown) tell();
      Object.assign(service.orders[0] ?? {}, { status: 'cancelled' });
      dispatch(orderCancelled({ orderId: '30' }));
      expect(state().placed).toMatchObject({ orderId: '31' });
      dispatch(orderCancelled({ orderId: '31' }));
      expect(state(), 'no dealers of a state that is not chosen').toMatchObject({
        draft: { pickup: {} },
        dealers: idle,
      });
      await settle();
      dispatch(stepOpened({ slug: 'polo', step: 'login' }));
      await settle();
      expect(state().placed).toBeUndefined();
      expect(step()).toBe('documentation');
    },
  );

  it.each([false, true])(
    'begins another order if that one was cancelled elsewhere before the page is opened again (number shown: %s)',
    async (isShown) => {
      const { confirmAndSettle, settle, tell, service, state, step, dispatch, storage, records } = await atPayment();
      await confirmAndSettle();
      if (isShown) tell();
      await settle();
      dispatch(orderSeen());
      await settle();
      expect(state().placed).toMatchObject({ orderId: '31' });
      Object.assign(service.orders[0] ?? {}, { status: 'cancelled' });
      dispatch(orderSeen());
      await settle();
      expect(state().placed).toBeUndefined();
      expect(step()).toBe('pickup');
      expect(storage.kept.session.orderSent).toBeUndefined();
      const reloaded = openCheckout({ service, records, session: storage.kept.session });
      await reloaded.settle();
      expect(reloaded.state().placed).toBeUndefined();
    },
  );

  it('stays on a page that is opened again without a session, and reads nothing', async () => {
    const { confirmAndSettle, settle, tell, service, state, dispatch, storage, ports } = await atPayment();
    await confirmAndSettle();
    tell();
    Object.assign(service.orders[0] ?? {}, { status: 'cancelled' });
    storage.local.remove('id', 'token');
    const readings = ports.callsOf('orders.listOrders').length;
    dispatch(orderSeen());
    await settle();
    expect(state().placed).toMatchObject({ orderId: '31' });
    expect(ports.callsOf('orders.listOrders')).toHaveLength(readings);
  });

  it('is not shown by another tab that confirms after its cancellation, and sends its own order', async () => {
    const [service, records, lock] = [orderService(), draftOfClara(), fakeLock()];
    const first = await atPayment({ service, records, lock });
    const second = await atPayment({ service, records, lock });
    await first.confirmAndSettle();
    Object.assign(service.orders[0] ?? {}, { status: 'cancelled' });
    await second.confirmAndSettle();
    expect(second.state().placed).toMatchObject({ orderId: '32' });
    expect(service.orders).toMatchObject([
      { id: '32', status: 'created' },
      { id: '31', status: 'cancelled' },
    ]);
  });

  it('shows in another tab the agreed terms, although that tab has another dealer and plan', async () => {
    const [service, records, lock] = [orderService(), draftOfClara(), fakeLock()];
    const aCard = { token: 'recurring-1', identification: 'shopper-1', endDigits: '1111' };
    const options = { service, records, lock, storedCard: async () => aCard };
    const first = await atPayment(options);
    const second = await atPayment(options);
    await first.confirmAndSettle({ payment: 'card' });
    second.dispatch(dealerSelected({ ...aDealer, id: '78', name: 'Outra' }));
    await second.confirmAndSettle({ plan: { ...aPlan, monthlyInCents: 1 } });
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
    const { confirmAndSettle, state } = await atPayment({
      answers: { fleetOffer: { readOffer: async () => ({ ...product, orderPeriods: periods }) } },
    });
    await confirmAndSettle();
    expect(state().placed?.agreed?.details).toMatchObject({ periods });
  });

  it('shows only the plan for a record written by an earlier version', async () => {
    const { confirmAndSettle, tell, storage, service } = await atPayment();
    await confirmAndSettle();
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
    await placed.confirmAndSettle();
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
    await page.confirmAndSettle();
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

  it('is not shown when a read finds it cancelled: it may be confirmed again', async () => {
    const service = orderService();
    const place: Place = async (order, signal) => {
      await service.act(order, signal);
      throw new ServiceError({ kind: 'rejected', status: 504, code: '' });
    };
    const page = await atPayment({ service, answers: { orders: { listOrders: async () => [], place } } });
    await page.confirmAndSettle();
    expect(page.outcome()).toBe('beingChecked');
    Object.assign(service.orders[0] ?? {}, { status: 'cancelled' });
    page.ports.answer({ orders: { listOrders: service.list } });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(page.outcome()).toBe('reviewing');
    expect(page.state().placed).toBeUndefined();
    expect(unsettledIn(page)).toEqual([]);
  });

  it('is shown when a read finds it, and the input for the other car is kept', async () => {
    const service = orderService();
    const late = Promise.withResolvers<void>();
    const place: Place = async (order, signal) => {
      void late.promise.then(() => service.act(order, signal));
      throw new ServiceError({ kind: 'rejected', status: 504, code: '' });
    };
    const page = await atPayment({ service, answers: { orders: { listOrders: service.list, place } } });
    await page.confirmAndSettle();
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
    await first.confirmAndSettle();
    await other.confirmAndSettle({ plan: { ...aPlan, carName: 'Nivus' } });
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
    await hidden.confirmAndSettle();
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
    await hidden.confirmAndSettle();
    await other.confirmAndSettle({ plan: { ...aPlan, carName: 'Nivus' } });
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
    await page.confirmAndSettle();
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
            return neverAnswers();
          },
        },
      },
    });
    const other = await atPayment({ service, records });
    await gone.confirmAndSettle();
    await other.confirmAndSettle();
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
      answers: { orders: { listOrders: async () => [], place: neverAnswers } },
    });
    await gone.confirmAndSettle();
    const next = openCheckout({ records, session: gone.storage.kept.session, user: { ...clara, id: '1002' } });
    await next.settle();
    expect(orderStateOf(next.state())).toBe('reviewing');
  });
});
