import { expect, test, it } from 'vitest';
import { aCondition, anOffer, red, someConditions, white } from '#/test-support/builders.ts';
import { options, withCoupon, versionPrice } from './condition-options.ts';
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

const offer = anOffer();
const best = offer.bestCondition;
const reference = {
  deadlineInMonths: best?.deadlineInMonths ?? 0,
  monthlyKm: best?.monthlyKm ?? 0,
  colorCode: best?.colorCode ?? '',
  accessoryText: '',
};
const tree = conditionTree([
  aCondition({ monthlyInstallmentInCents: 210_000 }),
  aCondition({ ...red, monthlyInstallmentInCents: 215_000 }),
]);
const ofReference = {
  monthlyInstallmentInCents: best?.monthlyInstallmentInCents,
  deadlineInMonths: best?.deadlineInMonths,
};

it.each([
  [
    'before its conditions are known, at the reference plan',
    undefined,
    reference,
    { ...ofReference, isOfChosenPlan: true },
  ],
  [
    'before its conditions are known, at another term',
    undefined,
    { ...reference, deadlineInMonths: 36 },
    { ...ofReference, isOfChosenPlan: false },
  ],
  [
    'before its conditions are known, with a package',
    undefined,
    { ...reference, accessoryText: 'Pacote Conforto' },
    { ...ofReference, isOfChosenPlan: false },
  ],
  [
    'in the chosen colour',
    tree,
    { ...reference, colorCode: red.colorCode },
    { monthlyInstallmentInCents: 215_000, deadlineInMonths: 24, isOfChosenPlan: true },
  ],
  [
    'without the chosen package, which it lacks',
    tree,
    { ...reference, colorCode: white.colorCode, accessoryText: 'Pacote Conforto' },
    { monthlyInstallmentInCents: 210_000, deadlineInMonths: 24, isOfChosenPlan: true },
  ],
  ['without the chosen term', tree, { ...reference, deadlineInMonths: 36 }, { ...ofReference, isOfChosenPlan: false }],
] as const)('a version %s has the price of that plan, else of its reference plan', (_, known, chosen, price) => {
  expect(versionPrice(offer, known, chosen)).toEqual(price);
});

it('a version without a reference plan has no price until its conditions are loaded', () => {
  const { bestCondition: _, ...unpriced } = offer;
  expect(versionPrice(unpriced, undefined, reference)).toBeUndefined();
});
