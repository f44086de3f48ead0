import { expect, test } from 'vitest';
import type { FleetOffer } from '@signdrive/sandbox/contract/fleet';
import { createFleetClient } from './fleet-client.ts';
import { createHttp } from '../wire/http.ts';
import { json, startServer } from '../test-support/local-server.ts';

const wire: FleetOffer = {
  productId: 'p 1',
  salesChannel: 'S&D',
  modelCode: 'BF12',
  model: 'Comfortline',
  year: 2026,
  hasShield: false,
  color: 'Vermelho urucum',
  colorCode: 'B02A1C',
  deadline: 24,
  monthlyKm: 1000,
  monthlyInstallment: 2179.1,
  accessories: ['Engate'],
  optionals: [],
};
const never = () => new AbortController().signal;

async function serving(body: unknown) {
  const { baseUrl, seen } = await startServer((response) => json(response, body));
  return { client: createFleetClient(createHttp({ baseUrl })), seen };
}

test('an offer is requested in the S&D channel, encoded, and decoded into domain terms', async () => {
  const { client, seen } = await serving(wire);
  expect(await client.readOffer({ productId: 'p 1' }, never())).toEqual({
    productId: 'p 1',
    salesChannel: 'signdrive',
    modelCode: 'BF12',
    model: 'Comfortline',
    year: 2026,
    hasShield: false,
    colorName: 'Vermelho urucum',
    colorCode: 'B02A1C',
    deadlineInMonths: 24,
    monthlyKm: 1000,
    monthlyInstallmentInCents: 217_910,
    accessories: ['Engate'],
    optionals: [],
  });
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/offers/p%201?saleschannel=S%26D' });
});

test.each([null, undefined])('an offer has no accessories and optionals where the service sends %o', async (none) => {
  const { client } = await serving({ ...wire, accessories: none, optionals: none });
  expect(await client.readOffer({ productId: 'p 1' }, never())).toMatchObject({ accessories: [], optionals: [] });
});

test('the durations of the order’s steps are read if the service sends them', async () => {
  const orderPeriods = { documentsDays: 1, contractDays: 2, signingDays: 7 };
  const read = async (body: unknown) => (await serving(body)).client.readOffer({ productId: 'p' }, never());
  expect(await read({ ...wire, orderPeriods })).toMatchObject({ orderPeriods });
  expect(await read({ ...wire, orderPeriods: { documentsDays: 'soon' } })).not.toHaveProperty('orderPeriods');
});

test.each([
  ['financing', 'CONVENCIONAL'],
  ['calculator', 'UNIQUE'],
] as const)('the %s channel is %s', async (salesChannel, name) => {
  const { client, seen } = await serving({ ...wire, salesChannel: name });
  expect((await client.readOffer({ productId: 'p', salesChannel }, never())).salesChannel).toBe(salesChannel);
  expect(seen[0]?.url).toBe(`/offers/p?saleschannel=${name}`);
});

test.each([
  ['SEMPRENOVO', 'used'],
  ['NOVO', 'unknown'],
])('the channel %s is read as %s', async (name, expected) => {
  const { client } = await serving({ ...wire, salesChannel: name });
  expect((await client.readOffer({ productId: 'p' }, never())).salesChannel).toBe(expected);
});
