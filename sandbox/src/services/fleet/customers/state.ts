import { asc, eq } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Customer, CustomerRequest } from '../../../../contract/customers.ts';
import type { Database } from '../../../kernel/database.ts';

export const customers = sqliteTable('fleet_customers', {
  /** One customer for one user. */
  userId: integer('user_id').primaryKey(),
  customerId: integer('customer_id').notNull(),
  customer: text('customer', { mode: 'json' }).$type<CustomerRequest>().notNull(),
});

export function toCustomerRows(list: readonly Customer[]) {
  return list.map(({ customerId, ...customer }) => ({ userId: customer.userId, customerId, customer }));
}

export async function readCustomer(database: Database, userId: number): Promise<Customer | undefined> {
  const [row] = await database.db.select().from(customers).where(eq(customers.userId, userId));
  return row && { ...row.customer, customerId: row.customerId };
}

/** @returns every customer, by user */
export async function readCustomers(database: Database): Promise<Customer[]> {
  const rows = await database.db.select().from(customers).orderBy(asc(customers.userId));
  return rows.map(({ customer, customerId }) => ({ ...customer, customerId }));
}

/** @returns undefined if this user is a customer already */
export async function addCustomer(database: Database, customer: CustomerRequest): Promise<Customer | undefined> {
  return database.write(async () => {
    const present = await database.db.select({ userId: customers.userId, id: customers.customerId }).from(customers);
    if (present.some(({ userId }) => userId === customer.userId)) return undefined;
    const customerId = Math.max(firstCustomerId - 1, ...present.map(({ id }) => id)) + 1;
    await database.db.insert(customers).values({ userId: customer.userId, customerId, customer });
    return { ...customer, customerId };
  });
}

const firstCustomerId = 30_001;

/** @returns undefined if this user is not a customer yet */
export async function replaceCustomer(database: Database, customer: CustomerRequest): Promise<Customer | undefined> {
  const [row] = await database.write(() =>
    database.db
      .update(customers)
      .set({ customer })
      .where(eq(customers.userId, customer.userId))
      .returning({ customerId: customers.customerId }),
  );
  return row && { ...customer, customerId: row.customerId };
}
