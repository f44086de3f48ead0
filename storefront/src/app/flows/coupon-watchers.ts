import { put, select, takeEvery } from 'typed-redux-saga';
import {
  codeOf,
  couponApplied,
  couponEntered,
  couponFailed,
  couponOfferShown,
  couponRemoved,
  couponRestored,
  couponTyped,
  selectCouponEntry,
  selectTypedCoupon,
} from '#/features/coupon/index.ts';
import { connectionReturned } from '#/features/offer/index.ts';
import { carChosenInMenu } from '#/features/partner-store/index.ts';
import { selectUser } from '#/features/session/index.ts';
import { storedCoupon } from '#/shared/storage/stored-coupon.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import type { RootState } from '../store.ts';
import { loadWith, onDemand } from './on-demand.ts';
import type { Watcher, WatcherOptions } from './root-saga.ts';

/** Watchers of the coupon. Its chunk is loaded with the first coupon: an entered or a stored one. */
export function createCouponWatchers({ ports, router }: WatcherOptions): Watcher[] {
  const { coupon, storage } = ports;
  const loadCoupon = loadWith(() => import('#/features/coupon/coupon.saga.ts'), ports.prepare);
  const readState = () => router.options.context.store.getState() as RootState;
  return [
    {
      name: 'coupon',
      run: onDemand({
        events: (action) =>
          couponEntered.match(action) ||
          couponRestored.match(action) ||
          (couponOfferShown.match(action) && codeOf(selectCouponEntry(readState())) !== undefined),
        load: loadCoupon,
        watch: ({ watchCoupon }) => watchCoupon({ coupon, storage, readUser: () => selectUser(readState()) }),
        *fail() {
          const entry = yield* select(selectCouponEntry);
          const code = codeOf(entry);
          if (code !== undefined && entry.status !== 'failed') yield* put(couponFailed({ code }));
        },
      }),
    },
    { name: 'coupon after a lost connection', run: validateAfterReconnection },
    { name: 'coupon of an earlier visit', run: () => restoreCoupon(storage) },
    { name: 'coupon that is typed', run: () => keepTypedCoupon(storage) },
    { name: 'coupon that is removed', run: () => forgetRemovedCoupon(storage) },
  ];
}

/** The price is confirmed when the connection returns, and the coupon with it. */
function* validateAfterReconnection() {
  yield* takeEvery(connectionReturned, function* validateAgain() {
    const entry = yield* select(selectCouponEntry);
    if (entry.status === 'failed') yield* put(couponRestored({ code: entry.code }));
  });
}

/** The stored coupon enters the state at once, so that no order is confirmed without it before it is validated. */
function* restoreCoupon(storage: StoragePort) {
  yield* takeEvery(couponOfferShown, function* restore() {
    if ((yield* select(selectCouponEntry)).status !== 'none') return;
    const code = storedCoupon.readCode(storage);
    if (code !== undefined) yield* put(couponRestored({ code }));
  });
}

/** A code that is typed and not applied survives a reload, and blocks the order. */
export function* keepTypedCoupon({ session }: StoragePort) {
  yield* takeEvery(couponOfferShown, function* restore() {
    const text = session.read('typedCoupon');
    if (text !== undefined && (yield* select(selectTypedCoupon)) === undefined) yield* put(couponTyped({ text }));
  });
  yield* takeEvery([couponTyped, couponApplied, couponRemoved], function* keep() {
    const typed = yield* select(selectTypedCoupon);
    if (typed) session.write('typedCoupon', typed);
    else session.remove('typedCoupon');
  });
}

/** A choice in the menu removes the coupon (spec §2.3), even if the coupon's own watcher was never loaded. */
export function* forgetRemovedCoupon(storage: StoragePort) {
  yield* takeEvery(couponRemoved, ({ payload }) => storedCoupon.remove(storage, payload?.code));
  yield* takeEvery(carChosenInMenu, function* remove() {
    yield* put(couponRemoved());
  });
}
