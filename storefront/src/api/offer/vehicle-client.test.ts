import { describe, expect, it, test } from 'vitest';
import type { RentalCondition, RentalOffer } from '@signdrive/sandbox/contract/vehicle';
import { ServiceError, toAppError } from '../app-error.ts';
import { createHttp } from '../wire/http.ts';
import { json, startServer } from '../test-support/local-server.ts';
import { createVehicleClient } from './vehicle-client.ts';

const never = () => new AbortController().signal;

const wireOffer = {
  name: 'T-Cross',
  model: 'Comfortline 200 TSI',
  image: 't-cross.svg',
  slug: 't-cross',
  bodyType: 'SUVW',
  modelCode: 'BF12',
  year: 2026,
  hasShield: false,
  isAvailability: true,
  deadlineInfo: '7 dias úteis em SP/ABC, em até 15 dias interior de SP e em 30 dias demais regiões.',
  isElectric: false,
  isDeadlineWithinLimit: false,
  fastDelivery: false,
  tags: ['Mais vendido'],
  isMale: true,
  description: 'Espaço e altura.',
  conditions: 'Sujeito à análise de crédito.',
  bestCondition: {
    monthlyInstallment: 2179.1,
    deadline: 24,
    score: 1.5,
    moneyMonthlyInstallment: 'R$ 2.179,10',
    cetValue: 18.4,
    color: { colorCode: 'B02A1C' },
    monthlyKm: 1000,
  },
  colorHex: '#b02a1c',
} satisfies RentalOffer;

const wireCondition = {
  productId: 'p1',
  color: 'Vermelho urucum',
  colorCode: 'B02A1C',
  colorType: 'Metálica',
  manufacturerCode: 'M1',
  deadline: 24,
  monthlyKmValue: 1000,
  monthlyInstallment: 2179.1,
  listAccessories: [{ accessoryDescription: 'Engate' }],
  accessoryText: 'Pacote',
  optionalText: '',
  score: 1,
  colorHex: '#b02a1c',
} satisfies RentalCondition;

const tCross = { modelCode: 'BF12', year: 2026, hasShield: false };
const query = {
  ...tCross,
  step: 2,
  colorCode: 'B02A1C',
  deadlineInMonths: 24,
  monthlyKm: 1000,
  accessoryText: '',
};

async function serving(body: unknown, status = 200) {
  const server = await startServer((response) => json(response, body, status));
  const reported: string[] = [];
  const client = createVehicleClient(createHttp({ baseUrl: server.baseUrl }), ({ error }) => {
    reported.push(error.kind === 'contract' ? error.where : error.kind);
  });
  return { client, reported, seen: server.seen };
}

describe('offers', () => {
  test('are decoded into domain terms, money into cents', async () => {
    const { client, seen, reported } = await serving({ offers: [wireOffer] });
    expect(await client.listOffers(never())).toEqual([
      {
        modelCode: 'BF12',
        year: 2026,
        hasShield: false,
        name: 'T-Cross',
        model: 'Comfortline 200 TSI',
        slug: 't-cross',
        bodyType: 'suvw',
        isAvailable: true,
        hasFastDelivery: true,
        isDeadlineWithinLimit: false,
        deadlineInfo: wireOffer.deadlineInfo,
        isElectric: false,
        tags: ['Mais vendido'],
        isMale: true,
        description: 'Espaço e altura.',
        legalText: 'Sujeito à análise de crédito.',
        bestCondition: {
          monthlyInstallmentInCents: 217_910,
          deadlineInMonths: 24,
          monthlyKm: 1000,
          score: 1.5,
          colorCode: 'B02A1C',
          cetPercentAYear: 18.4,
        },
        colorHex: '#b02a1c',
      },
    ]);
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/vehicles/rentals/offers' });
    expect(reported).toEqual([]);
  });

  test.each([
    [{ deadlineInfo: 'Sem disponibilidade.' }, { isAvailable: false, hasFastDelivery: false }],
    [{ isElectric: true }, { isDeadlineWithinLimit: true }],
    [{ bodyType: 'Conversível' }, { bodyType: 'unknown' }],
    [{ deadlineInfo: 'Em 30 dias.', fastDelivery: true }, { hasFastDelivery: false }],
  ])('with %o have the value %o', async (wire, expected) => {
    const { client } = await serving({ offers: [{ ...wireOffer, ...wire }] });
    expect((await client.listOffers(never()))[0]).toMatchObject(expected);
  });

  test('are left out and reported if unreadable, and the rest stays', async () => {
    const offers = [{ ...wireOffer, year: '2026' }, wireOffer, null, { ...wireOffer, slug: '../x' }];
    const { client, reported } = await serving({ offers });
    expect(await client.listOffers(never())).toHaveLength(1);
    expect(reported).toEqual([
      'GET /vehicles/rentals/offers.offers[0].year',
      'GET /vehicles/rentals/offers.offers[2]',
      'GET /vehicles/rentals/offers.offers[3].slug',
    ]);
  });

  test.each([
    [{ bestCondition: null }, []],
    [{ bestCondition: { ...wireOffer.bestCondition, monthlyInstallment: -1 } }, ['bestCondition.monthlyInstallment']],
    [{ bestCondition: null, colorHex: 'red;background:url(x)' }, ['colorHex']],
  ])('with %o stay, without that part', async (wire, faults) => {
    const { client, reported } = await serving({ offers: [{ ...wireOffer, ...wire }] });
    const [offer] = await client.listOffers(never());
    expect(offer).not.toHaveProperty('bestCondition');
    expect(reported).toEqual(faults.map((fault) => `GET /vehicles/rentals/offers.offers[0].${fault}`));
  });

  test.each([null, undefined])('stay with their price where the parts that only describe them are %o', async (none) => {
    const { client } = await serving({
      offers: [
        {
          ...wireOffer,
          description: none,
          conditions: none,
          tags: none,
          bestCondition: { ...wireOffer.bestCondition, cetValue: none },
        },
      ],
    });
    expect((await client.listOffers(never()))[0]).toMatchObject({
      description: '',
      legalText: '',
      tags: [],
      bestCondition: { monthlyInstallmentInCents: 217_910 },
    });
  });

  test.each([null, [], {}, { offers: {} }, 'x'])('reject a response that is no list of offers (%o)', async (body) => {
    const { client } = await serving(body);
    const caught: unknown = await client.listOffers(never()).catch((error: unknown) => error);
    expect(caught).toBeInstanceOf(ServiceError);
    expect(toAppError(caught).kind).toBe('contract');
  });
});

describe('conditions', () => {
  test('are requested by version and year, without an armour parameter for a plain car', async () => {
    const { client, seen } = await serving({ conditions: [wireCondition] });
    expect(await client.readConditions(tCross, never())).toEqual({
      conditions: [
        {
          productId: 'p1',
          deadlineInMonths: 24,
          monthlyKm: 1000,
          colorType: 'Metálica',
          colorCode: 'B02A1C',
          colorName: 'Vermelho urucum',
          manufacturerCode: 'M1',
          accessoryText: 'Pacote',
          optionalText: '',
          accessories: ['Engate'],
          monthlyInstallmentInCents: 217_910,
          score: 1,
          colorHex: '#b02a1c',
        },
      ],
    });
    expect(seen[0]?.url).toBe('/vehicles/rentals/offers/BF12?year=2026');
  });

  test('are requested with the armour parameter for an armoured car', async () => {
    const { client, seen } = await serving({ conditions: [] });
    await client.readConditions({ ...tCross, hasShield: true }, never());
    expect(seen[0]?.url).toBe('/vehicles/rentals/offers/BF12?year=2026&isShield=true');
  });

  test.each([null, undefined])('have no package where the service sends %o', async (none) => {
    const { client } = await serving({
      conditions: [{ ...wireCondition, accessoryText: none, optionalText: none, listAccessories: none }],
    });
    expect((await client.readConditions(tCross, never())).conditions).toMatchObject([
      { accessoryText: '', optionalText: '', accessories: [], monthlyInstallmentInCents: 217_910 },
    ]);
  });

  test('are none for a car that was withdrawn, as for an unavailable one', async () => {
    const { client } = await serving({ code: 'vehicle_not_found', message: 'No version' }, 404);
    expect(await client.readConditions(tCross, never())).toEqual({ conditions: [] });
  });

  test('keep the readable cost terms', async () => {
    const costTerms = {
      excessKmPrice: 0.89,
      insuranceExcess: -1,
      earlyExit: { month: 12, percentOfRemaining: 250 },
      readjustmentIndex: 'IPCA',
      included: [{ title: 'Seguro', note: 'Completo' }, { title: 7 }],
      notIncluded: [{ title: 'Franquia', note: 'Sinistro', value: 4200 }],
    };
    const { client, reported } = await serving({ conditions: [], costTerms });
    expect((await client.readConditions(tCross, never())).costTerms).toEqual({
      excessKmPriceInCents: 89,
      readjustmentIndex: 'IPCA',
      included: [{ title: 'Seguro', note: 'Completo' }],
      notIncluded: [{ title: 'Franquia', note: 'Sinistro', valueInCents: 420_000 }],
    });
    expect(reported).toHaveLength(3);
  });
});

describe('a simulation', () => {
  const signdrive = {
    planType: 'signdrive',
    productId: 'p1',
    deadline: 24,
    monthlyKm: 1000,
    colorCode: 'B02A1C',
    monthlyInstallment: 2179.1,
    moneyMonthlyInstallment: 'R$ 2.179,10',
    totalValue: 52298.4,
  };
  const conventional = {
    planType: 'convencional',
    name: 'Financiamento 36 meses',
    deadline: 36,
    vehicleValue: 139990,
    downPayment: 41997,
    balloonValue: 0,
    monthlyInstallment: 3372.38,
    totalValue: 163402.68,
    cetValue: 27.1,
    monthlyInterestRate: 1.79,
  };

  test('is requested with the wire’s names, 30 percent down and no balloon', async () => {
    const { client, seen } = await serving({ results: [] });
    await client.simulate(query, never());
    await client.simulate({ ...query, hasShield: true, accessoryText: 'Pacote' }, never());
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/vehicles/BF12/simulation' });
    const plain = {
      step: 2,
      colorCode: 'B02A1C',
      deadline: 24,
      franchiseValue: 1000,
      year: 2026,
      downPaymentPercentage: 30,
      balloonValue: 0,
    };
    expect(seen.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      plain,
      { ...plain, hasShield: true, accessoryText: 'Pacote' },
    ]);
  });

  test('has every kind of plan including the maker’s unique plan, and ignores unknown kinds', async () => {
    const { client, reported } = await serving({
      results: [
        conventional,
        { ...conventional, planType: 'unique', name: 'Unique', balloonValue: 40_000 },
        { planType: 'x' },
        signdrive,
      ],
    });
    expect(await client.simulate(query, never())).toEqual([
      {
        type: 'convencional',
        name: 'Financiamento 36 meses',
        deadlineInMonths: 36,
        vehicleValueInCents: 13_999_000,
        downPaymentInCents: 4_199_700,
        balloonInCents: 0,
        monthlyInstallmentInCents: 337_238,
        totalInCents: 16_340_268,
        cetPercentAYear: 27.1,
        interestPercentAMonth: 1.79,
      },
      {
        type: 'unique',
        name: 'Unique',
        deadlineInMonths: 36,
        vehicleValueInCents: 13_999_000,
        downPaymentInCents: 4_199_700,
        balloonInCents: 4_000_000,
        monthlyInstallmentInCents: 337_238,
        totalInCents: 16_340_268,
        cetPercentAYear: 27.1,
        interestPercentAMonth: 1.79,
      },
      {
        type: 'signdrive',
        productId: 'p1',
        deadlineInMonths: 24,
        monthlyKm: 1000,
        colorCode: 'B02A1C',
        monthlyInstallmentInCents: 217_910,
        totalInCents: 5_229_840,
      },
    ]);
    expect(reported).toEqual([]);
  });

  test('with an unreadable conventional plan keeps the price', async () => {
    const { client, reported } = await serving({ results: [{ ...conventional, cetValue: null }, signdrive] });
    expect((await client.simulate(query, never())).map(({ type }) => type)).toEqual(['signdrive']);
    expect(reported).toEqual(['POST /vehicles/{model}/simulation.results[0].cetValue']);
  });

  test('with an unreadable price is an error: no price is better than a wrong one', async () => {
    const { client } = await serving({ results: [{ ...signdrive, monthlyInstallment: 'R$ 2' }] });
    const caught: unknown = await client.simulate(query, never()).catch((error: unknown) => error);
    expect(toAppError(caught)).toEqual({
      kind: 'contract',
      where: 'POST /vehicles/{model}/simulation.results[0].monthlyInstallment',
    });
  });

  test('is requested again as one plan before confirming', async () => {
    const { client, seen } = await serving({ ...signdrive, costTerms: { readjustmentIndex: 'IPCA' } });
    expect(await client.readRental(query, never())).toMatchObject({
      type: 'signdrive',
      monthlyInstallmentInCents: 217_910,
      costTerms: { readjustmentIndex: 'IPCA' },
    });
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/vehicles/BF12/rental' });
  });
});

describe('other calls', () => {
  test('read the car', async () => {
    const { client, seen } = await serving({
      id: 'BF12',
      name: 'T-Cross',
      model: 'Comfortline',
      year: 2026,
      bodyType: 'Pick-up',
      image: 'x',
      price: 139990,
      description: '',
      specifications: [{ label: 'Motor', value: '1.0' }],
      standardItems: ['Ar'],
    });
    expect(await client.readVehicle({ ...tCross, hasShield: true }, never())).toMatchObject({
      bodyType: 'pickup',
      priceInCents: 13_999_000,
      specifications: [{ label: 'Motor', value: '1.0' }],
    });
    expect(seen[0]?.url).toBe('/vehicles/BF12?year=2026&isShield=true');
  });

  test.each([null, undefined])('read a vehicle without the parts that the service sends as %o', async (none) => {
    const wire = { id: 'BF12', name: 'Amarok', model: 'V6', year: 2026, bodyType: 'Pick-up', price: 139_990 };
    const { client } = await serving({ ...wire, description: none, specifications: none, standardItems: none });
    const read = await client.readVehicle(tCross, never());
    expect(read).toMatchObject({ description: '', specifications: [], standardItems: [], priceInCents: 13_999_000 });
  });

  const pickupPlace = { name: 'Retirada', city: 'Santos', state: 'SP', distanceKm: 4, deadlineInfo: 'em até 15 dias' };

  test('read the city near a position with its delivery time, and pickup places if the service sends any', async () => {
    const place = await serving({
      city: 'Santos',
      state: 'SP',
      deadlineInfo: 'em até 15 dias',
      pickupPlaces: [pickupPlace, { ...pickupPlace, distanceKm: -1 }, 'nonsense'],
    });
    expect(await place.client.nearest({ latitude: -23.9, longitude: -46.3 }, never())).toEqual({
      city: 'Santos',
      uf: 'SP',
      deadlineInfo: 'em até 15 dias',
      pickupPlaces: [{ name: 'Retirada', city: 'Santos', uf: 'SP', distanceInKm: 4, deadlineInfo: 'em até 15 dias' }],
    });
    expect(place.reported).toEqual([
      'POST /vehicles/rentals/locale.pickupPlaces[1].distanceKm',
      'POST /vehicles/rentals/locale.pickupPlaces[2]',
    ]);
    expect(place.seen[0]).toMatchObject({
      url: '/vehicles/rentals/locale',
      body: '{"latitude":-23.9,"longitude":-46.3}',
    });
    for (const pickupPlaces of [undefined, null]) {
      const silent = await serving({ city: 'Santos', state: 'SP', pickupPlaces });
      expect(await silent.client.nearest({ latitude: -23.9, longitude: -46.3 }, never())).toEqual({
        city: 'Santos',
        uf: 'SP',
        pickupPlaces: [],
      });
    }
  });

  test.each(['nonsense', {}, { city: 'Santos' }, { city: 7, state: 'SP' }])('reject a location of %o', async (body) => {
    const { client } = await serving(body);
    const caught: unknown = await client
      .nearest({ latitude: 0, longitude: 0 }, never())
      .catch((error: unknown) => error);
    expect(toAppError(caught)).toMatchObject({ kind: 'contract' });
  });

  test.each([
    'nonsense',
    {},
    { url: '' },
    { url: '/a' },
    { url: 'javascript:alert(1)' },
    { url: 'https://a@b.invalid' },
  ])('reject a share URL of %o', async (body) => {
    const { client } = await serving(body);
    const caught: unknown = await client
      .share({ url: 'https://exemplo.com/' }, never())
      .catch((error: unknown) => error);
    expect(toAppError(caught)).toMatchObject({ kind: 'contract' });
  });

  test('read the share URL and the application data', async () => {
    const share = await serving({ url: 'https://exemplo.com/a' });
    expect(await share.client.share({ url: 'https://exemplo.com/long' }, never())).toBe('https://exemplo.com/a');
    expect(share.seen[0]).toMatchObject({ url: '/vehicles/share', body: '{"url":"https://exemplo.com/long"}' });

    const application = await serving({ name: 'a', salesPhone: 'b', notes: ['c'] });
    expect(await application.client.readApplication(never())).toEqual({ name: 'a', salesPhone: 'b', notes: ['c'] });
    expect(application.seen[0]?.url).toBe('/application');
  });

  it.each([[undefined], [null], [''], [800]])(
    'reads the application when the sales phone is %j',
    async (salesPhone) => {
      const { client } = await serving({ name: 'a', salesPhone, notes: ['c'] });
      expect(await client.readApplication(never())).toEqual({ name: 'a', notes: ['c'] });
    },
  );

  test("read the calculator's data without unreadable entries", async () => {
    const entry = { brand: 'volkswagen', model: 'Polo', version: 'Track', year: 2026 };
    const { client } = await serving({
      name: 'a',
      salesPhone: 'b',
      notes: [],
      calculator: {
        source: 'Tabela de exemplo',
        depreciation: [
          { ...entry, averageDepreciationPercetage: 9.2 },
          { ...entry, averageDepreciationPercetage: 920 },
          { ...entry, brand: 'outra', averageDepreciationPercetage: 9.2 },
        ],
        pps: [
          { brand: 'Audi', model: 'Q3', values: [1490, 2190.5] },
          { brand: 'volkswagen', model: 'Polo', values: [690] },
        ],
      },
    });
    expect((await client.readApplication(never())).tables).toEqual({
      source: 'Tabela de exemplo',
      depreciation: [{ ...entry, averagePercentAYear: 9.2 }],
      maintenance: [{ brand: 'audi', model: 'Q3', valuesInCents: [149_000, 219_050] }],
    });
  });
});
