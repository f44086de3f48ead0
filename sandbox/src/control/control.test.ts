import { request } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CarPagesResponse, HomeResponse } from '../../contract/content.ts';
import type { ConditionsResponse, RentalOffersResponse, SimulationResponse } from '../../contract/vehicle.ts';
import type { Call } from '../kernel/call-log.ts';
import { send, startSandboxForFile } from '../test-support/sandbox.ts';

const context = startSandboxForFile();
const { vehicle, content, control } = context;
const home = async () => (await content<HomeResponse>('/')).body;

beforeEach(async () => {
  await control('POST', '/reset', { scenario: 'default' });
});

/** A raw request, because fetch does not allow setting Host or Origin. */
function rawStatus(path: string, headers: Record<string, string>, method = 'POST'): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const url = new URL(context.sandbox.url + path);
  const call = request({ host: '127.0.0.1', port: url.port, path, method, headers }, (response) => {
    response.resume();
    resolve(response.statusCode);
  });
  call.on('error', reject);
  call.end();
  return promise;
}

describe('the control API', () => {
  const port = () => new URL(context.sandbox.url).port;

  test('rejects every call without its header', async () => {
    const { body } = await send<{ paths: Record<string, Record<string, unknown>> }>(
      `${context.sandbox.url}/documentation/json`,
      'GET',
    );
    const routes = Object.entries(body.paths).filter(([path]) => path.startsWith('/_sandbox/'));
    expect(routes.length).toBeGreaterThan(8);
    for (const [path, methods] of routes) {
      for (const method of Object.keys(methods)) {
        const url = context.sandbox.url + path.replaceAll(/\{[^}]+\}/g, 'home');
        const answer = await send(url, method.toUpperCase());
        expect(answer.status, `${method} ${path}`).toBe(path === '/_sandbox/health' ? 200 : 403);
      }
    }
  });

  test('rejects another origin, with and without its header', async () => {
    const headers = { host: `localhost:${port()}`, 'x-sandbox-control': '1' };
    expect(await rawStatus('/_sandbox/reset', { ...headers, origin: 'http://localhost:4000' })).toBe(403);
    expect(await rawStatus('/_sandbox/reset', { ...headers, origin: 'https://example.com' })).toBe(403);
    expect(await rawStatus('/_sandbox/reset', { ...headers, origin: 'null' })).toBe(403);
    expect(await rawStatus('/_sandbox/reset', { ...headers, origin: `http://localhost:${port()}` })).toBe(200);
  });

  test('rejects a host name that is not local', async () => {
    const headers = { host: `example.com:${port()}`, origin: `http://example.com:${port()}`, 'x-sandbox-control': '1' };
    expect(await rawStatus('/_sandbox/reset', headers)).toBe(403);
    expect(await rawStatus('/_sandbox', { host: 'example.com' }, 'GET')).toBe(403);
  });

  test('rejects a preflight, so that no other page may send the header', async () => {
    const headers = {
      host: `localhost:${port()}`,
      origin: 'http://localhost:4000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-sandbox-control',
    };
    expect(await rawStatus('/_sandbox/reset', headers, 'OPTIONS')).toBe(404);
  });
});

describe('the content service immediately returns', () => {
  test('an edited text', async () => {
    await control('PATCH', '/content/home/home', { acf: { banner: { title: 'Outro título' } } });
    const { acf } = await home();
    expect(acf.banner?.title).toBe('Outro título');
    expect(acf.banner?.text).toContain('Seguro');
  });

  test('a section that was hidden and restored, with its text', async () => {
    const before = await home();
    await control('POST', '/content/home/home/sections/steps', { isHidden: true });
    expect((await home()).acf).not.toHaveProperty('steps');
    await control('POST', '/content/home/home/sections/steps', { isHidden: false });
    expect(await home()).toEqual(before);
    expect((await control('POST', '/content/home/home/sections/nada', { isHidden: true })).status).toBe(404);
  });

  test('a page whose section was removed by a merge patch', async () => {
    await control('PATCH', '/content/home/home', { acf: { about: null } });
    expect((await home()).acf).not.toHaveProperty('about');
  });

  test('a thirteenth car, with its page, its offers and its simulation, until it is removed', async () => {
    const added = await control<{ modelCodes: string[] }>('POST', '/cars', {
      slug: 'carro-treze',
      name: 'Carro Treze',
      monthlyInstallment: 1500,
    });
    expect(added.status).toBe(201);
    const { offers } = (await vehicle<RentalOffersResponse>('/vehicles/rentals/offers')).body;
    const offer = offers.at(-1);
    expect(offer).toMatchObject({ slug: 'carro-treze', bestCondition: { monthlyInstallment: 1500 } });
    expect((await content<CarPagesResponse>('/cars?slug=carro-treze')).body).toHaveLength(1);
    expect((await content<CarPagesResponse>('/cars?_fields=title,slug&per_page=100')).body).toHaveLength(13);
    const path = `/vehicles/rentals/offers/${offer?.modelCode}?year=${offer?.year}`;
    expect((await vehicle<ConditionsResponse>(path)).body.conditions.length).toBeGreaterThan(50);

    const again = { slug: 'carro-treze', name: 'De novo', monthlyInstallment: 1 };
    expect((await control('POST', '/cars', again)).status).toBe(409);
    expect((await control('DELETE', '/cars/carro-treze')).status).toBe(204);
    expect((await vehicle<RentalOffersResponse>('/vehicles/rentals/offers')).body.offers).not.toContainEqual(offer);
    expect((await control('DELETE', '/cars/carro-treze')).status).toBe(404);
  });

  test('a document that was added, replaced and removed', async () => {
    const page = (title: string) => ({ title: { rendered: title }, slug: 'nova', acf: { html: '<p>Nova</p>' } });
    const added = await control('POST', '/content/pages', { slug: 'nova', body: page('Nova') });
    expect(added.status).toBe(201);
    expect((await control('POST', '/content/pages', { slug: 'nova', body: page('Nova') })).status).toBe(409);
    await control('PUT', '/content/pages/nova', page('Mudada'));
    expect((await content('/pages?slug=nova&_fields=title')).body).toEqual([{ title: { rendered: 'Mudada' } }]);
    expect((await control('DELETE', '/content/pages/nova')).status).toBe(204);
    expect((await content('/pages?slug=nova')).body).toEqual([]);
  });
});

describe('an edit that would break the contract is rejected and changes nothing', () => {
  test.each([
    ['PATCH', '/content/home/home', { acf: { banner: { title: null } } }, 422],
    ['PUT', '/content/cars/polo', { title: 'Polo' }, 422],
    ['PATCH', '/content/cars/polo', { slug: 'golf' }, 422],
    ['PUT', '/content/cars/Polo%20Novo', { title: { rendered: 'x' }, slug: 'Polo Novo', acf: {} }, 422],
    ['PATCH', '/content/cars/fusca', {}, 404],
    ['GET', '/content/nada/home', undefined, 400],
  ])('%s %s %j', async (method, path, body, status) => {
    const before = [await home(), (await content('/cars')).body];
    expect((await control(method, path, body)).status).toBe(status);
    expect([await home(), (await content('/cars')).body]).toEqual(before);
  });
});

describe('the clock', () => {
  const post = (body: object) => control<{ now: string; isFrozen: boolean }>('POST', '/clock', body);

  test('is set, moved, frozen and released', async () => {
    expect((await post({ isFrozen: true, now: '2027-01-31T12:00:00Z' })).body).toEqual({
      now: '2027-01-31T12:00:00.000Z',
      isFrozen: true,
    });
    expect((await post({ advanceMs: 86_400_000 })).body.now).toBe('2027-02-01T12:00:00.000Z');
    await content('/');
    const { calls } = (await control<{ calls: Call[] }>('GET', '/calls')).body;
    expect(calls[0]?.at).toBe('2027-02-01T12:00:00.000Z');
    const going = (await post({ isFrozen: false })).body;
    expect(going.isFrozen).toBe(false);
    expect(going.now.slice(0, 10)).toBe('2027-02-01');
  });

  test('rejects an invalid date', async () => {
    expect((await post({ now: 'amanhã' })).status).toBe(400);
    expect((await post({ advanceMs: 1e20 })).status).toBe(400);
  });

  test('returns to real time after a reset', async () => {
    await post({ isFrozen: true, now: '2001-01-01T00:00:00Z' });
    await control('POST', '/reset');
    const { now, isFrozen } = (await control<{ now: string; isFrozen: boolean }>('GET', '/clock')).body;
    expect(isFrozen).toBe(false);
    expect(Math.abs(new Date(now).getTime() - Date.now())).toBeLessThan(60_000);
  });
});

describe('the log of calls', () => {
  test('contains service, method, path, query and status, and can be cleared', async () => {
    await content('/cars?slug=polo&_fields=slug');
    await vehicle('/vehicles/NADA?year=2026');
    const { calls } = (await control<{ calls: Call[] }>('GET', '/calls')).body;
    expect(calls).toMatchObject([
      { service: 'content', method: 'GET', path: '/cars', query: 'slug=polo&_fields=slug', status: 200 },
      { service: 'vehicle', method: 'GET', path: '/vehicles/NADA', query: 'year=2026', status: 404 },
    ]);
    expect((await control('DELETE', '/calls')).status).toBe(204);
    expect((await control('GET', '/calls')).body).toEqual({ calls: [] });
  });

  test('contains the request id that the store sends, which the control page shows', async () => {
    await vehicle('/application', undefined, { 'x-request-id': 'a1b2c3' });
    await vehicle('/application');
    const { calls } = (await control<{ calls: Call[] }>('GET', '/calls')).body;
    expect(calls.map(({ requestId }) => requestId)).toEqual(['a1b2c3', undefined]);
    expect(await (await fetch(`${context.sandbox.url}/_sandbox`)).text()).toContain('<code>a1b2c3</code>');
  });

  test('can be read and cleared for one visit, whose calls carry its header', async () => {
    await vehicle('/application', undefined, { 'x-sandbox-visit': 'first' });
    await vehicle('/application', undefined, { 'x-sandbox-visit': 'second' });
    const visits = async (query: string) =>
      (await control<{ calls: Call[] }>('GET', `/calls${query}`)).body.calls.map(({ visit }) => visit);
    expect(await visits('?visit=first')).toEqual(['first']);
    expect((await control('DELETE', '/calls?visit=first')).status).toBe(204);
    expect(await visits('')).toEqual(['second']);
  });
});

describe('the worlds', () => {
  test('are listed with the current one, which an unknown name does not change', async () => {
    await control('POST', '/scenario', { name: 'empty-catalogue' });
    expect((await control('POST', '/scenario', { name: 'nada' })).status).toBe(404);
    const { body } = await control<{ current: string; scenarios: { name: string }[] }>('GET', '/scenarios');
    expect(body.current).toBe('empty-catalogue');
    expect(body.scenarios.map((scenario) => scenario.name)).toEqual([
      'default',
      'price-change',
      'empty-catalogue',
      'all-unavailable',
      'home-empty',
      'content-missing',
      'hostile-content',
      'thirteenth-car',
      'long-texts',
      'no-extensions',
      'hostile-themes',
      'known-customer',
      'order-in-analysis',
      'documents-rejected',
      'contract-signing',
      'order-completed',
      'credit-rejected',
      'order-cancelled',
      'two-plans',
      'delivery-boleto',
      'method-19',
      'method-36',
      'method-1',
      'card-refused',
      'error-900',
      'partner-customer',
      'two-customers',
      'two-visitors',
      'new-visitor',
      'spouse-income',
      'partner-viaduto',
      'partner-casa-andrade',
      'partner-porto-seco',
    ]);
  });

  test('restart the current one on a reset without a name', async () => {
    await control('POST', '/scenario', { name: 'thirteenth-car' });
    await control('DELETE', '/cars/carro-de-exemplo');
    expect((await control('POST', '/reset')).body).toEqual({ scenario: 'thirteenth-car' });
    expect((await content<unknown[]>('/cars')).body).toHaveLength(13);
  });
});

test('prices rise at the simulation and at the rental, and are restored with the world', async () => {
  const plan = { deadline: 24, franchiseValue: 1000, colorCode: 'VEU', year: 2026 };
  const question = { step: 2, downPaymentPercentage: 30, balloonValue: 0, ...plan };
  const read = async () => {
    const headers = { 'client-session-id': 'control-test' };
    const answer = await vehicle<SimulationResponse>('/vehicles/TCCOM1/simulation', question, headers);
    return answer.body.results.find(({ planType }) => planType === 'signdrive')?.monthlyInstallment;
  };
  const before = await read();
  await control('PUT', '/prices', { perMille: 30 });
  const after = await read();
  expect(after).not.toBe(before);
  await control('POST', '/reset');
  expect(await read()).toBe(before);
});

describe('orders', () => {
  const id = 480_112;
  const read = async () =>
    (await control<{ orders: { id: number; history: { status: number; description: string }[] }[] }>('GET', '/orders'))
      .body;
  beforeEach(() => control('POST', '/scenario', { name: 'contract-signing' }));

  test('are moved to any status, with the message of the specification or another', async () => {
    await control('POST', `/orders/${id}/status`, { status: 4 });
    await control('POST', `/orders/${id}/status`, { status: 11, description: 'Entregue em casa' });
    const moved = (await read()).orders.find((order) => order.id === id);
    expect(moved?.history.slice(-2).map(({ description }) => description)).toEqual([
      'Cadastro não validado, reprovado na análise antifraude',
      'Entregue em casa',
    ]);
    expect((await control('POST', `/orders/${id}/status`, { status: 19 })).status).toBe(400);
    expect((await control('POST', '/orders/1/status', { status: 0 })).status).toBe(404);
  });

  test('get another delivery window, and keep the previous ones with the reason', async () => {
    const window = { from: '2027-03-01', to: '2027-03-05', reason: 'por causa da chuva' };
    const { body } = await control<{ changes: { reason: string }[] }>('POST', `/orders/${id}/delivery`, window);
    expect(body).toMatchObject({ from: '2027-03-01', to: '2027-03-05' });
    expect(body.changes.map(({ reason }) => reason)).toEqual(['por causa do transporte', 'por causa da chuva']);
    const backwards = { ...window, to: '2027-02-01' };
    expect((await control('POST', `/orders/${id}/delivery`, backwards)).status).toBe(422);
  });

  test('are listed with all customers, and all coupons with the date of their use', async () => {
    await control('POST', '/scenario', { name: 'two-customers' });
    const { body } = await control<{ customers: { name: string }[] }>('GET', '/customers');
    expect(body.customers.map(({ name }) => name)).toEqual(['Clara Exemplo da Silva', 'Bruno Exemplo Pereira']);
    const { coupons } = (await control<{ coupons: { code: string; burnedAt?: string }[] }>('GET', '/coupons')).body;
    const isUsed = Object.fromEntries(coupons.map(({ code, burnedAt }) => [code, burnedAt !== undefined]));
    expect(isUsed).toMatchObject({ EXEMPLO10: false, JAUSADO: true });
  });

  test('never contain the means of payment', async () => {
    expect(JSON.stringify(await read())).not.toContain('exemplo-480112');
    const page = await send<string>(`${context.sandbox.url}/_sandbox`, 'GET');
    expect(page.body).toContain('Pedido 480112');
    expect(page.body).not.toContain('exemplo-480112');
  });
});
