import { ratesOf, optionsOf, type Calculation, type Figures } from '#/domain/calculator/calculator.ts';
import type { ComparedOption, OptionCost } from '#/domain/comparison/comparison.ts';
import { costOverTime, leadersOverTime, type CostOverTime } from '#/domain/comparison/cost-over-time.ts';
import { formatMoney } from '#/shared/text/format.ts';
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

const minus = '\u2212';
const signed = (amountInCents: number) =>
  amountInCents < 0 ? minus + formatMoney(-amountInCents) : formatMoney(amountInCents);

/** The calculation line by line. */
export function linesOf({ comparison }: Calculation) {
  const options = optionsOf(comparison);
  const { months } = comparison;
  const row = (key: string, label: string, amount: (option: OptionCost) => number, isTotal = false) => ({
    key,
    label,
    isTotal,
    values: options.map((option) => (amount(option) === 0 ? detailsCopy.noAmount : signed(amount(option)))),
  });
  const upkeep = (key: string, label: string, amount: (option: OptionCost) => number, isUnknown = false) => ({
    key,
    label,
    values: options.map((option) => {
      if (option.option === 'subscription') return detailsCopy.included;
      return isUnknown ? detailsCopy.none : formatMoney(amount(option));
    }),
  });
  const hasBalloon = options.some(({ balloonInCents }) => balloonInCents > 0);
  return [
    row('upFront', detailsCopy.upFront, (option) => option.upFrontInCents),
    row('installments', detailsCopy.installments, (option) => option.installmentsInCents),
    ...(hasBalloon ? [row('balloon', detailsCopy.balloon, (option) => option.balloonInCents)] : []),
    upkeep('documentation', detailsCopy.documentation, (option) => option.documentationInCents),
    upkeep('insurance', detailsCopy.insurance, (option) => option.insuranceInCents),
    upkeep(
      'maintenance',
      detailsCopy.maintenance,
      (option) => option.maintenanceInCents,
      comparison.isMaintenanceUnknown,
    ),
    row('total', detailsCopy.total, (option) => option.totalInCents, true),
    row('monthly', detailsCopy.monthly, (option) => option.monthlyInCents),
    row('resale', detailsCopy.resale, (option) => -option.resaleInCents),
    row('net', detailsCopy.net, (option) => option.netInCents, true),
    row('netMonthly', detailsCopy.netMonthly, (option) => Math.round(option.netInCents / months)),
    row('lostYield', detailsCopy.lostYield, (option) => option.lostYieldInCents),
  ];
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
    values: options.map(({ costs }) => signed(costs[month] ?? 0)),
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
