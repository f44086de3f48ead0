/** Texts of the catalogue (spec §8) on the identity pages, each seen after its cause. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ServiceError, type AppError } from '#/api/app-error.ts';
import type { Answers } from '#/test-support/index.ts';
import type { CatalogueText } from '#/test-support/catalogue.ts';
import { identityForms, openForm, type IdentityForm } from '#/test-support/identity-forms.ts';
import { renderApp } from '#/test-support/render-app.tsx';
import { comesToSee } from '#/test-support/page-assertions.ts';
import { servicesOfClaraBut } from '#/test-support/services-of-clara.ts';

const fails = (error: AppError) => async (): Promise<never> => {
  throw new ServiceError(error);
};
const down = fails({ kind: 'rejected', status: 503, code: '' });
const rejects = (status: number, serverMessage?: string) =>
  fails({ kind: 'rejected', status, code: '', ...(serverMessage !== undefined && { serverMessage }) });

const linkIsOver = 'Link expirado ou já usado. Peça um novo e-mail para redefinir a senha.';
const isRegistered = 'Já existe um cadastro com este CPF ou e-mail. Entre na sua conta.';
const { login, individual, company, resetEmail, newPassword } = identityForms;

/** A form that is sent, or the link of a confirmation that is opened. */
interface Cause {
  cause: string;
  sent: IdentityForm | 'link';
  identity?: Answers['identity'];
  seen?: readonly CatalogueText[];
  /** The service's message. */
  fromService?: readonly string[];
}

const causes: readonly Cause[] = [
  {
    cause: 'a wrong password',
    sent: login,
    identity: { signIn: fails({ kind: 'unauthorized' }) },
    seen: ['E-mail ou senha inválidos'],
  },
  {
    cause: 'a log-in that the service rejects',
    sent: login,
    identity: { signIn: rejects(400, 'Conta bloqueada') },
    seen: ['Usuário ou senha inválidos'],
  },
  {
    cause: 'a log-in before the e-mail is confirmed',
    sent: login,
    identity: { readUser: rejects(403) },
    seen: ['Valide seu cadastro através do link enviado no seu e-mail'],
  },
  {
    cause: 'a reset e-mail that could not be requested',
    sent: resetEmail,
    identity: { requestPasswordReset: down },
    seen: ['Erro ao enviar email.'],
  },
  {
    cause: 'a new password that could not be saved',
    sent: newPassword,
    identity: { changePassword: down },
    seen: ['Erro ao alterar senha', 'Erro ao redefinir senha.'],
  },
  {
    cause: 'a new password by an expired or used link',
    sent: newPassword,
    identity: { changePassword: rejects(400, linkIsOver) },
    fromService: [linkIsOver],
  },
  {
    cause: 'a new password with an unreadable response',
    sent: newPassword,
    identity: { changePassword: fails({ kind: 'contract', where: 'body' }) },
    seen: ['Ocorreu um erro inesperado.'],
  },
  {
    cause: 'a second registration of the same person',
    sent: individual,
    identity: { registerIndividual: rejects(409, isRegistered) },
    fromService: [isRegistered],
  },
  {
    cause: 'a registration that could not be sent',
    sent: individual,
    identity: { registerIndividual: down },
    seen: ['Erro ao cadastrar usuário, tente novamente mais tarde.'],
  },
  {
    cause: 'an expired confirmation link',
    sent: 'link',
    identity: { confirmEmail: rejects(400) },
    seen: ['Ops!', 'Algo deu errado! Link de validação expirado ou inválido'],
  },
  {
    cause: 'an unknown confirmation link',
    sent: 'link',
    identity: { confirmEmail: fails({ kind: 'notFound' }) },
    seen: ['Algo deu errado! Link de validação expirado ou inválido'],
  },
  { cause: 'a new password', sent: newPassword, seen: ['Senha alterada com sucesso'] },
  {
    cause: 'a reset e-mail',
    sent: resetEmail,
    seen: ['E-mail enviado com sucesso!', 'Verifique sua caixa de entrada para redefinir sua senha.'],
  },
  { cause: 'a confirmation link', sent: 'link', seen: ['Cadastro feito com sucesso!'] },
  {
    cause: 'the registration of a company',
    sent: company,
    seen: ['Cadastro enviado com sucesso!', 'Em breve nossa equipe entrará em contato.'],
  },
];

test.each(causes)(
  'the page shows its text after $cause',
  async ({ sent, identity = {}, seen = [], fromService = [] }) => {
    if (sent === 'link') renderApp('/confirm-email/um-token', { ports: servicesOfClaraBut({ identity }) });
    else {
      const page = await openForm(sent, { ports: { identity } });
      await page.fillIn(sent.fields);
      await page.press(sent.send);
    }
    for (const text of seen) await comesToSee(text);
    for (const words of fromService) expect(await screen.findByText(words)).toBeVisible();
  },
);
