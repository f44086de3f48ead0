import { describe, expect, test, vi } from 'vitest';
import { millisecondsUntil } from '#/test-support/index.ts';
import { isAbort, ServiceError, toAppError, type AppError } from '../app-error.ts';
import { createHttp, type Http, type HttpRequest } from './http.ts';
import { json, startServer } from '../test-support/local-server.ts';

const never = () => new AbortController().signal;

const request = (change: Partial<HttpRequest> = {}): HttpRequest => ({
  call: 'GET /offers',
  signal: never(),
  ...change,
});

async function errorOf(sending: Promise<unknown>): Promise<AppError> {
  const caught = await sending.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(caught).toBeInstanceOf(ServiceError);
  return toAppError(caught);
}

describe('a response', () => {
  test('is the decoded JSON', async () => {
    const { baseUrl } = await startServer((response) => json(response, { offers: [1] }));
    expect(await createHttp({ baseUrl }).send(request())).toEqual({ offers: [1] });
  });

  test('without a body is undefined', async () => {
    const { baseUrl } = await startServer((response) => response.writeHead(204).end());
    expect(await createHttp({ baseUrl }).send(request())).toBeUndefined();
  });

  test.each([204, 205])(
    'with status %i is undefined, though browsers give it an empty stream as a body',
    async (status) => {
      const { body } = new Response('');
      const fetch = () =>
        Promise.resolve(Object.defineProperty(new Response(null, { status }), 'body', { value: body }));
      expect(await createHttp({ baseUrl: 'http://fleet', fetch }).send(request())).toBeUndefined();
    },
  );

  test('keeps every character', async () => {
    const { baseUrl } = await startServer((response) => json(response, 'São João — ÿ 🚗'));
    expect(await createHttp({ baseUrl }).send(request())).toBe('São João — ÿ 🚗');
  });

  test.each([
    ['a page instead of JSON', '<!doctype html><h1>502</h1>'],
    ['JSON cut in the middle', '{"offers":[{'],
    ['plain text', 'OK'],
  ])('that is %s breaks the contract, and the error names the call', async (_, body) => {
    const { baseUrl } = await startServer((response) => response.end(body));
    expect(await errorOf(createHttp({ baseUrl }).send(request()))).toEqual({
      kind: 'contract',
      where: 'GET /offers: body',
    });
  });

  test.each([true, false])('that is too large breaks the contract (with Content-Length: %s)', async (isAnnounced) => {
    const { baseUrl } = await startServer((response) => {
      const body = JSON.stringify('x'.repeat(5 * 1024 * 1024));
      if (isAnnounced) response.setHeader('content-length', body.length);
      response.write(body.slice(0, 100));
      response.end(body.slice(100));
    });
    expect(await errorOf(createHttp({ baseUrl }).send(request()))).toEqual({
      kind: 'contract',
      where: 'GET /offers: size',
    });
  });
});

describe('a request', () => {
  test('carries method, encoded path, ordered query, JSON body and headers', async () => {
    const { baseUrl, seen } = await startServer((response) => json(response, null));
    await createHttp({ baseUrl, headers: () => ({ 'client-session-id': 'abc' }) }).send({
      call: 'POST /vehicles/{model}/simulation',
      params: { model: 'B/F 1?#é' },
      query: { saleschannel: 'S&D', _fields: 'title,slug', absent: undefined, a: true, n: 1 },
      body: { deadline: 24 },
      headers: { 'Idempotency-Key': 'k' },
      signal: never(),
    });
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/vehicles/B%2FF%201%3F%23%C3%A9/simulation?saleschannel=S%26D&_fields=title,slug&a=true&n=1',
      body: '{"deadline":24}',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'client-session-id': 'abc',
        'idempotency-key': 'k',
      },
    });
  });

  test('without a body has no content type and no user agent of the library', async () => {
    const { baseUrl, seen } = await startServer((response) => json(response, null));
    await createHttp({ baseUrl }).send(request());
    expect(seen[0]?.headers).not.toHaveProperty('content-type');
    expect(seen[0]?.headers['user-agent'] ?? '').not.toContain('axios');
  });

  test.each(['', '.', '..'])('with the path part "%s" is never sent, because it would be another call', async (id) => {
    const { baseUrl, seen } = await startServer((response) => json(response, null));
    const sending = createHttp({ baseUrl }).send(request({ call: 'GET /vehicles/{id}', params: { id } }));
    expect(await errorOf(sending)).toEqual({ kind: 'notFound' });
    expect(seen).toEqual([]);
  });

  test('to a relative URL goes through the given fetch, with its method, body and signal', async () => {
    const calls: [string, RequestInit | undefined][] = [];
    const http = createHttp({
      baseUrl: '/pre/signdrive/v2/api/vehicle',
      fetch: async (input, init) => {
        calls.push([input instanceof Request ? input.url : String(input), init]);
        return Response.json({ ok: true });
      },
    });
    expect(await http.send(request({ call: 'POST /x', body: { a: 1 } }))).toEqual({ ok: true });
    const [[url, init] = []] = calls;
    expect(url).toBe('/pre/signdrive/v2/api/vehicle/x');
    expect(init).toMatchObject({ method: 'POST', body: '{"a":1}' });
    expect(init?.signal).toBeInstanceOf(AbortSignal);
  });
});

describe('a failure', () => {
  const failing = (status: number, body: string, headers = {}) =>
    startServer((response) => response.writeHead(status, headers).end(body));

  test.each<[number, string, AppError]>([
    [401, '', { kind: 'unauthorized' }],
    [404, '{"code":"NOT_FOUND","message":"x"}', { kind: 'notFound' }],
    [
      400,
      '{"code":"INVALID_TERM","message":"Prazo inválido"}',
      { kind: 'rejected', status: 400, code: 'INVALID_TERM', serverMessage: 'Prazo inválido' },
    ],
    [
      422,
      '{"id":900,"message":"Contrato não encontrado"}',
      { kind: 'rejected', status: 422, code: '900', serverMessage: 'Contrato não encontrado' },
    ],
    [
      422,
      '{"code":"INVALID","fields":{"cpf":"invalid","phone":7}}',
      { kind: 'rejected', status: 422, code: 'INVALID', fields: { cpf: 'invalid' } },
    ],
    [
      400,
      '"Email já foi confirmado"',
      { kind: 'rejected', status: 400, code: '', serverMessage: 'Email já foi confirmado' },
    ],
    [502, '<html>Bad gateway</html>', { kind: 'rejected', status: 502, code: '' }],
    [500, '', { kind: 'rejected', status: 500, code: '' }],
    [503, '[]', { kind: 'rejected', status: 503, code: '' }],
    [
      400,
      JSON.stringify({ message: 'a\u0000b\u202Ec' }),
      { kind: 'rejected', status: 400, code: '', serverMessage: 'a b c' },
    ],
    [400, JSON.stringify({ message: 'x'.repeat(501) }), { kind: 'rejected', status: 400, code: '' }],
    [304, '', { kind: 'rejected', status: 304, code: '' }],
  ])('with status %i and body %s is read into an AppError', async (status, body, expected) => {
    const { baseUrl } = await failing(status, body);
    expect(await errorOf(createHttp({ baseUrl }).send(request()))).toEqual(expected);
  });

  test.each([
    ['870', 870],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    ['-1', undefined],
  ])('has the delay of Retry-After if that is in seconds (%s)', async (header, retryAfterInSeconds) => {
    const { baseUrl } = await failing(429, '{"id":429}', { 'retry-after': header });
    expect(await errorOf(createHttp({ baseUrl }).send(request()))).toEqual({
      kind: 'rejected',
      status: 429,
      code: '429',
      ...(retryAfterInSeconds && { retryAfterInSeconds }),
    });
  });

  test.each([
    ['text/plain; charset=utf-8', 'CPF já cadastrado', 'CPF já cadastrado'],
    ['text/plain', '<!doctype html><h1>CPF já cadastrado</h1>', undefined],
    ['text/html', 'CPF já cadastrado', undefined],
    ['application/json', 'CPF já cadastrado', undefined],
  ])('of type %s with the body %s has the message %s', async (type, body, serverMessage) => {
    const { baseUrl } = await failing(400, body, { 'content-type': type });
    expect(await errorOf(createHttp({ baseUrl }).send(request()))).toEqual({
      kind: 'rejected',
      status: 400,
      code: '',
      ...(serverMessage && { serverMessage }),
    });
  });

  test.each<[number, string, string, string | undefined]>([
    [403, 'text/plain', 'RBAC: access denied', undefined],
    [413, 'text/plain', 'Payload Too Large', undefined],
    [429, 'text/plain', 'local_rate_limited', undefined],
    [429, 'application/json', '{"message":"API rate limit exceeded"}', undefined],
    [429, 'application/json', '"Espere alguns minutos."', 'Espere alguns minutos.'],
    [429, 'application/json', '{"id":429,"message":"Espere alguns minutos."}', 'Espere alguns minutos.'],
    [400, 'text/plain', '400 Bad Request', undefined],
    [409, 'text/plain', 'Conflict', undefined],
    [409, 'text/plain', 'CPF já cadastrado', 'CPF já cadastrado'],
    [422, 'application/json', '{"message":"Senha inválida"}', 'Senha inválida'],
  ])('with status %i, type %s and body %s has only a service’s message: %s', async (status, type, body, message) => {
    const { baseUrl } = await failing(status, body, { 'content-type': type });
    const error = await errorOf(createHttp({ baseUrl }).send(request()));
    expect(error.kind === 'rejected' && error.serverMessage).toBe(message);
  });

  test('is plain data', async () => {
    const { baseUrl } = await failing(422, '{"code":"A","message":"b","fields":{"c":"d"}}');
    const error = await errorOf(createHttp({ baseUrl }).send(request()));
    expect(JSON.parse(JSON.stringify(error))).toEqual(error);
  });

  test('of an unreachable service is a network error', async () => {
    // Port 9 (discard) is closed on test machines; undici also rejects it as a bad port.
    expect(await errorOf(createHttp({ baseUrl: 'http://127.0.0.1:9' }).send(request()))).toEqual({
      kind: 'network',
    });
  });

  test('of a connection closed before the response is a network error', async () => {
    const { baseUrl } = await startServer((response) => response.destroy());
    expect(await errorOf(createHttp({ baseUrl }).send(request()))).toEqual({ kind: 'network' });
  });

  test('of a connection closed within the response is a network error', async () => {
    const { baseUrl } = await startServer((response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"offers":', () => response.destroy());
    });
    expect(await errorOf(createHttp({ baseUrl }).send(request()))).toEqual({ kind: 'network' });
  });

  test('of a service that does not respond in time is a timeout', async () => {
    const { baseUrl } = await startServer(() => {});
    expect(await errorOf(createHttp({ baseUrl, timeoutMs: 50 }).send(request()))).toEqual({
      kind: 'timeout',
    });
  });

  test('of a response that does not end in time is a timeout', async () => {
    const { baseUrl } = await startServer((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"offers":');
    });
    expect(await errorOf(createHttp({ baseUrl, timeoutMs: 100 }).send(request()))).toEqual({
      kind: 'timeout',
    });
  });

  test('of the store’s own code is unexpected and no network error', async () => {
    const http = createHttp({
      baseUrl: 'http://127.0.0.1:9',
      headers: () => {
        throw new TypeError('broken header');
      },
    });
    expect(await errorOf(http.send(request()))).toEqual({ kind: 'unexpected' });
  });

  test('never contains values of the path or the query', async () => {
    const { baseUrl } = await startServer((response) => response.end('nonsense'));
    const sending = createHttp({ baseUrl }).send(
      request({ call: 'GET /users/{id}', params: { id: 'secret-user' }, query: { q: 'secret-query' } }),
    );
    await expect(sending).rejects.toSatisfy((error: Error) => !error.message.includes('secret'));
  });
});

describe('cancelling', () => {
  const cancelled = async (sending: Promise<unknown>) => isAbort(await sending.catch((error: unknown) => error));

  test('before the request prevents it', async () => {
    const { baseUrl, seen } = await startServer((response) => json(response, null));
    const sending = createHttp({ baseUrl }).send(request({ signal: AbortSignal.abort() }));
    expect(await cancelled(sending)).toBe(true);
    expect(seen).toEqual([]);
  });

  test('before the response ends the call at once, without an error', async () => {
    const controller = new AbortController();
    const { baseUrl } = await startServer(() => controller.abort());
    const sending = createHttp({ baseUrl }).send(request({ signal: controller.signal }));
    expect(await cancelled(sending)).toBe(true);
  });

  test('within the response ends the call as well', async () => {
    const controller = new AbortController();
    const { baseUrl } = await startServer((response) => {
      response.writeHead(200);
      response.write('{', () => controller.abort());
    });
    expect(await cancelled(createHttp({ baseUrl }).send(request({ signal: controller.signal })))).toBe(true);
  });

  test('with a custom reason is still a cancellation', async () => {
    const controller = new AbortController();
    const { baseUrl } = await startServer(() => controller.abort(new Error('budget spent')));
    const sending = createHttp({ baseUrl }).send(request({ signal: controller.signal }));
    expect(await cancelled(sending)).toBe(true);
  });

  test('during the delay before the second try prevents it', async () => {
    const controller = new AbortController();
    const { baseUrl, seen } = await startServer((response) => json(response, {}, 401));
    const http = createHttp({
      baseUrl,
      session: { read: () => ({ token: 'token', userId: '1001' }), delayMs: 60_000 },
    });
    const sending = http.send(request({ signal: controller.signal }));
    await expect.poll(() => seen.length).toBe(1);
    controller.abort();
    expect(await cancelled(sending)).toBe(true);
    expect(seen).toHaveLength(1);
  });
});

describe('the 401 rule of the fleet', () => {
  /** Accepts only the given token. */
  const guarded = (valid: string) =>
    startServer((response, { headers }) => json(response, {}, headers.authorization === `Bearer ${valid}` ? 200 : 401));

  test('repeats a call that gets a 401 once, 100 ms later, with the token stored by then', async () => {
    vi.useFakeTimers();
    let token = 'old';
    const sent: unknown[] = [];
    const http: Http = createHttp({
      baseUrl: '/api/fleet',
      session: { read: () => ({ token, userId: '1001' }) },
      fetch: async (_, init) => {
        const headers = new Headers(init?.headers);
        sent.push([headers.get('authorization'), headers.get('idempotency-key'), init?.body]);
        return Response.json({}, { status: headers.get('authorization') === 'Bearer new' ? 200 : 401 });
      },
    });
    const sending = http.send(request({ call: 'POST /orders', body: { a: 1 }, headers: { 'Idempotency-Key': 'k' } }));
    await millisecondsUntil(() => sent.length > 0);
    token = 'new';
    expect(await millisecondsUntil(() => sent.length > 1)).toBe(100);
    expect(await sending).toEqual({});
    expect(sent).toEqual([
      ['Bearer old', 'k', '{"a":1}'],
      ['Bearer new', 'k', '{"a":1}'],
    ]);
  });

  test('fails as unauthorized after a second 401, without a third call', async () => {
    const { baseUrl, seen } = await guarded('none');
    const http = createHttp({ baseUrl, session: { read: () => ({ token: 'old', userId: '1001' }), delayMs: 1 } });
    expect(await errorOf(http.send(request()))).toEqual({ kind: 'unauthorized' });
    expect(seen).toHaveLength(2);
  });

  test('counts no 401 of a former session for the session that has replaced it', async () => {
    let token = 'old';
    const sent: (string | undefined)[] = [];
    const { baseUrl } = await startServer((response, { headers }) => {
      sent.push(headers.authorization);
      token = 'new';
      json(response, {}, sent.length < 3 ? 401 : 200);
    });
    const http = createHttp({ baseUrl, session: { read: () => ({ token, userId: '1001' }), delayMs: 1 } });
    expect(await http.send(request())).toEqual({});
    expect(sent).toEqual(['Bearer old', 'Bearer new', 'Bearer new']);
  });

  test('repeats nothing without a stored token', async () => {
    const { baseUrl, seen } = await guarded('none');
    const http = createHttp({ baseUrl, session: { read: () => undefined, delayMs: 1 } });
    expect(await errorOf(http.send(request()))).toEqual({ kind: 'unauthorized' });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  test.each([400, 403, 404, 500, 503])('never repeats a call that gets the status %i', async (status) => {
    const { baseUrl, seen } = await startServer((response) => json(response, {}, status));
    const http = createHttp({ baseUrl, session: { read: () => ({ token: 'token', userId: '1001' }), delayMs: 1 } });
    await errorOf(http.send(request()));
    expect(seen).toHaveLength(1);
  });

  test('sends an anonymous call once, without the stored token', async () => {
    const { baseUrl, seen } = await guarded('right');
    const http = createHttp({ baseUrl, session: { read: () => ({ token: 'right', userId: '1001' }), delayMs: 1 } });
    const signIn = request({ call: 'POST /signin', body: {}, isAnonymous: true });
    expect(await errorOf(http.send(signIn))).toEqual({ kind: 'unauthorized' });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  test('repeats a call of a log-in with its own token, and opens no log-in', async () => {
    const { baseUrl, seen } = await guarded('stored');
    const renew = vi.fn<() => Promise<boolean>>(async () => true);
    const http = createHttp({
      baseUrl,
      session: { read: () => ({ token: 'stored', userId: '1002' }), renew, delayMs: 1 },
    });
    expect(await errorOf(http.send({ ...request(), token: 'new' }))).toEqual({ kind: 'unauthorized' });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer new', 'Bearer new']);
    expect(renew).not.toHaveBeenCalled();
  });

  test('aborts a call if another person has logged in before its repeat', async () => {
    const { baseUrl, seen } = await guarded('second');
    let session = { token: 'first', userId: '1001' };
    const renew = vi.fn<() => Promise<boolean>>(async () => false);
    const http = createHttp({ baseUrl, session: { read: () => session, renew, delayMs: 50 } });
    const sending = http.send(request());
    await expect.poll(() => seen.length).toBe(1);
    session = { token: 'second', userId: '1002' };
    expect(await errorOf(sending)).toEqual({ kind: 'unauthorized' });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer first']);
    expect(renew).toHaveBeenCalledWith({ token: 'first', userId: '1001' }, expect.anything());
  });

  test.each([
    ['without a session', undefined],
    ['with another person’s session', { token: 'second', userId: '1002' }],
  ])('never sends a call about a person %s', async (_, session) => {
    const { baseUrl, seen } = await guarded('second');
    const http = createHttp({ baseUrl, session: { read: () => session, renew: async () => false } });
    expect(await errorOf(http.send({ ...request(), ofUser: '1001' }))).toEqual({ kind: 'unauthorized' });
    expect(seen).toEqual([]);
  });

  test('sends a call about a person once that person has logged in', async () => {
    const { baseUrl, seen } = await guarded('first');
    let session: { token: string; userId: string } | undefined;
    const renew = async () => {
      session = { token: 'first', userId: '1001' };
      return true;
    };
    const http = createHttp({ baseUrl, session: { read: () => session, renew } });
    await http.send({ ...request(), ofUser: '1001' });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer first']);
  });

  test('requests another log-in if the session of the first one is rejected, too', async () => {
    const { baseUrl, seen } = await guarded('third');
    let session = { token: 'first', userId: '1001' };
    const renew = vi.fn<() => Promise<boolean>>(async () => {
      session = { ...session, token: session.token === 'first' ? 'second' : 'third' };
      return true;
    });
    const http = createHttp({ baseUrl, session: { read: () => session, renew, delayMs: 1 } });
    await http.send(request());
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer first',
      'Bearer first',
      'Bearer second',
      'Bearer second',
      'Bearer third',
    ]);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  test('does not apply to other services', async () => {
    const { baseUrl, seen } = await startServer((response) => json(response, {}, 401));
    expect(await errorOf(createHttp({ baseUrl }).send(request()))).toEqual({ kind: 'unauthorized' });
    expect(seen).toHaveLength(1);
  });
});
