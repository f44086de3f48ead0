import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoriesOf, categoryInUrl, menuPriceInCents, offersIn, requestedCategory } from './categories.ts';
import { bodyTypes, type BodyType, type Offer } from './offer.ts';
import { anOffer } from '#/test-support/builders.ts';

const names = (offers: readonly Offer[]) => offers.map(({ name }) => name);

describe('the categories', () => {
  const offers = [
    anOffer({ name: 'ID.4', bodyType: 'electric' }),
    anOffer({ name: 'T-Cross', bodyType: 'suvw' }),
    anOffer({ name: 'Nivus', bodyType: 'suvw' }),
    anOffer({ name: 'New', bodyType: 'unknown' }),
  ];

  test('are those with a car, in the order of the specification, with their count', () => {
    expect(categoriesOf(offers)).toEqual([
      { bodyType: 'suvw', count: 2 },
      { bodyType: 'electric', count: 1 },
    ]);
  });

  test('include every electric car in the electric category, regardless of its body type', () => {
    const buzz = anOffer({ name: 'ID.Buzz', bodyType: 'minivan', isElectric: true });
    expect(names(offersIn([...offers, buzz], 'electric'))).toEqual(['ID.4', 'ID.Buzz']);
    expect(names(offersIn([...offers, buzz], 'minivan'))).toEqual(['ID.Buzz']);
    expect(categoriesOf([...offers, buzz])).toContainEqual({ bodyType: 'electric', count: 2 });
  });

  test('filter the cars, and without a category all cars are shown', () => {
    expect(names(offersIn(offers, 'suvw'))).toEqual(['T-Cross', 'Nivus']);
    expect(offersIn(offers, undefined)).toEqual(offers);
  });

  test('together hold all cars except those of an unknown type', () => {
    const bodyType = fc.constantFrom<BodyType>(...bodyTypes, 'unknown');
    fc.assert(
      fc.property(fc.array(bodyType), (given) => {
        const cars = given.map((type) => anOffer({ bodyType: type }));
        const categories = categoriesOf(cars);
        const shared = categories.flatMap((category) => offersIn(cars, category.bodyType));
        expect(shared).toHaveLength(cars.filter((car) => car.bodyType !== 'unknown').length);
        for (const { bodyType: type, count } of categories) expect(offersIn(cars, type)).toHaveLength(count);
        expect(categories.map((category) => category.bodyType)).toEqual(
          bodyTypes.filter((type) => given.includes(type)),
        );
      }),
    );
  });

  test('have a parameter value each, which is read back', () => {
    const all = categoriesOf(bodyTypes.map((bodyType) => anOffer({ bodyType })));
    expect(bodyTypes.map((bodyType) => requestedCategory(categoryInUrl(bodyType), all))).toEqual([...bodyTypes]);
    expect(bodyTypes.map(categoryInUrl)).toEqual(['suvw', 'hatch', 'sedan', 'picape', 'eletrico', 'minivan']);
    expect([categoryInUrl(undefined), categoryInUrl('unknown')]).toEqual([undefined, undefined]);
  });

  test.each([
    ['nothing', undefined],
    ['a category without a car', 'minivan'],
    ['a word that is none', 'fusca'],
    ['a name every object has', 'constructor'],
    ['something else than a word', ['suvw']],
  ])('select nothing for a URL with %s', (_, parameter) => {
    expect(requestedCategory(parameter, categoriesOf(offers))).toBeUndefined();
  });
});

const at = (monthlyInstallmentInCents: number) => {
  const { bestCondition } = anOffer();
  return bestCondition ? { bestCondition: { ...bestCondition, monthlyInstallmentInCents } } : {};
};

test.each([
  ['a car costs what its best condition does', anOffer(at(164_900)), 164_900],
  ['the ID.4 has a fixed price', anOffer({ name: 'ID.4', ...at(510_000) }), 499_000],
  ['a car that cannot be had has none', anOffer({ isAvailable: false }), undefined],
  ['nor has an ID.4 that cannot be had', anOffer({ name: 'ID.4', isAvailable: false }), undefined],
])('in the menu, %s', (_, shownCar, price) => {
  expect(menuPriceInCents(shownCar)).toBe(price);
});
