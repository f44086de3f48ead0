import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { changeDocument } from './services/content/state.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './server.ts';
import { send } from './test-support/sandbox.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function start(options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await createSandbox({ port: 0, cardPort: 0, ...options });
  cleanUps.push(() => sandbox.close());
  return sandbox;
}
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'signdrive-test-'));
  cleanUps.push(() => rm(folder, { recursive: true }));
  return folder;
}
const control = (sandbox: Sandbox, method: string, route: string, body?: unknown) =>
  send<Record<string, unknown>>(`${sandbox.url}/_sandbox${route}`, method, body, { 'x-sandbox-control': '1' });
const homeTitle = async (sandbox: Sandbox) =>
  (await send<{ title: { rendered: string } }>(`${sandbox.serviceUrl('content')}/`, 'GET')).body.title.rendered;
const retitle = (sandbox: Sandbox, rendered: string) =>
  control(sandbox, 'PATCH', '/content/home/home', { title: { rendered } });

test('two concurrent sandboxes share nothing: texts, world, clock, faults, calls', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  await control(one, 'POST', '/scenario', { name: 'price-change' });
  await retitle(one, 'Só aqui');
  await control(one, 'POST', '/clock', { now: '2030-01-01T00:00:00Z' });
  await control(one, 'POST', '/faults', { service: 'content', path: '/cars', status: 500 });
  expect(await homeTitle(one)).toBe('Só aqui');

  expect((await control(two, 'GET', '/calls')).body).toEqual({ calls: [] });
  expect(await homeTitle(two)).toBe('Carro por assinatura');
  expect((await control(two, 'GET', '/health')).body).toMatchObject({ scenario: 'default' });
  expect((await control(two, 'GET', '/faults')).body).toEqual({ faults: [] });
  expect(new Date(String((await control(two, 'GET', '/clock')).body['now'])).getFullYear()).not.toBe(2030);
});

test('concurrent edits are all applied', async () => {
  const sandbox = await start();
  const sections = ['seo', 'banner', 'steps', 'offers', 'about', 'compareAndSign'];
  await Promise.all(
    sections.map((section) =>
      changeDocument(sandbox.kernel.database, 'home', 'home', ({ body, hiddenSections }) => ({
        body,
        hiddenSections: [...hiddenSections, section],
      })),
    ),
  );
  const { body } = await send<{ acf: object }>(`${sandbox.serviceUrl('content')}/`, 'GET');
  expect(Object.keys(body.acf)).toEqual(['faq']);
});

describe('the database file', () => {
  test('keeps texts and world after a restart', async () => {
    const databaseUrl = pathToFileURL(path.join(await makeFolder(), 'deep', 'sandbox.db')).href;
    const first = await start({ databaseUrl, scenario: 'price-change' });
    await retitle(first, 'Guardado');
    await first.close();
    const second = await start({ databaseUrl });
    expect(await homeTitle(second)).toBe('Guardado');
    expect((await control(second, 'GET', '/health')).body).toMatchObject({ scenario: 'price-change' });
  });

  test('is reset if a world is requested', async () => {
    const databaseUrl = pathToFileURL(path.join(await makeFolder(), 'sandbox.db')).href;
    const first = await start({ databaseUrl });
    await retitle(first, 'Some');
    await first.close();
    expect(await homeTitle(await start({ databaseUrl, scenario: 'default' }))).toBe('Carro por assinatura');
  });

  test('is deleted with the sandbox if it is temporary', async () => {
    const sandbox = await createSandbox({ port: 0, cardPort: 0 });
    const { file } = sandbox.kernel.database;
    expect(existsSync(file ?? '')).toBe(true);
    await sandbox.close();
    expect(existsSync(file ?? '')).toBe(false);
  });
});

test('a port in use and an unknown world are errors, and leave nothing running', async () => {
  const sandbox = await start();
  const port = Number(new URL(sandbox.url).port);
  await expect(createSandbox({ port, cardPort: 0 })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const cardPort = Number(new URL(sandbox.cardUrl).port);
  await expect(createSandbox({ port: 0, cardPort })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(createSandbox({ port: 0, cardPort: 0, scenario: 'nada' })).rejects.toThrow('Known: default');
});

test('closing does not wait for a delayed call', async () => {
  const sandbox = await createSandbox({ port: 0, cardPort: 0 });
  await control(sandbox, 'POST', '/faults', { service: 'content', path: '/', delayMs: 600_000 });
  const call = homeTitle(sandbox).catch(() => 'cut');
  await expect.poll(() => sandbox.kernel.calls.list().length).toBe(1);
  await sandbox.close();
  await call;
});

test('the current time comes from the given source', async () => {
  const sandbox = await start({ now: () => new Date('2027-05-05T12:00:00Z') });
  expect((await control(sandbox, 'GET', '/clock')).body).toEqual({ now: '2027-05-05T12:00:00.000Z', isFrozen: false });
});

test('the card site is another site, sets no cookie, and only the store may frame it', async () => {
  const sandbox = await start({ storeUrl: 'http://localhost:4999/' });
  expect(new URL(sandbox.cardUrl).hostname).toBe('127.0.0.1');
  expect(new URL(sandbox.url).hostname).toBe('localhost');
  const answer = await send<string>(sandbox.cardUrl, 'GET');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:4999');
  expect(answer.body).toContain('Só cartões de teste são aceitos');
});

test('the OpenAPI document lists every call, with its service and security', async () => {
  const sandbox = await start();
  const { body } = await send<{ paths: Record<string, Record<string, object>> }>(
    `${sandbox.url}/documentation/json`,
    'GET',
  );
  const listed = Object.entries(body.paths).flatMap(([route, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${route}`),
  );
  expect(listed).toEqual(
    expect.arrayContaining([
      'GET /vehicle/application',
      'GET /vehicle/vehicles/{id}',
      'GET /vehicle/vehicles/rentals/offers',
      'GET /vehicle/vehicles/rentals/offers/{modelCode}',
      'POST /vehicle/vehicles/rentals/locale',
      'POST /vehicle/vehicles/{model}/simulation',
      'POST /vehicle/vehicles/{model}/rental',
      'POST /vehicle/vehicles/share',
      'GET /content/',
      'GET /content/cars',
      'GET /content/faq',
      'GET /content/pages',
      'GET /content/partner',
      'GET /content/condicoes',
      'GET /content/faqs',
      'GET /content/faq-categories',
      'GET /fleet/offers/{productId}',
      'GET /fleet/orders/GetOrderByUserId',
      'POST /fleet/orders',
      'GET /fleet/orderstatus/{orderId}',
      'DELETE /fleet/orderstatus/{orderId}',
      'POST /fleet/orderstatus',
      'GET /fleet/segments',
      'GET /fleet/location/{id}',
      'GET /fleet/customers/{id}',
      'POST /fleet/customers',
      'PUT /fleet/customers',
      'GET /fleet/genderenum',
      'GET /fleet/civilstatusenum',
      'GET /fleet/stateEnum',
      'POST /fleet/upload/UploadCnhAsync',
      'POST /fleet/upload/UploadCnhBackAsync',
      'POST /fleet/upload/UploadProofOfAddressAsync',
      'POST /fleet/upload/UploadProofOfIncomeAsync',
      'POST /fleet/newdocuments',
      'GET /fleet/upload/{id}',
      'GET /fleet/upload/errors',
      'GET /fleet/dealers/location/states/{state}',
      'GET /fleet/dealers/location/states/{state}/city/{city}',
      'GET /fleet/dealers/{id}',
      'GET /coupon/campaings/coupons/{code}/offers/{offerId}/validations',
      'POST /coupon/campaings/coupons/{code}/burn',
      'GET /geography/v1/localidades/estados',
      'GET /geography/estados/{uf}/municipios',
    ]),
  );
  const shared: Record<string, object> = {
    _sandbox: { tags: ['control'] },
    vehicle: { security: [{ clientKey: [], clientToken: [], clientSession: [] }] },
    coupon: { security: [{ couponKey: [] }] },
  };
  for (const [route, methods] of Object.entries(body.paths)) {
    const [, service = ''] = route.split('/');
    for (const call of Object.values(methods)) {
      expect(call, route).toMatchObject({ tags: [service], ...shared[service] });
    }
  }
  expect((await fetch(`${sandbox.url}/documentation`)).status).toBe(200);
});
