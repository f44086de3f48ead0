import { useSelector } from 'react-redux';
import type { Coupon } from '#/domain/coupon/coupon.ts';
import { useReadjustment } from '#/shared/text/use-readjustment.ts';
import { selectSelectedOffer } from './offer.selectors.ts';
import { viewOf, type OfferView } from './offer.view.ts';

/**
 * The view of a car's selected offer, with the readjustment of the page's address.
 * @param coupon discount on the prices
 * @returns undefined without a condition
 */
export function useOfferView(slug: string, coupon: Coupon | undefined): OfferView | undefined {
  const selected = useSelector(selectSelectedOffer(slug));
  const readjustmentPercent = useReadjustment();
  return selected && viewOf(selected, coupon, readjustmentPercent);
}
