import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { CitiesResponse, GeographyError, StatesResponse } from '../../../contract/geography.ts';
import { send, startSandboxForFile } from '../../test-support/sandbox.ts';

const context = startSandboxForFile();
const geography = <Body>(path: string) => send<Body>(`${context.sandbox.serviceUrl('geography')}${path}`, 'GET');

test('the 27 states are in alphabetical order, numbered from 1 Acre to 27 Tocantins', async () => {
  const { body } = await geography<StatesResponse>('/v1/localidades/estados');
  expect([...Value.Errors(StatesResponse, body)]).toEqual([]);
  expect(body.map(({ id }) => id)).toEqual(Array.from({ length: 27 }, (_, index) => index + 1));
  expect(body[0]).toEqual({ id: 1, name: 'Acre', abbreviation: 'AC' });
  expect(body[24]).toEqual({ id: 25, name: 'São Paulo', abbreviation: 'SP' });
  expect(body[26]).toEqual({ id: 27, name: 'Tocantins', abbreviation: 'TO' });
});

test('every state has its cities, 5,571 in total, each with a unique code', async () => {
  const { body: states } = await geography<StatesResponse>('/v1/localidades/estados');
  const lists = await Promise.all(
    states.map(
      async ({ abbreviation }) => (await geography<CitiesResponse>(`/estados/${abbreviation}/municipios`)).body,
    ),
  );
  for (const list of lists) expect([...Value.Errors(CitiesResponse, list)]).toEqual([]);
  const all = lists.flat();
  expect(all).toHaveLength(5571);
  expect(new Set(all.map(({ id }) => id)).size).toBe(5571);
});

test('the cities of a state are in Portuguese alphabetical order', async () => {
  const { body } = await geography<CitiesResponse>('/estados/sp/municipios');
  expect(body).toHaveLength(645);
  const names = body.map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['Adamantina', 'Adolfo', 'Aguaí']);
  expect(body).toContainEqual({ id: 3_550_308, name: 'São Paulo' });
});

test.each(['/estados/XX/municipios', '/estados', '/v1/localidades'])('%s is not found', async (path) => {
  const answer = await geography(path);
  expect(answer.status).toBe(404);
  expect(Value.Check(GeographyError, answer.body)).toBe(true);
});
