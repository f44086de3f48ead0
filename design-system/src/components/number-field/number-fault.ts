/** Numbers that a field takes. */
export interface NumberRange {
  min: number | undefined;
  max: number | undefined;
  step: number | undefined;
}

/** Why a number can't be used; `lower` and `upper` are the nearest ones that can. */
export type NumberFault = { kind: 'below' | 'above' } | { kind: 'offStep'; lower: number; upper: number };

/** Decimal fractions such as 0.1 miss their multiples by less than this share of a step. */
const tolerance = 1e-6;

export function findNumberFault(value: number, { min, max, step }: NumberRange): NumberFault | undefined {
  if (min !== undefined && value < min) return { kind: 'below' };
  if (max !== undefined && value > max) return { kind: 'above' };
  if (step === undefined) return undefined;
  const start = min ?? 0;
  const steps = (value - start) / step;
  if (Math.abs(steps - Math.round(steps)) < tolerance) return undefined;
  const lower = start + Math.floor(steps) * step;
  const upper = start + Math.ceil(steps) * step;
  return { kind: 'offStep', lower, upper: max === undefined ? upper : Math.min(upper, max) };
}
