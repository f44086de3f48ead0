import { Type } from 'typebox';
import { CalendarDate } from '../../contract/customers.ts';
import { OrderStatusCodeSchema } from '../../contract/orders.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { Refusal } from '../kernel/refusal.ts';
import { writeSetting } from '../kernel/world.ts';
import type { ServiceScope } from '../kernel/service.ts';
import { readCoupons } from '../services/coupon/state.ts';
import { readCustomers } from '../services/fleet/customers/state.ts';
import { faultOf, plainReason } from '../services/fleet/documents/review.ts';
import { readAllUploads, reviewUploads } from '../services/fleet/documents/state.ts';
import { uploadIdOf } from '../services/fleet/documents/wire.ts';
import { enterStatus, settleOrders } from '../services/fleet/orders/progress.ts';
import { changeOrder, readEntries, readOrder, readOrders, type StoredOrder } from '../services/fleet/orders/state.ts';

const OrderPath = Type.Object({ orderId: Type.Integer() });

/** Moves orders, reviews documents and raises prices, like the store's staff. */
export function controlOrderRoutes(api: ServiceScope, kernel: Kernel): void {
  const { database, clock } = kernel;
  const now = () => clock.now().toISOString();

  api.get(
    '/orders',
    { schema: { summary: 'Every order with its whole history, removed statuses too, newest first' } },
    async () => {
      await settleOrders(kernel);
      const orders = await readOrders(database);
      const histories = await readEntries(
        database,
        orders.map(({ id }) => id),
      );
      return {
        orders: orders.map(({ payment: _token, ...order }) => ({ ...order, history: histories.get(order.id) ?? [] })),
        documents: await readAllUploads(database),
      };
    },
  );

  api.get('/coupons', { schema: { summary: 'Every coupon, and when it was used' } }, async () => ({
    coupons: await readCoupons(database),
  }));
  api.put(
    '/prices',
    {
      schema: {
        summary: 'Raises the simulated and the confirmed prices above the listed ones',
        body: Type.Object({ perMille: Type.Integer({ minimum: 0, maximum: 1000 }) }),
      },
    },
    async ({ body: { perMille } }, reply) => {
      await writeSetting(database, 'vehicle', { simulationMarkup: perMille });
      return reply.status(204).send();
    },
  );
  api.get('/customers', { schema: { summary: 'The data of every customer' } }, async () => ({
    customers: await readCustomers(database),
  }));

  api.post(
    '/orders/:orderId/status',
    {
      schema: {
        summary: 'Moves an order to any status, whatever the clock would do',
        params: OrderPath,
        body: Type.Object({
          status: OrderStatusCodeSchema,
          description: Type.Optional(Type.String({ maxLength: 500 })),
        }),
      },
    },
    async ({ params, body: { status, description } }) => {
      const order = await requireOrder(params.orderId);
      await settleOrders(kernel, order.userId);
      await database.write(() => enterStatus(database, order, status, now(), description?.trim() || undefined));
      return { orderId: order.id, status };
    },
  );

  api.post(
    '/orders/:orderId/delivery',
    {
      schema: {
        summary: 'Promises another delivery window; the one before is kept with the reason',
        params: OrderPath,
        body: Type.Object({
          from: CalendarDate,
          to: CalendarDate,
          reason: Type.String({ minLength: 1, maxLength: 200 }),
        }),
      },
    },
    async ({ params, body: { from, to, reason } }) => {
      if (to < from) throw new Refusal(422, 'invalid_window', 'A retirada termina antes de começar.');
      return database.write(async () => {
        const { id, deliveryWindow: before } = await requireOrder(params.orderId);
        const changes = before
          ? [...before.changes, { from: before.from, to: before.to, reason, dateCreated: now() }]
          : [];
        const deliveryWindow = { from, to, changes };
        await changeOrder(database, id, { deliveryWindow });
        return deliveryWindow;
      });
    },
  );

  api.post(
    '/documents/:id/review',
    {
      schema: {
        summary: 'Approves a document, refuses it with a reason, or looks at it again',
        params: Type.Object({ id: Type.String({ description: 'as in GET /upload/{userId}: doc-1' }) }),
        body: Type.Object({
          status: Type.Enum(['Aprovado', 'Em análise', 'Reprovado']),
          reason: Type.Optional(Type.String({ maxLength: 300 })),
        }),
      },
    },
    async ({ params, body: { status, reason } }) => {
      const id = uploadIdOf(params.id);
      const upload = (await readAllUploads(database)).find((candidate) => candidate.id === id);
      if (!upload) throw new Refusal(404, 'not_found', `No document ${params.id}`);
      const isRefused = status === 'Reprovado';
      const review = {
        status,
        reason: isRefused ? reason?.trim() || (faultOf(upload) ?? plainReason) : null,
        reviewedAt: status === 'Em análise' ? null : now(),
      };
      await database.write(() => reviewUploads(database, [upload.id], review));
      return { id: params.id, ...review };
    },
  );

  async function requireOrder(id: number): Promise<StoredOrder> {
    const order = await readOrder(database, id);
    if (!order) throw new Refusal(404, 'not_found', `No order ${id}`);
    return order;
  }
}
