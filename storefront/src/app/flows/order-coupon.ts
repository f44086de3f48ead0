import { call, put, select, takeEvery } from 'typed-redux-saga';
import {
  burnSettled,
  orderCouponChanged,
  orderCouponRefused,
  orderCouponRemembered,
} from '#/features/checkout/index.ts';
import {
  codeOf,
  couponApplied,
  couponEntered,
  couponRefused,
  couponRemoved,
  selectCouponEntry,
} from '#/features/coupon/index.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';

/** Keeps the coupon of the page and that of the order the same. */
export function* watchOrderCoupon({ storage }: { storage: StoragePort }) {
  // A coupon that was used up is no longer offered (spec §4). The page may show another one by now.
  yield* takeEvery(burnSettled, function* forget({ payload: { burn, code, isShown } }) {
    if (burn !== 'burned' || codeOf(yield* select(selectCouponEntry)) !== code) return;
    yield* put(isShown ? couponRemoved() : couponRefused({ code, reason: 'used' }));
  });
  yield* takeEvery(orderCouponRefused, function* refuse({ payload }) {
    yield* call(() => storage.local.remove('coupon'));
    yield* put(couponRefused(payload));
  });
  // The menu of another tab clears the stored coupon (spec §2.3); the order still names its own.
  yield* takeEvery(orderCouponRemembered, function* enterAgain({ payload: { code } }) {
    if ((yield* select(selectCouponEntry)).status === 'none') yield* put(couponEntered({ code }));
  });
  yield* takeEvery(couponApplied, ({ payload: { code } }) => changed(code));
  yield* takeEvery([couponRemoved, couponRefused], () => changed(undefined));
}

function* changed(code: string | undefined) {
  yield* put(orderCouponChanged({ code }));
}
