import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tables } from '../scenarios/load.ts';
import { openDatabase, type Database } from './database.ts';
import { createKernel } from './kernel.ts';
import { registerService } from './service.ts';

let database: Database;
let app: FastifyInstance;
let acts: number;
let gate: PromiseWithResolvers<void>;
let isBroken: boolean;

/** A service with one slow write, held open by the test. */
beforeEach(async () => {
  acts = 0;
  isBroken = false;
  gate = Promise.withResolvers<void>();
  database = await openDatabase(undefined, tables);
  app = Fastify();
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  await registerService(app, createKernel(database), {
    name: 'marketing',
    errorBody: ({ code }) => ({ code }),
    routes: (scope) => {
      scope.post('/orders', async () => {
        acts += 1;
        const number = acts;
        await gate.promise;
        if (isBroken) throw new TypeError('Broken on purpose by this test');
        return { number };
      });
    },
  });
});
afterEach(async () => {
  await app.close();
  await database.close();
});

const order = () =>
  app.inject({ method: 'POST', url: '/marketing/orders', headers: { 'idempotency-key': 'k' }, payload: { car: 1 } });

test('while a write runs, a call with the same key waits for its response instead of acting', async () => {
  const answers = Promise.all([order(), order(), order()]);
  await expect.poll(() => acts).toBeGreaterThan(0);
  // By the end of a whole call the others would have acted too, unless they wait.
  await app.inject({ method: 'GET', url: '/marketing/nothing' });
  gate.resolve();
  expect((await answers).map((answer) => answer.json())).toEqual([{ number: 1 }, { number: 1 }, { number: 1 }]);
  expect(acts).toBe(1);
});

test('a failed write is not stored: the same key acts again', async () => {
  gate.resolve();
  isBroken = true;
  expect((await order()).statusCode).toBe(500);
  isBroken = false;
  const again = await order();
  expect(again.statusCode).toBe(200);
  expect(again.headers['idempotency-replayed']).toBeUndefined();
  expect(acts).toBe(2);
});

test('a body of 8,000 nested lists is rejected with 400, with or without a key', async () => {
  gate.resolve();
  const payload = `{"a":${'['.repeat(8_000)}${']'.repeat(8_000)}}`;
  for (const key of [{}, { 'idempotency-key': 'k' }]) {
    const headers = { 'content-type': 'application/json', ...key };
    const answer = await app.inject({ method: 'POST', url: '/marketing/orders', headers, payload });
    expect(answer.statusCode).toBe(400);
  }
  expect(acts).toBe(0);
});
