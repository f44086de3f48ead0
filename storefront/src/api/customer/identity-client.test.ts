import { describe, expect, test } from 'vitest';
import { createHttp } from '../wire/http.ts';
import { createIdentityClient } from './identity-client.ts';
import { json, startServer } from '../test-support/local-server.ts';

const signal = new AbortController().signal;
const wireUser = {
  userId: 1001,
  fullname: 'Clara Exemplo da Silva',
  email: 'clara@exemplo.com.br',
  cpfCnpj: '529.982.247-25',
  cellPhone: '+55 (11) 90000-0001',
  cep: '01310-100',
  lastDateLogin: null,
  createDate: '2026-03-02T12:00:00Z',
  emailConfirmed: true,
};
const user = {
  id: '1001',
  fullName: 'Clara Exemplo da Silva',
  email: 'clara@exemplo.com.br',
  document: '52998224725',
  phone: '11900000001',
  cep: '01310100',
  isEmailConfirmed: true,
};

async function serving(body: unknown, status = 200, userId = '1001') {
  const { baseUrl, seen } = await startServer((response) => json(response, body, status));
  const http = createHttp({ baseUrl, session: { read: () => ({ token: 'token', userId }), delayMs: 1 } });
  const sent = () => ({ ...seen[0], body: JSON.parse(seen[0]?.body || 'null') as unknown });
  return { client: createIdentityClient(http), seen, sent };
}

describe('log-in', () => {
  test.each([
    ['529.982.247-25', '52998224725'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    [' Clara@Exemplo.com.br ', 'Clara@Exemplo.com.br'],
  ])('%j is sent as %s', async (login, expected) => {
    const { client, sent } = await serving({ userId: 7, token: 't' });
    expect(await client.signIn({ login, password: ' s3nha ' }, signal)).toEqual({ userId: '7', token: 't' });
    expect(sent()).toMatchObject({
      url: '/signin',
      body: { login: expected, password: ' s3nha ', typeOrder: 500 },
    });
    expect(sent().headers).not.toHaveProperty('authorization');
  });

  test('rejected credentials are distinguished from other rejections', async () => {
    const rejected = await serving({ id: 401 }, 401);
    await expect(rejected.client.signIn({ login: 'a', password: 'b' }, signal)).rejects.toMatchObject({
      error: { kind: 'unauthorized' },
    });
    expect(rejected.seen).toHaveLength(1);
    const limited = await serving({ id: 429, message: 'Espere' }, 429);
    await expect(limited.client.signIn({ login: 'a', password: 'b' }, signal)).rejects.toMatchObject({
      error: { kind: 'rejected', status: 429 },
    });
  });

  test.each([{ userId: 7 }, { token: 't' }, { userId: {}, token: 't' }, { userId: '', token: 't' }, []])(
    'a response of %j starts no session',
    async (answer) => {
      const { client } = await serving(answer);
      await expect(client.signIn({ login: 'a', password: 'b' }, signal)).rejects.toMatchObject({
        error: { kind: 'contract' },
      });
    },
  );
});

describe('a profile', () => {
  test('is read with the stored token, into domain words', async () => {
    const { client, sent } = await serving(wireUser);
    expect(await client.readUser('1001', signal)).toEqual(user);
    expect(sent()).toMatchObject({ url: '/users/1001', headers: { authorization: 'Bearer token' } });
  });

  test('with a numeric id and without telephone and CEP is read with its other fields', async () => {
    const { client } = await serving({ ...wireUser, userId: 'a-1', cellPhone: null, cep: undefined }, 200, 'a-1');
    expect(await client.readUser('a-1', signal)).toEqual({ ...user, id: 'a-1', phone: '', cep: '' });
  });

  test.each([
    ['1001', 1001],
    ['a-1', 'a-1'],
  ])('of user %s is changed, with a password only if one is given', async (id, wireId) => {
    const { client, sent, seen } = await serving(wireUser, 200, id);
    expect(await client.updateUser({ ...user, id }, signal)).toEqual(user);
    expect(sent()).toMatchObject({
      method: 'PUT',
      url: `/users?userId=${id}`,
      body: {
        UserId: wireId,
        Fullname: user.fullName,
        CpfCnpj: user.document,
        CellPhone: user.phone,
        Email: user.email,
      },
    });
    expect(sent().body).not.toHaveProperty('password');
    await client.updateUser({ ...user, id, password: 'Nova#123' }, signal);
    expect(JSON.parse(seen[1]?.body ?? '')).toMatchObject({ password: 'Nova#123' });
  });
});

describe('registration', () => {
  const person = {
    name: 'Dora Exemplo',
    email: 'dora@exemplo.com.br',
    document: '529.982.247-25',
    password: 'Outra#Senha1',
    phone: '(31) 90000-0003',
    cep: '30110-000',
  };

  test('of an individual is sent unmasked, with an idempotency key, without optional fields', async () => {
    const { client, sent } = await serving({ id: 1 }, 201);
    await client.registerIndividual({ ...person, idempotencyKey: 'k' }, signal);
    expect(sent().headers).toMatchObject({ 'idempotency-key': 'k' });
    expect(sent().body).toEqual({ ...person, document: '52998224725', phone: '31900000003', cep: '30110000' });
  });

  test('of a company is a lead with the field names of the service', async () => {
    const { client, sent } = await serving({ id: 1 }, 201);
    await client.registerCompany(
      {
        firstName: ' Ana Clara',
        lastName: 'de Souza ',
        company: 'Empresa de Exemplo',
        email: 'compras@exemplo.com.br',
        document: '12.abc.345/01de-35',
        contactPreference: 'E-mail',
        state: 'SP',
        city: 'São Paulo',
        cep: '01310-100',
        phone: '(11) 3000-0000',
        ownFleet: '1 a 10',
        negotiationFleet: '1 veículo',
        observations: 'Nada',
        vehicleModel: 'T-Cross',
        idempotencyKey: 'k',
      },
      signal,
    );
    expect(sent().body).toEqual({
      fullname: 'Ana Clara de Souza',
      company: 'Empresa de Exemplo',
      email: 'compras@exemplo.com.br',
      cpfCnpj: '12ABC34501DE35',
      contactPreference: 'E-mail',
      state: 'SP',
      city: 'São Paulo',
      cep: '01310100',
      phone: '1130000000',
      ownAndThirdPartyFleet: '1 a 10',
      negotiationFleet: '1 veículo',
      observations: 'Nada',
      vehicleModel: 'T-Cross',
    });
  });

  test('a request for an availability notice sends four fields', async () => {
    const { client, sent } = await serving({ id: 1 }, 201);
    const request = { name: ' Ana ', document: '529.982.247-25', phone: '(11) 90000-0001', idempotencyKey: 'k' };
    await client.requestNotice(request, signal);
    expect(sent().body).toEqual({ name: 'Ana', document: '52998224725', phone: '11900000001', environment: 1 });
  });
});

describe('a link from an e-mail', () => {
  test.each([
    [{ message: 'Email confirmado' }, 200],
    [{ message: 'Email já foi confirmado' }, 400],
    ['Email já foi confirmado', 400],
  ])('is confirmed for the response %j (%i)', async (answer, status) => {
    const { client, sent } = await serving(answer, status);
    await client.confirmEmail('abc', signal);
    expect(sent()).toMatchObject({ method: 'POST', url: '/confirm-email/abc' });
  });

  test.each([
    ['Email já foi confirmado', 400],
    ['Email já foi confirmado', 200],
    ['OK', 200],
  ])('is confirmed for the plain text %j (%i)', async (text, status) => {
    const { baseUrl } = await startServer((response) =>
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text),
    );
    await expect(createIdentityClient(createHttp({ baseUrl })).confirmEmail('abc', signal)).resolves.toBeUndefined();
  });

  test('is not confirmed for any other rejection', async () => {
    const { client } = await serving({ message: 'Link de validação expirado ou inválido' }, 400);
    await expect(client.confirmEmail('abc', signal)).rejects.toMatchObject({ error: { kind: 'rejected' } });
  });

  test('requests a password reset with the field names of the service, and completes it with the token', async () => {
    const { client, seen } = await serving({ message: 'ok' });
    await client.requestPasswordReset({ email: 'a@b.co', siteUrl: 'https://loja.exemplo/' }, signal);
    await client.changePassword({ token: 'abc', newPassword: 'Nova#123', idempotencyKey: 'k' }, signal);
    expect(seen.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/reset-password', { Email: 'a@b.co', environment: 1, webSiteUrl: 'https://loja.exemplo/' }],
      ['/change-password', { PasswordResetToken: 'abc', newPassword: 'Nova#123' }],
    ]);
  });
});

describe('a postal code', () => {
  test('is requested by its digits; unknown parts are empty', async () => {
    const { client, sent } = await serving({ cep: '01310-100', city: 'São Paulo', state: 'SP', district: null });
    expect(await client.findPostalCode('01310-100', signal)).toEqual({
      cep: '01310100',
      street: '',
      district: '',
      city: 'São Paulo',
      state: 'SP',
    });
    expect(sent().url).toBe('/ceps?cep=01310100');
  });

  test('without an entry has no address', async () => {
    const { client } = await serving({ id: 404, message: 'CEP não encontrado' }, 404);
    expect(await client.findPostalCode('01310999', signal)).toBeUndefined();
  });
});
