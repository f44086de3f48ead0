import { expect, it } from 'vitest';
import { aCondition, anOffer, red, white } from '#/test-support/index.ts';
import { conditionTree } from './conditions.ts';
import { versionPrice } from './version-price.ts';

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
] as const)('a version %s has the price of that plan, else of its reference plan', (_, known, selection, price) => {
  expect(versionPrice(offer, known, selection)).toEqual(price);
});

it('a version without a reference plan has no price until its conditions are loaded', () => {
  const { bestCondition: _, ...unpriced } = offer;
  expect(versionPrice(unpriced, undefined, reference)).toBeUndefined();
});
