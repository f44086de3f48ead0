import { describe, expect, test } from 'vitest';
import { estimateTotal } from './readjustment.ts';
import { earlyExitFeeInCents, trueCost, type TrueCostRow } from './true-cost.ts';

const planOf = (deadlineInMonths: number, percentAYear?: number) => ({
  monthlyInstallmentInCents: 217_900,
  deadlineInMonths,
  monthlyKm: 1000,
  estimate: estimateTotal({ monthlyInCents: 217_900, deadlineInMonths }, { percentAYear }),
});
const plan = planOf(24);
const readjustment = { percentAYear: 4.5, index: 'IPCA' };
const terms = {
  excessKmPriceInCents: 89,
  insuranceExcessInCents: 420_000,
  earlyExit: { month: 12, percentOfRemaining: 25 },
  readjustmentIndex: 'IPCA',
  included: [{ title: 'Seguro completo', note: 'Colisão' }],
  notIncluded: [{ title: 'Quilômetro excedente', note: 'Acerto', valueInCents: 89 }],
};

test('a contract with all terms has every row, in order, with its amounts', () => {
  expect(trueCost(plan, terms)).toEqual({
    rows: [
      { kind: 'monthly', amountInCents: 217_900 },
      // 217.900 × 12 + 227.706 × 12
      { kind: 'total', amountInCents: 5_347_272, installments: 24, readjustment },
      {
        kind: 'readjustment',
        index: 'IPCA',
        firstMonth: 13,
        assumed: {
          percentAYear: 4.5,
          years: [
            { months: 12, monthlyInCents: 217_900 },
            { months: 12, monthlyInCents: 227_706 },
          ],
        },
      },
      { kind: 'excessKm', amountInCents: 89, contractKm: 24_000 },
      { kind: 'insuranceExcess', amountInCents: 420_000 },
      {
        kind: 'earlyExit',
        amountInCents: 653_700,
        month: 12,
        remainingInstallments: 12,
        percent: 25,
      },
    ],
    readjustmentIndex: 'IPCA',
    included: terms.included,
    notIncluded: terms.notIncluded,
  });
});

test('a contract without terms has only the price and its total', () => {
  expect(trueCost(plan)).toEqual({
    rows: [
      { kind: 'monthly', amountInCents: 217_900 },
      // 217.900 × 12 + 227.706 × 12
      { kind: 'total', amountInCents: 5_347_272, installments: 24, readjustment },
    ],
    readjustmentIndex: 'IPCA',
    included: [],
    notIncluded: [],
  });
});

describe('a term that the service does not send', () => {
  test.each([
    ['readjustmentIndex', 'readjustment'],
    ['excessKmPriceInCents', 'excessKm'],
    ['insuranceExcessInCents', 'insuranceExcess'],
    ['earlyExit', 'earlyExit'],
  ] as const)('%s', (term, kind) => {
    const { [term]: _, ...others } = terms;
    const kinds: TrueCostRow['kind'][] = trueCost(plan, others).rows.map((row) => row.kind);
    expect(kinds).toHaveLength(5);
    expect(kinds).not.toContain(kind);
  });
});

test('a price of zero has a row, because the service sent it', () => {
  expect(trueCost(plan, { excessKmPriceInCents: 0 }).rows).toContainEqual({
    kind: 'excessKm',
    amountInCents: 0,
    contractKm: 24_000,
  });
});

test('a contract of one year or less is never readjusted', () => {
  const cost = trueCost(planOf(12), { readjustmentIndex: 'IPCA' });
  expect(cost.rows[1]).toEqual({ kind: 'total', amountInCents: 217_900 * 12, installments: 12 });
  expect(cost.rows[2]).toEqual({ kind: 'readjustment', index: 'IPCA' });
  expect(cost).not.toHaveProperty('readjustmentIndex');
});

test('a visitor’s rate of 0 leaves the total unchanged and keeps the contract’s index', () => {
  const cost = trueCost(planOf(24, 0), { readjustmentIndex: 'IPCA' });
  expect(cost.rows.slice(1)).toEqual([
    { kind: 'total', amountInCents: 5_229_600, installments: 24 },
    { kind: 'readjustment', index: 'IPCA', firstMonth: 13 },
  ]);
  expect(cost.readjustmentIndex).toBe('IPCA');
});

test.each([
  [1, 25, 1_252_925],
  [23, 25, 54_475],
  [24, 25, undefined],
  [36, 25, undefined],
  [12, 0, 0],
])('leaving at month %i with %d percent costs %s', (month, percent, expected) => {
  expect(earlyExitFeeInCents(plan, month, percent)).toBe(expected);
});

test('an exit after the term has no row', () => {
  const { rows } = trueCost(plan, { earlyExit: { month: 24, percentOfRemaining: 25 } });
  expect(rows.map(({ kind }) => kind)).toEqual(['monthly', 'total']);
});

test('a fee for an early exit after the end of the term has no row, and while the plan loads one without an amount', () => {
  const kindsOf = (isLoading: boolean) => trueCost(planOf(12), terms, isLoading).rows.map(({ kind }) => kind);
  expect(kindsOf(false)).not.toContain('earlyExit');
  expect(kindsOf(true)).toEqual([...kindsOf(false), 'awaitedEarlyExit']);
});
