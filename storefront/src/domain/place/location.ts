/** The visitor's position, if they allowed it, and what is near it. */

/** Degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A pickup location. */
export interface PickupPlace {
  name: string;
  city: string;
  uf: string;
  distanceInKm: number;
  /** Arrival of a car with fast delivery here. */
  deadlineInfo: string;
}

/** A position as text. */
export interface Nearby {
  city: string;
  uf: string;
  /** Arrival of a car with fast delivery; does not apply to other offers. */
  deadlineInfo?: string;
  /** By distance; empty if the service doesn't send them. */
  pickupPlaces: readonly PickupPlace[];
}

/** Great-circle distance (haversine). */
export function distanceInKm(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const across = radians(to.longitude - from.longitude) / 2;
  const along = radians(to.latitude - from.latitude) / 2;
  const chord =
    Math.sin(along) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(across) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}

/** A position is stored with two decimals, about a kilometre: the store must not know more (product.md). */
const decimals = 2;

/** Rounds a position; undefined if it is out of range. */
export function roundPosition({ latitude, longitude }: Coordinates): Coordinates | undefined {
  const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnGlobe ? { latitude: rounded(latitude), longitude: rounded(longitude) } : undefined;
}

function rounded(degrees: number): number {
  // Turns −0 into 0, which is written the same.
  return Number(degrees.toFixed(decimals)) || 0;
}

/** As stored in the cookie: `-23.55,-46.63`. */
export function formatCoordinates({ latitude, longitude }: Coordinates): string {
  return `${latitude},${longitude}`;
}

/** Parses the format of `formatCoordinates`; undefined for anything else. */
export function parseCoordinates(written: string): Coordinates | undefined {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(written) ?? [];
  return latitude === undefined
    ? undefined
    : roundPosition({ latitude: Number(latitude), longitude: Number(longitude) });
}
