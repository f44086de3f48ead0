import { createAction } from '@reduxjs/toolkit';
import { call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { CouponPort, CouponRefusal } from '#/api/ports.ts';
import type { Coupon } from '#/domain/coupon.ts';
import { read } from '#/shared/requests.ts';
import type { StoragePort } from '#/shared/storage.ts';
import { selectCouponEntry, selectCouponOffer } from './coupon.selectors.ts';
import {
  codeOf,
  couponApplied,
  couponEntered,
  couponFailed,
  couponOfferShown,
  couponRefused,
  couponRemoved,
  couponRestored,
} from './coupon.slice.ts';

interface Ports {
  coupon: CouponPort;
  storage: StoragePort;
}

/**
 * What follows a coupon the visitor enters, and the one an earlier visit left. Browser only, loaded with the first of
 * both: it begins with what the state says was entered before it was there.
 */
export function* watchCoupon(ports: Ports) {
  yield* takeLeading([couponEntered, watcherStarted], validate, ports);
  yield* takeLatest(couponOfferShown, validateAgain, ports);
  yield* takeEvery(couponRemoved, () => ports.storage.local.remove('coupon'));
  const { status } = yield* select(selectCouponEntry);
  const code = keptCode(ports.storage);
  if (status === 'none' && code !== undefined) yield* put(couponRestored({ code }));
  yield* put(watcherStarted());
}

/** Nothing but the beginning: what was entered or kept before is validated now. */
const watcherStarted = createAction('coupon/watcherStarted');

/** Asks about the code until the answer is about the offer that is shown. */
function* validate({ coupon, storage }: Ports) {
  while (true) {
    const [entry, offer] = [yield* select(selectCouponEntry), yield* select(selectCouponOffer)];
    const code = codeOf(entry);
    if (code === undefined || !offer) return;
    try {
      const valid = yield* read((signal) => coupon.validate({ code, offerId: offer.offerId }, signal));
      const current = yield* select(selectCouponOffer);
      // The plan went on meanwhile: what was answered is about another one.
      if (current && current.offerId !== offer.offerId) continue;
      if (codeOf(yield* select(selectCouponEntry)) !== code) return;
      yield* call(keep, storage, valid);
      yield* put(couponApplied(valid));
    } catch (caught) {
      const error = toAppError(caught);
      const reason = error.kind === 'rejected' ? refusalOf(error.code) : undefined;
      if (reason) {
        storage.local.remove('coupon');
        yield* put(couponRefused({ code, reason }));
      } else yield* put(couponFailed({ code }));
    }
    return;
  }
}

/** Another plan or version is shown: the coupon has to be good for it, too. */
function* validateAgain(ports: Ports) {
  const { status } = yield* select(selectCouponEntry);
  if (status === 'applied' || status === 'checking' || status === 'failed') yield* call(validate, ports);
}

const refusals: readonly string[] = [
  'expired',
  'otherOffer',
  'otherPerson',
  'used',
  'unknown',
] satisfies CouponRefusal[];

function refusalOf(code: string): CouponRefusal | undefined {
  return refusals.includes(code) ? (code as CouponRefusal) : undefined;
}

/** Coupon entry of spec §3: what the service validated, with its code. */
function keep(storage: StoragePort, { code, couponOfferId, discount }: Coupon): void {
  storage.local.write('coupon', JSON.stringify({ couponCode: code, couponOfferId, discount }));
}

/** Only the code is trusted: what it takes off is asked again. */
function keptCode(storage: StoragePort): string | undefined {
  try {
    const kept: unknown = JSON.parse(storage.local.read('coupon') ?? 'null');
    const code = kept && typeof kept === 'object' && 'couponCode' in kept ? kept.couponCode : undefined;
    return typeof code === 'string' && code.trim() !== '' ? code : undefined;
  } catch {
    // Not ours, or damaged: as if there were none.
    return undefined;
  }
}
