import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { DeliveryWindow, OrderStatusCode, OrderType, PaymentType } from '../../../../contract/orders.ts';
import type { Database } from '../../../kernel/database.ts';

/** Orders. The status of an order is that of its last entry. */
export const orders = sqliteTable('fleet_orders', {
  id: integer('id').primaryKey(),
  userId: integer('user_id').notNull(),
  productId: text('product_id').notNull(),
  locationId: integer('location_id').notNull(),
  typeOrder: integer('type_order').$type<OrderType>().notNull(),
  typePayment: integer('type_payment').$type<PaymentType>().notNull(),
  /** Reference of the card's provider; empty for a bank slip. */
  payment: text('payment', { mode: 'json' }).$type<{ token?: string; identificationPayment?: string }>().notNull(),
  accessories: text('accessories', { mode: 'json' }).$type<string[]>().notNull(),
  optionals: text('optionals', { mode: 'json' }).$type<string[]>().notNull(),
  couponCode: text('coupon_code'),
  /** Agreed when the order was placed, after the coupon. */
  monthlyInCents: integer('monthly_in_cents').notNull(),
  /** ISO date. */
  at: text('at').notNull(),
  deliveryWindow: text('delivery_window', { mode: 'json' }).$type<DeliveryWindow>(),
});

export type StoredOrder = typeof orders.$inferSelect;

/** The statuses of the orders' histories. */
export const orderStatuses = sqliteTable('fleet_order_statuses', {
  id: integer('id').primaryKey(),
  orderId: integer('order_id').notNull(),
  status: integer('status').$type<OrderStatusCode>().notNull(),
  description: text('description').notNull(),
  /** ISO date. */
  at: text('at').notNull(),
  /** ISO date when the owner removed it; null: it is valid. */
  withdrawnAt: text('withdrawn_at'),
});

export type StatusEntry = typeof orderStatuses.$inferSelect;

const firstOrderId = 480_001;

/** @returns the orders of one user, or of all; the newest first */
export function readOrders(database: Database, userId?: number): Promise<StoredOrder[]> {
  return database.db
    .select()
    .from(orders)
    .where(userId === undefined ? undefined : eq(orders.userId, userId))
    .orderBy(desc(orders.at), desc(orders.id));
}

export async function readOrder(database: Database, id: number): Promise<StoredOrder | undefined> {
  const [order] = await database.db.select().from(orders).where(eq(orders.id, id));
  return order;
}

/** @returns the complete history of each order, oldest first, including removed entries */
export async function readEntries(
  database: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, StatusEntry[]>> {
  const rows = await database.db
    .select()
    .from(orderStatuses)
    .where(inArray(orderStatuses.orderId, [...orderIds]))
    .orderBy(asc(orderStatuses.id));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

export async function readHistory(database: Database, orderId: number): Promise<StatusEntry[]> {
  return (await readEntries(database, [orderId])).get(orderId) ?? [];
}

/** Part of a write. @returns its id */
export async function insertOrder(database: Database, order: Omit<StoredOrder, 'id'>): Promise<number> {
  const [last] = await database.db.select({ id: orders.id }).from(orders).orderBy(desc(orders.id)).limit(1);
  const id = Math.max(firstOrderId, (last?.id ?? 0) + 1);
  await database.db.insert(orders).values({ ...order, id });
  return id;
}

/** Part of a write. */
export async function changeOrder(
  database: Database,
  id: number,
  change: Partial<Omit<StoredOrder, 'id'>>,
): Promise<void> {
  await database.db.update(orders).set(change).where(eq(orders.id, id));
}

/** Part of a write. */
export async function insertEntry(database: Database, entry: Omit<StatusEntry, 'id' | 'withdrawnAt'>): Promise<void> {
  await database.db.insert(orderStatuses).values({ ...entry, withdrawnAt: null });
}

/** Part of a write. */
export async function withdrawEntry(database: Database, id: number, withdrawnAt: string): Promise<void> {
  await database.db
    .update(orderStatuses)
    .set({ withdrawnAt })
    .where(and(eq(orderStatuses.id, id), isNull(orderStatuses.withdrawnAt)));
}
