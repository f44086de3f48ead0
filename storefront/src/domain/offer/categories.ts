/** Categories of cars (spec §2.3), and a car's price in their menu. */
import { bodyTypes, type BodyType, type Offer } from './offer.ts';

/** An electric car of another body type, such as a minivan, is in both categories. */
const isIn = ({ bodyType, isElectric }: Offer, category: BodyType): boolean =>
  bodyType === category || (category === 'electric' && isElectric);

/** A category with the number of cars in it. */
export interface Category {
  bodyType: BodyType;
  count: number;
}

/** Categories that have a car, in the spec's order; cars of an unknown type are only under "all". */
export function categoriesOf(representatives: readonly Offer[]): Category[] {
  return bodyTypes
    .map((bodyType) => ({
      bodyType,
      count: representatives.filter((offer) => isIn(offer, bodyType)).length,
    }))
    .filter(({ count }) => count > 0);
}

/** Offers of the selected category; all of them when none is selected. */
export function offersIn(offers: readonly Offer[], selected: BodyType | undefined): Offer[] {
  return offers.filter((offer) => selected === undefined || isIn(offer, selected));
}

/** Values of the category parameter: `?categoria=picape`. */
const categoryAddresses: Readonly<Record<Exclude<BodyType, 'unknown'>, string>> = {
  suvw: 'suvw',
  hatch: 'hatch',
  sedan: 'sedan',
  pickup: 'picape',
  electric: 'eletrico',
  minivan: 'minivan',
};

/** The parameter value of a category; undefined for all cars. */
export function categoryInUrl(category: BodyType | undefined): string | undefined {
  return category === undefined || category === 'unknown' ? undefined : categoryAddresses[category];
}

/** The category of a URL; undefined (all cars) if it names none of the given ones. */
export function requestedCategory(parameter: unknown, categories: readonly Category[]): BodyType | undefined {
  return categories.find(({ bodyType }) => parameter !== undefined && categoryInUrl(bodyType) === parameter)?.bodyType;
}

/** The fixed menu price of the ID.4; overrides the service's (spec §2.3). */
const fixedPriceInCents: Readonly<Record<string, number>> = { 'ID.4': 499_000 };

/** Price in the header's menu, cents a month; undefined for a car that is unavailable. */
export function menuPriceInCents({ name, isAvailable, bestCondition }: Offer): number | undefined {
  if (!isAvailable) return undefined;
  return fixedPriceInCents[name] ?? bestCondition?.monthlyInstallmentInCents;
}
