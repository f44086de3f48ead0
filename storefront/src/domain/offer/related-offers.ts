import type { Offer } from './offer.ts';

/** A price is close when it is at most this much above or below, percent. */
const closePricePercent = 20;

const priceOf = (offer: Offer): number | undefined => offer.bestCondition?.monthlyInstallmentInCents;

/** Difference of two prices, percent of the first; infinite if one of them is unknown. */
function priceDistance(one: Offer, other: Offer): number {
  const [price, otherPrice] = [priceOf(one), priceOf(other)];
  if (price === undefined || otherPrice === undefined || price === 0) return Number.POSITIVE_INFINITY;
  return (Math.abs(otherPrice - price) * 100) / price;
}

/**
 * Available cars of the same category or of a close price, by price difference. Ties: same category, then display
 * order. If there are none, the closest in price, so that the list is never empty.
 * @param cars One offer per car, in display order.
 */
export function relatedOffers(cars: readonly Offer[], offer: Offer, limit: number): Offer[] {
  const others = cars.filter((car) => car.slug !== offer.slug && car.isAvailable);
  const isOfKind = (car: Offer): boolean => car.bodyType === offer.bodyType;
  const isRelated = (car: Offer): boolean => isOfKind(car) || priceDistance(offer, car) <= closePricePercent;
  const related = others.filter(isRelated);
  return (related.length > 0 ? related : others)
    .toSorted((one, other) => {
      const [near, far] = [priceDistance(offer, one), priceDistance(offer, other)];
      return (near === far ? 0 : near - far) || Number(isOfKind(other)) - Number(isOfKind(one));
    })
    .slice(0, limit);
}
