import { expect, test } from 'vitest';
import type { BodyType, Offer } from './offer.ts';
import { relatedOffers } from './related-offers.ts';
import { anOffer } from '#/test-support/builders.ts';

const best = anOffer().bestCondition;
/** A car with its slug as name, and an instalment in reais. */
const car = (slug: string, bodyType: BodyType, reais: number | undefined, changes: Partial<Offer> = {}): Offer => {
  const { bestCondition: _, ...unpriced } = anOffer({ name: slug, slug, modelCode: slug, bodyType, ...changes });
  return {
    ...unpriced,
    ...(reais !== undefined && best && { bestCondition: { ...best, monthlyInstallmentInCents: reais * 100 } }),
  };
};
const shown = car('shown', 'suvw', 2000);
const related = (cars: readonly Offer[], limit = 4) => relatedOffers(cars, shown, limit).map(({ slug }) => slug);

test('cars of the same category or of a close price are related, the closest price first', () => {
  const cars = [
    car('far-suv', 'suvw', 5000),
    shown,
    car('close-hatch', 'hatch', 2300),
    car('closer-sedan', 'sedan', 1900),
    car('far-pickup', 'pickup', 2401),
  ];
  expect(related(cars)).toEqual(['closer-sedan', 'close-hatch', 'far-suv']);
});

test('of two equally close prices, the one of the same category comes first', () => {
  expect(related([car('hatch', 'hatch', 2100), car('suv', 'suvw', 1900)])).toEqual(['suv', 'hatch']);
});

test.each([
  ['a price at the limit is close', 2400, ['other']],
  ['a price just above it is not', 2400.01, ['kin']],
])('%s', (_, reais, expected) => {
  expect(related([car('other', 'hatch', reais), car('kin', 'suvw', 9000)], 1)).toEqual(expected);
});

test('unavailable cars and the other versions of this one are left out', () => {
  const cars = [
    car('gone', 'suvw', 2000, { isAvailable: false }),
    car('shown', 'suvw', 2100),
    car('kin', 'suvw', 3000),
  ];
  expect(related(cars)).toEqual(['kin']);
});

test('a car without a price has related cars of its category, then the rest', () => {
  const gone = car('gone', 'suvw', undefined, { isAvailable: false });
  const cars = [car('hatch', 'hatch', 1500), car('suv', 'suvw', 2500), gone];
  expect(relatedOffers(cars, gone, 4).map(({ slug }) => slug)).toEqual(['suv']);
  expect(relatedOffers([car('hatch', 'hatch', 1500), gone], gone, 4).map(({ slug }) => slug)).toEqual(['hatch']);
});

test('the number of related offers is limited', () => {
  expect(related([car('a', 'suvw', 2000), car('b', 'suvw', 2100), car('c', 'suvw', 2200)], 2)).toEqual(['a', 'b']);
});
