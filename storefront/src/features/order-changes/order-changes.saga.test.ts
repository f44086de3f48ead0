import type { UnknownAction } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError, type AppError } from '#/api/app-error.ts';
import { codeOfStatus, type KnownOrderStatus, type OrderInList } from '#/domain/order/order-status.ts';
import { orderLockOf } from '#/shared/ledger/ledger.ts';
import { refusalOf } from '#/shared/loading/requests.ts';
import { fakeRecords, fakeStorage, startStore, type Answers, type FakeRecords } from '#/test-support/index.ts';
import {
  cancelOrderAsked,
  resendDocumentsAsked,
  selectOrderChange,
  unfinishedChangesFound,
} from './order-changes.slice.ts';
import { watchOrderChanges } from './order-changes.saga.ts';

beforeEach(() => void vi.useFakeTimers());

const lost: AppError = { kind: 'network' };
const fails = (error: AppError) => async (): Promise<never> => {
  throw new ServiceError(error);
};

/** An order of the service: a removed status leaves the history and stays in the list until the next one. */
function orderService(status: KnownOrderStatus) {
  const first = { id: 'e1', code: codeOfStatus(status), description: '', createdAt: '2026-11-20T10:00:00Z' };
  let history = [first];
  const order: OrderInList = { id: '31', status, productId: 'PO1-24', locationId: '77' };
  const keys = new Set<string>();
  let isRemoved = false;
  const posted: { status: string; description: string }[] = [];
  return {
    posted,
    entries: () => history.length,
    moveTo: (next: KnownOrderStatus) => {
      order.status = next;
      history = [...history, { ...first, id: `moved-to-${next}`, code: codeOfStatus(next) }];
    },
    answers: {
      listOrders: async () => [{ ...order }],
      readHistory: async () => [...history],
      removeStatus: async () => {
        if (!isRemoved) history = history.slice(0, -1);
        isRemoved = true;
      },
      postStatus: async ({ status: to, description, idempotencyKey }) => {
        if (keys.has(idempotencyKey)) return;
        if (!isRemoved) throw new ServiceError({ kind: 'rejected', status: 409, code: '' });
        keys.add(idempotencyKey);
        posted.push({ status: to, description });
        order.status = to;
        isRemoved = false;
        history = [
          ...history,
          { id: `n${posted.length}`, code: codeOfStatus(to), description, createdAt: '2026-11-22T10:00:00Z' },
        ];
      },
    } satisfies Answers['orders'],
  };
}

type Service = ReturnType<typeof orderService>;

function openPage(
  service: Service,
  { records = fakeRecords(), orders = {} }: { records?: FakeRecords; orders?: Answers['orders'] } = {},
) {
  const storage = fakeStorage({ local: { id: '1001', token: 'token' } });
  const { store, ports, watch } = startStore({
    ports: { orders: { ...service.answers, ...orders } },
    storage,
    records,
  });
  const task = watch(() => watchOrderChanges(ports));
  // As the application does for a user whose ledger has an unfinished change.
  store.dispatch(unfinishedChangesFound());
  return {
    store,
    ports,
    /** Closes the page, even if a request is pending. */
    leave: () => task.cancel(),
    settle: (milliseconds = 5_000) => vi.advanceTimersByTimeAsync(milliseconds),
    change: () => selectOrderChange('31')(store.getState()),
  };
}

async function ask(page: ReturnType<typeof openPage>, event: UnknownAction) {
  page.store.dispatch(event);
  await page.settle();
  return page.change();
}

describe('changing an order', () => {
  it.for([
    ['documentsRejected', 'created'],
    ['documentAnalysis', 'resubmitting'],
  ] as const)('moves it from %s to %s when documents were sent again', async ([from, to]) => {
    const service = orderService(from);
    expect(await ask(openPage(service), resendDocumentsAsked({ orderId: '31' }))).toEqual({
      status: 'done',
      kind: 'resend',
    });
    expect(service.posted).toEqual([{ status: to, description: 'Reenvio dos documentos' }]);
  });

  it('is rejected while the order is being placed again and may get its new status', async () => {
    const service = orderService('documentsRejected');
    const page = openPage(service);
    const { ledger } = page.ports;
    const details = { slug: 'polo', productId: 'PO1-24', plan: '{}', knownOrderIds: ['31'], formerOrderId: '31' };
    const sent = await ledger.record(await ledger.begin('1001', 'order', details), 'sent');
    expect(await ask(page, resendDocumentsAsked({ orderId: '31' }))).toMatchObject({ status: 'refused' });
    expect(page.ports.callsOf('orders.removeStatus')).toEqual([]);
    await ledger.record(sent, 'rejected');
    expect(await ask(page, resendDocumentsAsked({ orderId: '31' }))).toMatchObject({ status: 'done' });
  });

  it('is reported once, after the log-in, if the session expired when it was asked for', async () => {
    const service = orderService('created');
    const logIn = Promise.withResolvers<boolean>();
    let isExpired = true;
    const readHistory = async (_: string, signal: AbortSignal) => {
      if (!isExpired) return service.answers.readHistory();
      isExpired = false;
      // As the session rule does it: the log-in opens, and the request fails.
      Object.assign(refusalOf(signal) ?? {}, { renewal: logIn.promise });
      throw new ServiceError({ kind: 'unauthorized' });
    };
    const page = openPage(service, { orders: { readHistory } });
    expect(await ask(page, cancelOrderAsked({ orderId: '31' }))).toMatchObject({ status: 'changing' });
    logIn.resolve(true);
    await page.settle();
    expect(page.change()).toMatchObject({ status: 'done' });
  });

  it('cancels it once on a double press', async () => {
    const service = orderService('created');
    const page = openPage(service);
    page.store.dispatch(cancelOrderAsked({ orderId: '31' }));
    expect(await ask(page, cancelOrderAsked({ orderId: '31' }))).toMatchObject({ status: 'done' });
    expect(service.posted).toHaveLength(1);
    expect(page.ports.callsOf('orders.removeStatus')).toHaveLength(1);
  });

  it('is completed once by the next page if the page was closed between the two requests', async () => {
    const records = fakeRecords();
    const service = orderService('created');
    const first = openPage(service, { records, orders: { postStatus: () => new Promise(() => undefined) } });
    first.store.dispatch(cancelOrderAsked({ orderId: '31' }));
    await first.settle();
    first.leave();
    expect(service.entries()).toBe(0);

    const next = openPage(service, { records });
    await next.settle();
    expect(next.change()).toEqual({ status: 'done', kind: 'cancel' });
    expect(service.posted).toEqual([{ status: 'cancelled', description: 'Cancelado pelo cliente' }]);

    const last = openPage(service, { records });
    await last.settle();
    expect(last.change()).toEqual({ status: 'idle' });
  });

  it('finds a status in the history that was posted although the response was lost', async () => {
    const service = orderService('created');
    const { postStatus } = service.answers;
    const page = openPage(service, {
      orders: {
        postStatus: async (change) => {
          await postStatus(change);
          return fails(lost)();
        },
      },
    });
    expect(await ask(page, cancelOrderAsked({ orderId: '31' }))).toEqual({ status: 'done', kind: 'cancel' });
  });

  it('is unfinished without a response, and continues with the same key when it is requested again', async () => {
    const records = fakeRecords();
    const service = orderService('created');
    const page = openPage(service, { records, orders: { postStatus: fails(lost) } });
    expect(await ask(page, cancelOrderAsked({ orderId: '31' }))).toMatchObject({ status: 'unfinished', error: lost });
    page.ports.answer({ orders: { postStatus: service.answers.postStatus } });
    expect(await ask(page, cancelOrderAsked({ orderId: '31' }))).toMatchObject({ status: 'done' });
    expect(service.posted).toHaveLength(1);
    expect(records.kept.idempotencyKey).toEqual({});
  });

  it('shows the service’s message if it is rejected, and is not retried later', async () => {
    const records = fakeRecords();
    const refusal: AppError = {
      kind: 'rejected',
      status: 422,
      code: 'status_refused',
      serverMessage: 'O pedido não pode mais ser alterado assim.',
    };
    const page = openPage(orderService('deliveryInProgress'), { records, orders: { removeStatus: fails(refusal) } });
    expect(await ask(page, cancelOrderAsked({ orderId: '31' }))).toEqual({
      status: 'refused',
      kind: 'cancel',
      error: refusal,
    });
    expect(records.kept.idempotencyKey).toEqual({});
  });

  it('is dropped by the next page if the order has got another status meanwhile', async () => {
    const records = fakeRecords();
    const service = orderService('created');
    const first = openPage(service, { records, orders: { removeStatus: fails(lost) } });
    expect(await ask(first, cancelOrderAsked({ orderId: '31' }))).toMatchObject({ status: 'unfinished' });
    first.leave();
    service.moveTo('documentAnalysis');
    const next = openPage(service, { records });
    await next.settle(120_000);
    expect(next.change()).toMatchObject({ status: 'refused', error: { code: 'orderMoved' } });
    expect(records.kept.idempotencyKey).toEqual({});
    expect(service.posted).toEqual([]);
  });

  describe('without a response to its first request', () => {
    /** The request times out, and acts 15 s later. */
    const lateRemoval = (service: Service) => async (): Promise<never> => {
      setTimeout(() => void service.answers.removeStatus(), 15_000);
      return fails({ kind: 'timeout' })();
    };

    it('posts nothing until the removal is found, and tells the visitor what it waits for', async () => {
      const service = orderService('documentsRejected');
      const page = openPage(service, { orders: { removeStatus: lateRemoval(service) } });
      expect(await ask(page, resendDocumentsAsked({ orderId: '31' }))).toMatchObject({
        status: 'unfinished',
        isAwaited: true,
      });
      await ask(page, resendDocumentsAsked({ orderId: '31' }));
      expect(page.ports.callsOf('orders.removeStatus')).toHaveLength(1);
      expect(page.ports.callsOf('orders.postStatus')).toHaveLength(0);

      await page.settle(60_000);
      expect(page.change()).toEqual({ status: 'done', kind: 'resend' });
      expect(page.ports.callsOf('orders.removeStatus')).toHaveLength(1);
      expect(service.posted).toHaveLength(1);
      expect(service.entries()).toBe(1);
    });

    it('repeats the request if a minute has passed and the status is still there', async () => {
      const service = orderService('created');
      const page = openPage(service, { orders: { removeStatus: fails(lost) } });
      await ask(page, cancelOrderAsked({ orderId: '31' }));
      page.ports.answer({ orders: { removeStatus: service.answers.removeStatus } });
      await page.settle(50_000);
      expect(page.ports.callsOf('orders.removeStatus')).toHaveLength(1);
      await page.settle(60_000);
      expect(page.ports.callsOf('orders.removeStatus')).toHaveLength(2);
      expect(page.change()).toEqual({ status: 'done', kind: 'cancel' });
    });

    it('is resumed by a page that is opened later', async () => {
      const records = fakeRecords();
      const service = orderService('created');
      const first = openPage(service, { records, orders: { removeStatus: lateRemoval(service) } });
      await ask(first, cancelOrderAsked({ orderId: '31' }));
      first.leave();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(service.entries()).toBe(0);
      const next = openPage(service, { records });
      await next.settle();
      expect(next.change()).toEqual({ status: 'done', kind: 'cancel' });
      expect(service.entries()).toBe(1);
      expect(records.kept.idempotencyKey).toEqual({});
    });

    it('is no longer shown as unfinished after another tab has completed it', async () => {
      const records = fakeRecords();
      const service = orderService('created');
      const first = openPage(service, { records, orders: { removeStatus: lateRemoval(service) } });
      await ask(first, cancelOrderAsked({ orderId: '31' }));
      const second = openPage(service, { records });
      await second.settle();
      expect(first.change()).toMatchObject({ status: 'unfinished' });
      await second.settle(60_000);
      expect(second.change()).toEqual({ status: 'done', kind: 'cancel' });
      expect(first.change()).toMatchObject({ status: 'idle' });
      expect(service.posted).toHaveLength(1);
    });

    it('is not begun anew by a tab that waits for another one to complete it', async () => {
      const records = fakeRecords();
      const service = orderService('documentsRejected');
      const first = openPage(service, { records, orders: { postStatus: fails(lost) } });
      await ask(first, resendDocumentsAsked({ orderId: '31' }));
      const release = await first.ports.ledger.lock.acquire(
        `signdrive-${orderLockOf('1001')}`,
        AbortSignal.timeout(60_000),
      );
      // The first tab resumes the change, and gets the lock after the second one.
      await first.settle(20_000);
      const second = openPage(service, { records });
      await second.settle();
      expect(second.change()).toEqual({ status: 'done', kind: 'resend' });
      release();
      await first.settle();
      expect(first.change()).toMatchObject({ status: 'idle' });
      expect(first.ports.callsOf('orders.removeStatus')).toHaveLength(1);
      expect(service.posted).toHaveLength(1);
    });

    it('is not begun anew by a press of its retry after another tab has completed it', async () => {
      const records = fakeRecords();
      const service = orderService('documentsRejected');
      const first = openPage(service, { records, orders: { postStatus: fails(lost) } });
      expect(await ask(first, resendDocumentsAsked({ orderId: '31' }))).toMatchObject({ status: 'unfinished' });
      const second = openPage(service, { records });
      // Before the first tab's own timer.
      await second.settle(1_000);
      expect(second.change()).toEqual({ status: 'done', kind: 'resend' });
      expect(await ask(first, resendDocumentsAsked({ orderId: '31' }))).toMatchObject({ status: 'idle' });
      expect(first.ports.callsOf('orders.removeStatus')).toHaveLength(1);
      expect(service.posted).toHaveLength(1);
    });

    it('is completed before another change of the same order', async () => {
      const service = orderService('documentsRejected');
      const page = openPage(service, { orders: { removeStatus: lateRemoval(service) } });
      await ask(page, cancelOrderAsked({ orderId: '31' }));
      expect(await ask(page, resendDocumentsAsked({ orderId: '31' }))).toMatchObject({
        kind: 'cancel',
        isAwaited: true,
      });
      await page.settle(60_000);
      expect(page.change()).toEqual({ status: 'done', kind: 'cancel' });
      expect(service.posted).toEqual([{ status: 'cancelled', description: 'Cancelado pelo cliente' }]);
    });
  });

  describe('whose second request is rejected after the status was removed', () => {
    const frozen: AppError = { kind: 'rejected', status: 422, code: 'status_refused', serverMessage: 'Não agora.' };

    it('is unfinished, and is retried until the service accepts it', async () => {
      const records = fakeRecords();
      const service = orderService('created');
      const page = openPage(service, { records, orders: { postStatus: fails(frozen) } });
      expect(await ask(page, cancelOrderAsked({ orderId: '31' }))).toMatchObject({ status: 'unfinished' });
      expect(service.entries()).toBe(0);
      await page.settle(45_000);
      expect(page.ports.callsOf('orders.postStatus')).toHaveLength(3);
      expect(page.change()).toMatchObject({ status: 'unfinished' });

      page.ports.answer({ orders: { postStatus: service.answers.postStatus } });
      await page.settle(60_000);
      expect(page.change()).toEqual({ status: 'done', kind: 'cancel' });
      expect(service.posted).toEqual([{ status: 'cancelled', description: 'Cancelado pelo cliente' }]);
      expect(
        new Set(
          page.ports
            .callsOf('orders.postStatus')
            .map(({ args }) => (args[0] as { idempotencyKey: string }).idempotencyKey),
        ).size,
      ).toBe(1);
      expect(records.kept.idempotencyKey).toEqual({});
    });

    it('ends after the fifth rejection, and is not retried by this page or the next', async () => {
      const records = fakeRecords();
      const service = orderService('created');
      const page = openPage(service, { records, orders: { postStatus: fails(frozen) } });
      await ask(page, cancelOrderAsked({ orderId: '31' }));
      await page.settle(300_000);
      expect(page.ports.callsOf('orders.postStatus')).toHaveLength(5);
      expect(page.change()).toMatchObject({ status: 'refused', error: { code: 'orderWithoutStatus' } });
      expect(records.kept.idempotencyKey).toEqual({});
      page.leave();
      const next = openPage(service, { records });
      await next.settle();
      expect(next.change()).toEqual({ status: 'idle' });
    });

    it('is retried after a first rejection, however often the service failed before', async () => {
      const service = orderService('created');
      const page = openPage(service, { orders: { postStatus: fails({ kind: 'rejected', status: 503, code: '' }) } });
      await ask(page, cancelOrderAsked({ orderId: '31' }));
      await page.settle(300_000);
      expect(page.ports.callsOf('orders.postStatus').length).toBeGreaterThan(5);
      page.ports.answer({ orders: { postStatus: fails(frozen) } });
      await page.settle(60_000);
      expect(page.change()).toMatchObject({ status: 'unfinished' });

      page.ports.answer({ orders: { postStatus: service.answers.postStatus } });
      await page.settle(60_000);
      expect(page.change()).toEqual({ status: 'done', kind: 'cancel' });
      expect(service.posted).toEqual([{ status: 'cancelled', description: 'Cancelado pelo cliente' }]);
    });

    it('is completed by a page that is opened a day later, which tells the visitor', async () => {
      const records = fakeRecords();
      const service = orderService('created');
      const first = openPage(service, { records, orders: { postStatus: fails(frozen) } });
      await ask(first, cancelOrderAsked({ orderId: '31' }));
      first.leave();
      await vi.advanceTimersByTimeAsync(20 * 3_600_000);

      const next = openPage(service, { records });
      await next.settle();
      expect(next.change()).toEqual({ status: 'done', kind: 'cancel' });
      expect(service.posted).toHaveLength(1);
    });

    it('ends if the service has given the order another status', async () => {
      const records = fakeRecords();
      const service = orderService('created');
      const page = openPage(service, { records, orders: { postStatus: fails(frozen) } });
      await ask(page, cancelOrderAsked({ orderId: '31' }));
      service.moveTo('deliveryInProgress');
      await page.settle(20_000);
      expect(page.change()).toMatchObject({ status: 'refused', error: { code: 'orderMoved' } });
      expect(records.kept.idempotencyKey).toEqual({});
    });

    it('keeps its notice unchanged during the retries', async () => {
      const page = openPage(orderService('created'), { orders: { postStatus: fails(frozen) } });
      await ask(page, cancelOrderAsked({ orderId: '31' }));
      const shown = new Set<string>();
      const stop = page.store.subscribe(() => void shown.add(page.change().status));
      await page.settle(120_000);
      stop();
      expect([...shown]).toEqual(['unfinished']);
    });
  });
});
