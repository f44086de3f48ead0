import type { Action } from '@reduxjs/toolkit';
import { call, put, race, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { CouponPort, CouponRefusal } from '#/api/ports.ts';
import { read } from '#/shared/loading/requests.ts';
import { userLoaded } from '#/shared/page/session-events.ts';
import { stepReached } from '#/shared/page/step-reached.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import { couponOfferShown } from './coupon.events.ts';
import {
  codeOf,
  couponApplied,
  couponEntered,
  couponFailed,
  couponRefused,
  couponRemoved,
  couponRestored,
  selectCouponEntry,
  selectCouponOffer,
} from './coupon.slice.ts';
import { storedCoupon } from '#/shared/storage/stored-coupon.ts';

export interface CouponPorts {
  coupon: Pick<CouponPort, 'validate'>;
  storage: StoragePort;
  /** Undefined until the session is known. */
  readUser: () => { id: string; document: string; email: string } | undefined;
}

/**
 * Validates the entered and the stored coupon. Events during a validation start no other one: it repeats until its
 * response belongs to the current plan and user. Browser only.
 */
export function* watchCoupon(ports: CouponPorts) {
  yield* takeEvery(couponEntered, replaceStored, ports);
  yield* takeLeading(isReasonToValidate, validateUntilRemoved, ports);
}

/** The entered coupon takes the place of the stored one, even if it is refused. */
function replaceStored({ storage }: CouponPorts, { payload: { code } }: ReturnType<typeof couponEntered>) {
  if (storedCoupon.readCode(storage) !== code) storedCoupon.remove(storage);
}

/** A coupon may be valid for one plan or user only. It is validated again before the payment. */
const isReasonToValidate = (event: Action) =>
  couponEntered.match(event) ||
  couponRestored.match(event) ||
  couponOfferShown.match(event) ||
  userLoaded.match(event) ||
  (stepReached.match(event) && event.payload.step === 'payment');

function* validateUntilRemoved(ports: CouponPorts) {
  const entry = yield* select(selectCouponEntry);
  if (entry.status === 'none') return;
  if (entry.status === 'refused') {
    // Without a person, its service accepts a coupon that it has refused for one whose session has ended since.
    const isForNextPerson = entry.reason === 'otherPerson' && !ports.readUser();
    if (isForNextPerson || !isGoodElsewhere(entry.reason)) return;
  }
  yield* race({ validated: call(validate, ports), removed: take(couponRemoved) });
}

/** Repeats until the response belongs to the displayed offer and the logged-in user. */
function* validate({ coupon, storage, readUser }: CouponPorts) {
  while (true) {
    const [entry, offer] = [yield* select(selectCouponEntry), yield* select(selectCouponOffer)];
    const code = codeOf(entry);
    if (code === undefined || !offer) return;
    const user = readUser();
    const isOutdated = function* isOutdated() {
      const current = yield* select(selectCouponOffer);
      return current?.offerId !== offer.offerId || readUser()?.id !== user?.id;
    };
    try {
      // Document and e-mail are sent only if both are present (spec §5).
      const person = user && { userId: user.id, document: user.document, email: user.email };
      const valid = yield* read((signal) => coupon.validate({ code, offerId: offer.offerId, ...person }, signal));
      if (yield* isOutdated()) continue;
      if (codeOf(yield* select(selectCouponEntry)) !== code) continue;
      storedCoupon.write(storage, valid);
      yield* put(couponApplied({ ...valid, ...(user && { userId: user.id }) }));
    } catch (caught) {
      if (yield* isOutdated()) continue;
      if (codeOf(yield* select(selectCouponEntry)) !== code) continue;
      const error = toAppError(caught);
      const reason = error.kind === 'rejected' ? refusals.find((known) => known === error.code) : undefined;
      if (reason) {
        // Another tab may have stored another coupon. This one may be valid for another tab's car or the next user.
        if (!isGoodElsewhere(reason)) storedCoupon.remove(storage, code);
        yield* put(couponRefused({ code, reason }));
      } else yield* put(couponFailed({ code }));
    }
    return;
  }
}

/** True for a coupon that another plan or another person may use. */
const isGoodElsewhere = (reason: CouponRefusal) => reason === 'otherOffer' || reason === 'otherPerson';

const refusals: readonly CouponRefusal[] = ['expired', 'otherOffer', 'otherPerson', 'used', 'unknown'];
