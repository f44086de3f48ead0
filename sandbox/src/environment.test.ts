import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readOptions } from './environment.ts';
import { startSandboxForFile } from './test-support/sandbox.ts';

const context = startSandboxForFile();

describe('the environment', () => {
  test('may be empty', () => {
    expect(readOptions({})).toMatchObject({ port: 4100, cardPort: 4101, storeUrl: 'http://localhost:4000/' });
    expect(readOptions({}).databaseUrl).toMatch(/^file:.*sandbox\/data\/sandbox\.db$/);
  });

  test('sets ports, database, world, store and credentials', () => {
    expect(
      readOptions({
        SANDBOX_PORT: '0',
        SANDBOX_CARD_PORT: '5001',
        SANDBOX_DATABASE_URL: 'libsql://example.com',
        SANDBOX_SCENARIO: 'price-change',
        SANDBOX_STORE_URL: 'https://loja.example/pre',
        VEHICLE_CLIENT_KEY: 'chave',
        VEHICLE_CLIENT_TOKEN: 'token',
        COUPON_API_KEY: 'cupom',
        PAYMENT_CLIENT_ID: 'cliente',
        PAYMENT_CLIENT_SECRET: 'segredo',
      }),
    ).toEqual({
      port: 0,
      cardPort: 5001,
      databaseUrl: 'libsql://example.com',
      scenario: 'price-change',
      storeUrl: 'https://loja.example/pre/',
      vehicleCredentials: { clientKey: 'chave', clientToken: 'token' },
      couponApiKey: 'cupom',
      paymentCredentials: { clientId: 'cliente', clientSecret: 'segredo' },
    });
  });

  test.each([
    ['SANDBOX_PORT', 'muitos'],
    ['SANDBOX_CARD_PORT', '70000'],
    ['SANDBOX_DATABASE_URL', ':memory:'],
    ['SANDBOX_SCENARIO', 'nada'],
    ['SANDBOX_STORE_URL', 'localhost:4000'],
  ])('is rejected for %s=%s with one sentence and a hint', (name, value) => {
    expect(() => readOptions({ [name]: value })).toThrow(new RegExp(`^${name} is "${value}": set it to .*\\.$`));
  });
});

test('a port in use ends the sandbox with one sentence', async () => {
  const { port } = new URL(context.sandbox.url);
  const folder = await mkdtemp(path.join(tmpdir(), 'signdrive-test-'));
  const program = spawn(process.execPath, ['-C', '@signdrive/source', path.join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      SANDBOX_PORT: port,
      SANDBOX_CARD_PORT: '0',
      SANDBOX_DATABASE_URL: `file:${path.join(folder, 'sandbox.db')}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, [code]] = await Promise.all([text(program.stderr), once(program, 'exit')]);
  await rm(folder, { recursive: true });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    `The sandbox did not start: port ${port} is taken; stop what listens there, or set SANDBOX_PORT or SANDBOX_CARD_PORT.`,
  ]);
});
