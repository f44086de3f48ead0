import { Type } from 'typebox';
import { Acknowledged } from '../../../../contract/identity.ts';
import {
  OrderRequest,
  OrderResponse,
  OrdersQuery,
  OrdersResponse,
  OrderStatusRequest,
  OrderStatusResponse,
  orderStatusCodes,
  SegmentsResponse,
} from '../../../../contract/orders.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { ServiceScope } from '../../../kernel/service.ts';
import { sessionCall } from '../calls.ts';
import { readSetting } from '../../../kernel/world.ts';
import { readCoupon } from '../../coupon/state.ts';
import { plainSettings } from '../../vehicle/rules.ts';
import { readCustomer } from '../customers/state.ts';
import { requireSession, requireUser } from '../identity/session.ts';
import { readAccount } from '../identity/state.ts';
import { readFleetOffer } from '../offers.ts';
import { checkCard } from './cards.ts';
import { installmentsOf, readPayer } from './installments.ts';
import { enterStatus, settleOrders } from './progress.ts';
import {
  agreedInCents,
  checkOrderCoupon,
  checkOwnersStatus,
  checkParts,
  checkReanalysis,
  checkWithdrawal,
} from './rules.ts';
import { segments } from './segments.ts';
import {
  changeOrder,
  insertOrder,
  readEntries,
  readHistory,
  readOrder,
  readOrders,
  withdrawEntry,
  type StoredOrder,
} from './state.ts';
import { toEntries, toOrder } from './wire.ts';

const OrderPath = Type.Object({ orderId: Type.Integer() });
const defaultTypes = '502|500';

/** Orders and their status (spec §7, Offers and orders). */
export function orderRoutes(scope: ServiceScope, kernel: Kernel): void {
  const { database, clock } = kernel;
  const readSettings = () => readSetting(database, 'vehicle', plainSettings);

  scope.get(
    '/orders/GetOrderByUserId',
    sessionCall({
      summary: 'The orders of a user, the newest first',
      querystring: OrdersQuery,
      response: { 200: OrdersResponse },
    }),
    async ({ query, headers }) => {
      await requireUser(kernel, headers.authorization, query.userId);
      await settleOrders(kernel, query.userId);
      const types = (query.typeOrder ?? defaultTypes).split('|').map(Number);
      const orders = (await readOrders(database, query.userId)).filter(({ typeOrder }) => types.includes(typeOrder));
      const histories = await readEntries(
        database,
        orders.map(({ id }) => id),
      );
      const { hasExtensions } = await readSettings();
      const offers = hasExtensions ? await offersOf(orders) : undefined;
      const payers = new Map(
        await Promise.all(orders.map(async (order) => [order.id, await readPayer(database, order)] as const)),
      );
      return orders.map((order) => {
        const history = histories.get(order.id) ?? [];
        const payer = payers.get(order.id);
        const installments = payer ? installmentsOf(order, history, { payer, now: clock.now() }) : [];
        return toOrder({ order, history, offer: offers?.get(order.productId), installments }, hasExtensions);
      });
    },
  );

  /** Each product is looked up once, even if several orders use it. */
  async function offersOf(orders: readonly StoredOrder[]) {
    const productIds = [...new Set(orders.map(({ productId }) => productId))];
    const found = productIds.map(async (id) => [id, await readFleetOffer(database, id)] as const);
    return new Map(await Promise.all(found));
  }

  scope.post(
    '/orders',
    sessionCall({
      summary: 'Places an order, or has a rejected one analysed again; an Idempotency-Key makes a repeat harmless',
      body: OrderRequest,
      response: { 201: OrderResponse },
    }),
    async ({ headers, body }, reply) => {
      await requireUser(kernel, headers.authorization, body.userId);
      const facts = await checkedOrder(body);
      const again = body.orderPayments.orderId;
      if (again !== undefined) await ownOrder(headers.authorization, again);
      const orderId = await database.write(async () => {
        if (again === undefined) {
          const id = await insertOrder(database, facts);
          await enterStatus(database, { ...facts, id }, orderStatusCodes.Created, facts.at);
          return id;
        }
        checkReanalysis((await readHistory(database, again)).at(-1));
        const { at, ...change } = facts;
        await changeOrder(database, again, change);
        await enterStatus(database, { ...facts, id: again }, orderStatusCodes.Created, at, 'Pedido em reanálise');
        return again;
      });
      return reply.status(201).send({ orderId });
    },
  );

  async function checkedOrder(body: OrderRequest): Promise<Omit<StoredOrder, 'id'>> {
    const { userId, productId, locationId, typeOrder, typePayment, accessories, optionals } = body;
    const [settings, account, customer] = await Promise.all([
      readSettings(),
      readAccount(database, userId),
      readCustomer(database, userId),
    ]);
    if (!account) throw new Refusal(404, 'not_found', 'No such user');
    if (!customer) throw new Refusal(422, 'customer_missing', 'Complete os seus dados antes de fazer o pedido.');
    const offer = checkParts(body, await readFleetOffer(database, productId));
    await checkCard(kernel, body.orderPayments, account.document);
    const now = clock.now();
    const stored = body.coupon && (await readCoupon(database, body.coupon.couponCode));
    const coupon = checkOrderCoupon(body, offer, stored, {
      person: { document: account.document, email: account.email },
      now,
    });
    const { token, identificationPayment } = body.orderPayments;
    return {
      userId,
      productId,
      locationId,
      typeOrder,
      typePayment,
      payment: { ...(token && { token }), ...(identificationPayment && { identificationPayment }) },
      accessories,
      optionals,
      couponCode: coupon?.code ?? null,
      monthlyInCents: agreedInCents(offer, settings.simulationMarkup, coupon),
      at: now.toISOString(),
      deliveryWindow: null,
    };
  }

  scope.get(
    '/orderstatus/:orderId',
    sessionCall({
      summary: 'The history of an order, oldest first',
      params: OrderPath,
      response: { 200: OrderStatusResponse },
    }),
    async ({ params, headers }) => {
      await ownOrder(headers.authorization, params.orderId);
      return toEntries(await readHistory(database, params.orderId));
    },
  );

  scope.delete(
    '/orderstatus/:orderId',
    sessionCall({
      summary: 'Removes the present status, to post another; once removed it stays so, however often it is orders',
      params: OrderPath,
      response: { 200: Acknowledged },
    }),
    async ({ params, headers }) => {
      await ownOrder(headers.authorization, params.orderId);
      await database.write(async () => {
        const last = await lastEntry(params.orderId);
        checkWithdrawal(last);
        await withdrawEntry(database, last.id, clock.now().toISOString());
      });
      return { message: 'Situação retirada' };
    },
  );

  scope.post(
    '/orderstatus',
    sessionCall({
      summary: 'A new status by the owner, in place of the removed one: 0 cancels, 1 and 18 send documents again',
      body: OrderStatusRequest,
      response: { 201: Acknowledged },
    }),
    async ({ headers, body: { orderId, status, description } }, reply) => {
      const order = await ownOrder(headers.authorization, orderId);
      await database.write(async () => {
        checkOwnersStatus(await lastEntry(orderId), status);
        const words = description.trim() || undefined;
        await enterStatus(database, order, status, clock.now().toISOString(), words);
      });
      return reply.status(201).send({ message: 'Situação alterada' });
    },
  );

  scope.get(
    '/segments',
    { schema: { summary: 'Segments and the prefixes of their contracts', response: { 200: SegmentsResponse } } },
    async () => segments,
  );

  /** @throws Refusal 401 without a session, 404 for an unknown order, 403 for another user's */
  async function ownOrder(authorization: string | undefined, orderId: number): Promise<StoredOrder> {
    await requireSession(kernel, authorization);
    const order = await readOrder(database, orderId);
    if (!order) throw new Refusal(404, 'not_found', 'No such order');
    await requireUser(kernel, authorization, order.userId);
    await settleOrders(kernel, order.userId);
    return order;
  }

  async function lastEntry(orderId: number) {
    const last = (await readHistory(database, orderId)).at(-1);
    if (!last) throw new Refusal(404, 'not_found', 'This order has no status');
    return last;
  }
}
