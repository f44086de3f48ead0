import { describe, expect, it, vi } from 'vitest';
import {
  burnSettled,
  openingFailed,
  openingStarted,
  orderCouponChanged,
  orderCouponRefused,
  orderCouponRemembered,
} from '#/features/checkout/index.ts';
import {
  couponApplied,
  couponEntered,
  couponOfferShown,
  couponRemoved,
  couponTyped,
  selectCouponEntry,
  selectCouponStatus,
} from '#/features/coupon/index.ts';
import { selectStoreSlug, storeFound } from '#/features/partner-store/index.ts';
import { fakePorts, fakeStorage, startStore } from '#/test-support/index.ts';
import type { AppRouter } from '../router.tsx';
import { forgetRemovedCoupon, keepTypedCoupon } from './coupon-watchers.ts';
import { createPartnerCheck, failToOpen, watchOrderCoupon } from './order-watchers.ts';

const { signal } = new AbortController();
const slug = 'viaduto';
const reference = { identifier: 'viaduto-01', referenceCode: 'REF-7' };
const partner = { ...reference, name: 'Viaduto', whatsApp: '5511900000000' };

/** A page with its store, and the part of its router that leads home. */
function startPage() {
  const { store } = startStore();
  const navigate = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const router = { options: { context: { store, url: {} } }, navigate } as unknown as Pick<
    AppRouter,
    'navigate' | 'options'
  >;
  return { store, router };
}

describe('the partner of an order', () => {
  it('is that of the open store, and is requested if only the store is known', async () => {
    const ports = fakePorts({ store: { readPartner: async () => partner } });
    const { store, router } = startPage();
    const readPartner = () => createPartnerCheck(ports.store, router)(signal);
    expect(await readPartner()).toBeUndefined();
    store.dispatch(storeFound({ slug, partner }));
    expect(await readPartner()).toEqual(reference);
    expect(ports.callsOf('store.readPartner')).toEqual([]);
    store.dispatch(storeFound({ slug }));
    expect(await readPartner()).toEqual(reference);
    expect(router.navigate).not.toHaveBeenCalled();
  });

  it('fails, and the page leaves the store, if the store has closed', async () => {
    const ports = fakePorts({ store: { readPartner: async () => undefined } });
    const { store, router } = startPage();
    store.dispatch(storeFound({ slug }));
    await expect(createPartnerCheck(ports.store, router)(signal)).rejects.toMatchObject({
      error: { kind: 'notFound' },
    });
    expect(router.navigate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ to: '/', replace: true }));
    expect(selectStoreSlug(store.getState())).toBeUndefined();
  });
});

it.each([
  { session: 'with a', local: { id: '7', token: 'token' }, types: [openingStarted.type, openingFailed.type] },
  { session: 'without a', local: {}, types: [openingFailed.type] },
])('sagas of an order that can’t be loaded, $session session, report $types', async ({ local, types }) => {
  const { events, run } = startStore();
  await run(failToOpen, fakeStorage({ local }));
  expect(events.map(({ type }) => type)).toEqual(types);
});

const coupon = { code: 'EXEMPLO10', couponOfferId: 'c:1', discount: { kind: 'percent', percent: 10 } } as const;

async function openPage({ isOrderOpen = true } = {}) {
  const storage = fakeStorage({ local: { coupon: '{"couponCode":"EXEMPLO10"}' } });
  const page = startStore({ storage });
  page.watch(() => forgetRemovedCoupon(storage));
  page.watch(() => watchOrderCoupon({ storage, isOrderOpen: () => isOrderOpen }));
  await page.run(function* started() {});
  return { ...page, storage, entry: () => selectCouponEntry(page.store.getState()) };
}

describe('the coupon of an order', () => {
  it('leaves the page when the placed order has used it', async () => {
    const { store, entry } = await openPage();
    store.dispatch(couponApplied(coupon));
    store.dispatch(burnSettled({ orderId: '31', code: coupon.code, burn: 'burned', isShown: true }));
    expect(entry()).toEqual({ status: 'none' });
  });

  it('is shown as used when the placed order has used it after its page was left', async () => {
    const { store, entry } = await openPage({ isOrderOpen: false });
    store.dispatch(couponApplied(coupon));
    store.dispatch(burnSettled({ orderId: '31', code: coupon.code, burn: 'burned', isShown: true }));
    expect(entry()).toEqual({ status: 'refused', code: coupon.code, reason: 'used' });
  });

  it('is shown as used when an earlier order has used it', async () => {
    const { store, entry } = await openPage();
    store.dispatch(couponApplied(coupon));
    store.dispatch(burnSettled({ orderId: '30', code: coupon.code, burn: 'burned', isShown: false }));
    expect(entry()).toEqual({ status: 'refused', code: coupon.code, reason: 'used' });
  });

  it('stays on the page when another order has used another coupon', async () => {
    const { store, entry } = await openPage();
    store.dispatch(couponApplied(coupon));
    store.dispatch(burnSettled({ orderId: '30', code: 'OUTRO20', burn: 'burned', isShown: false }));
    expect(entry()).toMatchObject({ status: 'applied', coupon });
  });

  it('is shown as rejected if the confirmation finds that it is not valid', async () => {
    const { store, entry, storage } = await openPage();
    store.dispatch(couponApplied(coupon));
    store.dispatch(orderCouponRefused({ code: coupon.code, reason: 'used' }));
    expect(entry()).toEqual({ status: 'refused', code: coupon.code, reason: 'used' });
    expect(storage.kept.local.coupon).toBeUndefined();
  });

  it('is entered again if the confirmation finds another discount, so that the page shows the new price', async () => {
    const { store, entry } = await openPage();
    store.dispatch(couponApplied(coupon));
    store.dispatch(orderCouponRefused({ code: coupon.code }));
    expect(entry()).toEqual({ status: 'checking', code: coupon.code });
  });

  it('leaves the coupon that another tab has stored', async () => {
    const { store, storage } = await openPage();
    const stored = '{"couponCode":"OUTRO20"}';
    storage.local.write('coupon', stored);
    store.dispatch(couponApplied(coupon));
    store.dispatch(burnSettled({ orderId: '31', code: coupon.code, burn: 'burned', isShown: true }));
    expect(storage.kept.local.coupon).toBe(stored);
    store.dispatch(orderCouponRefused({ code: coupon.code, reason: 'used' }));
    expect(storage.kept.local.coupon).toBe(stored);
  });

  it('is entered again after a reload, unless the page has one', async () => {
    const { store, eventsOf } = await openPage();
    store.dispatch(orderCouponRemembered({ code: coupon.code }));
    expect(eventsOf(couponEntered.type)).toEqual([couponEntered({ code: coupon.code })]);
    store.dispatch(orderCouponRemembered({ code: 'OUTRO20' }));
    expect(eventsOf(couponEntered.type)).toHaveLength(1);
  });

  it('is reported to the order when it is applied and when it is removed', async () => {
    const { store, eventsOf } = await openPage();
    store.dispatch(couponApplied(coupon));
    store.dispatch(couponRemoved());
    expect(eventsOf(orderCouponChanged.type)).toEqual([
      orderCouponChanged({ code: coupon.code }),
      orderCouponChanged({ code: undefined }),
    ]);
  });
});

describe('a coupon that is typed and not applied', () => {
  const open = (storage = fakeStorage()) => {
    const page = startStore({ storage });
    page.watch(() => keepTypedCoupon(storage));
    page.store.dispatch(couponOfferShown({ offerId: 'plan-1', version: 'PO1' }));
    return { ...page, storage, status: () => selectCouponStatus(undefined)(page.store.getState()) };
  };

  it.each([
    ['applied', couponApplied(coupon)],
    ['removed', couponRemoved()],
    ['erased', couponTyped({ text: '' })],
  ])('is typed after a reload, too, until it is %s', (_, end) => {
    const first = open();
    first.store.dispatch(couponTyped({ text: ` ${coupon.code}` }));
    const second = open(first.storage);
    expect(second.status()).toBe('typed');
    if (couponApplied.match(end)) second.store.dispatch(couponEntered({ code: coupon.code }));
    second.store.dispatch(end);
    expect(open(first.storage).status()).toBe('none');
  });
});
