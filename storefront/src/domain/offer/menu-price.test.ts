import { expect, test } from 'vitest';
import { anOffer } from '#/test-support/index.ts';
import { menuPriceInCents } from './menu-price.ts';

const at = (monthlyInstallmentInCents: number) => {
  const { bestCondition } = anOffer();
  return bestCondition ? { bestCondition: { ...bestCondition, monthlyInstallmentInCents } } : {};
};

test.each([
  ['a car costs what its best condition does', anOffer(at(164_900)), 164_900],
  ['the ID.4 has a fixed price', anOffer({ name: 'ID.4', ...at(510_000) }), 499_000],
  ['a car that cannot be had has none', anOffer({ isAvailable: false }), undefined],
  ['nor has an ID.4 that cannot be had', anOffer({ name: 'ID.4', isAvailable: false }), undefined],
])('%s', (_, car, price) => {
  expect(menuPriceInCents(car)).toBe(price);
});
