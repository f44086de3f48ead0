import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import { aUser, failing, fakeLock, fakeRecords } from '#/test-support/index.ts';
import { burnRetried } from '../checkout.slice.ts';
import { orderCouponRefused, stepOpened } from '../checkout.events.ts';
import {
  aCoupon,
  aPlan,
  atPickup,
  clara,
  monthlyInCents,
  openCheckout,
  orderService,
  planWithCoupon,
} from '../test-support/checkout-under-test.ts';
import { atPayment, draftOfClara, unsettledIn, withCoupon } from '../test-support/at-payment.ts';

beforeEach(() => void vi.useFakeTimers());

describe('the coupon of a placed order', () => {
  it('is retried with one key while its service is down, and leaves the browser once it is used', async () => {
    let tries = 0;
    const page = await atPayment({
      answers: {
        coupon: {
          validate: async () => aCoupon,
          burn: async () => {
            tries += 1;
            if (tries < 3) throw new ServiceError({ kind: 'network' });
          },
        },
      },
    });
    page.storage.local.write('coupon', '{"couponCode":"EXEMPLO10"}');
    await page.confirmAndSettle(withCoupon);
    expect(page.state()).toMatchObject({ placed: { orderId: '31' }, burn: 'burned' });
    const keys = page.ports
      .callsOf('coupon.burn')
      .map(({ args }) => (args[0] as { idempotencyKey: string }).idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(page.storage.kept.local.coupon).toBeUndefined();
    expect(unsettledIn(page)).toEqual([]);
  });

  it('does not undo the order if burning fails, is shown as failed, and is burned on the next visit', async () => {
    const [service, records] = [orderService(), draftOfClara()];
    const coupon = { validate: async () => aCoupon, burn: failing({ kind: 'network' }) };
    const page = await atPayment({ service, records, answers: { coupon } });
    await page.confirmAndSettle(withCoupon);
    expect(page.state()).toMatchObject({ placed: { orderId: '31' }, burn: 'failed' });
    page.dispatch(burnRetried());
    await page.settle();
    expect(page.state().burn).toBe('failed');

    const next = openCheckout({ service, records });
    await next.settle();
    expect(next.ports.callsOf('coupon.burn')).toHaveLength(1);
    expect(unsettledIn(next)).toEqual([]);
  });

  it('is burned for each of two orders that two tabs placed while its service was down', async () => {
    const [service, lock, records] = [orderService(), fakeLock(), draftOfClara()];
    const other = { ...aCoupon, code: 'OUTRO20', couponOfferId: 'c:2' };
    let isDown = true;
    const burned: string[] = [];
    const coupon = {
      validate: async ({ code }: { code: string }) => (code === other.code ? other : aCoupon),
      burn: async ({ code }: { code: string }) => {
        if (isDown) throw new ServiceError({ kind: 'network' });
        burned.push(code);
      },
    };
    const taosPlan = { ...planWithCoupon, coupon: other, query: { ...aPlan.query, modelCode: 'TA1' } };
    const rental = { type: 'signdrive', deadlineInMonths: 24, monthlyKm: 1000, colorCode: 'B4' } as const;
    const offer = {
      readRental: async ({ modelCode }: { modelCode: string }) => ({
        ...rental,
        productId: `${modelCode}-24`,
        monthlyInstallmentInCents: monthlyInCents,
        totalInCents: monthlyInCents * 24,
      }),
    };
    const one = await atPayment({ service, lock, records, answers: { coupon, offer } });
    const two = await atPayment({ service, lock, records, answers: { coupon, offer } });
    two.dispatch(stepOpened({ slug: 'taos', step: 'payment' }));
    await two.settle();
    await one.confirmAndSettle(withCoupon);
    one.tell();
    await two.confirmAndSettle({ plan: taosPlan });
    expect(service.orders.map(({ productId }) => productId).toSorted()).toEqual(['PO1-24', 'TA1-24']);
    isDown = false;
    const next = openCheckout({ service, lock, records, answers: { coupon } });
    await next.settle();
    expect(burned.toSorted()).toEqual(['EXEMPLO10', 'OUTRO20']);
    expect(unsettledIn(next)).toEqual([]);
  });

  it('is shown as used in every tab that shows the order, also if another tab has burned it', async () => {
    const [service, lock, records] = [orderService(), fakeLock(), draftOfClara()];
    const one = await atPayment({ service, lock, records });
    const other = await atPayment({ service, lock, records });
    one.confirm(withCoupon);
    other.confirm(withCoupon);
    await one.settle();
    expect([one.state().burn, other.state().burn]).toEqual(['burned', 'burned']);
    expect([...one.ports.callsOf('coupon.burn'), ...other.ports.callsOf('coupon.burn')]).toHaveLength(1);
  });

  /** Confirms a second order with the coupon of the first, whose burn fails. */
  async function confirmAgainWhileBurning() {
    const [service, records] = [orderService(), draftOfClara()];
    const coupon = { validate: async () => aCoupon, burn: failing({ kind: 'network' }) };
    const page = await atPayment({ service, records, answers: { coupon } });
    await page.confirmAndSettle(withCoupon);
    page.tell();
    await records.write('draft', `${clara.id}/order`, atPickup, 1);
    const next = await atPayment({ service, records, answers: { coupon } });
    next.confirm(withCoupon);
    return { service, next };
  }

  it('can’t be used by another order while its burn is pending', async () => {
    const { service, next } = await confirmAgainWhileBurning();
    await next.settle();
    expect(next.state().placing).toEqual({ status: 'reviewChanged', part: 'coupon' });
    expect(service.orders).toHaveLength(1);
  });

  it('does not hold up the next confirmation while its burn is repeated', async () => {
    const { next } = await confirmAgainWhileBurning();
    while (next.outcome() !== 'reviewChanged') await vi.advanceTimersByTimeAsync(100);
    await next.confirmAndSettle({ plan: { ...aPlan, query: { ...aPlan.query, accessoryText: 'Outro' } } });
    expect(next.outcome()).not.toBe('checking');
  });

  it.each([
    ['may have been placed', false],
    ['has not burned it', true],
  ])('can’t be used by another person while an order of the same browser %s', async (_, isPlaced) => {
    const bruno = aUser({ id: '1002' });
    const records = fakeRecords({
      draft: { [`${clara.id}/order`]: atPickup, [`${bruno.id}/order`]: atPickup },
    });
    const service = orderService();
    const coupon = { validate: async () => aCoupon, burn: failing({ kind: 'network' }) };
    const orders = { listOrders: service.list, place: isPlaced ? service.act : failing({ kind: 'network' }) };
    const page = await atPayment({ records, answers: { coupon, orders } });
    await page.confirmAndSettle(withCoupon);
    page.dispatch(sessionEnded({ why: 'loggedOut' }));
    const next = await atPayment({ records, user: bruno, answers: { coupon } });
    await next.confirmAndSettle(withCoupon);
    expect(next.state().placing).toEqual({ status: 'reviewChanged', part: 'coupon' });
    expect(next.eventsOf(orderCouponRefused.type)).toEqual([orderCouponRefused({ code: 'EXEMPLO10', reason: 'used' })]);
  });

  it('is retried with the same key in a browser without a database', async () => {
    const records = draftOfClara();
    const coupon = { validate: async () => aCoupon, burn: failing({ kind: 'network' }) };
    const page = await atPayment({ records, answers: { coupon } });
    records.block();
    await page.confirmAndSettle(withCoupon);
    expect(page.state()).toMatchObject({ placed: { orderId: '31' }, burn: 'failed' });
    page.ports.answer({ coupon: { burn: async () => undefined } });
    page.dispatch(burnRetried());
    await page.settle();
    expect(page.state().burn).toBe('burned');
    const keys = page.ports
      .callsOf('coupon.burn')
      .map(({ args }) => (args[0] as { idempotencyKey: string }).idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('is shown as rejected, and is not retried', async () => {
    const burn = failing({ kind: 'rejected', status: 422, code: 'used' });
    const page = await atPayment({ answers: { coupon: { validate: async () => aCoupon, burn } } });
    await page.confirmAndSettle(withCoupon);
    expect(page.state().burn).toBe('refused');
    expect(unsettledIn(page)).toEqual([]);
  });
});
