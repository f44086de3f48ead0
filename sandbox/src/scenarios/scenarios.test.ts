import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { CarPagesResponse, HomeResponse, PagesResponse } from '../../contract/content.ts';
import { RentalOffersResponse, type ConditionsResponse } from '../../contract/vehicle.ts';
import { startSandboxForFile } from '../test-support/sandbox.ts';
import { buildWorld, scenarios } from './index.ts';

const { vehicle, content, control } = startSandboxForFile();
const enter = (name: string) => control('POST', '/scenario', { name });
const offers = async () => (await vehicle<RentalOffersResponse>('/vehicles/rentals/offers')).body.offers;
const home = async () => (await content<HomeResponse>('/')).body;

describe.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('the world %s', (name, scenario) => {
  test('is the same at every load', () => {
    expect(buildWorld(scenario)).toEqual(buildWorld(scenario));
  });

  test('keeps the contract in every list', async () => {
    await enter(name);
    const answers: [TSchema, unknown][] = [
      [RentalOffersResponse, (await vehicle('/vehicles/rentals/offers')).body],
      [HomeResponse, await home()],
      [CarPagesResponse, (await content('/cars')).body],
      [PagesResponse, (await content('/pages')).body],
    ];
    for (const [schema, body] of answers) expect([...Value.Errors(schema, body)]).toEqual([]);
  });
});

test('empty-catalogue has no offer and keeps its content', async () => {
  await enter('empty-catalogue');
  expect(await offers()).toEqual([]);
  expect((await content<unknown[]>('/cars')).body).toHaveLength(12);
});

test('all-unavailable lists every car and sells none', async () => {
  await enter('all-unavailable');
  const all = await offers();
  expect(new Set(all.map((offer) => offer.slug)).size).toBe(12);
  for (const offer of all) {
    expect(offer).toMatchObject({ isAvailability: false, deadlineInfo: 'Sem disponibilidade.', bestCondition: null });
  }
});

test('home-empty returns a title and no section', async () => {
  await enter('home-empty');
  expect(await home()).toEqual({ title: { rendered: 'Carro por assinatura' }, acf: {} });
});

test('content-missing lacks a page, sections of others, and every legal page', async () => {
  await enter('content-missing');
  expect((await content('/cars?slug=polo')).body).toEqual([]);
  expect((await content<CarPagesResponse>('/cars?slug=nivus')).body[0]?.acf).toEqual({});
  const tera = (await content<CarPagesResponse>('/cars?slug=tera')).body[0]?.acf;
  expect(tera).not.toHaveProperty('details');
  expect(tera).toHaveProperty('banner');
  expect((await home()).acf).not.toHaveProperty('steps');
  expect((await content('/pages')).body).toEqual([]);
});

test('hostile-content puts every attack into home, car pages, questions and legal pages', async () => {
  await enter('hostile-content');
  const texts = [
    JSON.stringify(await home()),
    JSON.stringify((await content('/cars?slug=t-cross')).body),
    JSON.stringify((await content('/faqs')).body),
    JSON.stringify((await content('/pages?slug=termos-de-uso')).body),
  ];
  for (const text of texts) {
    for (const attack of ['<script>', 'onerror=', 'onclick=', 'javascript:', '<iframe', '<strong>abertas']) {
      expect(text).toContain(attack);
    }
  }
});

test('thirteenth-car adds one car after the twelve, in content and offers', async () => {
  await enter('thirteenth-car');
  expect((await offers()).at(-1)).toMatchObject({ slug: 'carro-de-exemplo', bestCondition: { deadline: 24 } });
  expect((await content<CarPagesResponse>('/cars')).body.at(-1)?.slug).toBe('carro-de-exemplo');
});

test('long-texts lengthens texts and keeps identifiers', async () => {
  await enter('long-texts');
  const { acf } = await home();
  expect(acf.banner?.title.length).toBeGreaterThan(120);
  expect(acf.banner?.carSlug).toBe('t-cross');
  expect(acf.banner?.primary?.url).toBe('#ofertas');
  expect((await offers())[0]?.slug).toBe('t-cross');
});

test.each(['viaduto', 'casa-andrade', 'porto-seco'])(
  'partner-%s has this partner’s store and no other',
  async (slug) => {
    await enter(`partner-${slug}`);
    const stores = (await content<{ identifier: string }[]>('/partner')).body;
    expect(stores.map(({ identifier }) => identifier)).toEqual([slug]);
    const { banner, steps } = (await home()).acf;
    expect(banner?.title).toContain('exemplo');
    expect(banner?.primary).toBeDefined();
    expect((await content(`/cars?slug=${banner?.carSlug}`)).body).toHaveLength(1);
    expect(steps).toBeDefined();
  },
);

test('no-extensions omits the extension fields, and nothing else', async () => {
  const read = async () => (await vehicle<ConditionsResponse>('/vehicles/rentals/offers/TCCOM1?year=2026')).body;
  await enter('default');
  const full = await read();
  await enter('no-extensions');
  const plain = await read();
  expect(plain).not.toHaveProperty('costTerms');
  expect(plain.conditions[0]).not.toHaveProperty('colorHex');
  expect(plain.conditions.map((condition) => condition.monthlyInstallment)).toEqual(
    full.conditions.map((condition) => condition.monthlyInstallment),
  );
  expect((await offers())[0]).not.toHaveProperty('colorHex');
  const place = await vehicle('/vehicles/rentals/locale', { latitude: -23.55, longitude: -46.63 });
  expect(place.body).not.toHaveProperty('pickupPlaces');
  expect((await content<object[]>('/partner?slug=porto-seco')).body[0]).not.toHaveProperty('partnerTheme');
});

test('one store has its own theme; in hostile-themes each has an invalid one', async () => {
  const themes = async () =>
    (await content<{ identifier: string; partnerTheme?: unknown }[]>('/partner')).body.flatMap(
      ({ identifier, partnerTheme }) => (partnerTheme === undefined ? [] : [identifier]),
    );
  await enter('default');
  expect(await themes()).toEqual(['porto-seco']);
  await enter('long-texts');
  expect((await content<object[]>('/partner?slug=porto-seco')).body[0]).toHaveProperty(
    'partnerTheme.brand.action.$value.colorSpace',
    'oklch',
  );
  await enter('hostile-themes');
  expect(await themes()).toEqual(['viaduto', 'casa-andrade', 'porto-seco']);
});
