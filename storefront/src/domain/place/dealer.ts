/** Dealers where cars are picked up (spec §3, Dealer). */
import { separator } from '../values/separator.ts';
import { distanceInKm as kmBetween, type Coordinates, type PickupPlace } from './location.ts';

/** Brand code for dealer requests (spec §9). */
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
  /** Digits with area code; empty if the service has none. */
  phone: string;
  /** Opening hours, as the service writes them. */
  hours?: string;
  /** Absent if the service doesn't send it. */
  position?: Coordinates;
}

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** A dealer, with its distance if known. */
export interface DealerNearby extends Dealer {
  distanceInKm?: number;
}

/**
 * Sorts by distance if the visitor's position is known, the others after by name.
 * @param from the distances that a service measured, or a position to measure from
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

/** Cities with a dealer, alphabetically. */
export function citiesOf(dealers: readonly Dealer[]): string[] {
  const byName = new Map(dealers.map(({ city }) => [plain(city), city]));
  return [...byName].toSorted(([one], [other]) => one.localeCompare(other)).map(([, city]) => city);
}

/** True for the same city in different spellings. */
export const isSameCity = (one: string, other: string): boolean => plain(one) === plain(other);

/** True if a dealer is where it was, under the name it had. */
export const isSameDealer = (one: Dealer, other: Dealer): boolean =>
  one.id === other.id && one.name === other.name && dealerAddress(one) === dealerAddress(other);

/** Map link of the dealer. */
export const dealerMapHref = ({ name, address, city, uf }: Dealer): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}, ${city}, ${uf}`)}`;

/** Address as one line, for reading and for maps. */
export const dealerAddress = ({ address, district, city, uf }: Dealer): string =>
  [address, district, `${city}, ${uf}`].filter((part) => part.trim() !== '').join(separator);
