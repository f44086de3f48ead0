import { once } from 'node:events';
import { request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createTokenSource } from './payment-token.ts';
import { startService, startStore, testConfig } from '../test-support/listening.ts';

const visitor = { authorization: 'Bearer visitor', 'fleet-user-id': '7' };
const wanted = '{"document":"52998224725","value":0}';

/** A payment service and its token service: tokens are numbered, and the test decides which are accepted. */
async function startPayments({ isTaken }: { isTaken: (token: string) => boolean }) {
  const bodies: string[] = [];
  let issued = 0;
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    response.setHeader('content-type', 'application/json');
    if (request.url === '/auth/token') {
      issued += 1;
      response.end(JSON.stringify({ access_token: `token-${issued}`, expires_in: 3600 }));
      return;
    }
    if (request.url?.startsWith('/fleet/')) {
      response.end(JSON.stringify({ cpfCnpj: '52998224725' }));
      return;
    }
    bodies.push(body);
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    response.statusCode = isTaken(token) ? 200 : 401;
    response.end(JSON.stringify({ token }));
  }
  const service = await startService((request, response) => void answer(request, response));
  const store = await startStore(testConfig(service.url));
  const openSession = () =>
    fetch(`${store.url}/api/payment/payments/sessions`, {
      method: 'POST',
      headers: { ...visitor, 'content-type': 'application/json' },
      body: wanted,
    });
  const countOf = (path: string) => service.received.filter(({ url }) => url === path).length;
  return { service, store, bodies, openSession, countOf };
}

describe('the payment token', () => {
  it('is requested with the client credentials and never leaves the server', async () => {
    const { service, openSession } = await startPayments({ isTaken: () => true });
    const answer = await openSession();
    expect(await answer.json()).toEqual({ token: 'token-1' });
    expect(answer.headers.has('authorization')).toBe(false);
    const tokenRequest = service.received.find(({ url }) => url === '/auth/token');
    expect(tokenRequest?.headers.authorization).toBe(
      `Basic ${Buffer.from('sandbox-payment-client:sandbox-payment-secret').toString('base64')}`,
    );
  });

  it('replaces the visitor’s bearer', async () => {
    const { service, openSession } = await startPayments({ isTaken: () => true });
    await openSession();
    const paid = service.received.filter(({ url }) => !url.startsWith('/fleet/'));
    expect(paid.map(({ headers }) => headers.authorization)).not.toContain('Bearer visitor');
    expect(paid.some(({ headers }) => 'fleet-user-id' in headers)).toBe(false);
  });

  it('is reused by later calls', async () => {
    const { openSession, countOf } = await startPayments({ isTaken: () => true });
    await openSession();
    await openSession();
    expect(countOf('/auth/token')).toBe(1);
  });

  it('is dropped after a 401 and requested again, and the call is repeated once with the same body', async () => {
    const { openSession, countOf, bodies } = await startPayments({ isTaken: (token) => token === 'token-2' });
    const answer = await openSession();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ token: 'token-2' });
    expect(bodies).toEqual([wanted, wanted]);
    expect(countOf('/auth/token')).toBe(2);
  });

  it('is rejected twice at most; then the service counts as unreachable, because a 401 would refer to the visitor', async () => {
    const { openSession, countOf } = await startPayments({ isTaken: () => false });
    const answer = await openSession();
    expect(answer.status).toBe(502);
    expect(countOf('/payment/payments/sessions')).toBe(2);
    expect(countOf('/auth/token')).toBe(2);
  });

  it('is renewed once for all concurrently rejected calls', async () => {
    const { openSession, countOf } = await startPayments({ isTaken: (token) => token !== 'token-1' });
    const answers = await Promise.all(Array.from({ length: 8 }, openSession));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(countOf('/auth/token')).toBe(2);
  });

  it('makes the service count as unreachable if it can’t be requested', async () => {
    const service = await startService((request, response) => {
      const isFleet = request.url?.startsWith('/fleet/');
      response.writeHead(isFleet ? 200 : 500).end(isFleet ? '[{"orderId":1}]' : undefined);
    });
    const store = await startStore(testConfig(service.url));
    const answer = await fetch(`${store.url}/api/payment/contracts/erp/SDI1`, { headers: visitor });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ code: 'upstream_unreachable' });
  });

  it('makes a body too large to be buffered a 413', async () => {
    const { store } = await startPayments({ isTaken: () => true });
    const headers = { ...visitor, 'content-type': 'application/json' };
    const call = sendRequest(`${store.url}/api/payment/payments/sessions`, { method: 'POST', headers });
    call.write('x'.repeat(20_000));
    call.end('x'.repeat(20_000));
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
  });
});

describe('a token source', () => {
  it('renews a token shortly before it expires', async () => {
    let clock = 0;
    let issued = 0;
    const source = createTokenSource(
      async () => ({ token: `token-${++issued}`, expiresInSeconds: 60 }),
      () => clock,
    );
    expect(await source.get()).toBe('token-1');
    clock = 49_000;
    expect(await source.get()).toBe('token-1');
    clock = 51_000;
    expect(await source.get()).toBe('token-2');
  });

  it('keeps a newer token if an older one is rejected late', async () => {
    let issued = 0;
    const source = createTokenSource(async () => ({ token: `token-${++issued}` }));
    const old = await source.get();
    source.invalidate(old);
    expect(await source.get()).toBe('token-2');
    source.invalidate(old);
    expect(await source.get()).toBe('token-2');
  });

  it('requests a token again after a failure', async () => {
    let attempts = 0;
    const source = createTokenSource(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('down');
      return { token: 'token' };
    });
    await expect(source.get()).rejects.toThrow('down');
    expect(await source.get()).toBe('token');
  });
});
