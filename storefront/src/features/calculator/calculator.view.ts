import type { Calculation } from '#/domain/calculator/calculator.ts';
import { waysOf } from '#/domain/calculator/calculator.ts';
import type { WayCost } from '#/domain/comparison/comparison.ts';
import { formatMoney, formatPercent, formatRoundMoney } from '#/shared/text/format.ts';
import { calculatorCopy } from './calculator.copy.ts';

/** The answer in a sentence. */
export function statementOf({ cheapest, second, differenceInCents, comparison }: Calculation): string {
  if (cheapest !== undefined) return calculatorCopy.cheapest(cheapest, formatMoney(differenceInCents), second);
  const [first, next, third] = waysOf(comparison).toSorted((one, other) => one.netInCents - other.netInCents);
  const dearest = third && next && third.netInCents > next.netInCents ? third.way : undefined;
  return calculatorCopy.same(first?.way ?? 'subscription', second, dearest);
}

/** Why it comes out like this: what each way is made of. */
export function reasonsOf({ comparison, interestInCents }: Calculation): string[] {
  const { months, carValueInCents, instalmentYears, readjustment, cash, financing } = comparison;
  const upkeep = ({ documentationInCents, insuranceInCents, maintenanceInCents }: WayCost) =>
    formatMoney(documentationInCents + insuranceInCents + maintenanceInCents);
  const loss = ({ resaleInCents }: WayCost) => formatMoney(carValueInCents - resaleInCents);
  return [
    calculatorCopy.whySubscription(instalmentYears, readjustment),
    calculatorCopy.whyCash(loss(cash), upkeep(cash)),
    ...(financing
      ? [
          calculatorCopy.whyFinancing(
            loss(financing),
            upkeep(financing),
            // A cent or two either way is the rounding of instalments.
            interestInCents !== undefined && interestInCents > months ? formatMoney(interestInCents) : undefined,
          ),
        ]
      : []),
  ];
}

/** What has to be known beside the answer. */
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

/** The bars: what each way costs in the end, and what comes back. */
export function barsOf({ comparison }: Calculation) {
  return waysOf(comparison).map(({ way, netInCents, resaleInCents }) => ({
    key: way,
    value: formatRoundMoney(netInCents),
    spent: netInCents,
    returned: resaleInCents,
    isOwn: way === 'subscription',
  }));
}
