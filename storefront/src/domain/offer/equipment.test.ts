import { describe, expect, it } from 'vitest';
import { anOffer } from '#/test-support/index.ts';
import { equipmentSteps } from './equipment.ts';

const best = anOffer().bestCondition;
if (!best) throw new Error('An offer has a best condition');
const version = (model: string, monthlyInstallmentInCents: number, standardItems: readonly string[], changes = {}) => ({
  offer: anOffer({ model, bestCondition: { ...best, monthlyInstallmentInCents, ...changes } }),
  standardItems,
});

describe('the equipment of versions', () => {
  it('lists the versions from the cheapest, each with its price and its differences to the one before', () => {
    const steps = equipmentSteps([
      version('Highline', 250_000, ['Ar', 'Teto', 'Couro']),
      version('Sense', 200_000, ['Ar', 'Calotas']),
    ]);
    expect(steps.map(({ offer, cheaper }) => [offer.model, cheaper?.model])).toEqual([
      ['Sense', undefined],
      ['Highline', 'Sense'],
    ]);
    expect(steps[1]).toMatchObject({ added: ['Teto', 'Couro'], missing: ['Calotas'], addedMonthlyInCents: 50_000 });
  });

  it.each([{ deadlineInMonths: 36 }, { monthlyKm: 2000 }])(
    'has no price difference if the plans differ: %o',
    (changes) => {
      const [, dearer] = equipmentSteps([version('Sense', 200_000, []), version('Highline', 250_000, [], changes)]);
      expect(dearer).not.toHaveProperty('addedMonthlyInCents');
    },
  );

  it('puts a version without a price last', () => {
    const { bestCondition: _best, ...unpriced } = anOffer({ model: 'Track' });
    const steps = equipmentSteps([{ offer: unpriced, standardItems: [] }, version('Sense', 200_000, [])]);
    expect(steps.map(({ offer }) => offer.model)).toEqual(['Sense', 'Track']);
  });
});
