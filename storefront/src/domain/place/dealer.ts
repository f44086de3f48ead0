/** Where cars are picked up (spec §3, Dealer). */
import { between } from '../values/between.ts';
import { distanceInKm as kmBetween, type Coordinates, type PickupPlace } from './location.ts';

/** The maker's brand, by which dealers are asked for (spec §9). */
export const dealerBrandCode = 13;

export interface Dealer {
  id: string;
  name: string;
  address: string;
  district: string;
  city: string;
  /** Two letters. */
  uf: string;
  /** Digits. */
  zipCode: string;
  /** Digits with area code; empty when the service has none. */
  phone: string;
  /** Opening hours, in the service's words. */
  hours?: string;
  /** Absent where the service doesn't say. */
  position?: Coordinates;
}

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** A dealer, with how far it is where that is known. */
export interface DealerNearby extends Dealer {
  distanceInKm?: number;
}

/**
 * The nearest first where the visitor's place is known; the others after, by name.
 * @param from the places that a service has measured, or the position that the dealers' own positions are measured from
 */
export function byDistance(dealers: readonly Dealer[], from: readonly PickupPlace[] | Coordinates): DealerNearby[] {
  const distanceOf = 'latitude' in from ? measuredFrom(from) : toldBy(from);
  return dealers
    .map((dealer): DealerNearby => {
      const distanceInKm = distanceOf(dealer);
      return { ...dealer, ...(distanceInKm !== undefined && { distanceInKm }) };
    })
    .toSorted(
      (one, other) =>
        (one.distanceInKm ?? Number.POSITIVE_INFINITY) - (other.distanceInKm ?? Number.POSITIVE_INFINITY) ||
        plain(one.name).localeCompare(plain(other.name)),
    );
}

const measuredFrom =
  (origin: Coordinates) =>
  ({ position }: Dealer) =>
    position && kmBetween(origin, position);

function toldBy(places: readonly PickupPlace[]) {
  const distances = new Map(places.map((place) => [`${plain(place.name)}|${plain(place.city)}`, place.distanceInKm]));
  return (dealer: Dealer) => distances.get(`${plain(dealer.name)}|${plain(dealer.city)}`);
}

/** Cities that have a dealer, by the alphabet. */
export function citiesOf(dealers: readonly Dealer[]): string[] {
  const byName = new Map(dealers.map(({ city }) => [plain(city), city]));
  return [...byName].toSorted(([one], [other]) => one.localeCompare(other)).map(([, city]) => city);
}

/** True for the same city as people write it. */
export const isSameCity = (one: string, other: string): boolean => plain(one) === plain(other);

/** The dealer on a map. */
export const dealerMapHref = ({ name, address, city, uf }: Dealer): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}, ${city}, ${uf}`)}`;

/** Address as one line, for reading and for maps. */
export const dealerAddress = ({ address, district, city, uf }: Dealer): string =>
  [address, district, `${city}, ${uf}`].filter((part) => part.trim() !== '').join(between);
