import { expect, test } from 'vitest';
import { someConditions, white } from '#/test-support/builders.ts';
import { options, withCoupon } from './condition-options.ts';
import { conditionTree } from './conditions.ts';

const selection = { deadlineInMonths: 24, monthlyKm: 1000, colorCode: white.colorCode, accessoryText: '' };
const choices = options(conditionTree(someConditions()), selection);
const pricesOf = (part: ReturnType<typeof withCoupon>['deadlines']) =>
  part.map((option) => option.isPossible && [option.monthlyInstallmentInCents, option.differenceInCents]);

test('a percentage is taken off every option and off its price difference', () => {
  const { deadlines, monthlyKms } = withCoupon(choices, { discount: { kind: 'percent', percent: 10 } });
  // 12, 24 and 36 months are R$ 2.120, 2.000 and 1.880; 2.000 km cost R$ 200 more.
  expect(pricesOf(deadlines)).toEqual([
    [190_800, 10_800],
    [180_000, 0],
    [169_200, -10_800],
  ]);
  expect(pricesOf(monthlyKms)).toEqual([
    [180_000, 0],
    [198_000, 18_000],
  ]);
});

test('a fixed amount is taken off every option and changes no difference', () => {
  const { deadlines } = withCoupon(choices, { discount: { kind: 'value', valueInCents: 15_000 } });
  expect(pricesOf(deadlines)).toEqual([
    [197_000, 12_000],
    [185_000, 0],
    [173_000, -12_000],
  ]);
});

test('a disabled option stays disabled, with its reason', () => {
  const forTwelve = options(conditionTree(someConditions()), { ...selection, deadlineInMonths: 12 });
  const closed = forTwelve.colors.find(({ isPossible }) => !isPossible);
  expect(closed).toBeDefined();
  expect(withCoupon(forTwelve, { discount: { kind: 'percent', percent: 10 } }).colors).toContainEqual(closed);
});
