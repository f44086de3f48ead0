/** Rules about the list of all offers: order, one card per car, categories, related cars (spec §9, §2.3, §2.6). */
import { groupBy } from '../values/lists.ts';
import { bodyTypes, isSameOffer, type BodyType, type Offer } from './offer.ts';

const displayOrder: readonly string[] = [
  'T-Cross',
  'Nivus',
  'Tera',
  'Polo',
  'Virtus',
  'Taos',
  'Saveiro',
  'Amarok',
  'Jetta',
  'ID.4',
  'ID.Buzz',
  'Tiguan Allspace',
];

const rank = (offer: Offer): number => {
  const place = displayOrder.indexOf(offer.name);
  return place === -1 ? displayOrder.length : place;
};

/** Offers in the order of spec §9; cars it doesn't name come after, as they were given. */
export function inDisplayOrder(offers: readonly Offer[]): Offer[] {
  return offers.toSorted((one, other) => rank(one) - rank(other));
}

/** The price rule of spec §9: Tera uses the lowest instalment, other cars the lowest score. */
const measure = (offer: Offer): number => {
  if (offer.bestCondition === undefined) return Number.POSITIVE_INFINITY;
  return offer.name === 'Tera' ? offer.bestCondition.monthlyInstallmentInCents : offer.bestCondition.score;
};

const beats = (one: Offer, other: Offer): boolean =>
  one.isAvailable === other.isAvailable ? measure(one) < measure(other) : one.isAvailable;

/** The version that represents its car in lists. Available versions take precedence. Undefined for an empty list. */
export function representativeOf(versions: readonly Offer[]): Offer | undefined {
  return versions.reduce<Offer | undefined>(
    (best, offer) => (best === undefined || beats(offer, best) ? offer : best),
    undefined,
  );
}

/** One offer per slug, in display order. */
export function representativeOffers(offers: readonly Offer[]): Offer[] {
  const versionsBySlug = groupBy(offers, (offer) => offer.slug);
  const representatives = [...versionsBySlug.values()].flatMap((versions) => representativeOf(versions) ?? []);
  return inDisplayOrder(representatives);
}

/** The version that a URL requests. */
export interface WantedVersion {
  modelCode: string;
  /** Any year when absent. */
  year?: number;
  hasShield: boolean;
}

/**
 * The offer to open at a slug: the wanted version, else the representative one. `isAsWanted` is false only if a version
 * was wanted and does not exist. Undefined for an unknown slug.
 */
export function offerAt(
  offers: readonly Offer[],
  slug: string,
  wanted?: WantedVersion,
): { offer: Offer; isAsWanted: boolean } | undefined {
  const versions = offers.filter((offer) => offer.slug === slug);
  const exact =
    wanted === undefined
      ? undefined
      : representativeOf(
          versions.filter((offer) => isSameOffer(offer, { ...wanted, year: wanted.year ?? offer.year })),
        );
  const offer = exact ?? representativeOf(versions);
  return offer && { offer, isAsWanted: wanted === undefined || exact !== undefined };
}

/** An electric car of another body type, such as a minivan, is in both categories. */
export const isIn = ({ bodyType, isElectric }: Offer, category: BodyType): boolean =>
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

/** The fixed menu price of the ID.4; overrides the service's (spec §2.3). */
const fixedPriceInCents: Readonly<Record<string, number>> = { 'ID.4': 499_000 };

/** Price in the header's menu, cents a month; undefined for a car that is unavailable. */
export function menuPriceInCents({ name, isAvailable, bestCondition }: Offer): number | undefined {
  if (!isAvailable) return undefined;
  return fixedPriceInCents[name] ?? bestCondition?.monthlyInstallmentInCents;
}
