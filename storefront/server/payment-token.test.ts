import { once } from 'node:events';
import { request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createTokenSource } from './payment-token.ts';
import { startService, startStore, testConfig } from './test-support/listening.ts';

/** A payment service and its token service: tokens are numbered, and the test says which are taken. */
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
      headers: { authorization: 'Bearer visitor', 'content-type': 'application/json' },
      body: '{"value":0}',
    });
  const countOf = (path: string) => service.received.filter(({ url }) => url === path).length;
  return { service, store, bodies, openSession, countOf };
}

describe('the payment token', () => {
  it('is asked for with the client credentials and never leaves the server', async () => {
    const { service, openSession } = await startPayments({ isTaken: () => true });
    const answer = await openSession();
    expect(await answer.json()).toEqual({ token: 'token-1' });
    expect(answer.headers.has('authorization')).toBe(false);
    expect(service.received[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from('sandbox-payment-client:sandbox-payment-secret').toString('base64')}`,
    );
  });

  it('takes the place of the visitor’s bearer', async () => {
    const { service, openSession } = await startPayments({ isTaken: () => true });
    await openSession();
    expect(service.received.map(({ headers }) => headers.authorization)).not.toContain('Bearer visitor');
  });

  it('serves later calls without asking again', async () => {
    const { openSession, countOf } = await startPayments({ isTaken: () => true });
    await openSession();
    await openSession();
    expect(countOf('/auth/token')).toBe(1);
  });

  it('is cleared by a 401, asked for anew, and the call repeated once with the same body', async () => {
    const { openSession, countOf, bodies } = await startPayments({ isTaken: (token) => token === 'token-2' });
    const answer = await openSession();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ token: 'token-2' });
    expect(bodies).toEqual(['{"value":0}', '{"value":0}']);
    expect(countOf('/auth/token')).toBe(2);
  });

  it('is refused twice at most: the second 401 is the answer', async () => {
    const { openSession, countOf } = await startPayments({ isTaken: () => false });
    const answer = await openSession();
    expect(answer.status).toBe(401);
    expect(countOf('/payment/payments/sessions')).toBe(2);
    expect(countOf('/auth/token')).toBe(2);
  });

  it('is renewed once for all calls that were refused at the same time', async () => {
    const { openSession, countOf } = await startPayments({ isTaken: (token) => token !== 'token-1' });
    const answers = await Promise.all(Array.from({ length: 8 }, openSession));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(countOf('/auth/token')).toBe(2);
  });

  it('counts as an unreachable service when there is none to be had', async () => {
    const service = await startService((_request, response) => {
      response.writeHead(500).end();
    });
    const store = await startStore(testConfig(service.url));
    const answer = await fetch(`${store.url}/api/payment/contracts/erp/SDI1`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ code: 'upstream_unreachable' });
  });

  it('answers 413 to a body too large to be held', async () => {
    const { store } = await startPayments({ isTaken: () => true });
    const call = sendRequest(`${store.url}/api/payment/payments/sessions`, { method: 'POST' });
    call.write('x'.repeat(20_000));
    call.end('x'.repeat(20_000));
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
  });
});

describe('a token source', () => {
  it('renews a token shortly before its end', async () => {
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

  it('keeps a newer token when an older one is refused late', async () => {
    let issued = 0;
    const source = createTokenSource(async () => ({ token: `token-${++issued}` }));
    const old = await source.get();
    source.refuse(old);
    expect(await source.get()).toBe('token-2');
    source.refuse(old);
    expect(await source.get()).toBe('token-2');
  });

  it('asks again after a failure', async () => {
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
