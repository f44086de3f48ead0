import { expect, test } from 'vitest';
import type { Call } from './call-log.ts';
import { startSandboxForFile } from '../test-support/sandbox.ts';

const { vehicle, control } = startSandboxForFile();
const request = {
  step: 2,
  colorCode: 'VEU',
  deadline: 24,
  franchiseValue: 1000,
  year: 2026,
  downPaymentPercentage: 30,
  balloonValue: 0,
};
const rental = (key: string, body: object = request, headers: Record<string, string> = {}) =>
  vehicle('/vehicles/TCCOM1/rental', body, { 'idempotency-key': key, ...headers });
const isReplayed = (answer: { headers: Headers }) => answer.headers.get('idempotency-replayed') === 'true';

test('the same key and body get the stored response, regardless of the order of the fields', async () => {
  const first = await rental('a');
  const again = await rental('a', Object.fromEntries(Object.entries(request).toReversed()));
  expect(isReplayed(first)).toBe(false);
  expect(isReplayed(again)).toBe(true);
  expect(again.status).toBe(200);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
});

test('a rejection is stored and repeated', async () => {
  const impossible = { ...request, franchiseValue: 3000 };
  expect((await rental('b', impossible)).status).toBe(422);
  const again = await rental('b', impossible);
  expect(again.status).toBe(422);
  expect(isReplayed(again)).toBe(true);
});

test('the same key with another body is rejected and changes nothing', async () => {
  await rental('c');
  const other = await rental('c', { ...request, deadline: 36 });
  expect(other.status).toBe(422);
  expect(other.body).toMatchObject({ code: 'idempotency_key_reused' });
  expect(isReplayed(await rental('c'))).toBe(true);
});

test('the same key on another call, or of another visitor, counts as another key', async () => {
  await rental('d');
  const elsewhere = await vehicle('/vehicles/TCCOM1/simulation', request, { 'idempotency-key': 'd' });
  expect(elsewhere.status).toBe(200);
  expect(isReplayed(elsewhere)).toBe(false);
  expect(isReplayed(await rental('d', request, { authorization: 'Bearer outra pessoa' }))).toBe(false);
});

test('one of twenty concurrent calls with one key acts, and the others get its response', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => rental('e')));
  expect(answers.filter((answer) => !isReplayed(answer))).toHaveLength(1);
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
});

test('a concurrent call with the same key but another body waits and is rejected', async () => {
  const answers = await Promise.all([rental('f'), rental('f', { ...request, deadline: 36 })]);
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 422]));
});

test('a failure is not stored, so that the key can be used again', async () => {
  await control('POST', '/faults', { service: 'vehicle', path: '/vehicles/TCCOM1/rental', status: 500 });
  expect((await rental('g')).status).toBe(500);
  const again = await rental('g');
  expect(again.status).toBe(200);
  expect(isReplayed(again)).toBe(false);
});

test('a key of 256 characters is rejected', async () => {
  expect((await rental('x'.repeat(256))).status).toBe(400);
});

test('a reset deletes the responses, and the log shows replays as calls', async () => {
  await rental('h');
  await control('POST', '/reset');
  expect(isReplayed(await rental('h'))).toBe(false);
  expect(isReplayed(await rental('h'))).toBe(true);
  const { calls } = (await control<{ calls: Call[] }>('GET', '/calls')).body;
  expect(calls.map((call) => call.status)).toEqual([200, 200]);
});
