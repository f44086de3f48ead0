import type { UnknownAction } from '@reduxjs/toolkit';
import { couponFailed, type CouponRoot } from '#/features/coupon/index.ts';
import {
  locationFailed,
  selectSelectedOffers,
  shareFailed,
  simulationFailed,
  versionFailed,
  type OfferRoot,
} from '#/features/offer/index.ts';

/**
 * Failure events of all pending choices, if the sagas that would request their prices could not be loaded. The choices
 * stay, and are requested with the next attempt.
 */
export function unconfirmedSelections(state: OfferRoot & CouponRoot): {
  events: UnknownAction[];
  isPriceUnconfirmed: boolean;
} {
  const events: UnknownAction[] = [];
  let isPriceUnconfirmed = false;
  for (const [slug, { isTouched, selection, simulation, next }] of Object.entries(selectSelectedOffers(state))) {
    if (next?.status === 'loading') events.push(versionFailed({ slug, offer: next.offer, error: { kind: 'network' } }));
    if (!isTouched || !selection || simulation.status !== 'loading') continue;
    events.push(simulationFailed({ slug, selection, error: { kind: 'network' } }));
    isPriceUnconfirmed = true;
  }
  const { coupon, nearby, share } = state;
  if (coupon.entry.status === 'checking') events.push(couponFailed({ code: coupon.entry.code }));
  if (nearby.status === 'locating') events.push(locationFailed({ trouble: 'unanswered' }));
  if (share.status === 'preparing') events.push(shareFailed({ url: window.location.href }));
  return { events, isPriceUnconfirmed };
}
