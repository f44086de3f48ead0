import type { FigureName } from '#/domain/calculator/calculator-inputs.ts';

/** Figures beside the result; the others are listed with their sources. */
export const mainFigures = ['months', 'monthlyInCents', 'carValueInCents'] as const satisfies readonly FigureName[];
export const financingFigures = ['downPaymentPercent', 'cetPercent'] as const satisfies readonly FigureName[];
