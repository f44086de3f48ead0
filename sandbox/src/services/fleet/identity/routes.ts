import { Type } from 'typebox';
import { FleetError } from '../../../../contract/fleet.ts';
import {
  Acknowledged,
  ChangePasswordRequest,
  ResetPasswordRequest,
  SigninRequest,
  SigninResponse,
  SignupRequest,
  SignupResponse,
  UpdateUserRequest,
  User,
  type IndividualSignup,
} from '../../../../contract/identity.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { keepReceived } from '../../../kernel/received.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { ServiceScope } from '../../../kernel/service.ts';
import { openCall, sessionCall } from '../calls.ts';
import { beginAttempt, forgetAttempts, unlockAccount } from './attempts.ts';
import { profileChangeEmail, confirmationEmail, existingAccountEmail, resetEmail } from './emails.ts';
import { hashPassword, isPasswordRight } from './passwords.ts';
import {
  checkCompany,
  checkContact,
  checkEmail,
  checkIndividual,
  checkName,
  checkPassword,
  normalLogin,
} from './rules.ts';
import { bearerOf, requireUser } from './session.ts';
import { addAccount, changeAccount, findAccount, isEmailTaken, readAccount, type Account } from './state.ts';
import { findToken, issueToken, revokeTokens, spendToken } from './tokens.ts';

/**
 * Accounts, log-in, e-mail confirmation and passwords (spec §7, Auth/account).
 * @param storeUrl of the store's home, which confirmation links begin with; a reset link must have its origin
 */
export function identityRoutes(scope: ServiceScope, kernel: Kernel, storeUrl: string): void {
  const { database, clock, mail } = kernel;
  const nowText = () => clock.now().toISOString();

  scope.post(
    '/signin',
    openCall({
      summary: 'Opens a session; five wrong passwords close the door for fifteen minutes',
      body: SigninRequest,
      response: { 200: SigninResponse, 429: FleetError },
    }),
    async ({ body, headers, ip }) => {
      const login = normalLogin(body.login);
      const account = await findAccount(database, login);
      // The store's server names the visitor; without it the caller counts.
      const address = headers['x-forwarded-for']?.toString() ?? ip;
      const attempt = { accountId: account?.id, login, address };
      await beginAttempt(kernel, attempt);
      const isRight = await isPasswordRight(body.password, account?.passwordHash);
      if (!account || !isRight) throw new Refusal(401, 'invalid_credentials', 'E-mail ou senha inválidos');
      await forgetAttempts(kernel, attempt);
      await changeAccount(database, account.id, { lastLoginAt: nowText() });
      return { userId: account.id, token: await issueToken(kernel, 'session', account.id) };
    },
  );

  scope.post(
    '/signup',
    openCall({
      summary: 'An account of an individual, a lead of a company, or a contact request: told apart by their fields',
      body: SignupRequest,
      response: { 201: SignupResponse },
    }),
    async ({ body }, reply) => {
      const at = nowText();
      if ('password' in body) {
        await signUp(body);
        return reply.status(201).send({});
      }
      if ('cpfCnpj' in body) {
        checkCompany(body);
        return reply.status(201).send({ id: await keepReceived(database, { kind: 'company-lead', at, body }) });
      }
      checkContact(body);
      return reply.status(201).send({ id: await keepReceived(database, { kind: 'contact-request', at, body }) });
    },
  );

  /**
   * The response doesn't reveal if a CPF or an e-mail has an account; that account's e-mail address is notified
   * instead.
   */
  async function signUp(body: IndividualSignup): Promise<void> {
    const facts = checkIndividual(body);
    const passwordHash = await hashPassword(body.password);
    const account = { ...facts, passwordHash, createdAt: nowText(), confirmedAt: null, lastLoginAt: null };
    const added = await addAccount(database, account);
    if ('holders' in added) {
      for (const { email, fullname } of added.holders) await mail.send(existingAccountEmail(email, fullname));
      return;
    }
    const { id } = added;
    await revokeTokens(kernel, 'confirm', id);
    const link = `${storeUrl}confirm-email/${await issueToken(kernel, 'confirm', id)}`;
    await mail.send(confirmationEmail(facts.email, facts.fullname, link));
  }

  scope.post(
    '/confirm-email/:token',
    openCall({
      summary: 'Confirms the e-mail of a sign-up; a used link says "Email já foi confirmado"',
      params: Type.Object({ token: Type.String() }),
      response: { 200: Acknowledged },
    }),
    async ({ params: { token } }) => {
      const userId = await spendToken(kernel, 'confirm', token);
      if (userId !== undefined) {
        await changeAccount(database, userId, { confirmedAt: nowText() });
        return { message: 'Email confirmado' };
      }
      const isUsed = (await findToken(kernel, 'confirm', token)) !== undefined;
      if (isUsed) throw new Refusal(400, 'already_confirmed', 'Email já foi confirmado');
      throw new Refusal(400, 'invalid_token', 'Link de validação expirado ou inválido');
    },
  );

  scope.get(
    '/users/:id',
    sessionCall({
      summary: 'The profile, for its owner, once the e-mail is confirmed',
      params: Type.Object({ id: Type.Integer() }),
      response: { 200: User },
    }),
    async ({ params: { id }, headers }) => {
      await requireUser(kernel, headers.authorization, id);
      const account = await requireAccount(id);
      if (account.confirmedAt === null) throw new Refusal(403, 'email_not_confirmed', 'E-mail ainda não confirmado');
      return toUser(account);
    },
  );

  scope.put(
    '/users',
    sessionCall({
      summary:
        'Changes name, e-mail or password; CPF and phone are not editable. Another e-mail or password ends every other session',
      querystring: Type.Object({ userId: Type.Integer() }),
      body: UpdateUserRequest,
      response: { 200: User },
    }),
    async ({ query, headers, body: { UserId, Fullname, CpfCnpj, CellPhone, Email, password } }) => {
      if (query.userId !== UserId) throw new Refusal(400, 'invalid_request', 'userId and UserId differ');
      await requireUser(kernel, headers.authorization, UserId);
      const account = await requireAccount(UserId);
      if (normalLogin(CpfCnpj) !== account.document) throw new Refusal(422, 'not_editable', 'O CPF não pode mudar.');
      if (normalLogin(CellPhone) !== account.cellPhone) {
        throw new Refusal(422, 'not_editable', 'O telefone não pode mudar.');
      }
      const email = checkEmail(Email);
      if (await isEmailTaken(database, email, UserId)) {
        throw new Refusal(409, 'already_registered', 'Já existe um cadastro com este e-mail.');
      }
      if (password !== undefined) checkPassword(password);
      await changeAccount(database, UserId, {
        fullname: checkName(Fullname),
        email,
        ...(password !== undefined && { passwordHash: await hashPassword(password) }),
      });
      // §7 has no field for the current password, so any bearer could change these: the owner is notified.
      const changes = [...(email === account.email ? [] : ['e-mail']), ...(password === undefined ? [] : ['senha'])];
      if (changes.length > 0) {
        await revokeTokens(kernel, 'session', UserId, bearerOf(headers.authorization));
        for (const to of new Set([account.email, email]))
          await mail.send(profileChangeEmail(to, account.fullname, changes));
      }
      return toUser(await requireAccount(UserId));
    },
  );

  scope.post(
    '/reset-password',
    openCall({
      summary: 'Sends a link to a new password; the answer is the same for an e-mail nobody has',
      body: ResetPasswordRequest,
      response: { 200: Acknowledged },
    }),
    async ({ body }) => {
      const site = URL.parse(body.webSiteUrl);
      // Two slashes would start another site's name if only the path is read.
      if (site?.origin !== new URL(storeUrl).origin || site.pathname.includes('//'))
        throw new Refusal(400, 'unknown_site', 'webSiteUrl is not a site of this service');
      const account = await findAccount(database, checkEmail(body.Email));
      if (account) {
        await revokeTokens(kernel, 'reset', account.id);
        const folder = site.href.endsWith('/') ? site.href : `${site.href}/`;
        const link = new URL(`reset-password/${await issueToken(kernel, 'reset', account.id)}`, folder).href;
        await mail.send(resetEmail(account.email, account.fullname, link));
      }
      return { message: 'Se o e-mail tiver cadastro, o link foi enviado' };
    },
  );

  scope.post(
    '/change-password',
    openCall({
      summary: 'A new password by the token of the e-mail; every open session ends',
      body: ChangePasswordRequest,
      response: { 200: Acknowledged },
    }),
    async ({ body }) => {
      // An invalid password doesn't use up the link.
      checkPassword(body.newPassword);
      const userId = await spendToken(kernel, 'reset', body.PasswordResetToken);
      if (userId === undefined) {
        throw new Refusal(
          400,
          'invalid_token',
          'Link expirado ou já usado. Peça um novo e-mail para redefinir a senha.',
        );
      }
      await changeAccount(database, userId, { passwordHash: await hashPassword(body.newPassword) });
      await revokeTokens(kernel, 'session', userId);
      await unlockAccount(kernel, userId);
      return { message: 'Senha alterada' };
    },
  );

  async function requireAccount(id: number): Promise<Account> {
    const account = await readAccount(database, id);
    if (!account) throw new Refusal(404, 'not_found', 'No such user');
    return account;
  }
}

function toUser(account: Account): User {
  return {
    userId: account.id,
    fullname: account.fullname,
    email: account.email,
    cpfCnpj: account.document,
    cellPhone: account.cellPhone,
    cep: account.cep,
    lastDateLogin: account.lastLoginAt,
    createDate: account.createdAt,
    emailConfirmed: account.confirmedAt !== null,
  };
}
