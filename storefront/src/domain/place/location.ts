/** Where the visitor is, as far as they allowed it, and what is near. */

/** Degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A place where the car is picked up. */
export interface PickupPlace {
  name: string;
  city: string;
  uf: string;
  distanceInKm: number;
  /** When a car of fast delivery comes here. */
  deadlineInfo: string;
}

/** A position in words. */
export interface Nearby {
  city: string;
  uf: string;
  /** When a car of fast delivery comes here; says nothing about other offers. */
  deadlineInfo?: string;
  /** The nearest first; empty when the service doesn't say. */
  pickupPlaces: readonly PickupPlace[];
}

/** As the crow flies (haversine). */
export function distanceInKm(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const across = radians(to.longitude - from.longitude) / 2;
  const along = radians(to.latitude - from.latitude) / 2;
  const chord =
    Math.sin(along) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(across) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}

/** What the store keeps of a position: about a kilometre is all it needs, and all it may know (product.md). */
const decimals = 2;

/** The position without what nobody needs to know; undefined when it is off the globe. */
export function coarse({ latitude, longitude }: Coordinates): Coordinates | undefined {
  const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnGlobe ? { latitude: rounded(latitude), longitude: rounded(longitude) } : undefined;
}

function rounded(degrees: number): number {
  // −0 is 0: both are written the same.
  return Number(degrees.toFixed(decimals)) || 0;
}

/** As it is kept in the cookie: `-23.55,-46.63`. */
export function formatCoordinates({ latitude, longitude }: Coordinates): string {
  return `${latitude},${longitude}`;
}

/** What `formatCoordinates` wrote; undefined for anything else. */
export function parseCoordinates(written: string): Coordinates | undefined {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(written) ?? [];
  return latitude === undefined ? undefined : coarse({ latitude: Number(latitude), longitude: Number(longitude) });
}
