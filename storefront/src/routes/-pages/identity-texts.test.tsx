/** Each text of the catalogue is seen on a page, because what it is about has happened. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CatalogueText } from '#/test-support/catalogue.ts';
import {
  askForReset,
  clara,
  identityForms,
  marina,
  newPassword,
  openForm,
  type FormField,
  type IdentityForm,
} from '#/test-support/identity-forms.ts';
import { renderApp } from '#/test-support/render-app.tsx';
import { runSandboxForFile } from '#/test-support/running-sandbox.ts';
import { comesToSee } from '#/test-support/sees.ts';

vi.setConfig({ testTimeout: 60_000 });
const sandbox = runSandboxForFile();
const minutes = 60_000;

/** Opens a form, fills it in and sends it; `changes` are what is typed instead, by label. */
async function send(form: IdentityForm, changes: Readonly<Record<string, Pick<FormField, 'text' | 'shown'>>> = {}) {
  const page = await openForm(form, sandbox);
  await page.fillIn(form.fields.map((field): FormField => ({ ...field, ...changes[field.label] })));
  await page.press(form.send);
}
async function register() {
  const [name, phone] = ['Marina Exemplo', marina.phone];
  const signup = { name, phone, email: marina.email, document: marina.cpf, cep: marina.cep, password: newPassword };
  expect((await sandbox.ask('/fleet/signup', signup)).status).toBe(201);
  return sandbox.linkTo(marina.email);
}

function openLink(address: string) {
  renderApp(address, { ports: sandbox.services({ readToken: () => undefined }) });
}

const down = (path: string) => sandbox.fault({ service: 'fleet', path, status: 503 });
const { login, individual, company, resetEmail, newPassword: newPasswordForm } = identityForms;

/** What happens, and what the page says then. */
interface Cause {
  cause: string;
  happens: () => Promise<void>;
  seen?: readonly CatalogueText[];
  /** Words of the service itself, shown as they came. */
  fromService?: readonly string[];
}

const causes: readonly Cause[] = [
  {
    cause: 'a wrong password',
    seen: ['E-mail ou senha inválidos'],
    happens: () => send(login, { Senha: { text: 'Errada#2026' } }),
  },
  {
    cause: 'a log-in the service rejects',
    seen: ['Usuário ou senha inválidos'],
    happens: async () => {
      await sandbox.fault({
        service: 'fleet',
        path: '/signin',
        status: 400,
        body: { id: 1, message: 'Conta bloqueada' },
      });
      await send(login);
    },
  },
  {
    cause: 'a log-in before the e-mail is confirmed',
    seen: ['Valide seu cadastro através do link enviado no seu e-mail'],
    happens: () => send(login, { 'E-mail ou CPF/CNPJ': { text: 'bruno@exemplo.com.br' } }),
  },
  {
    cause: 'a reset e-mail while the service is down',
    seen: ['Erro ao enviar email.'],
    happens: async () => {
      await down('/reset-password');
      await send(resetEmail);
    },
  },
  {
    cause: 'a new password while the service is down',
    seen: ['Erro ao alterar senha', 'Erro ao redefinir senha.'],
    happens: async () => {
      await down('/change-password');
      await send(newPasswordForm);
    },
  },
  {
    cause: 'a new password by an expired link',
    fromService: ['Link expirado ou já usado. Peça um novo e-mail para redefinir a senha.'],
    happens: async () => {
      const open = async () => {
        const opened = await newPasswordForm.open(sandbox);
        sandbox.advance(61 * minutes);
        return opened;
      };
      await send({ ...newPasswordForm, open });
    },
  },
  {
    cause: 'a new password by a used link',
    fromService: ['Link expirado ou já usado. Peça um novo e-mail para redefinir a senha.'],
    happens: async () => {
      await askForReset(sandbox);
      const address = await sandbox.linkTo(clara.email);
      const used = { PasswordResetToken: address.split('/').at(-1), newPassword };
      expect((await sandbox.ask('/fleet/change-password', used)).status).toBe(200);
      await send({ ...newPasswordForm, open: async () => ({ address }) });
    },
  },
  {
    cause: 'a new password answered by nonsense',
    seen: ['Ocorreu um erro inesperado.'],
    happens: async () => {
      await sandbox.fault({ service: 'fleet', path: '/change-password', status: 200, body: 'isto não é uma resposta' });
      await send(newPasswordForm);
    },
  },
  {
    cause: 'a registration of somebody who is registered',
    fromService: ['Já existe um cadastro com este CPF ou e-mail. Entre na sua conta.'],
    happens: () => send(individual, { 'CPF ou CNPJ': { text: clara.cpf, shown: '529.982.247-25' } }),
  },
  {
    cause: 'a registration while the service is down',
    seen: ['Erro ao cadastrar usuário, tente novamente mais tarde.'],
    happens: async () => {
      await down('/signup');
      await send(individual);
    },
  },
  {
    cause: 'an expired confirmation link',
    seen: ['Ops!', 'Algo deu errado! Link de validação expirado ou inválido'],
    happens: async () => {
      const link = await register();
      sandbox.advance(49 * 60 * minutes);
      openLink(link);
    },
  },
  {
    cause: 'a confirmation link nobody sent',
    seen: ['Algo deu errado! Link de validação expirado ou inválido'],
    happens: async () => openLink('/confirm-email/nenhum-token'),
  },
  {
    cause: 'a new password',
    seen: ['Senha alterada com sucesso'],
    happens: () => send(newPasswordForm),
  },
  {
    cause: 'a reset e-mail',
    seen: ['E-mail enviado com sucesso!', 'Verifique sua caixa de entrada para redefinir sua senha.'],
    happens: () => send(resetEmail),
  },
  {
    cause: 'a confirmation link',
    seen: ['Cadastro feito com sucesso!'],
    happens: async () => openLink(await register()),
  },
  {
    cause: 'a used confirmation link',
    seen: ['Cadastro feito com sucesso!'],
    happens: async () => {
      const link = await register();
      expect((await sandbox.ask(`/fleet${link}`, {})).status).toBe(200);
      openLink(link);
    },
  },
  {
    cause: 'a company’s registration',
    seen: ['Cadastro enviado com sucesso!', 'Em breve nossa equipe entrará em contato.'],
    happens: () => send(company),
  },
];

test.each(causes)('$cause', async ({ happens, seen = [], fromService = [] }) => {
  await happens();
  for (const text of seen) await comesToSee(text);
  for (const text of fromService) await waitFor(() => expect(screen.getByText(text), text).toBeVisible());
});
