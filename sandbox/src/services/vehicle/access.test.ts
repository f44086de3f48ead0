import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { LocaleResponse, VehicleError } from '../../../contract/vehicle.ts';
import { send, startSandboxForFile, vehicleHeaders } from '../../test-support/sandbox.ts';

const context = startSandboxForFile();
const { vehicle } = context;
const without = (name: string) =>
  Object.fromEntries(Object.entries(vehicleHeaders).filter(([header]) => header !== name));

describe('a call without valid credentials', () => {
  test.each([
    ['without credentials', {}],
    ['without client-key', without('client-key')],
    ['without client-token', without('client-token')],
    ['without client-session-id', without('client-session-id')],
    ['with a wrong client-key', { ...vehicleHeaders, 'client-key': 'outra' }],
    ['with a wrong client-token', { ...vehicleHeaders, 'client-token': 'sandbox-vehicle-toke!' }],
    ['with a malformed client-session-id', { ...vehicleHeaders, 'client-session-id': 'x' }],
  ])('%s', async (_, headers) => {
    for (const path of ['/vehicles/rentals/offers', '/vehicles/TCCOM1?year=2026', '/application', '/nada']) {
      const answer = await send(context.sandbox.serviceUrl('vehicle') + path, 'GET', undefined, headers);
      expect(answer.status).toBe(401);
      expect(Value.Check(VehicleError, answer.body)).toBe(true);
    }
  });

  test('is rejected before its body is read', async () => {
    const answer = await send(`${context.sandbox.serviceUrl('vehicle')}/vehicles/TCCOM1/simulation`, 'POST', {});
    expect(answer.status).toBe(401);
  });
});

test('a malformed request, an invalid body and an unknown path have the same error shape', async () => {
  const broken = await fetch(`${context.sandbox.serviceUrl('vehicle')}/vehicles/share`, {
    method: 'POST',
    headers: { ...vehicleHeaders, 'content-type': 'application/json' },
    body: '{"url":',
  });
  const answers = [
    { status: broken.status, body: await broken.json() },
    await vehicle('/vehicles/TCCOM1'),
    await vehicle('/vehicles/TCCOM1?year=dois'),
    await vehicle('/nada'),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400, 404]);
  for (const { body } of answers) expect(Value.Check(VehicleError, body)).toBe(true);
});

test.each([
  [-23.56, -46.64, 'São Paulo', 'SP', '7 dias úteis'],
  [-22.9, -47.05, 'Campinas', 'SP', 'em até 15 dias'],
  [-23.7, -46.55, 'São Bernardo do Campo', 'SP', '7 dias úteis'],
  [-8.1, -34.9, 'Recife', 'PE', 'em até 30 dias'],
])('the position %s, %s is near %s', async (latitude, longitude, city, state, deadlineInfo) => {
  const answer = await vehicle('/vehicles/rentals/locale', { latitude, longitude });
  expect(answer.body).toMatchObject({ city, state, deadlineInfo });
  expect(Value.Check(LocaleResponse, answer.body)).toBe(true);
});

test('the three nearest pickup places have distance and delivery time, the nearest first', async () => {
  const { body } = await vehicle<LocaleResponse>('/vehicles/rentals/locale', { latitude: -22.91, longitude: -47.06 });
  // São Paulo (−23,55 −46,63) is 83,6 km away on a great circle; São Caetano 94,6.
  expect(body.pickupPlaces).toEqual([
    {
      name: 'Retirada Campinas\u00a0·\u00a0exemplo',
      city: 'Campinas',
      state: 'SP',
      distanceKm: 0,
      deadlineInfo: 'em até 15 dias',
    },
    {
      name: 'Retirada São Paulo\u00a0·\u00a0exemplo',
      city: 'São Paulo',
      state: 'SP',
      distanceKm: 84,
      deadlineInfo: '7 dias úteis',
    },
    {
      name: 'Retirada São Caetano do Sul\u00a0·\u00a0exemplo',
      city: 'São Caetano do Sul',
      state: 'SP',
      distanceKm: 95,
      deadlineInfo: '7 dias úteis',
    },
  ]);
});

test('a position outside the valid range is rejected', async () => {
  expect((await vehicle('/vehicles/rentals/locale', { latitude: 91, longitude: 0 })).status).toBe(400);
});

test('a shared URL loses campaign and token, and keeps the simulation', async () => {
  const shared = await vehicle('/vehicles/share', {
    url: 'https://loja.example/ofertasvw/t-cross?prazo=24&utm_source=a&utm_medium=b&token=segredo#simulacao',
  });
  expect(shared.body).toEqual({ url: 'https://loja.example/ofertasvw/t-cross?prazo=24#simulacao' });
  expect((await vehicle('/vehicles/share', { url: 'javascript:alert(1)' })).status).toBe(422);
});
