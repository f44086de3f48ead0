/** Range and step of valid numbers. */
export interface NumberRange {
  min: number | undefined;
  max: number | undefined;
  step: number | undefined;
}

/** Reason why a number is invalid; `lower` and `upper` are the nearest valid numbers. */
export type NumberFault = { kind: 'below' | 'above' } | { kind: 'offStep'; lower: number; upper: number };

/** Rounding tolerance as a share of a step: multiples of decimal fractions such as 0.1 are inexact. */
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
