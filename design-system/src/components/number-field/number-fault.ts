/** Range and step of valid numbers. */
export interface NumberRange {
  min: number | undefined;
  max: number | undefined;
  step: number | undefined;
}

/**
 * Reason why a number is invalid. `max` is the largest valid number, which differs from the end of the range if that is
 * between two steps. `lower` and `upper` are the nearest valid numbers.
 */
export type NumberFault =
  | { kind: 'below' }
  | { kind: 'above'; max: number }
  | { kind: 'offStep'; lower: number; upper: number };

/** Rounding tolerance as a share of a step: multiples of decimal fractions such as 0.1 are inexact. */
const tolerance = 1e-6;

export function findNumberFault(value: number, { min, max, step }: NumberRange): NumberFault | undefined {
  if (min !== undefined && value < min) return { kind: 'below' };
  const start = min ?? 0;
  const last =
    max === undefined || step === undefined ? max : start + Math.floor((max - start) / step + tolerance) * step;
  if (max !== undefined && last !== undefined && value > max) return { kind: 'above', max: last };
  if (step === undefined) return undefined;
  const steps = (value - start) / step;
  if (Math.abs(steps - Math.round(steps)) < tolerance) return undefined;
  const lower = start + Math.floor(steps) * step;
  return lower === last
    ? { kind: 'above', max: last }
    : { kind: 'offStep', lower, upper: start + Math.ceil(steps) * step };
}
