import type { FigureName } from '#/domain/calculator/calculator-inputs.ts';

/** Figures that stand beside the answer; the others stand with where they come from. */
export const mainFigures = ['months', 'monthlyInCents', 'carValueInCents'] as const satisfies readonly FigureName[];
export const financingFigures = ['downPaymentPercent', 'cetPercent'] as const satisfies readonly FigureName[];
