/** Which car the calculator reckons with. */
import { tabledCars, type ComparisonTables, type TabledCar } from '../comparison/comparison-tables.ts';
import type { Offer } from '../offer/offer.ts';

/**
 * The offer an address names; without a name the first that can be had, in the spec's order: the default offer. Undefined
 * where the address names something else: a car of the tables, or nothing we know.
 */
function chosenOffer(cars: readonly Offer[], asked: string | undefined): Offer | undefined {
  if (asked !== undefined) return cars.find(({ slug }) => slug === asked);
  return cars.find(({ isAvailable }) => isAvailable) ?? cars[0];
}

export type ChosenCar =
  | { kind: 'offer'; offer: Offer }
  | { kind: 'tabled'; car: TabledCar }
  /** Nothing is known: the visitor's own numbers are reckoned with. */
  | { kind: 'none' };

/** The car of an address among those on offer and those of the tables, and whether it named one that is neither. */
export function chosenCar(
  cars: readonly Offer[],
  tables: ComparisonTables,
  asked: string | undefined,
): { chosen: ChosenCar; isUnknown: boolean } {
  const offer = chosenOffer(cars, asked);
  if (offer) return { chosen: { kind: 'offer', offer }, isUnknown: false };
  const car = tabledCars(tables, cars).find(({ key }) => key === asked);
  if (car) return { chosen: { kind: 'tabled', car }, isUnknown: false };
  const first = chosenOffer(cars, undefined);
  return {
    chosen: first ? { kind: 'offer', offer: first } : { kind: 'none' },
    isUnknown: asked !== undefined && cars.length > 0,
  };
}
