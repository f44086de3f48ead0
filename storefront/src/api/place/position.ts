import type { Coordinates } from '../../domain/place/location.ts';
import { broken, fieldsOf, number, tolerate, type Decoder, type Report } from '../wire/decode.ts';

interface WirePosition {
  latitude?: number;
  longitude?: number;
}

const coordinates: Decoder<Coordinates | undefined> = (value, where) => {
  const wire = fieldsOf<WirePosition>(value, where);
  const latitude = wire.maybe('latitude', number);
  const longitude = wire.maybe('longitude', number);
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : broken(where);
};

/** The position of a place on the wire (decision 0010); undefined if the service has none. */
export const positionIn = (value: unknown, where: string, report: Report): Coordinates | undefined =>
  tolerate(() => coordinates(value, where), report);
