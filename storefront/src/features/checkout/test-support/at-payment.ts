import { expect } from 'vitest';
import type { OrdersPort } from '#/api/ports.ts';
import { fakeRecords } from '#/test-support/index.ts';
import { orderStateOf } from '../placing/order-life.ts';
import { atPickup, clara, openCheckout, planWithCoupon } from './checkout-under-test.ts';

export const withCoupon = { plan: planWithCoupon } as const;

export const draftOfClara = () => fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } });

export type Page = Awaited<ReturnType<typeof atPayment>>;

/** A page at the last step, with every step before it finished. */
export async function atPayment(options: Parameters<typeof openCheckout>[0] = {}) {
  const page = openCheckout({ records: draftOfClara(), ...options });
  await page.settle();
  expect(page.due()).toBe('payment');
  return { ...page, outcome: () => orderStateOf(page.state()) };
}

export type Place = OrdersPort['place'];

/** Intents in the browser's database that have no end yet. */
export const unsettledIn = ({ records }: Pick<Page, 'records'>) =>
  Object.values(records.kept.idempotencyKey ?? {}).filter(
    (intent) => !['placed', 'shown', 'failed'].includes((intent as { state: string }).state),
  );
