import { useSelector } from 'react-redux';
import { selectAppliedCoupon } from '#/features/coupon/index.ts';
import * as offer from '#/features/offer/sections.ts';

/** What stands under an offer's plan. One script, which waits until a visitor comes near the first of them. */
export { CarList, RelatedOffers } from '#/features/catalog/sections.ts';
export { CarBenefits, CarMiddleBanner, CarQuestions, OrderSteps } from '#/features/content/sections.ts';
export { CarDetailsAndFacts } from './CarDetailsAndFacts.tsx';
export { OfferComparison } from './OfferComparison.tsx';
export { Delivery, WithoutPlan } from '#/features/offer/sections.ts';

export function TrueCost() {
  return <offer.TrueCost coupon={useSelector(selectAppliedCoupon)} />;
}
