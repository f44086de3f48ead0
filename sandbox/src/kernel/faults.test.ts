import { beforeEach, describe, expect, test } from 'vitest';
import type { Call } from './call-log.ts';
import { startSandboxForFile } from '../test-support/sandbox.ts';

const context = startSandboxForFile();
const { vehicle, content, control } = context;
const addFault = (fault: object) => control<{ id: number }>('POST', '/faults', fault);
const calls = async () => (await control<{ calls: Call[] }>('GET', '/calls')).body.calls;
/** fetch's errors before and after the response headers. */
const brokenConnection = /fetch failed|terminated/;
const share = { url: 'https://loja.example/' };

beforeEach(async () => {
  await control('POST', '/reset');
});

describe('a fault with a status', () => {
  test('responds in the error shape of its service as often as configured, and no more', async () => {
    await addFault({ service: 'vehicle', path: '/application', times: 2, status: 503 });
    const answers = [await vehicle('/application'), await vehicle('/application'), await vehicle('/application')];
    expect(answers.map((answer) => answer.status)).toEqual([503, 503, 200]);
    expect(answers[0]?.body).toMatchObject({ code: 'fault' });
  });

  test('responds with a custom body and headers', async () => {
    await addFault({ service: 'content', path: '/', status: 200, body: [], headers: { 'retry-after': '3' } });
    const answer = await content('/');
    expect(answer.body).toEqual([]);
    expect(answer.headers.get('retry-after')).toBe('3');
  });

  test('responds before credentials are checked, because the failure is in front of the service', async () => {
    await addFault({ service: 'vehicle', path: '/*', status: 502 });
    const response = await fetch(`${context.sandbox.serviceUrl('vehicle')}/application`);
    expect(response.status).toBe(502);
  });
});

describe('a fault', () => {
  test('affects the calls of its service, method and exact path, with any query', async () => {
    await addFault({ service: 'content', method: 'POST', path: '/cars', status: 500 });
    await addFault({ service: 'vehicle', path: '/cars', status: 500 });
    await addFault({ service: 'content', path: '/car', status: 500 });
    expect((await content('/cars?slug=polo')).status).toBe(200);
    await addFault({ service: 'content', method: 'get', path: '/cars', status: 500 });
    expect((await content('/cars?slug=polo')).status).toBe(500);
  });

  test('affects every path below a prefix that ends with a star', async () => {
    await addFault({ service: 'vehicle', path: '/vehicles/*', status: 500 });
    expect((await vehicle('/application')).status).toBe(200);
    expect((await vehicle('/vehicles/rentals/offers')).status).toBe(500);
  });

  test('affects the calls of its own visit and is cleared with it', async () => {
    const read = async (visit: string) =>
      (await vehicle('/application', undefined, { 'x-sandbox-visit': visit })).status;
    await addFault({ service: 'vehicle', path: '/application', times: 9, status: 500, visit: 'first' });
    await addFault({ service: 'vehicle', path: '/application', times: 9, status: 502, visit: 'second' });
    expect([await read('first'), await read('second'), await read('third')]).toEqual([500, 502, 200]);
    await control('DELETE', '/faults?visit=first');
    expect([await read('first'), await read('second')]).toEqual([200, 502]);
  });

  test('is used up after the faults that were added before it', async () => {
    await addFault({ service: 'content', path: '/*', status: 500 });
    await addFault({ service: 'content', path: '/', status: 404 });
    expect([(await content('/')).status, (await content('/')).status]).toEqual([500, 404]);
  });
});

test('a delayed call gets its response after the delay, and other calls do not wait for it', async () => {
  const delayMs = 150;
  await addFault({ service: 'content', path: '/', delayMs });
  const start = performance.now();
  const slow = content('/').then(({ status }) => ({ status, tookMs: performance.now() - start }));
  expect((await content('/cars')).status).toBe(200);
  const { status, tookMs } = await slow;
  expect(status).toBe(200);
  // A timer may fire up to a millisecond early; a busy machine only makes it later.
  expect(tookMs).toBeGreaterThanOrEqual(delayMs - 1);
});

describe('a dropped call', () => {
  test.each([[true], ['request'], ['answer'], ['half']])('is one broken connection (%s)', async (drop) => {
    await addFault({ service: 'content', path: '/', drop });
    await expect(content('/')).rejects.toThrow(brokenConnection);
    expect((await content('/')).status).toBe(200);
    expect((await calls()).map((call) => call.outcome)).toEqual(['dropped', 'answered']);
  });

  test('sends the first half of its response if it is cut in the middle', async () => {
    await addFault({ service: 'content', path: '/', drop: 'half' });
    const response = await fetch(`${context.sandbox.serviceUrl('content')}/`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow(brokenConnection);
  });

  test('has acted if it is cut afterwards: the same key gets the stored response', async () => {
    await addFault({ service: 'vehicle', path: '/vehicles/share', drop: 'answer' });
    const key = { 'idempotency-key': 'perdida' };
    await expect(vehicle('/vehicles/share', share, key)).rejects.toThrow(brokenConnection);
    const again = await vehicle('/vehicles/share', share, key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  test('has not acted if it is cut beforehand', async () => {
    await addFault({ service: 'vehicle', path: '/vehicles/share', drop: true });
    const key = { 'idempotency-key': 'nunca-chegou' };
    await expect(vehicle('/vehicles/share', share, key)).rejects.toThrow(brokenConnection);
    expect((await vehicle('/vehicles/share', share, key)).headers.get('idempotency-replayed')).toBeNull();
  });
});

test('a caller that disconnects during a delay is logged as gone', async () => {
  await addFault({ service: 'content', path: '/', delayMs: 60_000 });
  const controller = new AbortController();
  const call = fetch(`${context.sandbox.serviceUrl('content')}/`, { signal: controller.signal });
  await expect.poll(calls).toMatchObject([{ outcome: 'running' }]);
  controller.abort();
  await expect(call).rejects.toThrow('aborted');
  await expect.poll(calls).toMatchObject([{ outcome: 'abandoned', status: null }]);
});

describe('the list of faults', () => {
  test('contains the remaining faults, and not the removed ones', async () => {
    const first = await addFault({ service: 'content', path: '/', times: 3, status: 500 });
    const second = await addFault({ service: 'content', path: '/cars', status: 500 });
    await content('/');
    const list = async () =>
      (await control<{ faults: { id: number; remaining: number }[] }>('GET', '/faults')).body.faults;
    expect((await list()).map((fault) => fault.remaining)).toEqual([2, 1]);
    expect((await control('DELETE', `/faults/${second.body.id}`)).status).toBe(204);
    expect((await list()).map((fault) => fault.id)).toEqual([first.body.id]);
    expect((await control('DELETE', '/faults')).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await control('DELETE', '/faults/999')).status).toBe(404);
  });

  test.each([
    [{ service: 'content', path: '/' }],
    [{ service: 'content', path: 'cars', status: 500 }],
    [{ service: 'nobody', path: '/', status: 500 }],
    [{ service: 'content', path: '/', status: 99 }],
    [{ service: 'content', path: '/', drop: 'later' }],
  ])('rejects %j', async (fault) => {
    expect((await addFault(fault)).status).toBe(400);
  });
});
