import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { allowList } from './allow-list.ts';
import { startService, startStore, testConfig } from '../test-support/listening.ts';

const clara = { authorization: 'Bearer clara', 'fleet-user-id': '7' };
const bruno = { authorization: 'Bearer bruno', 'fleet-user-id': '8' };
const people: Record<string, { bearer: string; cpfCnpj: string; orderIds: (number | string)[] }> = {
  '7': { bearer: 'Bearer clara', cpfCnpj: '529.982.247-25', orderIds: [90, 91] },
  '8': { bearer: 'Bearer bruno', cpfCnpj: '11144477735', orderIds: [12] },
  'u-7f': { bearer: 'Bearer dora', cpfCnpj: '71460238001', orderIds: ['A1', 'B-2'] },
};

/** A fleet that knows two people, and a payment service that answers every call of the store's server. */
async function startServices({ fleetStatus = 200, ...config }: { fleetStatus?: number; sessionSecret?: string } = {}) {
  const paid: { url: string; body: string }[] = [];
  const burned: { url: string; body: string }[] = [];
  const types: (string | undefined)[] = [];
  let sessions = 0;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    const url = request.url ?? '';
    const say = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (url === '/auth/token') return say(200, { access_token: 'store', expires_in: 3600 });
    if (url.startsWith('/fleet/')) {
      const [, id = ''] = /(?:users\/|userId=)([\w-]+)/.exec(url) ?? [];
      const person =
        url === '/fleet/segments'
          ? { bearer: request.headers.authorization, orderIds: [] }
          : (people[id] ?? { bearer: '', orderIds: [] });
      if (!Object.values(people).some(({ bearer }) => bearer === request.headers.authorization)) return say(401, {});
      if (person.bearer !== request.headers.authorization) return say(403, {});
      if (fleetStatus !== 200) return say(fleetStatus, {});
      if (url === '/fleet/segments') return say(200, [{ iD_Ibratan: 1, iD_Fleet: 9, prefix: 'SDE' }]);
      return say(200, url.includes('/users/') ? person : person.orderIds.map((orderId) => ({ orderId })));
    }
    if (url.startsWith('/coupon/')) {
      burned.push({ url: url.replace('/coupon', ''), body });
      return say(200, { couponOfferId: 'c1', burnedAt: '' });
    }
    paid.push({ url: url.replace('/payment', ''), body });
    types.push(request.headers['content-type']);
    if (url === '/payment/payments/sessions') {
      sessions += 1;
      return say(200, { id: `session-${sessions}`, shopperReference: `shopper-${sessions}`, expiresAt: '' });
    }
    return say(200, {});
  }
  const service = await startService((request, response) => void answer(request, response));
  const store = await startStore(testConfig(service.url, { merchantAccount: 'Loja', ...config }));

  const ask = (call: string, visitor: Record<string, string> = {}, body?: unknown) => {
    const [method = '', path = ''] = call.split(' ');
    const isRaw = typeof body === 'string' || body instanceof Blob;
    return fetch(`${store.url}/api${path.startsWith('/campaings') ? '/coupon' : '/payment'}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...visitor },
      ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
    });
  };
  const statusOf = async (...args: Parameters<typeof ask>) => (await ask(...args)).status;
  async function open(visitor: Record<string, string>, document: string) {
    const opened = await ask('POST /payments/sessions', visitor, { document, value: 0 });
    const names = (await opened.json()) as { id: string; shopperReference: string };
    const setCookies = opened.headers.getSetCookie();
    return { ...names, setCookies, cookie: setCookies.map((setCookie) => setCookie.split(';')[0]).join('; ') };
  }
  const countOf = (path: string) => service.received.filter(({ url }) => url.startsWith(path)).length;
  return { paid, burned, types, ask, statusOf, open, countOf };
}

/** The calls that name a session, by each of its names. */
const readsOf = ({ id, shopperReference }: { id: string; shopperReference: string }) =>
  [
    [`GET /payment-notifications/sessions/${id}`, undefined],
    ['POST /Payment/Checkout/History', { shopperReference }],
  ] as const;

const bytes = (body: string, encoding: BufferEncoding) => new Blob([Uint8Array.from(Buffer.from(body, encoding))]);

const claras = { contract: 'SDI90', document: '52998224725' };
/** Each call that names a contract or a person, as sent by Clara. */
const calls: readonly (readonly [call: string, body: Record<string, unknown> | undefined])[] = [
  [`GET /contracts/erp/${claras.contract}`, undefined],
  [`GET /EuroIT/Payments/Methods?contractNumber=${claras.contract}`, undefined],
  ['POST /payments/sessions', { document: claras.document, value: 0 }],
  ['POST /Payment/Sessions', { merchantAccount: 'Loja', amountCharged: 0, clientDocumentNumber: '529.982.247-25' }],
  ['PUT /payments/methods', { contractId: claras.contract, document: claras.document }],
  ['POST /Payment/CreditCardUsed', { contractNumber: claras.contract, clientDocumentNumber: claras.document }],
  [
    'POST /EuroIT/Payments/Methods/Save',
    { contractNumber: 'SDE91', clientDocumentNumber: claras.document, formaPagamentoId: 1, recurrenceToken: 'stored' },
  ],
];

describe('a payment call', () => {
  it.each(calls)('%s is forwarded for its owner', async (call, body) => {
    const { statusOf, paid, types } = await startServices();
    expect(await statusOf(call, clara, body)).toBe(200);
    expect(paid).toEqual([{ url: call.split(' ')[1], body: body ? JSON.stringify(body) : '' }]);
    expect(types).toEqual([body && 'application/json']);
  });

  it.each(calls)('%s is rejected for anyone else', async (call, body) => {
    const { statusOf, paid } = await startServices();
    expect(await statusOf(call, {}, body)).toBe(401);
    expect(await statusOf(call, { authorization: 'Bearer clara' }, body)).toBe(401);
    expect(await statusOf(call, { ...clara, authorization: 'Bearer ended' }, body)).toBe(401);
    expect([403, 404]).toContain(await statusOf(call, bruno, body));
    expect(await statusOf(call, { ...bruno, 'fleet-user-id': '7' }, body)).toBe(404);
    expect(await statusOf(call, { ...clara, 'fleet-user-id': '7?userId=8' }, body)).toBe(401);
    expect(paid).toEqual([]);
  });

  it.each([
    ['SDIA1', 200],
    ['SDEB-2', 200],
    ['SDXA1', 404],
    ['A1', 404],
    ['SDIA11', 404],
    ['SDI1', 404],
    ['SDIa1', 404],
  ])('of services with alphanumeric ids, %s gets a %i', async (contract, status) => {
    const { statusOf, paid } = await startServices();
    const dora = { authorization: 'Bearer dora', 'fleet-user-id': 'u-7f' };
    expect(await statusOf(`GET /contracts/erp/${contract}`, dora)).toBe(status);
    expect(paid).toHaveLength(status === 200 ? 1 : 0);
  });

  it.each(['SDI9', 'SDI900', 'SDI090', 'SDI', '90', 'sdi90', 'SDI12', 'SDX90', '%2553DI90'])(
    'about the contract %s is not found: it belongs to none of this visitor’s orders',
    async (contract) => {
      const { statusOf, paid } = await startServices();
      expect(await statusOf(`GET /contracts/erp/${contract}`, clara)).toBe(404);
      expect(paid).toEqual([]);
    },
  );

  it.each([
    ['a field twice', 'contractNumber=SDI90&contractNumber=SDI12'],
    ['a field twice, the visitor’s own last', 'contractNumber=SDI12&contractNumber=SDI90'],
    ['another spelling', 'contractNumber=SDI90&ContractNumber=SDI12'],
    ['a list', 'contractNumber=SDI90&contractNumber[]=SDI12'],
    ['an escaped name', 'contractNumber=SDI90&%63ontractNumber=SDI12'],
    ['a second question mark', 'contractNumber=SDI90?contractNumber=SDI12'],
    ['a second question mark before an ampersand', 'contractNumber=SDI90?&contractNumber=SDI12'],
    ['an escaped question mark', 'contractNumber=SDI90%3FcontractNumber=SDI12'],
    ['a semicolon', 'contractNumber=SDI90;contractNumber=SDI12'],
    ['an escaped semicolon', 'contractNumber=SDI90%3BcontractNumber=SDI12'],
    ['an escaped ampersand', 'contractNumber=SDI90%26contractNumber=SDI12'],
    ['a comma', 'contractNumber=SDI90,SDI12'],
    ['a null character', 'contractNumber=SDI90%00'],
    ['a space', 'contractNumber=SDI90%20'],
    ['a broken escape', 'contractNumber=SDI90&contractNumber=%'],
    ['nothing', ''],
  ])('with %s in its query gets a 400 and is not forwarded', async (_, query) => {
    const { statusOf, paid } = await startServices();
    expect(await statusOf(`GET /EuroIT/Payments/Methods?${query}`, clara)).toBe(400);
    expect(paid).toEqual([]);
  });

  it.each([
    ['a query beside the path', 'GET /contracts/erp/SDI90?contract=SDI12', 400],
    ['a space in the path', 'GET /contracts/erp/SDI90%20', 400],
    ['a parameter of the path', 'GET /contracts/erp/SDI90;contract=SDI12', 404],
    ['an escaped slash', 'GET /contracts/erp/SDI90%2F..%2FSDI12', 404],
    ['an escaped question mark', 'GET /contracts/erp/SDI12%3F', 404],
    ['a second slash', 'GET /contracts//erp/SDI90', 404],
    ['another case', 'GET /Contracts/erp/SDI90', 404],
  ])('with %s in its URL is not forwarded: %s gets a %i', async (_, call, status) => {
    const { statusOf, paid } = await startServices();
    expect(await statusOf(call, clara)).toBe(status);
    expect(paid).toEqual([]);
  });

  it.each([
    ['an unknown field', { document: claras.document, Document: '11144477735', value: 0 }],
    ['a field of the prototype', '{"document":"52998224725","value":0,"__proto__":{"document":"11144477735"}}'],
    ['all fields in a prototype', '{"__proto__":{"document":"52998224725","value":0}}'],
    ['no owner', { value: 0 }],
    ['an owner that is no text', { document: ['52998224725'], value: 0 }],
    ['an owner with more behind it', { document: '52998224725&document=1', value: 0 }],
    ['an amount that is text', { document: claras.document, value: '0' }],
    ['an amount below zero', { document: claras.document, value: -1 }],
    ['an amount with more inside', { document: claras.document, value: { document: '11144477735' } }],
    ['an amount beyond the exact numbers', { document: claras.document, value: 2 ** 53 }],
    ['no JSON', 'document=52998224725'],
    ['JSON with more behind it', '{"document":"52998224725","value":0}{"document":"11144477735"}'],
    ['a byte-order mark', '\uFEFF{"document":"52998224725","value":0}'],
    ['UTF-16', bytes('{"document":"52998224725","value":0}', 'utf16le')],
    ['bytes that are not UTF-8', bytes('{"document":"\xff52998224725","value":0}', 'latin1')],
    ['a list', [{ document: claras.document, value: 0 }]],
    ['null', 'null'],
    ['nothing', undefined],
  ])('with %s as its body gets a 400 and is not forwarded', async (_, body) => {
    const { statusOf, paid } = await startServices();
    expect(await statusOf('POST /payments/sessions', clara, body)).toBe(400);
    expect(paid).toEqual([]);
  });

  it('for another account of a payment provider gets a 400 and is not forwarded', async () => {
    const { statusOf, paid } = await startServices();
    const body = { merchantAccount: 'OutraLoja', amountCharged: 0, clientDocumentNumber: claras.document };
    expect(await statusOf('POST /Payment/Sessions', clara, body)).toBe(400);
    expect(paid).toEqual([]);
  });

  describe('whose body can be parsed in two ways', () => {
    const change = { contractId: claras.contract, document: claras.document };
    /** Parsed as a form, this is another customer's contract; parsed as JSON, it is Clara's. */
    const bothWays = JSON.stringify({ ...change, recurrenceToken: '&contractId=SDI12&document=11144477735&z=' });

    it.each([
      'application/x-www-form-urlencoded',
      'application/x-www-form-urlencoded; charset=utf-8',
      'text/plain',
      'text/json',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/json, application/x-www-form-urlencoded',
    ])('gets a 415 as %s and is not forwarded', async (type) => {
      const { statusOf, paid } = await startServices();
      expect(await statusOf('PUT /payments/methods', { ...clara, 'content-type': type }, bothWays)).toBe(415);
      expect(await statusOf('PUT /payments/methods', { ...clara, 'content-type': type }, change)).toBe(415);
      expect(paid).toEqual([]);
    });

    it('gets a 400 as JSON: a stored card has no such name', async () => {
      const { statusOf, paid } = await startServices();
      expect(await statusOf('PUT /payments/methods', clara, bothWays)).toBe(400);
      expect(paid).toEqual([]);
    });

    it.each([
      ['one name twice', '{"document":"11144477735","value":0,"document":"52998224725"}'],
      ['an escaped name', '{"document":"11144477735","value":0,"d\\u006fcument":"52998224725"}'],
      ['white space', '\r\n{ "value" : 0e0,\t"document":"52998224725" }\n'],
    ])('because of %s is forwarded as JSON of the checked fields', async (_, body) => {
      const { statusOf, paid, types } = await startServices();
      expect(await statusOf('POST /payments/sessions', clara, body)).toBe(200);
      expect(paid).toEqual([{ url: '/payments/sessions', body: '{"document":"52998224725","value":0}' }]);
      expect(types).toEqual(['application/json']);
    });
  });

  it('about a session belongs to its opener, by either of its names', async () => {
    const { open, statusOf } = await startServices();
    const { cookie, ...names } = await open(clara, claras.document);
    const other = await open(bruno, '11144477735');
    for (const [call, body] of readsOf(names)) {
      expect(await statusOf(call, { ...clara, cookie }, body)).toBe(200);
      expect(await statusOf(call, clara, body)).toBe(404);
      expect(await statusOf(call, { ...bruno, cookie }, body)).toBe(404);
      expect(await statusOf(call, { cookie }, body)).toBe(401);
      // The proof of one's own session under the name of another's.
      const [proofName = ''] = cookie.split('=');
      const forged = other.cookie.replace(/^[^=]*/, proofName);
      expect(await statusOf(call, { ...bruno, cookie: forged }, body)).toBe(404);
    }
  });

  it('about a session is proved by cookies that no script can read and no page receives', async () => {
    const { open } = await startServices();
    const { setCookies } = await open(clara, claras.document);
    const attributes = 'Max-Age=604800; Path=/api/payment; HttpOnly; Secure; SameSite=Strict';
    expect(setCookies).toHaveLength(2);
    for (const setCookie of setCookies) expect(setCookie.replace(/^card-[\w-]{16}=[\w-]{43}; /, '')).toBe(attributes);
  });

  it('about a session opened in another process belongs to its opener, if both have the same secret', async () => {
    const { open } = await startServices();
    const { cookie, ...names } = await open(clara, claras.document);
    const [same, other] = [await startServices(), await startServices({ sessionSecret: 'another secret' })];
    for (const [call, body] of readsOf(names)) {
      expect(await same.statusOf(call, { ...clara, cookie }, body)).toBe(200);
      expect(await same.statusOf(call, { ...bruno, cookie }, body)).toBe(404);
      expect(await other.statusOf(call, { ...clara, cookie }, body)).toBe(404);
    }
  });

  it('is not forwarded while its owner can’t be determined', async () => {
    const { statusOf, paid } = await startServices({ fleetStatus: 500 });
    expect(await statusOf('GET /contracts/erp/SDI90', clara)).toBe(502);
    expect(paid).toEqual([]);
  });

  it('requests the fleet once for consecutive calls, and separately for each visitor', async () => {
    const { statusOf, countOf } = await startServices();
    await Promise.all(Array.from({ length: 6 }, () => statusOf('GET /contracts/erp/SDI90', clara)));
    expect(countOf('/fleet/orders')).toBe(1);
    expect(await statusOf('GET /contracts/erp/SDI90', { ...bruno, 'fleet-user-id': '7' })).toBe(404);
    expect(countOf('/fleet/orders')).toBe(2);
  });

  it('of the allow-list has an owner check, each of them', async () => {
    const { statusOf } = await startServices();
    for (const { method, path } of allowList.payment) {
      expect(await statusOf(`${method} ${path.replace(/:\w+/, 'SDI90')}`)).toBe(401);
    }
  });
});

describe('redeeming a coupon', () => {
  const burn = 'POST /campaings/coupons/DEZ%20%2B/burn';
  const use = { offerId: 'P1-24', couponOfferId: 'c1', document: claras.document, email: 'clara@exemplo.com.br' };

  it('is forwarded for the visitor with the document it names', async () => {
    const { statusOf, burned } = await startServices();
    expect(await statusOf(burn, clara, use)).toBe(200);
    expect(burned).toEqual([{ url: '/campaings/coupons/DEZ%20%2B/burn', body: JSON.stringify(use) }]);
  });

  it.each([
    ['without a session', 401, {}, use],
    ['by a bearer alone', 401, { authorization: 'Bearer clara' }, use],
    ['by a session that is over', 401, { ...clara, authorization: 'Bearer ended' }, use],
    ['by another visitor', 403, bruno, use],
    ['by another visitor under its owner’s id', 404, { ...bruno, 'fleet-user-id': '7' }, use],
    ['for another document', 403, clara, { ...use, document: '11144477735' }],
    ['without a document', 400, clara, { ...use, document: undefined }],
    ['with a field of its own', 400, clara, { ...use, quantity: 2 }],
    ['with a second code in its body', 400, clara, { ...use, code: 'CEM' }],
    ['without one of its fields, with a code in its place', 400, clara, { ...use, email: undefined, code: 'CEM' }],
  ] as const)('%s is answered %i and not forwarded', async (_, status, visitor, body) => {
    const { statusOf, burned } = await startServices();
    expect(await statusOf(burn, visitor, body)).toBe(status);
    expect(burned).toEqual([]);
  });
});
