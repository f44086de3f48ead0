import { useSelector } from 'react-redux';
import type { Coupon } from '#/domain/coupon.ts';
import { useCarSlug } from '#/shared/car-slug.ts';
import { useReadjustment } from '#/shared/use-readjustment.ts';
import { selectSelectedOffer } from './offer.selectors.ts';
import { viewOf, type OfferView } from './offer.view.ts';

/**
 * What the page shows of its offer, at the readjustment that its address sets.
 * @param coupon taken off the prices
 * @returns undefined without a condition
 */
export function useOfferView(coupon: Coupon | undefined): OfferView | undefined {
  const selected = useSelector(selectSelectedOffer(useCarSlug()));
  const readjustmentPercent = useReadjustment();
  return selected && viewOf(selected, coupon, readjustmentPercent);
}
