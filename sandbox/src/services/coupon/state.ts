import { asc, eq } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../kernel/database.ts';

/** A stored coupon. It can be used once. */
export interface Coupon {
  /** Upper case. */
  code: string;
  /** Purpose of the sample, in Portuguese. */
  description: string;
  discount: { type: 'PERCENT'; percent: number } | { type: 'VALUE'; valueInCents: number };
  /** ISO date of expiry; absent: never expires. */
  expiresAt?: string;
  /** Model code of the only valid version. */
  modelCode?: string;
  /** The only person who may use it. */
  person?: { document: string; email: string };
  /** ISO date of its use. */
  burnedAt?: string;
}

export const coupons = sqliteTable('coupon_coupons', {
  code: text('code').primaryKey(),
  position: integer('position').notNull(),
  coupon: text('coupon', { mode: 'json' }).$type<Coupon>().notNull(),
});

export function toCouponRows(list: readonly Coupon[]) {
  return list.map((coupon, position) => ({ code: coupon.code, position, coupon }));
}

/** @returns every coupon, in order */
export async function readCoupons(database: Database): Promise<Coupon[]> {
  const rows = await database.db.select().from(coupons).orderBy(asc(coupons.position));
  return rows.map((row) => row.coupon);
}

/** @param code as typed: case and surrounding blanks are ignored */
export async function readCoupon(database: Database, code: string): Promise<Coupon | undefined> {
  const [row] = await database.db.select().from(coupons).where(eq(coupons.code, code.trim().toUpperCase()));
  return row?.coupon;
}

/**
 * Marks a coupon as used, atomically with its check.
 * @param check throws if it may not be used
 */
export async function burnCoupon(
  database: Database,
  code: string,
  burnedAt: string,
  check: (coupon: Coupon | undefined) => Coupon,
): Promise<void> {
  await database.write(async () => {
    const coupon = check(await readCoupon(database, code));
    await database.db
      .update(coupons)
      .set({ coupon: { ...coupon, burnedAt } })
      .where(eq(coupons.code, coupon.code));
  });
}
