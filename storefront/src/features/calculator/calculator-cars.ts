import type { CalculatorCar } from '#/domain/calculator/calculator.ts';
import type { ChosenCar } from '#/domain/calculator/calculator-cars.ts';
import { tabledCars, type ComparisonTables } from '#/domain/comparison/comparison-tables.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { brandName } from './calculator.copy.ts';
import type { CarState } from './calculator.slice.ts';

/** The cars to choose from: those on offer, then those of the tables. */
export function calculatorCars(cars: readonly Offer[], tables: ComparisonTables): { key: string; label: string }[] {
  return [
    ...cars.map(({ slug, name, model }) => ({ key: slug, label: `${name} ${model}` })),
    ...tabledCars(tables, cars).map(({ key, brand, version: { name, model, year } }) => ({
      key,
      label: `${brandName[brand]} ${name} ${model} ${year}`,
    })),
  ];
}

/** The loaded data of the chosen car: from the list of offers at once, from the other services later. */
export function carOfOffer(chosen: ChosenCar, state: CarState | undefined): CalculatorCar | undefined {
  if (chosen.kind === 'none') return undefined;
  if (chosen.kind === 'tabled') return { version: chosen.car.version, terms: [], financing: [] };
  const { offer } = chosen;
  const { bestCondition } = offer;
  return {
    version: offer,
    terms: state?.facts?.terms ?? [],
    best: bestCondition && {
      deadlineInMonths: bestCondition.deadlineInMonths,
      monthlyKm: bestCondition.monthlyKm,
      monthlyInCents: bestCondition.monthlyInstallmentInCents,
    },
    financing: Object.values(state?.facts?.financing ?? {}).flat(),
    listedCetPercent: bestCondition?.cetPercentAYear,
  };
}
