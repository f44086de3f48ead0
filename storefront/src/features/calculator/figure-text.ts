import type { CalculatorDefaults, DefaultSource } from '#/domain/calculator/calculator.ts';
import { figureRules, type FigureName } from '#/domain/calculator/calculator-inputs.ts';
import { formatMoney, formatMonths, formatPercent } from '#/shared/text/format.ts';
import { calculatorCopy } from './calculator.copy.ts';

/** Figures beside the result; the others are listed with their sources. */
export const mainFigures = ['months', 'monthlyInCents', 'carValueInCents'] as const satisfies readonly FigureName[];
export const financingFigures = ['downPaymentPercent', 'cetPercent'] as const satisfies readonly FigureName[];

export function formatFigure(name: FigureName, figure: number): string {
  const { unit } = figureRules[name];
  if (unit === 'months') return formatMonths(figure);
  return unit === 'money' ? formatMoney(figure) : formatPercent(figure);
}

/** The allowed values of a figure. */
export function formatRange(name: FigureName): string {
  const { unit, min, max } = figureRules[name];
  if (unit === 'months') return calculatorCopy.months(min, max);
  return calculatorCopy.range(formatFigure(name, min), formatFigure(name, max));
}

/** Slider range around the default, narrow enough for exact input. */
export function sliderEnds(name: FigureName, byDefault: number | undefined): { minValue: number; maxValue: number } {
  const { unit, min, max, step } = figureRules[name];
  if (unit !== 'money')
    return name === 'cetPercent' ? { minValue: min, maxValue: 60 } : { minValue: min, maxValue: max };
  const middle = byDefault ?? openEnds[name] ?? max / 4;
  const rounded = (value: number) => Math.round(value / step) * step;
  return {
    minValue: Math.max(min, rounded(middle / 2)),
    maxValue: Math.min(max, Math.max(rounded(middle * 1.75), step * 20)),
  };
}

/** Slider centres for figures without a default. */
const openEnds: Partial<Record<FigureName, number>> = {
  monthlyInCents: 300_000,
  carValueInCents: 20_000_000,
  maintenanceInCents: 600_000,
};

/** Everything that a figure's field displays. */
export interface FigureView {
  name: FigureName;
  /** The effective value; undefined without one. */
  value: number | undefined;
  byDefault: number | undefined;
  source: DefaultSource;
  /** True if the visitor set it. */
  isOwn: boolean;
  /** Another number after another URL has replaced the figures. */
  revision: number;
}

export function figureViews(
  defaults: CalculatorDefaults,
  set: Partial<Record<FigureName, number>>,
  revision: number,
): Record<FigureName, FigureView> {
  const entries = (Object.keys(defaults) as FigureName[]).map((name) => {
    const { value, source } = defaults[name];
    const view: FigureView = {
      name,
      value: set[name] ?? value,
      byDefault: value,
      source,
      isOwn: set[name] !== undefined,
      revision,
    };
    return [name, view] as const;
  });
  return Object.fromEntries(entries) as Record<FigureName, FigureView>;
}
