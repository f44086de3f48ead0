import type { Calculation } from '#/domain/calculator/calculator.ts';
import { optionsOf } from '#/domain/calculator/calculator.ts';
import type { OptionCost } from '#/domain/comparison/comparison.ts';
import { formatMoney, formatPercent, formatRoundMoney } from '#/shared/text/format.ts';
import { calculatorCopy } from './calculator.copy.ts';

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
