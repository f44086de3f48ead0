import { ratesOf, type Calculation, type Figures } from '#/domain/calculator/calculator.ts';
import type { ComparedOption } from '#/domain/comparison/comparison.ts';
import { costOverTime, leadersOverTime, type CostOverTime } from '#/domain/comparison/cost-over-time.ts';
import { signedMoney } from '#/shared/text/cost-rows.ts';
import { detailsCopy } from './details.copy.ts';

/** Cumulative cost of each option per month. */
export interface OverTime {
  months: number;
  options: readonly CostOverTime[];
  leaders: readonly { option: ComparedOption; fromMonth: number }[];
}

export function overTimeOf({ comparison, financing }: Calculation, figures: Figures): OverTime {
  const options = costOverTime({ comparison, financing, rates: ratesOf(figures) });
  return { months: comparison.months, options, leaders: leadersOverTime(options) };
}

/** Labelled months of the chart and its table: the years, and the end. */
export function stepsOf(months: number): number[] {
  const years = Array.from({ length: Math.floor((months - 1) / 12) }, (_, year) => (year + 1) * 12);
  // A year that ends just before the term would overlap the term's label.
  return [0, ...years.filter((month) => months - month > 3), months];
}

/** The chart's figures, for the table beside it. */
export function overTimeRows({ months, options }: OverTime) {
  return stepsOf(months).map((month) => ({
    key: String(month),
    label: month === 0 ? detailsCopy.start : String(month),
    isTotal: month === months,
    values: options.map(({ costs }) => signedMoney(costs[month] ?? 0)),
  }));
}

/** The chart's result as a sentence. */
export function chartSentence({ leaders }: OverTime): string {
  const last = leaders.at(-1);
  if (!last) return '';
  if (leaders.length === 1) return detailsCopy.chartAlways(last.option);
  return leaders.length === 2
    ? detailsCopy.chartFrom(last.option, last.fromMonth)
    : detailsCopy.chartSwitches(last.option, last.fromMonth);
}
