import { useSelector } from 'react-redux';
import { selectAppliedCoupon } from '#/features/coupon/index.ts';
import { OfferBar } from '#/features/offer/index.ts';

/** What of an offer can be read and followed without script, and moves with the page: one script, at the first interaction. */
export { PlanStrip as Strip, ShareButton as Share } from '#/features/offer/index.ts';

export function Bar() {
  return <OfferBar coupon={useSelector(selectAppliedCoupon)} />;
}
