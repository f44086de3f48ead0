import { ratesOf, waysOf, type Calculation, type Figures } from '#/domain/calculator/calculator.ts';
import type { Way, WayCost } from '#/domain/comparison/comparison.ts';
import { costOverTime, leadersOverTime, type CostOverTime } from '#/domain/comparison/cost-over-time.ts';
import { formatMoney } from '#/shared/text/format.ts';
import { detailsCopy } from './details.copy.ts';

/** What each way has cost, month by month. */
export interface OverTime {
  months: number;
  ways: readonly CostOverTime[];
  leaders: readonly { way: Way; fromMonth: number }[];
}

export function overTimeOf({ comparison, financing }: Calculation, figures: Figures): OverTime {
  const ways = costOverTime({ comparison, financing, rates: ratesOf(figures) });
  return { months: comparison.months, ways, leaders: leadersOverTime(ways) };
}

const minus = '\u2212';
const signed = (amountInCents: number) =>
  amountInCents < 0 ? minus + formatMoney(-amountInCents) : formatMoney(amountInCents);

/** The calculation line by line. */
export function linesOf({ comparison }: Calculation) {
  const ways = waysOf(comparison);
  const { months } = comparison;
  const row = (key: string, label: string, amount: (way: WayCost) => number, isTotal = false) => ({
    key,
    label,
    isTotal,
    values: ways.map((way) => (amount(way) === 0 ? detailsCopy.noAmount : signed(amount(way)))),
  });
  const upkeep = (key: string, label: string, amount: (way: WayCost) => number, isUnknown = false) => ({
    key,
    label,
    values: ways.map((way) => {
      if (way.way === 'subscription') return detailsCopy.included;
      return isUnknown ? detailsCopy.none : formatMoney(amount(way));
    }),
  });
  const hasBalloon = ways.some(({ balloonInCents }) => balloonInCents > 0);
  return [
    row('upFront', detailsCopy.upFront, (way) => way.upFrontInCents),
    row('installments', detailsCopy.installments, (way) => way.installmentsInCents),
    ...(hasBalloon ? [row('balloon', detailsCopy.balloon, (way) => way.balloonInCents)] : []),
    upkeep('documentation', detailsCopy.documentation, (way) => way.documentationInCents),
    upkeep('insurance', detailsCopy.insurance, (way) => way.insuranceInCents),
    upkeep('maintenance', detailsCopy.maintenance, (way) => way.maintenanceInCents, comparison.isMaintenanceUnknown),
    row('total', detailsCopy.total, (way) => way.totalInCents, true),
    row('monthly', detailsCopy.monthly, (way) => way.monthlyInCents),
    row('resale', detailsCopy.resale, (way) => -way.resaleInCents),
    row('net', detailsCopy.net, (way) => way.netInCents, true),
    row('netMonthly', detailsCopy.netMonthly, (way) => Math.round(way.netInCents / months)),
    row('lostYield', detailsCopy.lostYield, (way) => way.lostYieldInCents),
  ];
}

/** Months the chart and its table name: the years, and the end. */
export function stepsOf(months: number): number[] {
  const years = Array.from({ length: Math.floor((months - 1) / 12) }, (_, year) => (year + 1) * 12);
  // A year that ends just before the term would lie on the term's own name.
  return [0, ...years.filter((month) => months - month > 3), months];
}

/** The chart's figures, for a table beside it. */
export function overTimeRows({ months, ways }: OverTime) {
  return stepsOf(months).map((month) => ({
    key: String(month),
    label: month === 0 ? detailsCopy.start : String(month),
    isTotal: month === months,
    values: ways.map(({ costs }) => signed(costs[month] ?? 0)),
  }));
}

/** What the chart comes to. */
export function chartSentence({ leaders }: OverTime): string {
  const last = leaders.at(-1);
  if (!last) return '';
  if (leaders.length === 1) return detailsCopy.chartAlways(last.way);
  return leaders.length === 2
    ? detailsCopy.chartFrom(last.way, last.fromMonth)
    : detailsCopy.chartSwitches(last.way, last.fromMonth);
}
