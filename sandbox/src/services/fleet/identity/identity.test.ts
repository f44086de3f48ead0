import { Value } from 'typebox/value';
import { beforeEach, describe, expect, test } from 'vitest';
import { FleetError } from '../../../../contract/fleet.ts';
import { SigninResponse, User, type SignupResponse } from '../../../../contract/identity.ts';
import { readEmails } from '../../../kernel/mail.ts';
import { readReceived } from '../../../kernel/received.ts';
import { samplePassword } from '../../../scenarios/sample/accounts.ts';
import { startSandboxForFile } from '../../../test-support/sandbox.ts';
import { tokens } from './tokens.ts';

const storeOrigin = 'http://localhost:4000';
const context = startSandboxForFile({ storeUrl: `${storeOrigin}/pre/` });
const { fleet } = context;

const clara = { id: 1001, email: 'clara@exemplo.com.br', cpf: '52998224725' };
const signIn = (login: string, password = samplePassword) =>
  fleet<SigninResponse & FleetError>('/signin', { login, password, typeOrder: 500 });
const minutes = (count: number) => context.sandbox.kernel.clock.advance(count * 60_000);

const dora = {
  name: 'Dora Exemplo Lima',
  email: 'Dora@Exemplo.com.br',
  document: '714.602.380-01',
  password: 'Outra#Senha1',
  phone: '(31) 90000-0003',
  cep: '30110-000',
};
const signUp = (change: object = {}) => fleet<SignupResponse & FleetError>('/signup', { ...dora, ...change });

/** The link of the newest e-mail. */
async function newestLink(): Promise<URL> {
  const [message] = await readEmails(context.sandbox.kernel.database);
  const [link = ''] = /https?:\S+/.exec(message?.text ?? '') ?? [];
  return new URL(link);
}
const tokenOf = (link: URL) => link.pathname.split('/').at(-1) ?? '';
const confirm = (token: string) => fleet<{ message: string }>(`/confirm-email/${token}`, {});
const askReset = (change: object = {}) =>
  fleet('/reset-password', { Email: clara.email, environment: 1, webSiteUrl: `${storeOrigin}/`, ...change });
const changePassword = (token: string, newPassword = 'Nova#Senha1') =>
  fleet<FleetError>('/change-password', { PasswordResetToken: token, newPassword });

beforeEach(() => context.sandbox.reset('default'));

describe('log-in', () => {
  test.each([clara.email, ' CLARA@exemplo.com.br ', clara.cpf])(
    'with %j opens a session and the profile',
    async (login) => {
      const answer = await signIn(login);
      expect(answer.status).toBe(200);
      expect([...Value.Errors(SigninResponse, answer.body)]).toEqual([]);
      const { userId, token } = answer.body;
      const profile = await fleet<User>(`/users/${userId}`, undefined, { token });
      expect([...Value.Errors(User, profile.body)]).toEqual([]);
      expect(profile.body).toMatchObject({ fullname: 'Clara Exemplo da Silva', emailConfirmed: true });
      expect(profile.body.lastDateLogin).not.toBeNull();
    },
  );

  test('has one response for a wrong password and an unknown login', async () => {
    const wrong = await signIn(clara.email, 'Errada#123');
    const unknown = await signIn('ninguem@exemplo.com.br');
    expect(wrong.status).toBe(401);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(Value.Check(FleetError, wrong.body)).toBe(true);
  });

  test.each([clara.email, 'ninguem@exemplo.com.br'])(
    'of %s is blocked for fifteen minutes after five wrong passwords',
    async (login) => {
      for (let turn = 0; turn < 5; turn += 1) await signIn(login, 'Errada#123');
      const closed = await signIn(login);
      expect(closed.status).toBe(429);
      expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(890);
      minutes(16);
      expect((await signIn(login)).status).toBe(login === clara.email ? 200 : 401);
    },
  );

  test('has one count for both logins of an account', async () => {
    for (let turn = 0; turn < 5; turn += 1) await signIn(turn % 2 ? clara.email : '529.982.247-25', 'Errada#123');
    expect((await signIn(clara.email)).status).toBe(429);
  });

  test('checks five of 100 concurrent wrong passwords', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => signIn(clara.email, 'Errada#123')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(95);
  });

  test('from one address with wrong passwords does not lock the account for another address', async () => {
    const from = (address: string, password = samplePassword) =>
      fleet('/signin', { login: clara.email, password, typeOrder: 500 }, { headers: { 'x-forwarded-for': address } });
    for (let turn = 0; turn < 5; turn += 1) await from('10.0.0.1', 'Errada#123');
    expect((await from('10.0.0.1')).status).toBe(429);
    expect((await from('10.0.0.2')).status).toBe(200);
  });

  test('with the correct password resets the count of wrong ones', async () => {
    for (let turn = 0; turn < 4; turn += 1) await signIn(clara.email, 'Errada#123');
    await signIn(clara.email);
    for (let turn = 0; turn < 4; turn += 1) await signIn(clara.email, 'Errada#123');
    expect((await signIn(clara.email)).status).toBe(200);
  });

  test('opens a session that ends after eight hours', async () => {
    const { token } = (await signIn(clara.email)).body;
    minutes(8 * 60 + 1);
    expect((await fleet(`/users/${clara.id}`, undefined, { token })).status).toBe(401);
  });

  test('of the owner is required to read a profile', async () => {
    const { token } = (await signIn(clara.email)).body;
    expect(await fleet('/users/1002', undefined, { token })).toMatchObject({ status: 403, body: { id: 403 } });
    expect((await fleet(`/users/${clara.id}`)).status).toBe(401);
    expect((await fleet(`/users/${clara.id}`, undefined, { token: 'inventado' })).status).toBe(401);
  });

  test('of an unconfirmed account opens a session, but no profile yet', async () => {
    const { token, userId } = (await signIn('bruno@exemplo.com.br')).body;
    expect((await fleet(`/users/${userId}`, undefined, { token })).status).toBe(403);
  });

  test('stores no token as plain text in the database', async () => {
    const { token } = (await signIn(clara.email)).body;
    const rows = await context.sandbox.kernel.database.db.select().from(tokens);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('sign-up', () => {
  test('of an individual sends an e-mail whose link confirms once and then reports it', async () => {
    expect(await signUp()).toMatchObject({ status: 201, body: {} });
    const link = await newestLink();
    expect(link.origin).toBe(storeOrigin);
    expect(link.pathname).toMatch(/^\/pre\/confirm-email\/[\w-]{32}$/);
    expect((await confirm(tokenOf(link))).status).toBe(200);
    const { userId, token } = (await signIn('dora@exemplo.com.br', dora.password)).body;
    const profile = await fleet<User>(`/users/${userId}`, undefined, { token });
    expect(profile.body).toMatchObject({ cpfCnpj: '71460238001', cellPhone: '31900000003', emailConfirmed: true });
    const again = await confirm(tokenOf(link));
    expect(again).toMatchObject({ status: 400, body: { message: 'Email já foi confirmado' } });
  });

  test('is not confirmed by a link older than two days', async () => {
    await signUp();
    const link = await newestLink();
    minutes(48 * 60 + 1);
    expect((await confirm(tokenOf(link))).status).toBe(400);
    expect((await confirm('inventado')).body.message).toBe('Link de validação expirado ou inválido');
  });

  test('can be repeated by an unconfirmed person, which invalidates the older link', async () => {
    await signUp();
    const older = await newestLink();
    await signUp({ password: 'Terceira#3' });
    expect((await confirm(tokenOf(older))).status).toBe(400);
    expect((await confirm(tokenOf(await newestLink()))).status).toBe(200);
    expect((await signIn(dora.email, 'Terceira#3')).status).toBe(200);
  });

  test.each([
    ['a CPF', { document: clara.cpf }],
    ['an e-mail', { email: clara.email }],
  ])('with %s that has an account gets the response of one without, and its owner is notified', async (_, change) => {
    const unknown = await signUp();
    await context.sandbox.reset('default');
    const known = await signUp(change);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const messages = await readEmails(context.sandbox.kernel.database);
    expect(messages.map(({ to, subject }) => [to, subject])).toEqual([[clara.email, 'Você já tem uma conta']]);
    expect((await signIn(clara.email, dora.password)).status).toBe(401);
  });

  test.each([
    ['a CPF that is none', { document: '714.602.380-02' }, 422],
    ['one word for a name', { name: 'Dora' }, 422],
    ['an e-mail that is none', { email: 'dora@exemplo' }, 422],
    ['a weak password', { password: 'fraca' }, 422],
    ['a telephone without mobile', { phone: '3132000000' }, 422],
    ['a CEP of seven digits', { cep: '3011000' }, 422],
    ['no document', { document: undefined }, 400],
  ])('with %s is rejected, and nothing is sent', async (_, change, status) => {
    const answer = await signUp(change);
    expect(answer.status).toBe(status);
    expect(Value.Check(FleetError, answer.body)).toBe(true);
    expect(await readEmails(context.sandbox.kernel.database)).toEqual([]);
  });

  const company = {
    fullname: 'Ana Exemplo',
    company: 'Empresa de Exemplo Ltda.',
    email: 'compras@exemplo.com.br',
    cpfCnpj: '12.ABC.345/01DE-35',
    contactPreference: 'E-mail',
    state: 'SP',
    city: 'São Paulo',
    cep: '01310100',
    phone: '1130000000',
    ownAndThirdPartyFleet: '1 a 10',
    negotiationFleet: '1 veículo',
    observations: 'Dados de exemplo',
  };

  test('of a company creates a lead and no account', async () => {
    expect((await fleet('/signup', company)).status).toBe(201);
    const [lead] = await readReceived(context.sandbox.kernel.database, 'company-lead');
    expect(lead?.body).toEqual(company);
    expect((await signIn(company.email)).status).toBe(401);
    expect((await fleet('/signup', { ...company, cpfCnpj: '12.ABC.345/01DE-36' })).status).toBe(422);
  });

  test('in its short form creates a contact request', async () => {
    const request = { name: 'Ana', document: clara.cpf, phone: '1130000000', environment: 1 };
    expect((await fleet('/signup', request)).status).toBe(201);
    const [stored] = await readReceived(context.sandbox.kernel.database, 'contact-request');
    expect(stored?.body).toEqual(request);
    expect((await fleet('/signup', { ...request, document: '52998224726' })).status).toBe(422);
  });
});

describe('a forgotten password', () => {
  test('is replaced through the link of the e-mail, once, and every session ends', async () => {
    const { token: session } = (await signIn(clara.email)).body;
    await askReset({ webSiteUrl: `${storeOrigin}/pre/signdrive/v2` });
    const link = await newestLink();
    expect(link.href).toMatch(/^http:\/\/localhost:4000\/pre\/signdrive\/v2\/reset-password\/[\w-]{32}$/);
    expect((await changePassword(tokenOf(link), 'fraca')).status).toBe(422);
    expect((await changePassword(tokenOf(link))).status).toBe(200);
    expect((await changePassword(tokenOf(link))).status).toBe(400);
    expect((await fleet(`/users/${clara.id}`, undefined, { token: session })).status).toBe(401);
    expect((await signIn(clara.email)).status).toBe(401);
    expect((await signIn(clara.email, 'Nova#Senha1')).status).toBe(200);
  });

  test('reset unlocks an account that wrong passwords had locked', async () => {
    for (let turn = 0; turn < 5; turn += 1) await signIn(clara.email, 'Errada#123');
    await askReset();
    await changePassword(tokenOf(await newestLink()));
    expect((await signIn(clara.email, 'Nova#Senha1')).status).toBe(200);
  });

  test('is not changed by a link older than an hour, nor by one that was replaced', async () => {
    await askReset();
    const older = await newestLink();
    await askReset();
    const newer = await newestLink();
    expect((await changePassword(tokenOf(older))).status).toBe(400);
    minutes(61);
    expect((await changePassword(tokenOf(newer))).status).toBe(400);
  });

  test('request for an unknown e-mail gets the same response and sends no message', async () => {
    const known = await askReset();
    await context.control('DELETE', '/outbox');
    const unknown = await askReset({ Email: 'ninguem@exemplo.com.br' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await readEmails(context.sandbox.kernel.database)).toEqual([]);
  });

  test.each(['https://outro.exemplo/', `${storeOrigin}//outro.exemplo/`, 'javascript:alert(1)', 'nada'])(
    'request sends no link to %s',
    async (webSiteUrl) => {
      expect((await askReset({ webSiteUrl })).status).toBe(400);
      expect(await readEmails(context.sandbox.kernel.database)).toEqual([]);
    },
  );
});

describe('a profile', () => {
  const facts = {
    UserId: clara.id,
    Fullname: 'Clara Exemplo Souza',
    CpfCnpj: '529.982.247-25',
    CellPhone: '(11) 90000-0001',
    Email: 'clara.souza@exemplo.com.br',
  };
  const update = async (change: object = {}, userId = clara.id) => {
    const { token } = (await signIn(clara.email)).body;
    return fleet<User>(`/users?userId=${userId}`, { ...facts, ...change }, { method: 'PUT', token });
  };

  test('changes its name and e-mail; an absent password is not changed', async () => {
    const answer = await update();
    expect(answer).toMatchObject({ status: 200, body: { fullname: facts.Fullname, email: facts.Email } });
    expect((await signIn(facts.Email)).status).toBe(200);
  });

  test('changes its password if one is sent', async () => {
    expect((await update({ password: 'Nova#Senha1' })).status).toBe(200);
    expect((await signIn(facts.Email)).status).toBe(401);
    expect((await signIn(facts.Email, 'Nova#Senha1')).status).toBe(200);
  });

  test.each([
    ['an empty password', { password: '' }, 422],
    ['another CPF', { CpfCnpj: '11144477735' }, 422],
    ['another telephone', { CellPhone: '11900000009' }, 422],
    ['an e-mail somebody has', { Email: 'bruno@exemplo.com.br' }, 409],
    ['two different numbers of the user', { UserId: 1002 }, 400],
  ])('with %s is rejected', async (_, change, status) => {
    expect((await update(change)).status).toBe(status);
  });

  test.each([
    ['another e-mail', {}, ['clara.souza@exemplo.com.br', clara.email], /e-mail/],
    ['another password', { Email: clara.email, password: 'Nova#Senha1' }, [clara.email], /senha/],
  ])('with %s ends every other session, and its addresses are notified', async (_, change, addresses, words) => {
    const { token: other } = (await signIn(clara.email)).body;
    const { token } = (await signIn(clara.email)).body;
    await fleet(`/users?userId=${clara.id}`, { ...facts, ...change }, { method: 'PUT', token });
    const read = (bearer: string) => fleet(`/users/${clara.id}`, undefined, { token: bearer });
    expect([(await read(other)).status, (await read(token)).status]).toEqual([401, 200]);
    const messages = await readEmails(context.sandbox.kernel.database);
    expect(messages.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
    expect(messages[0]?.text).toMatch(words);
  });

  test('with only another name ends no session and sends no mail', async () => {
    const { token: other } = (await signIn(clara.email)).body;
    await update({ Email: clara.email });
    expect((await fleet(`/users/${clara.id}`, undefined, { token: other })).status).toBe(200);
    expect(await readEmails(context.sandbox.kernel.database)).toEqual([]);
  });

  test.each(['{', '{}', '[]'])('rejects a stranger’s %s with 401, whatever the body', async (body) => {
    const answer = await fetch(`${context.sandbox.serviceUrl('fleet')}/users?userId=1`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(401);
  });

  test('of another user is not changed', async () => {
    expect((await update({ UserId: 1002 }, 1002)).status).toBe(403);
  });
});
