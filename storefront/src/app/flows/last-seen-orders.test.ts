import { expect, test, vi } from 'vitest';
import { ordersLoaded } from '#/features/orders/sagas.ts';
import { seenOwnerKey } from '#/shared/storage/last-seen.ts';
import { anOrder, fakeRecords, startStore } from '#/test-support/index.ts';
import { watchSeenOrders } from './last-seen-orders.ts';

function openAccount(userId: string | undefined) {
  const records = fakeRecords();
  const { store, watch } = startStore({ records });
  watch(() => watchSeenOrders({ records, readUserId: () => userId, now: () => 1_000 }));
  const load = (...orders: ReturnType<typeof anOrder>[]) => {
    store.dispatch(ordersLoaded({ orders, at: '2026-11-18T12:00:00Z' }));
  };
  const keys = () => Object.keys(records.kept.lastSeen ?? {}).toSorted();
  return { records, load, keys };
}

test('the orders of a user are stored with their time', async () => {
  const { records, load, keys } = openAccount('7');
  load(anOrder({ id: '480112', status: 'contractSigningPending' }), anOrder({ id: 'A1', status: 'unknown' }));
  await vi.waitFor(() => expect(keys()).toEqual(['7/orders/480112', '7/orders/A1', seenOwnerKey].toSorted()));
  expect(records.kept.lastSeen?.['7/orders/480112']).toEqual({
    version: 1,
    section: 'orders',
    title: 'Pedido 480.112',
    detail: 'Aguardando assinatura de contrato',
    path: 'conta/status-pedido',
    seenAt: 1_000,
  });
});

test('an order that no longer exists is removed from storage', async () => {
  const { load, keys } = openAccount('7');
  load(anOrder({ id: '1' }), anOrder({ id: '2' }));
  await vi.waitFor(() => expect(keys()).toContain('7/orders/2'));
  load(anOrder({ id: '1' }));
  await vi.waitFor(() => expect(keys()).not.toContain('7/orders/2'));
  expect(keys()).toContain('7/orders/1');
});

test('a log-out removes all stored orders, and without a user none are stored', async () => {
  const { records, load, keys } = openAccount('7');
  load(anOrder({ id: '1' }));
  await vi.waitFor(() => expect(keys()).toContain('7/orders/1'));
  await records.removeAllOf('7');
  expect(keys().filter((key) => key.includes('orders'))).toEqual([]);
  const loggedOut = openAccount(undefined);
  loggedOut.load(anOrder());
  await Promise.resolve();
  expect(loggedOut.keys()).toEqual([]);
});
