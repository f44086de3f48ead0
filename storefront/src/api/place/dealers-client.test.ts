import { expect, test } from 'vitest';
import { createDealersClient } from './dealers-client.ts';
import { createHttp } from '../wire/http.ts';
import { json, startServer } from '../test-support/local-server.ts';

const signal = new AbortController().signal;
const wire = {
  id: 77,
  name: 'Loja Centro · exemplo',
  address: 'Rua A, 1',
  uf: 'sp',
  zipCode: '01000-000',
  ddd: '11',
  phone: '3000-0000',
  district: 'Centro',
  city: 'São Paulo',
};

test('dealers are requested by state and city with the brand code, and unreadable ones are left out', async () => {
  const { baseUrl, seen } = await startServer((response) => json(response, [wire, { id: 1 }]));
  const reported: unknown[] = [];
  const client = createDealersClient(createHttp({ baseUrl }), (error) => reported.push(error.error));
  expect(await client.listDealers({ uf: 'SP' }, signal)).toEqual([
    {
      id: '77',
      name: 'Loja Centro · exemplo',
      address: 'Rua A, 1',
      district: 'Centro',
      city: 'São Paulo',
      uf: 'SP',
      zipCode: '01000000',
      phone: '1130000000',
    },
  ]);
  expect(reported).toHaveLength(1);
  await client.listDealers({ uf: 'SP', city: 'São Paulo' }, signal);
  expect(seen.map(({ url }) => url)).toEqual([
    '/dealers/location/states/SP?brandCode=13',
    '/dealers/location/states/SP/city/S%C3%A3o%20Paulo?brandCode=13',
  ]);
});

test('position and hours of a dealer are read if the service has them, and an invalid one is left out', async () => {
  const known = { latitude: -23.55, longitude: -46.63, openingHours: ' Segunda a sexta, 8h às 18h ' };
  const broken = { latitude: 91, longitude: 0, openingHours: 8 };
  const { baseUrl } = await startServer((response) =>
    json(response, [
      { ...wire, ...known },
      { ...wire, ...broken },
    ]),
  );
  const [first, second] = await createDealersClient(createHttp({ baseUrl })).listDealers({ uf: 'SP' }, signal);
  expect(first).toMatchObject({
    position: { latitude: -23.55, longitude: -46.63 },
    hours: 'Segunda a sexta, 8h às 18h',
  });
  expect(second).not.toHaveProperty('position');
  expect(second).not.toHaveProperty('hours');
});

test('a list of unreadable dealers is an error', async () => {
  const { baseUrl } = await startServer((response) => json(response, [{ id: 1 }, null]));
  const request = createDealersClient(createHttp({ baseUrl })).listDealers({ uf: 'SP' }, signal);
  await expect(request).rejects.toMatchObject({ error: { kind: 'contract' } });
});

test('a dealer and the pickup place of an order are decoded alike', async () => {
  const { baseUrl, seen } = await startServer((response) => json(response, wire));
  const client = createDealersClient(createHttp({ baseUrl }));
  expect(await client.readLocation('77', signal)).toEqual(await client.readDealer('77', signal));
  expect(seen.map(({ url }) => url)).toEqual(['/location/77', '/dealers/77?brandCode=13']);
});
