import { Value } from 'typebox/value';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EnumerationResponse } from '../../../../contract/customers.ts';
import { Customer, customerErrorIds, StateEnumResponse, type CustomerRequest } from '../../../../contract/customers.ts';
import type { Dealer } from '../../../../contract/dealers.ts';
import { DealersResponse } from '../../../../contract/dealers.ts';
import type { FleetError } from '../../../../contract/fleet.ts';
import { marriedCustomer, sampleCustomer } from '../../../scenarios/sample/customers.ts';
import { startSandboxForFile } from '../../../test-support/sandbox.ts';
import { states } from '../../geography/rules.ts';
import { findCep } from '../ceps.ts';
import { bruno, clara, openSession } from '../../../test-support/fleet.ts';

const context = startSandboxForFile();
const { fleet } = context;
let token: string;

const begin = async () => {
  await context.sandbox.reset('default');
  token = await openSession(context, clara);
};

const { customerId: _none, ...sample } = sampleCustomer();
const { customerId: _noneEither, ...married } = marriedCustomer();
const keep = (customer: CustomerRequest, method = 'POST') =>
  fleet<Customer & FleetError>(`/customers?userId=${clara.id}`, customer, { token, method });
const read = (bearer = token) => fleet<Customer>(`/customers/${clara.id}`, undefined, { token: bearer });

describe('personal data', () => {
  beforeEach(begin);

  test('is stored once, read and replaced', async () => {
    expect((await read()).status).toBe(404);
    expect((await keep(sample, 'PUT')).status).toBe(404);
    const kept = await keep(sample);
    expect(kept.status).toBe(201);
    expect([...Value.Errors(Customer, kept.body)]).toEqual([]);
    expect(await keep(sample)).toMatchObject({ status: 409, body: { id: customerErrorIds.customer_exists } });
    const changed = await keep({ ...sample, name: 'Clara Exemplo Souza' }, 'PUT');
    expect(changed.body).toEqual({ ...kept.body, name: 'Clara Exemplo Souza' });
    expect((await read()).body).toEqual(changed.body);
  });

  test('has no fields beyond the contract', async () => {
    await keep({ ...sample, role: 'admin' } as never);
    expect((await read()).body).not.toHaveProperty('role');
  });

  test('cannot be read or written by another user', async () => {
    await keep(sample);
    const other = await openSession(context, bruno);
    expect((await read(other)).status).toBe(403);
    for (const method of ['POST', 'PUT']) {
      expect((await fleet(`/customers?userId=${clara.id}`, sample, { token: other, method })).status).toBe(403);
    }
    expect((await fleet(`/customers?userId=${bruno.id}`, sample, { token: other })).status).toBe(400);
    expect((await fleet(`/customers/${clara.id}`)).status).toBe(401);
  });
});

function without(spouse: CustomerRequest['spouse'], field: string) {
  return Object.fromEntries(Object.entries(spouse ?? {}).filter(([name]) => name !== field));
}

describe('invalid personal data', () => {
  beforeAll(begin);

  test.each([
    ['a CPF that is not the account’s', { cpf: '11144477735' }, 'invalid_customer'],
    ['a day that no calendar has', { birthDate: '1990-02-30' }, 'invalid_customer'],
    ['somebody of seventeen', { birthDate: '2025-01-01' }, 'invalid_customer'],
    ['an unknown civil status', { civilStatus: 6 }, 'invalid_customer'],
    ['an unknown gender', { gender: 4 }, 'invalid_customer'],
    ['one word for a name', { name: 'Clara' }, 'invalid_customer'],
    ['a spouse nobody has', { spouse: married.spouse }, 'spouse_mismatch'],
    ['no spouse where there is one', { civilStatus: 5 }, 'spouse_mismatch'],
    [
      'a spouse’s income without its work',
      { ...married, spouse: without(married.spouse, 'salary') },
      'spouse_mismatch',
    ],
  ] as const)('%s is refused with a sentence', async (_, change, reason) => {
    const answer = await keep({ ...sample, ...change } as CustomerRequest);
    expect(answer.status).toBe(422);
    const isAboutSpouse = answer.body.id === customerErrorIds.spouse_mismatch;
    expect(isAboutSpouse).toBe(reason === 'spouse_mismatch');
    expect(answer.body.message).toMatch(/^[A-ZÀ-Ú]/u);
    expect((await read()).status).toBe(404);
  });

  test.each([{ cnh: '123' }, { cnhCategory: 'Z' }, { job: { ...sample.job, functionalRelationship: 'HORISTA' } }])(
    'that breaks the contract (%o) is rejected',
    async (change) => {
      expect((await keep({ ...sample, ...change } as never)).status).toBe(400);
    },
  );
});

test('the lists of the form are those of the specification', async () => {
  const [civil, gender, state] = await Promise.all([
    fleet<EnumerationResponse>('/civilstatusenum'),
    fleet<EnumerationResponse>('/genderenum'),
    fleet<StateEnumResponse>('/stateEnum'),
  ]);
  expect(civil.body.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '1 Solteiro(a)',
    '2 Casado(a)',
    '3 Divorciado(a)',
    '4 Viúvo(a)',
    '5 União Estável',
  ]);
  expect(gender.body.map(({ name }) => name)).toEqual(['Masculino', 'Feminino', 'Outros']);
  expect([...Value.Errors(StateEnumResponse, state.body)]).toEqual([]);
  expect(state.body).toHaveLength(27);
  expect([state.body[0], state.body[26]]).toMatchObject([
    { id: 1, name: 'Acre', uf: 'AC' },
    { id: 27, name: 'Tocantins', uf: 'TO' },
  ]);
});

test('every state has dealers, each with its own postal code, and each is a valid pickup place', async () => {
  const seen = new Set<number>();
  for (const { abbreviation } of states) {
    const { body } = await fleet<DealersResponse>(`/dealers/location/states/${abbreviation}?brandCode=13`);
    expect([...Value.Errors(DealersResponse, body)]).toEqual([]);
    expect(body.length, abbreviation).toBeGreaterThan(0);
    for (const { id, uf, zipCode, name } of body) {
      seen.add(id);
      expect(uf).toBe(abbreviation);
      expect(findCep(zipCode)?.state, `${zipCode} of ${abbreviation}`).toBe(abbreviation);
      expect(name).toMatch(/\s·\sexemplo$/);
    }
  }
  for (const id of seen) {
    const [dealer, place] = await Promise.all([
      fleet<Dealer>(`/dealers/${id}?brandCode=13`),
      fleet<Dealer>(`/location/${id}`),
    ]);
    expect(dealer.status).toBe(200);
    expect(place.body).toEqual(dealer.body);
  }
});

test.each([
  ['/dealers/location/states/SP/city/Campinas?brandCode=13', 200, 2],
  ['/dealers/location/states/sp/city/sao%20paulo?brandCode=13', 200, 4],
  ['/dealers/location/states/SP/city/Santos?brandCode=13', 200, 0],
  ['/dealers/location/states/XX?brandCode=13', 404, undefined],
  ['/dealers/location/states/SP?brandCode=12', 400, undefined],
  ['/dealers/location/states/SP', 400, undefined],
  ['/dealers/1?brandCode=13', 404, undefined],
  ['/location/1', 404, undefined],
])('%s returns %i', async (path, status, count) => {
  const answer = await fleet<DealersResponse>(path);
  expect(answer.status).toBe(status);
  expect(Array.isArray(answer.body) ? answer.body.length : undefined).toBe(count);
});

test('a dealer has no position in a world without extensions', async () => {
  await context.sandbox.reset('no-extensions');
  expect((await fleet<Dealer>('/location/7001')).body).not.toHaveProperty('latitude');
});
