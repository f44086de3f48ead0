import { once } from 'node:events';
import { Agent, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answerJson, startService, startStore, testConfig } from '../test-support/listening.ts';

const json = { 'content-type': 'application/json' };
const multipart = { 'content-type': 'multipart/form-data; boundary=part' };
const visitor = { authorization: 'Bearer visitor', 'fleet-user-id': '7' };

/** A store whose services accept every request. */
async function startWithService() {
  const service = await startService(answerJson({}));
  return { service, store: await startStore(testConfig(service.url)) };
}

/** A fleet that knows the visitor, and leaves every other request to a handler. */
const knowingVisitor =
  (handler: (request: IncomingMessage, response: ServerResponse) => void) =>
  (request: IncomingMessage, response: ServerResponse) =>
    request.url === '/fleet/users/7'
      ? response
          .writeHead(request.headers.authorization === 'Bearer visitor' ? 200 : 401, json)
          .end('{"cpfCnpj":"52998224725"}')
      : handler(request, response);

describe('forwarding', () => {
  it('sends a call of the allow-list to its service, path and query unchanged', async () => {
    const fleet = await startService(answerJson([{ orderId: 1 }]));
    const store = await startStore(testConfig(fleet.url));
    const answer = await fetch(`${store.url}/api/fleet/orders/GetOrderByUserId?userId=7&typeOrder=502%7C500`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([{ orderId: 1 }]);
    expect(fleet.received[0]?.url).toBe('/fleet/orders/GetOrderByUserId?userId=7&typeOrder=502%7C500');
  });

  it('responds 404 with a code to a call outside the allow-list, and sends nothing', async () => {
    const { service, store } = await startWithService();
    const answers = await Promise.all(
      ['fleet/admin', 'unknown/users/1', 'fleet/users/..%2Forders', 'fleet', 'fleet/users/%00'].map((path) =>
        fetch(`${store.url}/api/${path}`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await answers[0]?.json()).toMatchObject({ code: 'unknown_call' });
    expect(service.received).toEqual([]);
  });

  it('works under a base path', async () => {
    const service = await startService(answerJson({}));
    const store = await startStore(testConfig(service.url, { basePath: '/pre/signdrive/v2/' }));
    expect((await fetch(`${store.url}/pre/signdrive/v2/api/content/`)).status).toBe(200);
    expect((await fetch(`${store.url}/api/content/`)).status).toBe(404);
    expect(service.received.map(({ url }) => url)).toEqual(['/content/']);
  });

  it('passes only the allowed headers of a call', async () => {
    const { service, store } = await startWithService();
    const headers = {
      accept: 'application/json',
      authorization: 'Bearer visitor',
      'client-session-id': 'session-1',
      'content-type': 'application/json',
      cookie: 'signdrive=1',
      'idempotency-key': 'key-1',
      'x-forwarded-for': '10.0.0.1',
      'client-key': 'forged',
    };
    await fetch(`${store.url}/api/fleet/orders`, { method: 'POST', headers, body: '{}' });
    await fetch(`${store.url}/api/vehicle/vehicles/t-cross/simulation`, { method: 'POST', headers, body: '{}' });
    const [fleet, vehicle] = service.received.map((request) => request.headers);
    expect(Object.keys(fleet ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'authorization',
      'connection',
      'content-length',
      'content-type',
      'host',
      'idempotency-key',
      'x-forwarded-for',
      'x-request-id',
    ]);
    expect(fleet).toMatchObject({ authorization: 'Bearer visitor', 'idempotency-key': 'key-1' });
    expect(fleet).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
    expect(vehicle).toMatchObject({
      'client-key': 'sandbox-vehicle-key',
      'client-token': 'sandbox-vehicle-token',
      'client-session-id': 'session-1',
    });
    expect(vehicle).not.toHaveProperty('authorization');
    expect(vehicle).not.toHaveProperty('cookie');
  });

  it('adds the coupon key on the server', async () => {
    const { service, store } = await startWithService();
    await fetch(`${store.url}/api/coupon/campaings/coupons/BEMVINDO/offers/3/validations?document=1&email=a`);
    expect(service.received[0]?.headers['x-api-key']).toBe('sandbox-coupon-key');
  });

  it('returns only status, type, disposition and Retry-After of the service', async () => {
    const service = await startService((_request, response) => {
      response.writeHead(503, {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="contrato.pdf"',
        'retry-after': '30',
        'set-cookie': 'tracking=1',
        server: 'internal/1.0',
        location: 'http://internal/',
      });
      response.end('%PDF');
    });
    const store = await startStore(testConfig(service.url));
    const answer = await fetch(`${store.url}/api/fleet/upload/9`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="contrato.pdf"');
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    for (const name of ['set-cookie', 'server', 'location']) expect(answer.headers.has(name)).toBe(false);
  });

  it('rejects a call made by a page of another site', async () => {
    const { service, store } = await startWithService();
    // fetch can't set the browser's own header.
    const call = sendRequest(`${store.url}/api/fleet/signup`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    }).end('{}');
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(403);
    expect(service.received).toEqual([]);
  });

  it('responds 413 to a body with a too large Content-Length, before any of it arrives', async () => {
    const { service, store } = await startWithService();
    const call = sendRequest(`${store.url}/api/fleet/signin`, {
      method: 'POST',
      headers: { 'content-length': '40000' },
    });
    call.flushHeaders();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    expect(JSON.parse((await buffer(answer)).toString())).toEqual({
      code: 'body_too_large',
      message: 'O que você enviou é maior do que aceitamos.',
    });
    expect(service.received).toEqual([]);
    call.destroy();
  });

  it('responds 413 to a streamed body that exceeds the limit, and keeps the connection usable', async () => {
    const service = await startService((request, response) => {
      request.resume().once('end', () => response.end());
    });
    const store = await startStore(testConfig(service.url));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const call = sendRequest(`${store.url}/api/fleet/signin`, { agent, method: 'POST', headers: json });
    call.write('x'.repeat(40_000));
    call.end('x'.repeat(4_000_000));
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const connection = call.socket;
    expect(answer.statusCode).toBe(413);
    expect(JSON.parse((await buffer(answer)).toString())).toMatchObject({ code: 'body_too_large' });
    const next = sendRequest(`${store.url}/api/fleet/segments`, { agent }).end();
    const [nextAnswer] = (await once(next, 'response')) as [IncomingMessage];
    expect(nextAnswer.statusCode).toBe(200);
    expect(next.socket).toBe(connection);
  });

  it('accepts a document larger than any form', async () => {
    const sizes: number[] = [];
    async function receive(request: IncomingMessage, response: ServerResponse) {
      sizes.push((await buffer(request)).length);
      response.end();
    }
    const service = await startService(knowingVisitor((request, response) => void receive(request, response)));
    const store = await startStore(testConfig(service.url));
    const body = Buffer.alloc(9 * 1024 * 1024, 1);
    const answer = await fetch(`${store.url}/api/fleet/upload/UploadCnhAsync?userId=1`, {
      method: 'POST',
      headers: { ...multipart, ...visitor },
      body,
    });
    expect(answer.status).toBe(200);
    expect(sizes).toEqual([body.length]);
    expect(service.received[1]?.headers).toMatchObject({ ...multipart, 'content-length': String(body.length) });
  });

  it('streams the response: its first part arrives before its end', async () => {
    const responses: ServerResponse[] = [];
    const service = await startService((_request, response) => {
      responses.push(response);
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"part":');
    });
    const store = await startStore(testConfig(service.url));
    const answer = await fetch(`${store.url}/api/vehicle/vehicles/rentals/offers`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('{"part":');
    responses[0]?.end('1}');
    expect((await reader?.read())?.value).toBe('1}');
  });

  it('streams a document: its first part reaches the service before its end', async () => {
    const firstPart = Promise.withResolvers<string>();
    const service = await startService(
      knowingVisitor((request, response) => {
        request.once('data', (chunk: Buffer) => firstPart.resolve(chunk.toString()));
        request.once('end', () => response.end());
      }),
    );
    const store = await startStore(testConfig(service.url));
    const call = sendRequest(`${store.url}/api/fleet/upload/UploadCnhAsync`, {
      method: 'POST',
      headers: { ...multipart, ...visitor },
    });
    call.write('first');
    expect(await firstPart.promise).toBe('first');
    call.end('last');
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
  });

  it('compresses the response of a service for the visitor', async () => {
    const service = await startService(answerJson({ text: 'a'.repeat(5_000) }));
    const store = await startStore(testConfig(service.url));
    const call = sendRequest(`${store.url}/api/content/faqs`, { headers: { 'accept-encoding': 'gzip, br' } }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const body = await buffer(answer);
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(body.length).toBeLessThan(500);
    expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual({ text: 'a'.repeat(5_000) });
  });

  it('responds 502 with a code if the service is unreachable', async () => {
    const store = await startStore(testConfig('http://127.0.0.1:9'));
    const answer = await fetch(`${store.url}/api/fleet/orders`, { method: 'POST', headers: json, body: '{}' });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ code: 'upstream_unreachable' });
  });

  it('responds 504 with a code if the service is silent, calling it once', async () => {
    const service = await startService((request) => request.resume());
    const store = await startStore({ ...testConfig(service.url), serviceTimeoutInMs: 1000 });
    const answer = await fetch(`${store.url}/api/fleet/users/1`);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ code: 'upstream_timeout' });
    expect(service.received).toHaveLength(1);
  });

  it('ends a response that arrives too slowly, however short its pauses are', async () => {
    const service = await startService((request, response) => {
      request.resume();
      response.writeHead(200, json);
      const drops = setInterval(() => response.write(' '), 20);
      response.once('close', () => clearInterval(drops));
    });
    const store = await startStore(testConfig(service.url, { serviceTimeoutInMs: 500 }));
    const answer = await fetch(`${store.url}/api/content/`);
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it.each([
    ['an open form', '/fleet/signin', json],
    ['a form of a visitor', '/payment/payments/sessions', { ...json, ...visitor }],
    ['a document', '/fleet/newdocuments', { ...multipart, ...visitor }],
  ])('responds 408 if %s stops arriving', async (_, path, headers) => {
    const service = await startService(knowingVisitor((request) => request.resume()));
    const store = await startStore({ ...testConfig(service.url), serviceTimeoutInMs: 1000 });
    const call = sendRequest(`${store.url}/api${path}`, { method: 'POST', headers });
    call.write('{');
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(408);
    expect(JSON.parse((await buffer(answer)).toString())).toMatchObject({
      message: 'O envio parou no meio. Verifique sua rede e tente de novo.',
    });
    call.destroy();
  });

  it('responds 408 to a form that arrives too slowly, and sends none of it', async () => {
    const service = await startService(answerJson({}));
    const store = await startStore({ ...testConfig(service.url), serviceTimeoutInMs: 100 });
    const call = sendRequest(`${store.url}/api/fleet/signin`, { method: 'POST', headers: json });
    const drops = setInterval(() => call.write(' '), 20);
    onTestFinished(() => clearInterval(drops));
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    call.destroy();
    expect(answer.statusCode).toBe(408);
    expect(service.received).toEqual([]);
  });

  it.each([
    ['without a session', {}],
    ['by a bearer alone', { authorization: 'Bearer visitor' }],
    ['by a bearer that the fleet does not know', { ...visitor, authorization: 'Bearer forged' }],
  ])('responds 401 to a document or a payment %s before any of it arrives', async (_, headers) => {
    const service = await startService(knowingVisitor(answerJson({})));
    const store = await startStore(testConfig(service.url));
    for (const [path, type] of [
      ['/fleet/upload/UploadCnhAsync?userId=7', multipart],
      ['/fleet/newdocuments', multipart],
      ['/payment/payments/sessions', json],
      ['/coupon/campaings/coupons/A/burn', json],
    ] as const) {
      const call = sendRequest(`${store.url}/api${path}`, {
        method: 'POST',
        headers: { ...type, ...headers, 'content-length': '8000' },
      });
      call.flushHeaders();
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(401);
      call.destroy();
    }
    expect(service.received.every(({ url }) => url === '/fleet/users/7')).toBe(true);
  });

  it('closes the connection of a rejected call whose body never arrives', async () => {
    const service = await startService(answerJson({}));
    const store = await startStore({ ...testConfig(service.url), serviceTimeoutInMs: 1000 });
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const call = sendRequest(`${store.url}/api/fleet/newdocuments`, {
      agent,
      method: 'POST',
      headers: { ...multipart, 'content-length': '8000' },
    });
    call.flushHeaders();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const closed = once(answer.socket, 'close');
    call.on('error', () => undefined);
    answer.resume();
    await closed;
    expect(answer.statusCode).toBe(401);
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['bytes that are not UTF-8', Buffer.from('{"login":"\xff"}', 'latin1')],
    ['8,000 lists in each other', `{"login":${'['.repeat(8_000)}${']'.repeat(8_000)}}`],
    ['21 objects in each other', `${'{"a":'.repeat(21)}0${'}'.repeat(21)}`],
  ])('responds 400 to a form of %s, and sends nothing', async (_, body) => {
    const { service, store } = await startWithService();
    const answer = await fetch(`${store.url}/api/fleet/signin`, { method: 'POST', headers: json, body });
    expect(answer.status).toBe(400);
    expect(service.received).toEqual([]);
  });

  it('sends a form unchanged, including brackets in its texts', async () => {
    const bodies: string[] = [];
    async function receive(request: IncomingMessage, response: ServerResponse) {
      bodies.push((await buffer(request)).toString());
      response.end();
    }
    const service = await startService((request, response) => void receive(request, response));
    const store = await startStore(testConfig(service.url));
    const body = JSON.stringify({ login: '['.repeat(30), password: '"{\\' });
    await fetch(`${store.url}/api/fleet/signin`, { method: 'POST', headers: json, body });
    expect(bodies).toEqual([body]);
  });

  it.each([
    ['another site', { webSiteUrl: 'https://evil.invalid/' }],
    ['a path that begins with two slashes', { webSiteUrl: 'https://loja.exemplo.invalid//evil.invalid/' }],
    ['a second name for the address', { WebSiteUrl: 'https://evil.invalid/', environment: 2 }],
    ['no address', {}],
  ])('sends a reset request with the address of the store instead of %s', async (_, sent) => {
    const bodies: unknown[] = [];
    async function receive(request: IncomingMessage, response: ServerResponse) {
      bodies.push(JSON.parse((await buffer(request)).toString()));
      response.end();
    }
    const service = await startService((request, response) => void receive(request, response));
    const store = await startStore(testConfig(service.url));
    const body = JSON.stringify({ Email: 'clara@exemplo.com.br', environment: 1, ...sent });
    const answer = await fetch(`${store.url}/api/fleet/reset-password`, { method: 'POST', headers: json, body });
    expect(answer.status).toBe(200);
    const webSiteUrl = 'https://loja.exemplo.invalid/';
    expect(bodies).toEqual([{ Email: 'clara@exemplo.com.br', environment: 1, webSiteUrl }]);
  });

  it('responds 400 to a reset request without an e-mail', async () => {
    const { service, store } = await startWithService();
    expect(await post(`${store.url}/api/fleet/reset-password`, json, '{"email":"a@b.co"}')).toMatchObject({
      status: 400,
    });
    expect(service.received).toEqual([]);
  });

  it('repeats nothing if a service fails', async () => {
    const service = await startService(answerJson({ message: 'down' }, 500));
    const store = await startStore(testConfig(service.url));
    expect((await fetch(`${store.url}/api/fleet/users/1`)).status).toBe(500);
    expect(service.received).toHaveLength(1);
  });

  it('aborts the call at the service when the visitor disconnects', async () => {
    const reached = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    const service = await startService((request) => {
      request.resume();
      request.socket.once('close', stopped.resolve);
      reached.resolve();
    });
    const store = await startStore(testConfig(service.url));
    const leaving = new AbortController();
    const call = fetch(`${store.url}/api/vehicle/vehicles/t-cross`, { signal: leaving.signal }).catch(() => 'left');
    await reached.promise;
    leaving.abort();
    await stopped.promise;
    expect(await call).toBe('left');
  });

  it('cuts the response if the service disconnects in the middle, so that it never looks complete', async () => {
    const responses: ServerResponse[] = [];
    const service = await startService((_request, response) => {
      responses.push(response);
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"half":');
    });
    const store = await startStore(testConfig(service.url));
    const answer = await fetch(`${store.url}/api/fleet/users/1`);
    const reader = answer.body?.getReader();
    await reader?.read();
    responses[0]?.destroy();
    await expect(reader?.read()).rejects.toThrow('terminated');
  });

  it('responds 502 if the service disconnects before the visitor received anything', async () => {
    const service = await startService((_request, response) => {
      const headers = { 'content-type': 'application/pdf', 'content-length': '9', 'content-disposition': 'attachment' };
      response.writeHead(200, headers).flushHeaders();
      void nextTurn().then(() => response.destroy());
    });
    const store = await startStore(testConfig(service.url));
    const answer = await fetch(`${store.url}/api/fleet/upload/1`);
    expect(answer.status).toBe(502);
    expect(answer.headers.has('content-disposition')).toBe(false);
    expect(await answer.json()).toMatchObject({ code: 'upstream_unreachable' });
  });

  it.each([
    ['no type', undefined],
    ['a malformed type', 'a b/c d'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['text, which another site may send without asking', 'text/plain'],
    ['text that ends like JSON', 'text/plain; x=application/json'],
    ['another kind of JSON', 'application/json-patch+json'],
    ['JSON in UTF-16', 'application/json; charset=utf-16'],
    ['JSON in UTF-7', 'application/json;charset=utf-7'],
    ['JSON in two charsets', 'application/json; charset=utf-8; charset=utf-16'],
    ['two types', 'application/json, application/x-www-form-urlencoded'],
    ['a multipart form', 'multipart/form-data; boundary=part'],
  ])('responds 415 to a form of the store sent as %s, and sends nothing', async (_, type) => {
    const { service, store } = await startWithService();
    const answer = await post(
      `${store.url}/api/fleet/signin`,
      type === undefined ? {} : { 'content-type': type },
      '{}',
    );
    expect(answer).toEqual({ status: 415, code: 'unsupported_body' });
    expect(service.received).toEqual([]);
  });

  it.each([
    ['JSON', 'application/json'],
    ['a multipart form without a boundary', 'multipart/form-data'],
    ['a boundary with more parameters', 'multipart/form-data; boundary=part; boundary=other'],
    ['a boundary with a tab', 'multipart/form-data; boundary="part\tX: 1"'],
    ['a boundary of 71 characters', `multipart/form-data; boundary=${'x'.repeat(71)}`],
    ['another multipart type', 'multipart/mixed; boundary=part'],
  ])('responds 415 to an upload sent as %s, and sends nothing', async (_, type) => {
    const { service, store } = await startWithService();
    const answer = await post(`${store.url}/api/fleet/newdocuments`, { 'content-type': type }, '--part--');
    expect(answer).toEqual({ status: 415, code: 'unsupported_body' });
    expect(service.received).toEqual([]);
  });

  it.each([
    ['content-encoding', 'gzip'],
    ['content-encoding', 'identity'],
    ['transfer-encoding', 'gzip, chunked'],
  ])('responds 415 to a body with %s: %s, and sends nothing', async (name, value) => {
    const { service, store } = await startWithService();
    const answer = await post(`${store.url}/api/fleet/signin`, { ...json, [name]: value }, '{}');
    expect(answer).toEqual({ status: 415, code: 'unsupported_body' });
    expect(service.received).toEqual([]);
  });

  it.each([
    'application/json',
    'Application/JSON',
    'application/json;charset=UTF-8',
    'application/json; charset="utf-8"',
  ])('sends JSON on as application/json if it arrived as %s', async (type) => {
    const { service, store } = await startWithService();
    expect(await post(`${store.url}/api/fleet/signin`, { 'content-type': type }, '{}')).toMatchObject({ status: 200 });
    expect(service.received[0]?.headers['content-type']).toBe('application/json');
  });

  it.each([
    ['a length', { 'content-length': '2' }],
    ['chunks', { 'transfer-encoding': 'chunked' }],
  ])('responds 413 to a read with a body declared by %s, and sends nothing', async (_, headers) => {
    const { service, store } = await startWithService();
    const answer = await post(`${store.url}/api/fleet/users/1`, { ...json, ...headers }, '{}', 'GET');
    expect(answer).toEqual({ status: 413, code: 'body_too_large' });
    expect(service.received).toEqual([]);
  });

  it.each([
    '/%61pi/fleet/segments',
    '/api/fleet/../fleet/segments',
    '/x/../api/fleet/segments',
    '/api//fleet/segments',
    '//api/fleet/segments',
    '/api/fleet/segments/',
    '/api/fleet/segments%2F',
    '/api%2Ffleet%2Fsegments',
    '/api/fleet\\segments',
    '/API/fleet/segments',
    'http://evil.invalid/api/fleet/segments',
  ])('sends nothing for the request target %s', async (target) => {
    const { service, store } = await startWithService();
    const { port } = new URL(store.url);
    await once(sendRequest({ port, path: target }).end(), 'response');
    expect(service.received).toEqual([]);
  });
});

/** Sends one write with exactly these headers, and returns the server's response. */
async function post(url: string, headers: Record<string, string>, body: string, method = 'POST') {
  const [answer] = (await once(sendRequest(url, { method, headers }).end(body), 'response')) as [IncomingMessage];
  const { code } = JSON.parse((await buffer(answer)).toString()) as { code?: string };
  return { status: answer.statusCode, code };
}
