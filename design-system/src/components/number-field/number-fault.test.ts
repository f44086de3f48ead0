import { describe, expect, it } from 'vitest';
import { findNumberFault } from './number-fault.ts';

const open = { min: undefined, max: undefined, step: undefined };

describe('findNumberFault', () => {
  it.each([
    [5, { ...open, min: 1, max: 5 }],
    [1, { ...open, min: 1, max: 5 }],
    [-3.25, open],
    [0.3, { ...open, step: 0.1 }],
    [1250, { min: 250, max: 5000, step: 500 }],
  ])('returns undefined for %d, a valid number', (value, range) =>
    expect(findNumberFault(value, range)).toBeUndefined(),
  );

  it.each([
    [0, { ...open, min: 1, max: 5 }, { kind: 'below' }],
    [6, { ...open, min: 1, max: 5, step: 2 }, { kind: 'above', max: 5 }],
    [6000, { min: 250, max: 5000, step: 500 }, { kind: 'above', max: 4750 }],
    [4900, { min: 250, max: 5000, step: 500 }, { kind: 'above', max: 4750 }],
    [1300, { min: 250, max: 5000, step: 500 }, { kind: 'offStep', lower: 1250, upper: 1750 }],
    [-1, { ...open, step: 2 }, { kind: 'offStep', lower: -2, upper: 0 }],
  ])('returns the reason why %d is invalid', (value, range, fault) =>
    expect(findNumberFault(value, range)).toEqual(fault),
  );
});
