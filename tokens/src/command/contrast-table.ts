import type { PairMeasure } from '../theme/index.ts';

/** One line per pair: its ratio and its required ratio in both settings. */
export function describeContrast(report: readonly PairMeasure[]): string[] {
  const more = new Map(
    report.filter(({ contrast }) => contrast === 'more').map((pair) => [nameOf(pair), pair] as const),
  );
  const normal = report.filter(({ contrast }) => contrast === 'normal');
  const width = Math.max(...normal.map((pair) => nameOf(pair).length));
  return normal.map((pair) => {
    const stronger = more.get(nameOf(pair));
    return `  ${nameOf(pair).padEnd(width)}  ${describe(pair)}   ${stronger ? describe(stronger) : ''}`.trimEnd();
  });
}

const nameOf = ({ foreground, background }: PairMeasure): string => `${foreground} on ${background}`;
const describe = ({ ratio, wanted, isEnough }: PairMeasure): string =>
  `${(ratio ?? 0).toFixed(2).padStart(5)}:1 of ${wanted}${isEnough ? '' : ' TOO LOW'}`.padEnd(16);
