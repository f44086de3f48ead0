import { expect, test } from 'vitest';
import type { Customer } from '../../domain/customer/customer.ts';
import { createCustomersClient } from './customers-client.ts';
import { createHttp } from '../wire/http.ts';
import { json, startServer } from '../test-support/local-server.ts';

const signal = new AbortController().signal;
const wire = {
  userId: 1001,
  personType: 'FISICA',
  name: 'Clara Exemplo',
  rg: '12345678X',
  birthDate: '1990-03-02',
  cpf: '52998224725',
  cellPhone: '11900000001',
  civilStatus: 2,
  gender: 2,
  cnh: '12345678901',
  cnhCategory: 'B',
  cnhIssuanceDate: '2020-01-02',
  cnhValidUntil: '2030-01-02',
  address: {
    zipCode: '01310100',
    street: 'Avenida Paulista, 1000',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 25,
    complement: 'Apto 12',
  },
  job: {
    admissionDate: '2018-05-01',
    salary: 12_000.5,
    phone: '1130000000',
    company: 'Empresa Exemplo',
    positionWork: 'Analista',
    functionalRelationship: 'MENSALISTA',
  },
  spouse: {
    name: 'Davi Exemplo',
    cpf: '11144477735',
    birthDate: '1989-01-01',
    spouseMakesUpIncome: 'S',
    email: 'davi@exemplo.com.br',
    phone: '11900000003',
    admissionDate: '2015-01-01',
    salary: 8000,
    company: 'Outra Empresa',
    positionWork: 'Gerente',
  },
};

async function serving(body: unknown, status = 200) {
  const { baseUrl, seen } = await startServer((response) => json(response, body, status));
  const client = createCustomersClient(createHttp({ baseUrl }));
  return { client, seen, sent: () => JSON.parse(seen[0]?.body || 'null') as Record<string, unknown> };
}

async function read(changes: object = {}): Promise<Customer & { id: string }> {
  const { client } = await serving({ customerId: 5, ...wire, ...changes });
  const found = await client.readCustomer('1001', signal);
  if (!found) throw new Error('no customer');
  return found;
}

test('a customer that is read and saved unchanged is sent as it was received', async () => {
  const customer = await read();
  expect(customer).toMatchObject({
    id: '5',
    address: { street: 'Avenida Paulista', number: '1000', stateId: 25 },
    job: { salaryInCents: 1_200_050 },
    spouse: { makesUpIncome: true, job: { salaryInCents: 800_000 } },
  });
  const { client, seen, sent } = await serving({});
  await client.saveCustomer({ customer, idempotencyKey: 'key-1' }, signal);
  expect(seen[0]).toMatchObject({ method: 'PUT', url: '/customers?userId=1001' });
  expect(seen[0]?.headers).toMatchObject({ 'idempotency-key': 'key-1' });
  expect(sent()).toEqual({ customerId: 5, ...wire });
});

test('a customer that the service does not have is created by a POST', async () => {
  const { id: _, ...customer } = await read();
  const { client, seen, sent } = await serving({});
  await client.saveCustomer({ customer, idempotencyKey: 'k' }, signal);
  expect(seen[0]?.method).toBe('POST');
  expect(sent()).not.toHaveProperty('customerId');
});

test.each([1, 3, 4])(
  'a customer with civil status %i is sent without a spouse, even if there was one',
  async (civilStatus) => {
    const customer = { ...(await read()), civilStatus };
    const { client, sent } = await serving({});
    await client.saveCustomer({ customer, idempotencyKey: 'k' }, signal);
    expect(sent()).not.toHaveProperty('spouse');
  },
);

test('a spouse whose income doesn’t count is sent as N, without a job', async () => {
  const customer = await read({ spouse: { ...wire.spouse, spouseMakesUpIncome: 'N' } });
  const { client, sent } = await serving({});
  await client.saveCustomer({ customer, idempotencyKey: 'k' }, signal);
  expect(sent()['spouse']).toEqual({
    name: 'Davi Exemplo',
    cpf: '11144477735',
    birthDate: '1989-01-01',
    spouseMakesUpIncome: 'N',
    email: 'davi@exemplo.com.br',
    phone: '11900000003',
  });
});

test('a missing customer is no error, and any other failure is', async () => {
  expect(await (await serving({ id: 404 }, 404)).client.readCustomer('1', signal)).toBeUndefined();
  await expect((await serving({}, 500)).client.readCustomer('1', signal)).rejects.toThrow('500');
});

test('lists are decoded completely', async () => {
  const { client } = await serving([{ id: 25, name: 'São Paulo', uf: 'sp' }]);
  expect(await client.listCustomerStates(signal)).toEqual([{ id: 25, name: 'São Paulo', uf: 'SP' }]);
  expect(await client.listGenders(signal)).toEqual([{ id: 25, name: 'São Paulo' }]);
});

test.each(['listGenders', 'listCivilStatuses', 'listCustomerStates'] as const)(
  'an empty list of %s is an error',
  async (call) => {
    const { client } = await serving([]);
    await expect(client[call](signal)).rejects.toMatchObject({ error: { kind: 'contract' } });
  },
);
