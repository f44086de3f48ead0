import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inDisplayOrder, offerAt, representativeOf, representativeOffers } from './catalog.ts';
import type { Offer } from './offer.ts';

const offer = (change: Partial<Offer> & { price?: number; score?: number } = {}): Offer => {
  const { price = 200_000, score = 10, ...fields } = change;
  return {
    modelCode: 'BF12',
    year: 2026,
    hasShield: false,
    name: 'T-Cross',
    model: 'Comfortline',
    slug: 't-cross',
    bodyType: 'suvw',
    isAvailable: true,
    hasFastDelivery: false,
    isDeadlineWithinLimit: true,
    deadlineInfo: '',
    isElectric: false,
    tags: [],
    isMale: true,
    description: '',
    legalText: '',
    bestCondition: {
      monthlyInstallmentInCents: price,
      deadlineInMonths: 24,
      monthlyKm: 1000,
      score,
      colorCode: '2T',
      cetPercentAYear: 20,
    },
    ...fields,
  };
};

const withoutBest = (change: Partial<Offer>): Offer => {
  const { bestCondition: _, ...rest } = offer(change);
  return rest;
};

const order = [
  'T-Cross',
  'Nivus',
  'Tera',
  'Polo',
  'Virtus',
  'Taos',
  'Saveiro',
  'Amarok',
  'Jetta',
  'ID.4',
  'ID.Buzz',
  'Tiguan Allspace',
];
const names = (offers: readonly Offer[]) => offers.map(({ name }) => name);

describe('display order', () => {
  test('any order of the twelve cars becomes the order of the specification', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(order, { minLength: 12 }), (shuffled) => {
        expect(names(inDisplayOrder(shuffled.map((name) => offer({ name }))))).toEqual(order);
      }),
    );
  });

  test('cars that the specification does not name come after all others, in any order', () => {
    const strangers = fc.uniqueArray(fc.string({ minLength: 3 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.shuffledSubarray(order), strangers, fc.nat(), (known, unknown, seed) => {
        fc.pre(unknown.every((name) => !order.includes(name)));
        const given = [...known];
        unknown.forEach((name, place) => given.splice(((seed + place) % (known.length + 1)) + place, 0, name));
        const givenStrangers = given.filter((name) => unknown.includes(name));
        expect(names(inDisplayOrder(given.map((name) => offer({ name }))))).toEqual([
          ...order.filter((name) => known.includes(name)),
          ...givenStrangers,
        ]);
      }),
    );
  });

  test('cars that the specification does not name come last, in their given order', () => {
    const given = ['Zebra', 'Jetta', 'Arara', 'T-Cross'].map((name) => offer({ name }));
    expect(names(inDisplayOrder(given))).toEqual(['T-Cross', 'Jetta', 'Zebra', 'Arara']);
  });
});

describe('the version that represents a car', () => {
  const cheap = { model: 'cheap', price: 100_000, score: 9 };
  const scored = { model: 'scored', price: 300_000, score: 1 };

  test.each([
    ['Tera', { monthlyInstallmentInCents: 100_000, score: 9 }],
    ['T-Cross', { monthlyInstallmentInCents: 300_000, score: 1 }],
    ['ID.4', { monthlyInstallmentInCents: 300_000, score: 1 }],
  ])('for %s, with a cheap version and one with a low score, is the one with %o', (name, bestCondition) => {
    const versions = [offer({ name, ...scored }), offer({ name, ...cheap })];
    expect(representativeOf(versions)).toMatchObject({ name, bestCondition });
    expect(representativeOf(versions.toReversed())).toMatchObject({ name, bestCondition });
  });

  test('is an available one before an unavailable one with a lower score', () => {
    const versions = [offer({ ...scored, isAvailable: false }), offer(cheap)];
    expect(representativeOf(versions)?.model).toBe('cheap');
    expect(representativeOf(versions.toReversed())?.model).toBe('cheap');
  });

  test('is one with a best condition before one without', () => {
    expect(representativeOf([withoutBest({ model: 'bare' }), offer(cheap)])?.model).toBe('cheap');
  });

  test('is the first of two equal versions', () => {
    expect(representativeOf([offer({ model: 'first' }), offer({ model: 'second' })])?.model).toBe('first');
  });

  test('is undefined without versions', () => {
    expect(representativeOf([])).toBeUndefined();
  });

  const versions = fc.array(
    fc.record({ price: fc.integer({ min: 1, max: 900_000 }), score: fc.integer({ min: -50, max: 50 }) }),
    { minLength: 1, maxLength: 8 },
  );

  test.each([
    ['Tera', (representative: Offer) => representative.bestCondition?.monthlyInstallmentInCents, 'price'],
    ['T-Cross', (representative: Offer) => representative.bestCondition?.score, 'score'],
    ['Tiguan Allspace', (representative: Offer) => representative.bestCondition?.score, 'score'],
    ['a car of tomorrow', (representative: Offer) => representative.bestCondition?.score, 'score'],
  ] as const)('of %s has the lowest of all, for any versions in any order', (name, measured, by) => {
    fc.assert(
      fc.property(versions, (given) => {
        const representative = representativeOf(given.map((version) => offer({ name, ...version })));
        expect(representative && measured(representative)).toBe(Math.min(...given.map((version) => version[by])));
      }),
    );
  });

  test('appears once for every car, in display order', () => {
    const offers = [
      offer({ name: 'Polo', slug: 'polo' }),
      offer(cheap),
      offer({ name: 'Polo', slug: 'polo', model: 'better', score: 1 }),
      offer(scored),
    ];
    expect(representativeOffers(offers).map(({ name, model }) => [name, model])).toEqual([
      ['T-Cross', 'scored'],
      ['Polo', 'better'],
    ]);
  });
});

describe('the offer of a URL', () => {
  const offers = [
    offer({ model: 'a', modelCode: 'A1', score: 5 }),
    offer({ model: 'b', modelCode: 'B1', score: 1 }),
    offer({ model: 'old b', modelCode: 'B1', year: 2025, score: 2 }),
    offer({ model: 'armoured b', modelCode: 'B1', hasShield: true, score: 3 }),
    offer({ model: 'polo', slug: 'polo', modelCode: 'A1' }),
  ];
  test.each([
    ['no wish', undefined, 'b', true],
    ['a version', { modelCode: 'A1', hasShield: false }, 'a', true],
    ['a year', { modelCode: 'B1', year: 2025, hasShield: false }, 'old b', true],
    ['an armoured version', { modelCode: 'B1', hasShield: true }, 'armoured b', true],
    ['a version it does not have', { modelCode: 'C1', hasShield: false }, 'b', false],
    ['a year it does not have', { modelCode: 'A1', year: 2020, hasShield: false }, 'b', false],
    ['an armoured version where there is none', { modelCode: 'A1', hasShield: true }, 'b', false],
  ])('is found for %s', (_, wanted, model, isAsWanted) => {
    const found = offerAt(offers, 't-cross', wanted);
    expect([found?.offer.model, found?.isAsWanted]).toEqual([model, isAsWanted]);
  });

  test('is undefined for an unknown slug', () => {
    expect(offerAt(offers, 'fusca')).toBeUndefined();
  });
});
