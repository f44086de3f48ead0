import type { ChosenCar } from '#/domain/calculator/calculator-inputs.ts';
import type { Calculation, CalculatorCar } from '#/domain/calculator/calculator.ts';
import { tabledCars, type ComparisonTables } from '#/domain/comparison/comparison-tables.ts';
import { optionsOf, type OptionCost } from '#/domain/comparison/comparison.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { formatMoney, formatPercent, formatRoundMoney } from '#/shared/text/format.ts';
import { brandName, calculatorCopy } from './calculator.copy.ts';
import type { CarState } from './calculator.slice.ts';

/** The result as a sentence. */
export function statementOf({ cheapest, second, differenceInCents, comparison }: Calculation): string {
  if (cheapest !== undefined) return calculatorCopy.cheapest(cheapest, formatMoney(differenceInCents), second);
  const [first, next, third] = optionsOf(comparison).toSorted((one, other) => one.netInCents - other.netInCents);
  const dearest = third && next && third.netInCents > next.netInCents ? third.option : undefined;
  return calculatorCopy.same(first?.option ?? 'subscription', second, dearest);
}

/** The reasons of the result: the parts of each option. */
export function reasonsOf({ comparison, interestInCents }: Calculation): string[] {
  const { months, carValueInCents, instalmentYears, readjustment, cash, financing } = comparison;
  const upkeep = ({ documentationInCents, insuranceInCents, maintenanceInCents }: OptionCost) =>
    formatMoney(documentationInCents + insuranceInCents + maintenanceInCents);
  const loss = ({ resaleInCents }: OptionCost) => formatMoney(carValueInCents - resaleInCents);
  return [
    calculatorCopy.whySubscription(instalmentYears, readjustment),
    calculatorCopy.whyCash(loss(cash), upkeep(cash)),
    ...(financing
      ? [
          calculatorCopy.whyFinancing(
            loss(financing),
            upkeep(financing),
            // A difference of a cent or two is the rounding of instalments.
            interestInCents !== undefined && interestInCents > months ? formatMoney(interestInCents) : undefined,
          ),
        ]
      : []),
  ];
}

/** Caveats of the result. */
export function caveatsOf(
  { comparison, cheapest, cheapestWithYield }: Calculation,
  yieldPercent: number | undefined,
): string[] {
  return [
    ...(cheapest !== undefined && cheapestWithYield !== cheapest && yieldPercent !== undefined
      ? [calculatorCopy.turnedByYield(cheapestWithYield, formatPercent(yieldPercent))]
      : []),
    ...(comparison.financing ? [] : [calculatorCopy.noFinancing]),
    ...(comparison.isMaintenanceUnknown ? [calculatorCopy.maintenanceUnknown] : []),
  ];
}

/** The bars: net cost and resale value of each option. */
export function barsOf({ comparison }: Calculation) {
  return optionsOf(comparison).map(({ option, netInCents, resaleInCents }) => ({
    key: option,
    value: formatRoundMoney(netInCents),
    spent: netInCents,
    returned: resaleInCents,
    isOwn: option === 'subscription',
  }));
}

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
