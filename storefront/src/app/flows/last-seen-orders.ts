import { call, takeLatest } from 'typed-redux-saga';
import { messageOf, ordersLoaded } from '#/features/orders/sagas.ts';
import { seenKey, seenOwnerKey, type SeenRecord } from '#/shared/storage/last-seen.ts';
import { recordLifetimeInSeconds, type RecordsPort } from '#/shared/storage/records.ts';
import { formatOrderId } from '#/shared/text/order-number.ts';

interface Ports {
  records: RecordsPort;
  readUserId: () => string | undefined;
  now: () => number;
}

/** Stores the orders' status for the offline page. Log-out deletes it with the user's other data. */
export function* watchSeenOrders({ records, readUserId, now }: Ports) {
  yield* takeLatest(ordersLoaded, function* keepOrders({ payload: { orders } }) {
    const owner = readUserId();
    if (owner === undefined) return;
    const lifetime = recordLifetimeInSeconds.lastSeen;
    const seenAt = now();
    yield* call(async () => {
      await records.write('lastSeen', seenOwnerKey, owner, lifetime);
      const known = await records.list('lastSeen', seenKey(owner, { section: 'orders', path: '' }));
      for (const { id, status } of orders) {
        const seen: SeenRecord = {
          version: 1,
          section: 'orders',
          title: `Pedido ${formatOrderId(id)}`,
          detail: messageOf(status) ?? 'Em andamento',
          path: 'conta/status-pedido',
          seenAt,
        };
        await records.write('lastSeen', seenKey(owner, { section: 'orders', path: id }), seen, lifetime);
      }
      const kept = new Set(orders.map(({ id }) => seenKey(owner, { section: 'orders', path: id })));
      const stale = known.map(({ key }) => key).filter((key) => !kept.has(key));
      if (stale.length > 0) await records.remove('lastSeen', ...stale);
    });
  });
}
