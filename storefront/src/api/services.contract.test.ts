/** The clients against the running sandbox, in every world that changes the wire. */
import { createSandbox, defaultCouponApiKey, defaultCredentials, type Sandbox } from '@signdrive/sandbox/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { representativeOffers } from '../domain/offer/catalog.ts';
import { menuPriceInCents } from '../domain/offer/categories.ts';
import { closestSelection } from '../domain/offer/closest-selection.ts';
import { averageDepreciationOf, maintenanceOf } from '../domain/comparison/comparison-tables.ts';
import { conditionTree, resolve } from '../domain/offer/conditions.ts';
import { isEmptyCarPage, type RichNode } from '../domain/content/content.ts';
import { findCity } from '../domain/place/geography.ts';
import { buildLead } from '../domain/contact/leads.ts';
import { isAvailableWith, type Offer } from '../domain/offer/offer.ts';
import { answersSelection, priceDiffers, rankPlans } from '../domain/offer/simulation.ts';
import { isAbort, toAppError } from './app-error.ts';
import type { Ports } from './ports.ts';
import { createServices } from './services.ts';

let sandbox: Sandbox;
let ports: Ports;
let reported: string[];
const never = () => new AbortController().signal;
const errorOf = async (reading: Promise<unknown>) =>
  toAppError(
    await reading.then(
      () => undefined,
      (error: unknown) => error,
    ),
  );

/** Adds the services' credentials in place of the store server. */
const fetchWithCredentials: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('client-key', defaultCredentials.clientKey);
  headers.set('client-token', defaultCredentials.clientToken);
  headers.set('x-api-key', defaultCouponApiKey);
  return fetch(input, { ...init, headers });
};

/** Reads the sandbox's state. */
async function control<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`${sandbox.url}/_sandbox/${path}`, { headers: { 'x-sandbox-control': '1' } });
  return (await answer.json()) as Answer;
}

beforeAll(async () => {
  sandbox = await createSandbox({ port: 0, cardPort: 0 });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset('default');
  reported = [];
  ports = createServices({
    baseUrl: sandbox.url,
    fetch: fetchWithCredentials,
    timeoutMs: 5_000,
    sessionIds: { read: () => 'contract-test-session', write: () => undefined },
    report: ({ error }) => reported.push(error.kind === 'contract' ? error.where : error.kind),
  });
});

async function offerNamed(name: string): Promise<Offer> {
  const found = representativeOffers(await ports.catalog.listOffers(never())).find((offer) => offer.name === name);
  if (!found) throw new Error(`The sandbox offers no ${name}`);
  return found;
}

test("the menu's fixed price of the ID.4 equals the price of its best condition (spec §2.3)", async () => {
  const car = await offerNamed('ID.4');
  expect(car.bestCondition?.monthlyInstallmentInCents).toBe(499_000);
  expect(menuPriceInCents(car)).toBe(499_000);
});

async function openedOffer(name: string) {
  const offer = await offerNamed(name);
  const { conditions, costTerms } = await ports.offer.readConditions(offer, never());
  const tree = conditionTree(conditions);
  const selection = closestSelection(tree, {}, offer.bestCondition)?.selection;
  const condition = selection && resolve(tree, selection);
  if (!selection || !condition) throw new Error(`${name} has no condition`);
  return { offer, conditions, costTerms, selection, condition, query: { ...offer, ...selection, step: 2 } };
}

describe('the vehicle service', () => {
  test('lists the twelve cars in the order of the specification, without omissions', async () => {
    const offers = representativeOffers(await ports.catalog.listOffers(never()));
    expect(offers.map(({ name }) => name)).toEqual([
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
    ]);
    expect(reported).toEqual([]);
  });

  test('prices the ID.4 at exactly R$ 4.990,00', async () => {
    expect((await offerNamed('ID.4')).bestCondition?.monthlyInstallmentInCents).toBe(499_000);
  });

  test('has each version’s best condition among its conditions, at the same price', async () => {
    for (const offer of await ports.catalog.listOffers(never())) {
      const { conditions } = await ports.offer.readConditions(offer, never());
      expect(isAvailableWith(offer, conditions), `${offer.name} ${offer.model}`).toBe(offer.isAvailable);
      const { bestCondition } = offer;
      if (!bestCondition) continue;
      const tree = conditionTree(conditions);
      const selection = closestSelection(tree, {}, bestCondition)?.selection;
      expect(selection && resolve(tree, selection)?.monthlyInstallmentInCents, offer.model).toBe(
        bestCondition.monthlyInstallmentInCents,
      );
    }
    expect(reported).toEqual([]);
  });

  test('reads an armoured version separately from the plain one', async () => {
    const offers = await ports.catalog.listOffers(never());
    const armoured = offers.find(({ hasShield }) => hasShield);
    if (!armoured) throw new Error('The sandbox offers no armoured car');
    const { conditions } = await ports.offer.readConditions(armoured, never());
    expect(conditions.length).toBeGreaterThan(0);
    expect(armoured.bestCondition?.monthlyInstallmentInCents).toBeGreaterThan(0);
    expect((await ports.offer.readVehicle(armoured, never())).priceInCents).toBeGreaterThan(0);
  });

  test('simulates a selection at the tree’s price, with plans to compare', async () => {
    const { query, selection, condition, costTerms } = await openedOffer('T-Cross');
    const { subscription, bestConventional, conventional } = rankPlans(await ports.offer.simulate(query, never()));
    expect(subscription && answersSelection(subscription, selection)).toBe(true);
    expect(subscription && priceDiffers(condition, subscription)).toBe(false);
    expect(bestConventional?.downPaymentInCents).toBe(Math.round((bestConventional?.vehicleValueInCents ?? 0) * 0.3));
    expect(bestConventional?.balloonInCents).toBe(0);
    expect(conventional.length).toBeGreaterThan(0);
    expect(costTerms).toMatchObject({
      excessKmPriceInCents: expect.any(Number) as number,
      readjustmentIndex: expect.any(String) as string,
    });
    expect(reported).toEqual([]);
  });

  test('simulates every package of accessories at its own price', async () => {
    const { query, conditions } = await openedOffer('T-Cross');
    const packages = conditions.filter(
      (one) =>
        one.deadlineInMonths === query.deadlineInMonths &&
        one.monthlyKm === query.monthlyKm &&
        one.colorCode === query.colorCode,
    );
    expect(packages.length).toBeGreaterThan(0);
    for (const { accessoryText, monthlyInstallmentInCents, productId } of packages) {
      const { subscription } = rankPlans(await ports.offer.simulate({ ...query, accessoryText }, never()));
      expect(subscription).toMatchObject({ monthlyInstallmentInCents, productId });
    }
  });

  test('returns the same new price from simulation and confirmation after a price change', async () => {
    await sandbox.reset('price-change');
    const { query, condition } = await openedOffer('T-Cross');
    const { subscription } = rankPlans(await ports.offer.simulate(query, never()));
    expect(subscription && priceDiffers(condition, subscription)).toBe(true);
    expect((await ports.offer.readRental(query, never())).monthlyInstallmentInCents).toBe(
      subscription?.monthlyInstallmentInCents,
    );
  });

  test('is read without the extensions', async () => {
    await sandbox.reset('no-extensions');
    const { query, costTerms, condition, offer } = await openedOffer('Polo');
    expect(costTerms).toBeUndefined();
    expect(condition).not.toHaveProperty('colorHex');
    expect(offer).not.toHaveProperty('colorHex');
    expect(await ports.application.readApplication(never())).not.toHaveProperty('tables');
    expect(rankPlans(await ports.offer.simulate(query, never())).bestConventional).not.toHaveProperty(
      'interestPercentAMonth',
    );
    expect(reported).toEqual([]);
  });

  test('lists no offers as an empty list, and marks unavailable ones', async () => {
    await sandbox.reset('empty-catalogue');
    expect(await ports.catalog.listOffers(never())).toEqual([]);
    await sandbox.reset('all-unavailable');
    const offers = await ports.catalog.listOffers(never());
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.every(({ isAvailable }) => !isAvailable)).toBe(true);
  });

  test('lists a thirteenth car after the twelve', async () => {
    await sandbox.reset('thirteenth-car');
    const offers = representativeOffers(await ports.catalog.listOffers(never()));
    expect(offers).toHaveLength(13);
    expect(offers[11]?.name).toBe('Tiguan Allspace');
  });

  test('rejects an unknown version as not found, and a call without credentials as unauthorized', async () => {
    const unknown = { modelCode: 'NADA', year: 2026, hasShield: false };
    expect(await errorOf(ports.offer.readVehicle(unknown, never()))).toEqual({ kind: 'notFound' });
    const bare = createServices({ baseUrl: sandbox.url });
    expect(await errorOf(bare.catalog.listOffers(never()))).toEqual({ kind: 'unauthorized' });
  });

  test('returns a city with its delivery time and three pickup places near a position', async () => {
    const near = await ports.offer.nearest({ latitude: -23.55, longitude: -46.63 }, never());
    expect(near).toMatchObject({ city: 'São Paulo', uf: 'SP', deadlineInfo: '7 dias úteis' });
    expect(near.pickupPlaces.map(({ city, distanceInKm }) => [city, distanceInKm])).toEqual([
      ['São Paulo', 0],
      ['São Caetano do Sul', 11],
      ['Santo André', 16],
    ]);
    expect(reported).toEqual([]);
    await sandbox.reset('no-extensions');
    expect((await ports.offer.nearest({ latitude: -23.55, longitude: -46.63 }, never())).pickupPlaces).toEqual([]);
  });

  test('shares a URL with the simulation and without the campaign', async () => {
    const page = 'http://localhost:4000/ofertasvw/t-cross?prazo=24&km=1000';
    expect(await ports.offer.share({ url: `${page}&utm_source=a`, model: 'TCCOM1' }, never())).toBe(page);
  });

  test('returns the application data', async () => {
    const { name, tables } = await ports.application.readApplication(never());
    expect(name).not.toBe('');
    expect(tables?.source).toContain('exemplo');
    const tCross = await offerNamed('T-Cross');
    expect(tables && averageDepreciationOf(tables, tCross)).toBe(11.2);
    // 139.990 × 5 ‰ and 8 ‰, in tens of reais: 700 + 1120
    expect(tables && maintenanceOf(tables, tCross, 2)).toBe(182_000);
  });

  test.each([
    [{ drop: 'request' }, { kind: 'network' }],
    [{ drop: 'half' }, { kind: 'network' }],
    [{ delayMs: 2_000 }, { kind: 'timeout' }],
    [
      { status: 200, body: 'nonsense' },
      { kind: 'contract', where: 'GET /vehicles/rentals/offers' },
    ],
    [{ status: 404 }, { kind: 'notFound' }],
  ] as const)('a call with the fault %o fails as %o, and the next one succeeds', async (fault, expected) => {
    const path = '/vehicles/rentals/offers';
    sandbox.kernel.faults.add({ service: 'vehicle', path, ...fault });
    const impatient = createServices({
      baseUrl: sandbox.url,
      fetch: fetchWithCredentials,
      timeoutMs: 1_000,
      sessionIds: { read: () => 'contract-test-session', write: () => undefined },
    });
    expect(await errorOf(impatient.catalog.listOffers(never()))).toEqual(expected);
    expect((await impatient.catalog.listOffers(never())).length).toBeGreaterThan(0);
  });

  test('rejects with its status, code and message', async () => {
    const path = '/vehicles/rentals/offers';
    sandbox.kernel.faults.add({ service: 'vehicle', path, status: 503 });
    const error = await errorOf(ports.catalog.listOffers(never()));
    expect(error).toMatchObject({ kind: 'rejected', status: 503 });
    expect(error.kind === 'rejected' && error.code).not.toBe('');
  });

  test('ends a cancelled call at once, without an error', async () => {
    sandbox.kernel.faults.add({ service: 'vehicle', path: '/vehicles/rentals/offers', delayMs: 60_000 });
    const controller = new AbortController();
    const reading = ports.catalog.listOffers(controller.signal).catch((error: unknown) => error);
    await expect.poll(() => sandbox.kernel.calls.list().length).toBe(1);
    controller.abort();
    expect(isAbort(await reading)).toBe(true);
  });
});

describe('the fleet service', () => {
  test('has a product for every condition of a car', async () => {
    const { condition, offer } = await openedOffer('Jetta');
    const product = await ports.fleetOffer.readOffer({ productId: condition.productId }, never());
    expect(product).toMatchObject({
      salesChannel: 'signdrive',
      modelCode: offer.modelCode,
      deadlineInMonths: condition.deadlineInMonths,
      monthlyKm: condition.monthlyKm,
      colorCode: condition.colorCode,
      monthlyInstallmentInCents: condition.monthlyInstallmentInCents,
    });
    expect(sandbox.kernel.calls.list().at(-1)?.query).toBe('saleschannel=S%26D');
  });

  test('does not find an unknown product', async () => {
    expect(await errorOf(ports.fleetOffer.readOffer({ productId: 'nada' }, never()))).toEqual({ kind: 'notFound' });
  });
});

describe('the geography service', () => {
  test('lists every state, and every city of each', async () => {
    const states = await ports.geography.listStates(never());
    expect(states).toHaveLength(27);
    const cities = await Promise.all(states.map(({ uf }) => ports.geography.listCities(uf, never())));
    expect(cities.flat()).toHaveLength(5571);
    expect(findCity(cities[24] ?? [], 'sao paulo')?.name).toBe('São Paulo');
    expect(reported).toEqual([]);
  });

  test('does not find an unknown state', async () => {
    expect(await errorOf(ports.geography.listCities('XX', never()))).toEqual({ kind: 'notFound' });
  });
});

describe('the coupon service', () => {
  const clara = { document: '52998224725', email: 'clara@exemplo.com.br' };
  const offerId = 'TCCOM1-2026-24-1000-VEU';
  const validate = (code: string, person = {}) => ports.coupon.validate({ code, offerId, ...person }, never());

  test.each([
    ['EXEMPLO10', { kind: 'percent', percent: 10 }],
    ['exemplo150', { kind: 'value', valueInCents: 15_000 }],
    ['SODACLARA', { kind: 'percent', percent: 12 }],
  ])('accepts %s', async (code, discount) => {
    expect(await validate(code)).toMatchObject({ code, discount });
  });

  test.each([
    ['VENCIDO', 'expired'],
    ['SOPOLO', 'otherOffer'],
    ['SODACLARA', 'otherPerson'],
    ['JAUSADO', 'used'],
    ['INVENTADO', 'unknown'],
  ])('rejects %s as %s', async (code, refusal) => {
    const other = { document: '11144477735', email: 'outra@exemplo.com.br' };
    expect(await errorOf(validate(code, other))).toMatchObject({ kind: 'rejected', code: refusal });
  });

  test('reports a redeemed coupon as used, and accepts a repeat with the same key', async () => {
    const { couponOfferId } = await validate('EXEMPLO10', clara);
    const use = { code: 'EXEMPLO10', offerId, couponOfferId, userId: '1001', idempotencyKey: 'pedido-1', ...clara };
    await ports.coupon.burn(use, never());
    expect(await errorOf(validate('EXEMPLO10', clara))).toMatchObject({ code: 'used' });
    await ports.coupon.burn(use, never());
    expect(await errorOf(ports.coupon.burn({ ...use, idempotencyKey: 'pedido-2' }, never()))).toMatchObject({
      code: 'used',
    });
  });
});

describe('the content service', () => {
  test('returns the whole home page', async () => {
    const home = await ports.content.readHome(never());
    expect(Object.keys(home).toSorted()).toEqual(
      ['about', 'banner', 'compareAndSign', 'faq', 'offers', 'seo', 'steps', 'title'].toSorted(),
    );
    expect(home.about?.body.length).toBeGreaterThan(0);
    expect(reported).toEqual([]);
  });

  test('has a page with content for every car on offer', async () => {
    const offers = representativeOffers(await ports.catalog.listOffers(never()));
    for (const { slug } of offers) {
      const page = await ports.content.readCarPage(slug, never());
      expect(page && !isEmptyCarPage(page), slug).toBe(true);
    }
    const slugs = (await ports.catalog.listRegisteredCars(never())).map(({ slug }) => slug);
    expect(slugs.toSorted()).toEqual(offers.map(({ slug }) => slug).toSorted());
    expect((await ports.content.listCarTitles(never())).length).toBe(offers.length);
    expect(reported).toEqual([]);
  });

  test.each(['politica-de-cookies', 'portal-do-titular', 'politica-de-privacidade', 'termos-de-uso'])(
    'has text on the page %s',
    async (slug) => {
      expect((await ports.content.readPage(slug, never()))?.body.length).toBeGreaterThan(0);
    },
  );

  test('lists questions, their categories and the offer conditions', async () => {
    expect((await ports.content.readFaq(never())).length).toBeGreaterThan(0);
    expect((await ports.content.readConditions(never())).length).toBeGreaterThan(0);
    const [category] = await ports.content.listFaqCategories(never());
    if (!category) throw new Error('The sandbox has no question category');
    const items = await ports.content.listFaqs({ categoryId: category.id }, never());
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThanOrEqual(10);
    expect(items.every(({ categoryId }) => categoryId === category.id)).toBe(true);
    expect(reported).toEqual([]);
  });

  test('finds a store by its slug, and none for another slug', async () => {
    expect(await ports.store.readPartner('viaduto', never())).toMatchObject({ identifier: 'viaduto' });
    expect(await ports.store.readPartner('nada', never())).toBeUndefined();
    expect(await errorOf(ports.store.readPartner('loja-fora-do-ar', never()))).toMatchObject({ status: 503 });
    expect(await errorOf(ports.store.readPartner('loja-ilegivel', never()))).toMatchObject({ kind: 'contract' });
  });

  test.each(['viaduto', 'casa-andrade', 'porto-seco'])('has only the store %s in its own world', async (slug) => {
    await sandbox.reset(`partner-${slug}`);
    expect(await ports.store.readPartner(slug, never())).toMatchObject({ identifier: slug });
    const others = ['viaduto', 'casa-andrade', 'porto-seco'].filter((other) => other !== slug);
    for (const other of others) expect(await ports.store.readPartner(other, never())).toBeUndefined();
  });

  test('has no missing pages, empty bare ones, and no hidden sections', async () => {
    await sandbox.reset('content-missing');
    expect(await ports.content.readCarPage('polo', never())).toBeUndefined();
    const bare = await ports.content.readCarPage('nivus', never());
    expect(bare && isEmptyCarPage(bare)).toBe(true);
    const home = await ports.content.readHome(never());
    expect(home).not.toHaveProperty('steps');
    expect(home).toHaveProperty('banner');
    expect(await ports.content.readPage('termos-de-uso', never())).toBeUndefined();
    expect(reported).toEqual([]);
  });

  test('keeps only text and safe links of hostile content', async () => {
    await sandbox.reset('hostile-content');
    const home = await ports.content.readHome(never());
    const page = await ports.content.readCarPage('t-cross', never());
    const bodies = [home.about?.body, home.compareAndSign?.body, page?.details?.body];
    const links: string[] = [];
    const visit = (node: RichNode): void => {
      if (node.type === 'link') links.push(node.href);
      if (node.type === 'list') node.items.flat().forEach(visit);
      else if ('children' in node) node.children.forEach(visit);
    };
    for (const body of bodies) {
      expect(body?.length).toBeGreaterThan(0);
      body?.forEach(visit);
      expect(JSON.stringify(body)).not.toMatch(/window\.hostile|onerror|onclick|display:none|javascript:/);
    }
    expect(new Set(links)).toContain('https://example.com/');
    expect(links.every((href) => /^(https?:|mailto:|tel:|[^:]*$)/.test(href))).toBe(true);
    expect(home.banner).not.toHaveProperty('primary');
    expect(reported).toContain('GET /.acf.banner.primary.url');
  });
});

describe('the fleet service’s accounts', () => {
  const email = 'dora@exemplo.com.br';
  const registration = {
    name: 'Dora Exemplo Lima',
    email,
    document: '714.602.380-01',
    password: 'Outra#Senha1',
    phone: '(31) 90000-0003',
    cep: '30110-000',
    vehicleModel: 'T-Cross',
  };
  let signedIn: { token: string; userId: string } | undefined;
  const withToken = () =>
    createServices({
      baseUrl: sandbox.url,
      fetch: fetchWithCredentials,
      readToken: () => signedIn?.token,
      readUserId: () => signedIn?.userId,
    }).identity;
  const tokenOfLink = async () => {
    const { letters } = await control<{ letters: { text: string }[] }>('outbox');
    return /\/(?:confirm-email|reset-password)\/(\S+)/.exec(letters[0]?.text ?? '')?.[1] ?? '';
  };

  test('register, confirm by e-mail, log in, change a name and reset a forgotten password', async () => {
    await ports.identity.registerIndividual({ ...registration, idempotencyKey: 'r1' }, never());
    // The same confirmation sent twice creates one account and sends one e-mail.
    await ports.identity.registerIndividual({ ...registration, idempotencyKey: 'r1' }, never());
    const confirmation = await tokenOfLink();
    let session = await ports.identity.signIn({ login: email, password: registration.password }, never());
    signedIn = session;
    expect(await errorOf(ports.identity.readUser(session, never()))).toMatchObject({ kind: 'rejected', status: 403 });
    expect(await errorOf(withToken().readUser(session.userId, never()))).toMatchObject({
      kind: 'rejected',
      status: 403,
    });
    await ports.identity.confirmEmail(confirmation, never());
    await ports.identity.confirmEmail(confirmation, never());
    const user = await withToken().readUser(session.userId, never());
    expect(user).toMatchObject({ email, document: '71460238001', isEmailConfirmed: true });
    expect(await withToken().updateUser({ ...user, fullName: 'Dora Exemplo' }, never())).toMatchObject({
      fullName: 'Dora Exemplo',
    });

    await ports.identity.requestPasswordReset({ email, siteUrl: 'http://localhost:4000/' }, never());
    const change = { token: await tokenOfLink(), newPassword: 'Nova#Senha1', idempotencyKey: 'nova' };
    await ports.identity.changePassword(change, never());
    // A repeat after a lost response, although the link works once.
    await ports.identity.changePassword(change, never());
    expect(await errorOf(withToken().readUser(user.id, never()))).toEqual({ kind: 'unauthorized' });
    session = await ports.identity.signIn({ login: registration.document, password: 'Nova#Senha1' }, never());
    expect(session.userId).toBe(user.id);
  });

  test('report different errors for wrong credentials and an expired link, and none for an existing account', async () => {
    expect(await errorOf(ports.identity.signIn({ login: email, password: 'x' }, never()))).toEqual({
      kind: 'unauthorized',
    });
    expect(await errorOf(ports.identity.confirmEmail('inventado', never()))).toMatchObject({
      kind: 'rejected',
      serverMessage: 'Link de validação expirado ou inválido',
    });
    const taken = { ...registration, document: '529.982.247-25', idempotencyKey: 'r2' };
    await ports.identity.registerIndividual(taken, never());
  });

  test('return the address of a postal code, and none for an unknown one', async () => {
    expect(await ports.postalCode.findPostalCode('01310-100', never())).toMatchObject({
      city: 'São Paulo',
      state: 'SP',
    });
    expect(await ports.postalCode.findPostalCode('01310-999', never())).toBeUndefined();
  });
});

test('the marketing service stores a lead, a conversion and a lead for a dealer as they are sent', async () => {
  const traffic = { source: 'others', medium: 'site', campaign: 'sign-and-drive' };
  const person = { name: 'Ana Exemplo', email: 'ana@exemplo.com.br', phone: '11900000001' };
  const lead = buildLead({ ...person, document: '529.982.247-25' }, { isCoBranded: true, traffic });
  if (!lead) throw new Error('No lead was built');
  await ports.marketing.sendLead({ ...lead, idempotencyKey: 'm1' }, never());
  await ports.marketing.sendLead({ ...lead, idempotencyKey: 'm1' }, never());
  await ports.marketing.sendConversion({ identifier: 'passo-1', traffic, idempotencyKey: 'm2' }, never());
  await ports.marketing.sendPartnerLead({ ...lead, dealer: 'Exemplo 1', state: 'SP', idempotencyKey: 'm3' }, never());
  const { received } = await control<{ received: { kind: string }[] }>('received');
  expect(received.map(({ kind }) => kind)).toEqual(['partner-lead', 'conversion', 'crm-lead']);
});
