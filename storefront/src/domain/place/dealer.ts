/** Dealers where cars are picked up (spec §3, Dealer). */
import { separator } from '../values/text.ts';
import type { Coordinates } from './location.ts';

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

/** A name for comparisons, without accents and case. */
export const plainName = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** A dealer, with its distance if known. */
export interface DealerNearby extends Dealer {
  distanceInKm?: number;
}

/** True for the same city in different spellings. */
export const isSameCity = (one: string, other: string): boolean => plainName(one) === plainName(other);

/** True if a dealer is where it was, under the name it had. */
export const isSameDealer = (one: Dealer, other: Dealer): boolean =>
  one.id === other.id && one.name === other.name && dealerAddress(one) === dealerAddress(other);

/** Map link of the dealer. */
export const dealerMapHref = ({ name, address, city, uf }: Dealer): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}, ${city}, ${uf}`)}`;

/** Address as one line, for reading and for maps. */
export const dealerAddress = ({ address, district, city, uf }: Dealer): string =>
  [address, district, `${city}, ${uf}`].filter((part) => part.trim() !== '').join(separator);
