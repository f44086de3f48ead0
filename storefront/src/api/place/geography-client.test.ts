import { describe, expect, test } from 'vitest';
import { toAppError } from '../app-error.ts';
import { createGeographyClient } from './geography-client.ts';
import { createHttp } from '../wire/http.ts';
import { json, startServer } from '../test-support/local-server.ts';

const never = () => new AbortController().signal;

async function serving(body: unknown) {
  const { baseUrl, seen } = await startServer((response) => json(response, body));
  const reported: string[] = [];
  const client = createGeographyClient(createHttp({ baseUrl }), ({ error }) => {
    reported.push(error.kind === 'contract' ? error.where : error.kind);
  });
  return { client, seen, reported };
}

describe('states', () => {
  test('are read into domain words', async () => {
    const { client, seen } = await serving([{ id: 25, name: 'São Paulo', abbreviation: 'SP' }]);
    expect(await client.listStates(never())).toEqual([{ id: 25, name: 'São Paulo', uf: 'SP' }]);
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/v1/localidades/estados' });
  });

  test('that are unreadable are left out and reported', async () => {
    const { client, reported } = await serving([
      { id: 1, name: 'Acre', abbreviation: 'AC' },
      { id: 2, name: 'Alagoas', abbreviation: '../x' },
      { id: '3', name: 'Amapá', abbreviation: 'AP' },
      null,
    ]);
    expect((await client.listStates(never())).map(({ uf }) => uf)).toEqual(['AC']);
    expect(reported).toEqual([
      'GET /v1/localidades/estados[1].abbreviation',
      'GET /v1/localidades/estados[2].id',
      'GET /v1/localidades/estados[3]',
    ]);
  });
});

describe('cities', () => {
  test('are requested by their state', async () => {
    const { client, seen } = await serving([{ id: 3_550_308, name: 'São Paulo' }]);
    expect(await client.listCities('SP', never())).toEqual([{ id: 3_550_308, name: 'São Paulo' }]);
    expect(seen[0]?.url).toBe('/estados/SP/municipios');
  });

  test('that are unreadable are left out and reported', async () => {
    const { client, reported } = await serving([{ id: 1 }, { id: 2, name: 'Santos' }]);
    expect(await client.listCities('SP', never())).toEqual([{ id: 2, name: 'Santos' }]);
    expect(reported).toEqual(['GET /estados/{uf}/municipios[0].name']);
  });
});

test.each(['nonsense', {}, null, 7])('a response of %o is a broken contract', async (body) => {
  const { client } = await serving(body);
  for (const reading of [client.listStates(never()), client.listCities('SP', never())]) {
    expect(toAppError(await reading.catch((error: unknown) => error))).toMatchObject({ kind: 'contract' });
  }
});
