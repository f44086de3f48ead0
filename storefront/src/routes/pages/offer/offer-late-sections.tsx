import { useSelector } from 'react-redux';
import { selectAppliedCoupon } from '#/features/coupon/index.ts';
import { OfferBar } from '#/features/offer/index.ts';

/** Sections that are readable without script: one chunk, which loads at the first interaction. */
export { PlanStrip as Strip, ShareButton as Share } from '#/features/offer/index.ts';

export function Bar() {
  return <OfferBar coupon={useSelector(selectAppliedCoupon)} />;
}
