import type { LocaleResponse } from '../../../contract/vehicle.ts';
import { sampleName } from '../../kernel/sample-name.ts';
import { places, type Place } from './places.ts';

/** Number of pickup places in a response. */
const named = 3;
const metropolitan = new Set(['São Paulo', 'Santo André', 'São Bernardo do Campo', 'São Caetano do Sul']);

/** The nearest city, its time for fast delivery, and the surrounding pickup places, the nearest first. */
export function localeOf(latitude: number, longitude: number, hasExtensions: boolean): LocaleResponse {
  const byDistance = places
    .map((place) => ({ place, distanceKm: kilometresBetween(place, { latitude, longitude }) }))
    .toSorted((one, other) => one.distanceKm - other.distanceKm);
  const pickupPlaces = byDistance.slice(0, named).map(({ place, distanceKm }) => ({
    name: sampleName(`Retirada ${place.city}`),
    city: place.city,
    state: place.state,
    distanceKm: Math.round(distanceKm),
    deadlineInfo: deadlineFor(place),
  }));
  const nearest = byDistance[0]?.place;
  if (!nearest) throw new Error('The table of places is empty');
  const { city, state } = nearest;
  return { city, state, deadlineInfo: deadlineFor(nearest), ...(hasExtensions && { pickupPlaces }) };
}

function deadlineFor({ city, state }: Place): string {
  if (metropolitan.has(city)) return '7 dias úteis';
  return state === 'SP' ? 'em até 15 dias' : 'em até 30 dias';
}

const earthRadiusKm = 6371;

/** Great-circle distance. */
function kilometresBetween(one: Pick<Place, 'latitude' | 'longitude'>, other: typeof one): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const chord =
    Math.sin(radians(other.latitude - one.latitude) / 2) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)));
}
