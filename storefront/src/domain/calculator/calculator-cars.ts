/** Selects the car that the calculator uses. */
import { tabledCars, type ComparisonTables, type TabledCar } from '../comparison/comparison-tables.ts';
import type { Offer } from '../offer/offer.ts';

/**
 * The offer with this slug. Without a slug: the first available offer in the spec's order. Returns `undefined` for the
 * key of a car of the tables or an unknown slug.
 */
function chosenOffer(cars: readonly Offer[], requested: string | undefined): Offer | undefined {
  if (requested !== undefined) return cars.find(({ slug }) => slug === requested);
  return cars.find(({ isAvailable }) => isAvailable) ?? cars[0];
}

export type ChosenCar =
  | { kind: 'offer'; offer: Offer }
  | { kind: 'tabled'; car: TabledCar }
  /** No car is known: the calculator uses the visitor's own numbers. */
  | { kind: 'none' };

/** The car that the URL names, on offer or in the tables. `isUnknown` if it names neither. */
export function chosenCar(
  cars: readonly Offer[],
  tables: ComparisonTables,
  requested: string | undefined,
): { chosen: ChosenCar; isUnknown: boolean } {
  const offer = chosenOffer(cars, requested);
  if (offer) return { chosen: { kind: 'offer', offer }, isUnknown: false };
  const car = tabledCars(tables, cars).find(({ key }) => key === requested);
  if (car) return { chosen: { kind: 'tabled', car }, isUnknown: false };
  const first = chosenOffer(cars, undefined);
  return {
    chosen: first ? { kind: 'offer', offer: first } : { kind: 'none' },
    isUnknown: requested !== undefined && cars.length > 0,
  };
}
