/** Lists of dealers: by distance, and their cities. */
import { plainName, type Dealer, type DealerNearby } from './dealer.ts';
import { distanceInKm as kmBetween, type Coordinates, type PickupPlace } from './location.ts';

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
        plainName(one.name).localeCompare(plainName(other.name)),
    );
}

const measuredFrom =
  (origin: Coordinates) =>
  ({ position }: Dealer) =>
    position && kmBetween(origin, position);

function toldBy(places: readonly PickupPlace[]) {
  const distances = new Map(
    places.map((place) => [`${plainName(place.name)}|${plainName(place.city)}`, place.distanceInKm]),
  );
  return (dealer: Dealer) => distances.get(`${plainName(dealer.name)}|${plainName(dealer.city)}`);
}

/** Cities with a dealer, alphabetically. */
export function citiesOf(dealers: readonly Dealer[]): string[] {
  const byName = new Map(dealers.map(({ city }) => [plainName(city), city]));
  return [...byName].toSorted(([one], [other]) => one.localeCompare(other)).map(([, city]) => city);
}
