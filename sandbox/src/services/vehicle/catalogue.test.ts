import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { ConditionsResponse, RentalOffersResponse, VehicleResponse, bodyTypes } from '../../../contract/vehicle.ts';
import { startSandboxForFile } from '../../test-support/sandbox.ts';

const displayOrder = [
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
const slugs = [
  't-cross',
  'nivus',
  'tera',
  'polo',
  'virtus',
  'taos',
  'saveiro',
  'amarok',
  'jetta',
  'id-4',
  'id-buzz',
  'tiguan-allspace',
];

const { vehicle } = startSandboxForFile();
const readOffers = async () => (await vehicle<RentalOffersResponse>('/vehicles/rentals/offers')).body.offers;
const conditionsPath = (offer: { modelCode: string; year: number; hasShield: boolean }) =>
  `/vehicles/rentals/offers/${offer.modelCode}?year=${offer.year}${offer.hasShield ? '&isShield=true' : ''}`;
const readConditions = async (offer: { modelCode: string; year: number; hasShield: boolean }) =>
  (await vehicle<ConditionsResponse>(conditionsPath(offer))).body;
const lowest = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.toSorted((a, b) => value(a) - value(b))[0];

describe('the offers', () => {
  test('are the twelve cars in display order, with one to three versions each', async () => {
    const offers = await readOffers();
    expect([...new Set(offers.map((offer) => offer.name))]).toEqual(displayOrder);
    expect([...new Set(offers.map((offer) => offer.slug))]).toEqual(slugs);
    for (const slug of slugs) {
      const versions = offers.filter((offer) => offer.slug === slug);
      expect(versions.length).toBeGreaterThanOrEqual(1);
      expect(versions.length).toBeLessThanOrEqual(3);
    }
  });

  test('keep the contract, with body types of the specification', async () => {
    const answer = await vehicle('/vehicles/rentals/offers');
    expect([...Value.Errors(RentalOffersResponse, answer.body)]).toEqual([]);
    for (const offer of await readOffers()) expect(bodyTypes).toContain(offer.bodyType);
  });

  test('include exactly one unavailable car, without conditions', async () => {
    const unavailable = (await readOffers()).filter((offer) => offer.deadlineInfo === 'Sem disponibilidade.');
    expect([...new Set(unavailable.map((offer) => offer.slug))]).toEqual(['tiguan-allspace']);
    for (const offer of unavailable) {
      expect(offer.isAvailability).toBe(false);
      expect(offer.bestCondition).toBeNull();
      expect((await readConditions(offer)).conditions).toEqual([]);
    }
  });

  test('deliver fast exactly if the delivery text is the one of the specification', async () => {
    const text = '7 dias úteis em SP/ABC, em até 15 dias interior de SP e em 30 dias demais regiões.';
    const offers = await readOffers();
    for (const offer of offers) expect(offer.fastDelivery).toBe(offer.deadlineInfo === text);
    expect([...new Set(offers.filter((offer) => offer.fastDelivery).map((offer) => offer.slug))]).toEqual([
      't-cross',
      'tera',
      'polo',
    ]);
  });

  test('price the ID.4 at exactly R$ 4.990,00', async () => {
    const versions = (await readOffers()).filter((offer) => offer.slug === 'id-4');
    const best = lowest(versions, (offer) => offer.bestCondition?.score ?? Infinity)?.bestCondition;
    expect(best?.monthlyInstallment).toBe(4990);
    expect(best?.moneyMonthlyInstallment).toBe('R$\u00a04.990,00');
  });

  test.each(['tera', 't-cross'])(
    'of %s have the lowest score and the lowest instalment on different versions',
    async (slug) => {
      const versions = (await readOffers()).filter((offer) => offer.slug === slug);
      const byScore = lowest(versions, (offer) => offer.bestCondition?.score ?? Infinity);
      const byInstalment = lowest(versions, (offer) => offer.bestCondition?.monthlyInstallment ?? Infinity);
      expect(byScore?.modelCode).not.toBe(byInstalment?.modelCode);
    },
  );

  test('include two versions that differ only in the year and two that differ only in the armour', async () => {
    const keys = (await readOffers()).map(({ modelCode, year, hasShield }) => `${modelCode} ${year} ${hasShield}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining(['POTRA1 2026 false', 'POTRA1 2027 false']));
    expect(keys).toEqual(expect.arrayContaining(['TAHIG1 2026 false', 'TAHIG1 2026 true']));
  });

  test('include two electric cars, one of which exceeds the delivery limit', async () => {
    const electric = (await readOffers()).filter((offer) => offer.isElectric);
    expect([...new Set(electric.map((offer) => offer.slug))]).toEqual(['id-4', 'id-buzz']);
    expect(electric.some((offer) => !offer.isDeadlineWithinLimit)).toBe(true);
  });
});

describe('the conditions of every version', () => {
  test('keep the contract, contain the best condition, and stay small', async () => {
    for (const offer of await readOffers()) {
      const answer = await readConditions(offer);
      expect([...Value.Errors(ConditionsResponse, answer)]).toEqual([]);
      expect(answer.conditions.length).toBeLessThanOrEqual(300);
      expect(JSON.stringify(answer).length).toBeLessThan(120_000);
      if (!offer.bestCondition) continue;
      const best = lowest(answer.conditions, (condition) => condition.score);
      expect(best).toMatchObject({
        monthlyInstallment: offer.bestCondition.monthlyInstallment,
        deadline: offer.bestCondition.deadline,
        monthlyKmValue: offer.bestCondition.monthlyKm,
        colorCode: offer.bestCondition.color.colorCode,
        score: offer.bestCondition.score,
      });
    }
  });

  test('have whole prices, ending in ,00, or in ,90 with a package', async () => {
    for (const offer of await readOffers()) {
      for (const condition of (await readConditions(offer)).conditions) {
        const cents = Math.round(condition.monthlyInstallment * 100);
        expect(cents % 100).toBe(condition.accessoryText === '' ? 0 : 90);
      }
    }
  });

  test('of the T-Cross Comfortline follow the formula', async () => {
    const { conditions, costTerms } = await readConditions({ modelCode: 'TCCOM1', year: 2026, hasShield: false });
    const price = (deadline: number, km: number, colorCode: string, accessoryText = '') =>
      conditions.find(
        (condition) =>
          condition.deadline === deadline &&
          condition.monthlyKmValue === km &&
          condition.colorCode === colorCode &&
          condition.accessoryText === accessoryText,
      )?.monthlyInstallment;
    // 2144 for 24 months and 1.000 km; the metallic colour adds 35.
    expect(price(24, 1000, 'BRG')).toBe(2144);
    expect(price(24, 1000, 'VEU')).toBe(2179);
    // 2144 × 1,19 = 2551,36
    expect(price(12, 1000, 'BRG')).toBe(2551);
    // 2144 × (0,945 + 0,042) = 2116,128; pearl adds 60
    expect(price(36, 1500, 'VEM')).toBe(2176);
    // 2144 × (1 − 0,042) = 2053,952; the package adds 79,90
    expect(price(24, 500, 'PRN', 'Pacote Conforto')).toBe(2133.9);
    expect(costTerms).toMatchObject({ excessKmPrice: 0.89, insuranceExcess: 4200, readjustmentIndex: 'IPCA' });
  });

  test('lack some combinations: a colour with high kilometres, a term with a colour type', async () => {
    const { conditions } = await readConditions({ modelCode: 'TCCOM1', year: 2026, hasShield: false });
    const has = (deadline: number, km: number, colorCode: string) =>
      conditions.some(
        (condition) =>
          condition.deadline === deadline && condition.monthlyKmValue === km && condition.colorCode === colorCode,
      );
    expect(has(24, 1500, 'VEU')).toBe(true);
    expect(has(24, 2000, 'VEU')).toBe(false);
    expect(has(12, 1000, 'VEM')).toBe(false);
    expect(has(24, 1000, 'VEM')).toBe(true);
    expect(new Set(conditions.map((condition) => condition.deadline))).toEqual(new Set([12, 18, 24, 36, 48]));
    expect(new Set(conditions.map((condition) => condition.monthlyKmValue))).toEqual(
      new Set([500, 1000, 1500, 2000, 2500, 3000]),
    );
    expect(new Set(conditions.map((condition) => condition.colorType))).toEqual(
      new Set(['Sólida', 'Metálica', 'Perolizada']),
    );
  });
});

describe('one version', () => {
  test('has its facts for every offer', async () => {
    for (const { modelCode, year, hasShield } of await readOffers()) {
      const shield = hasShield ? '&isShield=true' : '';
      const answer = await vehicle<VehicleResponse>(`/vehicles/${modelCode}?year=${year}${shield}`);
      expect(answer.status).toBe(200);
      expect([...Value.Errors(VehicleResponse, answer.body)]).toEqual([]);
      expect(answer.body.specifications.length).toBeGreaterThan(2);
    }
  });

  test.each([
    ['/vehicles/NADA?year=2026'],
    ['/vehicles/TCCOM1?year=1999'],
    ['/vehicles/TCCOM1?year=2026&isShield=true'],
    ['/vehicles/rentals/offers/NADA?year=2026'],
  ])('is not found at %s', async (path) => {
    const answer = await vehicle(path);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'vehicle_not_found' });
  });
});
