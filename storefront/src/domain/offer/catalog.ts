/** Rules about the list of all offers: order, and the version that represents its car (spec §9). */
import { groupBy } from '../values/lists.ts';
import { isSameOffer, type Offer } from './offer.ts';

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
