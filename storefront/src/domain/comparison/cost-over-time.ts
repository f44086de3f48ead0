/**
 * Cumulative cost of each option per month: payments, minus the car's resale value, plus the outstanding balance. The
 * last month equals the comparison's net cost.
 */
import { blocksOf, ownershipRates, wholeYearsOf, type OwnershipRates } from './comparison-costs.ts';
import type { Comparison, FinancedPurchase, ComparedOption, OptionCost } from './comparison.ts';
import { percentInCents } from '../values/money.ts';
import { balanceInCents } from '../calculator/price-table.ts';
import { paidByInCents } from './readjustment.ts';

export interface CostOverTime {
  option: ComparedOption;
  /** In cents, one value for each month from 0 to the term. */
  costs: readonly number[];
}

export interface CostOverTimeQuestion {
  comparison: Comparison;
  financing?: (FinancedPurchase & { cetPercentAYear: number }) | undefined;
  rates?: Partial<OwnershipRates> | undefined;
}

/** Every option of a comparison, month by month, in the order subscription, cash, financing. */
export function costOverTime({ comparison, financing, rates: own }: CostOverTimeQuestion): CostOverTime[] {
  const { months, carValueInCents, instalmentYears, subscription, cash, financing: financed } = comparison;
  const rates = { ...ownershipRates, ...own };
  const everyMonth = Array.from({ length: months + 1 }, (_, month) => month);

  const upkeepAt = (month: number, option: OptionCost) => {
    // A year's bills are paid at its start; the term's last month starts none.
    const blocks = Math.min(blocksOf(months), Math.floor(month / 12) + 1);
    const bills =
      rates.registrationFeeInCents +
      rates.licenceFeeInCents * blocks +
      percentInCents(carValueInCents, (rates.propertyTaxPercent + rates.insurancePercent) * blocks);
    return bills + maintenanceAt(month, option);
  };
  const maintenanceAt = (month: number, { maintenanceInCents }: OptionCost) => {
    const years = wholeYearsOf(months);
    if (month === months) return maintenanceInCents;
    return years === 0 ? 0 : Math.round((maintenanceInCents * Math.min(years, wholeYearsOf(month))) / years);
  };
  /* The resale value falls linearly to its final amount. */
  const worthAt = (month: number, { resaleInCents }: OptionCost) =>
    Math.round(carValueInCents - ((carValueInCents - resaleInCents) * month) / months);
  /* The last month is computed from the totals, so that chart and table show the same rounding. */
  const endingAt = (option: OptionCost, costAt: (month: number) => number): CostOverTime => ({
    option: option.option,
    costs: everyMonth.map((month) => (month === months ? option.netInCents : costAt(month))),
  });

  return [
    endingAt(subscription, (month) => paidByInCents(instalmentYears, month)),
    endingAt(cash, (month) => carValueInCents + upkeepAt(month, cash) - worthAt(month, cash)),
    ...(financed && financing
      ? [
          endingAt(
            financed,
            (month) =>
              financing.downPaymentInCents +
              financing.monthlyInstallmentInCents * month +
              upkeepAt(month, financed) +
              balanceInCents({ ...financing, months }, financing.monthlyInstallmentInCents, month) -
              worthAt(month, financed),
          ),
        ]
      : []),
  ];
}

/** Months from which another option is the cheapest so far; the first entry is the cheapest at month 1. */
export function leadersOverTime(options: readonly CostOverTime[]): { option: ComparedOption; fromMonth: number }[] {
  const months = (options[0]?.costs.length ?? 1) - 1;
  const leaders: { option: ComparedOption; fromMonth: number }[] = [];
  for (let month = 1; month <= months; month += 1) {
    const [leader] = options.toSorted((one, other) => (one.costs[month] ?? 0) - (other.costs[month] ?? 0));
    if (leader && leaders.at(-1)?.option !== leader.option) leaders.push({ option: leader.option, fromMonth: month });
  }
  return leaders;
}
