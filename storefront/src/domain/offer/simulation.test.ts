import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answersSelection,
  priceDiffers,
  rankPlans,
  type ConventionalPlan,
  type Plan,
  type SubscriptionPlan,
} from './simulation.ts';

const rental = (change: Partial<SubscriptionPlan> = {}): SubscriptionPlan => ({
  type: 'signdrive',
  productId: 'p',
  deadlineInMonths: 24,
  monthlyKm: 1000,
  colorCode: 'red',
  monthlyInstallmentInCents: 217_900,
  totalInCents: 5_229_600,
  ...change,
});
const financing = (name: string, totalInCents: number): ConventionalPlan => ({
  type: 'convencional',
  name,
  deadlineInMonths: 36,
  vehicleValueInCents: 13_999_000,
  downPaymentInCents: 4_199_700,
  balloonInCents: 0,
  monthlyInstallmentInCents: 400_000,
  totalInCents,
  cetPercentAYear: 24.9,
});

describe('ranking plans', () => {
  test('a rental is never the best conventional plan, even when it is the cheapest', () => {
    const ranked = rankPlans([financing('a', 9_000_000), rental({ totalInCents: 1 })]);
    expect(ranked.bestConventional?.name).toBe('a');
    expect(ranked.conventional).toHaveLength(1);
    expect(ranked.subscription?.totalInCents).toBe(1);
  });

  test('the best conventional plan has the lowest total, not the lowest instalment', () => {
    const low = { ...financing('low instalment', 9_500_000), monthlyInstallmentInCents: 1 };
    const ranked = rankPlans([low, financing('low total', 9_000_000)]);
    expect(ranked.bestConventional?.name).toBe('low total');
    expect(ranked.conventional.map(({ name }) => name)).toEqual(['low total', 'low instalment']);
  });

  test('plans of the same total keep their order', () => {
    expect(rankPlans([financing('a', 1), financing('b', 1)]).bestConventional?.name).toBe('a');
  });

  test('without plans there is no best plan', () => {
    expect(rankPlans([])).toEqual({ conventional: [] });
  });

  test('no conventional plan is dropped, and none is cheaper than the best', () => {
    const anyPlan = fc.oneof(
      fc.integer({ min: 0 }).map((total): Plan => financing('f', total)),
      fc.integer({ min: 0 }).map((totalInCents): Plan => rental({ totalInCents })),
    );
    fc.assert(
      fc.property(fc.array(anyPlan), (plans) => {
        const { conventional, bestConventional, subscription } = rankPlans(plans);
        const given = plans.filter(({ type }) => type === 'convencional');
        expect(conventional).toHaveLength(given.length);
        for (const plan of given)
          expect(plan.totalInCents).toBeGreaterThanOrEqual(bestConventional?.totalInCents ?? NaN);
        expect(subscription).toEqual(plans.find(({ type }) => type === 'signdrive'));
      }),
    );
  });
});

test.each([
  [217_900, false],
  [217_901, true],
  [217_899, true],
])("a tree price of 217900 differs from the service's %i: %s", (monthlyInstallmentInCents, expected) => {
  expect(priceDiffers({ monthlyInstallmentInCents: 217_900 }, rental({ monthlyInstallmentInCents }))).toBe(expected);
});

test.each([
  [{}, true],
  [{ deadlineInMonths: 36 }, false],
  [{ monthlyKm: 2000 }, false],
  [{ colorCode: 'blue' }, false],
])('a plan for %j matches the selection: %s', (change, expected) => {
  const selection = { deadlineInMonths: 24, monthlyKm: 1000, colorCode: 'red' };
  expect(answersSelection(rental(change), selection)).toBe(expected);
});
