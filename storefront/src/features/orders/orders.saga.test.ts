import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Order } from '#/domain/order/order.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import { failing, startStore, type Answers } from '#/test-support/index.ts';
import { ordersOpened, ordersOutdated } from './orders.events.ts';
import { readingPace, watchOrders } from './orders.saga.ts';
import { fileAsked, ordersFollowed, ordersLeft, orderShown, selectOrders } from './orders.slice.ts';

beforeEach(() => void vi.useFakeTimers());

const anOrder = (changes: Partial<Order> = {}): Order => ({
  id: '31',
  status: 'documentAnalysis',
  productId: 'PO1',
  locationId: '77',
  ...changes,
});
const listing = (...orders: Order[]): Answers => ({ orders: { listOrders: () => Promise.resolve(orders) } });

/** The open page of orders. */
async function follow(ports: Answers = listing(anOrder())) {
  const started = startStore({ ports });
  const { store } = started;
  let isHere = true;
  let listener = () => undefined as void;
  const saved: string[] = [];
  started.watch(
    () =>
      watchOrders({
        ...started.ports,
        attention: {
          isHere: () => isHere,
          onChange: (told) => {
            listener = told;
            return () => undefined;
          },
        },
        files: { save: (_, fileName) => void saved.push(fileName) },
        readUserId: () => '1001',
        now: () => new Date().toISOString(),
      }),
    'orders',
  );
  store.dispatch(ordersOpened());
  store.dispatch(ordersFollowed());
  await vi.advanceTimersByTimeAsync(0);
  return {
    ...started,
    saved,
    state: () => selectOrders(store.getState()),
    readings: () => started.ports.callsOf('orders.listOrders').length,
    wait: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    look: (isLooking: boolean) => {
      isHere = isLooking;
      listener();
    },
  };
}

test('orders that arrive after their owner’s session has ended are dropped', async () => {
  const reading = Promise.withResolvers<Order[]>();
  const { store, state, wait } = await follow({ orders: { listOrders: () => reading.promise } });
  store.dispatch(sessionEnded({ why: 'loggedOut' }));
  reading.resolve([anOrder()]);
  await wait(0);
  expect(state().list.status).toBe('idle');
});

describe('polling the orders', () => {
  test('reads them every 30 seconds until the page is left', async () => {
    const { readings, wait, store } = await follow();
    expect(readings()).toBe(1);
    await wait(readingPace.usual - 1);
    expect(readings()).toBe(1);
    await wait(1);
    expect(readings()).toBe(2);
    await wait(readingPace.usual);
    expect(readings()).toBe(3);
    store.dispatch(ordersLeft());
    await wait(10 * readingPace.usual);
    expect(readings()).toBe(3);
  });

  test('reads them when the page opens again, and shows the known ones until then', async () => {
    const { store, ports, state, wait } = await follow(listing());
    store.dispatch(ordersLeft());
    ports.answer(listing(anOrder()));
    store.dispatch(ordersOpened());
    expect(state().list).toEqual({ status: 'success', data: [] });
    await wait(0);
    expect(state().list).toEqual({ status: 'success', data: [anOrder()] });
  });

  test('pauses while the page is hidden, and reads at once when it is visible again', async () => {
    const { readings, wait, look } = await follow();
    look(false);
    await wait(20 * readingPace.usual);
    expect(readings()).toBe(1);
    look(true);
    await wait(0);
    expect(readings()).toBe(2);
  });

  test('slows down while the service fails, keeps the shown orders, and recovers', async () => {
    const { readings, wait, ports, state } = await follow();
    // The usual retries of a read take a second or two.
    ports.answer({ orders: { listOrders: failing({ kind: 'contract', where: 'orders' }) } });
    await wait(readingPace.usual);
    expect(readings()).toBe(2);
    expect(state()).toMatchObject({ isStale: true, list: { status: 'success' } });
    await wait(readingPace.usual);
    expect(readings()).toBe(2);
    await wait(readingPace.usual);
    expect(readings()).toBe(3);
    await wait(3 * readingPace.usual);
    expect(readings()).toBe(3);
    await wait(readingPace.usual);
    expect(readings()).toBe(4);
    ports.answer(listing(anOrder({ status: 'documentsApproved' })));
    await wait(readingPace.longest);
    expect(state()).toMatchObject({ isStale: false });
    const healthy = readings();
    await wait(readingPace.usual);
    expect(readings()).toBe(healthy + 1);
  });

  test('reads at once when the connection returns after a failure', async () => {
    const { readings, wait, look, ports } = await follow();
    ports.answer({ orders: { listOrders: failing({ kind: 'contract', where: 'orders' }) } });
    await wait(readingPace.usual);
    look(true);
    await wait(0);
    expect(readings()).toBe(3);
  });

  test.each(['completed', 'cancelled', 'creditRejected'] as const)(
    'stops at a final status (%s) until the visitor changes an order',
    async (status) => {
      const { readings, wait, store, ports } = await follow(listing(anOrder({ status })));
      await wait(20 * readingPace.usual);
      expect(readings()).toBe(1);
      ports.answer(listing(anOrder({ status: 'created' })));
      store.dispatch(ordersOutdated({}));
      await wait(0);
      expect(readings()).toBe(2);
      await wait(readingPace.usual);
      expect(readings()).toBe(3);
    },
  );

  test('reports changes since the last read, and none if nothing has changed', async () => {
    const { state, wait, ports } = await follow();
    expect(state().changes).toEqual([]);
    ports.answer(listing(anOrder({ status: 'documentsApproved' })));
    await wait(readingPace.usual);
    const changes = [{ orderId: '31', productId: 'PO1', kind: 'status', status: 'documentsApproved' }];
    expect(state().changes).toEqual(changes);
    const said = state().changes;
    await wait(readingPace.usual);
    expect(state().changes).toBe(said);
    const delivery = { from: '2026-11-30', to: '2026-12-04', changes: [] };
    ports.answer(listing(anOrder({ status: 'documentsApproved', delivery })));
    await wait(readingPace.usual);
    expect(state().changes).toMatchObject([{ kind: 'delivery', days: { from: '2026-11-30', to: '2026-12-04' } }]);
  });

  test('also reads the history of the displayed order', async () => {
    const entry = { id: '1', code: 12, description: '', createdAt: '2026-11-20T10:00:00Z' };
    const { state, wait, ports, store } = await follow({
      orders: { listOrders: () => Promise.resolve([anOrder()]), readHistory: () => Promise.resolve([entry]) },
      fleetOffer: { readOffer: failing({ kind: 'notFound' }) },
      dealers: { readLocation: failing({ kind: 'notFound' }) },
    });
    store.dispatch(orderShown({ orderId: '31' }));
    await wait(0);
    expect(state().histories['31']).toEqual({ status: 'success', data: [entry] });
    ports.answer({ orders: { readHistory: () => Promise.resolve([entry, { ...entry, id: '2', code: 13 }]) } });
    await wait(readingPace.usual);
    expect(state().histories['31']).toMatchObject({ data: [{ code: 12 }, { code: 13 }] });
  });
});

test('orders that could not be loaded can be retried', async () => {
  const { state, wait, ports, store } = await follow({ orders: { listOrders: failing({ kind: 'network' }) } });
  await wait(5000);
  expect(state().list).toEqual({ status: 'error', error: { kind: 'network' } });
  ports.answer(listing(anOrder()));
  store.dispatch(ordersOpened());
  await wait(0);
  expect(state().list.status).toBe('success');
});

test('the orders are deleted from memory when the session ends', async () => {
  const { state, store } = await follow(listing(anOrder()));
  store.dispatch(sessionEnded({ why: 'refused' }));
  expect(state().list.status).toBe('idle');
});

describe('a document of an order', () => {
  const file = { id: 'pedido-31-contrato', fileName: 'contrato-31.pdf' };

  test('is downloaded under its name', async () => {
    const { state, store, wait, saved } = await follow({
      ...listing(anOrder()),
      documents: { readFile: () => Promise.resolve(new Blob(['%PDF-1.7'])) },
    });
    store.dispatch(fileAsked(file));
    expect(state().files[file.id]).toBe('fetching');
    await wait(0);
    expect(saved).toEqual(['contrato-31.pdf']);
    expect(state().files[file.id]).toBe('saved');
  });

  test('that fails to download is reported and can be requested again', async () => {
    const { state, store, wait, saved } = await follow({
      ...listing(anOrder()),
      documents: { readFile: failing({ kind: 'notFound' }) },
    });
    store.dispatch(fileAsked(file));
    await wait(0);
    expect(state().files[file.id]).toBe('failed');
    expect(saved).toEqual([]);
  });
});
