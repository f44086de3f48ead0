import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import { focusedPart } from '#/test-support/page-assertions.ts';
import { aUser, failing, fakeStorage } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';

const done = () => Promise.resolve();
const dialog = (name: string) => screen.findByRole('dialog', { name });
const askTitle = 'Esqueci minha senha';
const changeTitle = 'Criar nova senha';
const good = 'Nova#Senha1';

const press = (name: string) => screen.getByRole('button', { name });
const emailField = () => screen.getByLabelText('E-mail', { selector: '[name=email]' });
const newPassword = () => screen.getByLabelText('Nova senha');
const again = () => screen.getByLabelText('Confirme a nova senha');

test('the link of an e-mail opens the password step over home, and its token is removed from the URL', async () => {
  const { url, router } = renderApp('/reset-password/um-token');
  await dialog(changeTitle);
  expect(url()).toBe('/reset-password');
  expect(router.state.location.state).toMatchObject({ resetToken: 'um-token' });
  expect(document.querySelector('main h1')).toHaveTextContent('Um carro zero. Uma conta só.');
  expect(document.title).toBe('Sign & Drive | Redefinir senha');
  expect(newPassword()).toHaveFocus();
});

test('without a token the e-mail step opens', async () => {
  renderApp('/reset-password');
  await dialog(askTitle);
  expect(emailField()).toHaveFocus();
});

describe('the e-mail step', () => {
  test.each([
    ['', 'E-mail é obrigatório'],
    ['clara@', 'E-mail inválido'],
  ])('with “%s” shows an error at the focused field, and sends nothing', async (typed, message) => {
    const { user, ports } = renderApp('/reset-password');
    await dialog(askTitle);
    if (typed !== '') await user.type(emailField(), typed);
    await user.click(press('Enviar link'));
    await waitFor(() => expect(emailField()).toHaveFocus());
    expect(emailField()).toHaveAccessibleDescription(message);
    expect(ports.callsOf('identity.requestPasswordReset')).toEqual([]);
    await user.clear(emailField());
    await user.type(emailField(), 'clara@exemplo.com.br');
    expect(emailField()).toBeValid();
  });

  test('shows where to look after the e-mail was sent, and can send it to another e-mail', async () => {
    const { user, ports } = renderApp('/reset-password', { ports: { identity: { requestPasswordReset: done } } });
    await dialog(askTitle);
    await user.type(emailField(), 'clara@exemplo.com.br{Enter}');
    const said = await screen.findByText('E-mail enviado com sucesso!');
    expect(said).toBeVisible();
    expect(screen.getByText('Verifique sua caixa de entrada para redefinir sua senha.')).toBeVisible();
    expect(focusedPart()).toContainElement(said);
    expect(ports.callsOf('identity.requestPasswordReset').map(({ args }) => args)).toEqual([
      [{ email: 'clara@exemplo.com.br', siteUrl: 'https://loja.example/' }],
    ]);
    await user.click(press('Usar outro e-mail'));
    expect(emailField()).toHaveValue('clara@exemplo.com.br');
  });

  test('shows a failure in the focused section, and keeps the input for a retry', async () => {
    const { user, ports } = renderApp('/reset-password', {
      ports: { identity: { requestPasswordReset: failing({ kind: 'network' }) } },
    });
    await dialog(askTitle);
    await user.type(emailField(), 'clara@exemplo.com.br{Enter}');
    const title = await screen.findByText('Erro ao alterar senha');
    expect(screen.getByText('Erro ao enviar email.')).toBeVisible();
    expect(focusedPart()).toContainElement(title);
    await user.click(press('Tentar de novo'));
    expect(emailField()).toHaveValue('clara@exemplo.com.br');
    expect(emailField()).toHaveFocus();
    ports.answer({ identity: { requestPasswordReset: done } });
    await user.click(press('Enviar link'));
    expect(await screen.findByText('E-mail enviado com sucesso!')).toBeVisible();
  });

  test('has a button back to the log-in', async () => {
    const { user } = renderApp('/reset-password');
    await dialog(askTitle);
    await user.click(press('Voltar ao login'));
    expect(await dialog('Entrar')).toBeVisible();
  });
});

describe('the password step', () => {
  async function openStep(options: Parameters<typeof renderApp>[1] = {}) {
    const app = renderApp('/reset-password/um-token', options);
    const opened = await dialog(changeTitle);
    return { ...app, opened };
  }

  test.each([
    ['', '', 'Nova senha', 'Senha é obrigatória'],
    ['fraca', 'fraca', 'Nova senha', 'Senha inválida'],
    [good, 'Outra#Senha1', 'Confirme a nova senha', 'As senhas não coincidem'],
  ])('with “%s” and “%s” shows an error at “%s”', async (first, second, label, message) => {
    const { user, ports } = await openStep();
    if (first !== '') await user.type(newPassword(), first);
    if (second !== '') await user.type(again(), second);
    await user.click(press('Salvar nova senha'));
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(ports.callsOf('identity.changePassword')).toEqual([]);
  });

  test('shows which rules are met while typing', async () => {
    const { user, opened } = await openStep();
    const rules = () =>
      within(opened)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(rules().every((rule) => rule.includes('falta'))).toBe(true);
    await user.type(newPassword(), good);
    expect(rules()).toEqual([
      'pelo menos 8 caracteres: atendido. ',
      'uma letra minúscula: atendido. ',
      'uma letra maiúscula: atendido. ',
      'um número: atendido. ',
      'um destes: @ $ ! # % _ * ^ ? &: atendido. ',
    ]);
  });

  test('gives password managers the user name, and accepts pasted text', async () => {
    const { user, opened } = await openStep();
    for (const field of [newPassword(), again()]) {
      expect(field).toHaveAttribute('autocomplete', 'new-password');
      await user.click(field);
      await user.paste(good);
      expect(field).toHaveValue(good);
    }
    const name = opened.querySelector('[autocomplete=username]');
    expect(name).toHaveAttribute('tabindex', '-1');
    expect(name?.closest('[aria-hidden=true]')).not.toBeNull();
  });

  async function change(app: Awaited<ReturnType<typeof openStep>>) {
    await app.user.type(newPassword(), good);
    await app.user.type(again(), good);
    await app.user.click(press('Salvar nova senha'));
  }

  test('confirms the new password, and closing leads to the page that the e-mail was requested on', async () => {
    const app = await openStep({
      ports: { identity: { changePassword: done } },
      storage: fakeStorage({ session: { previousRoute: '/ofertasvw/polo' } }),
    });
    await change(app);
    const said = await screen.findByText('Senha alterada com sucesso');
    expect(said).toBeVisible();
    expect(focusedPart()).toContainElement(said);
    expect(app.router.state.location.state).not.toHaveProperty('resetToken');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(app.url()).toBe('/ofertasvw/polo'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('leads to the log-in after a change, over home if no page is stored', async () => {
    const app = await openStep({ ports: { identity: { changePassword: done } } });
    await change(app);
    await screen.findByText('Senha alterada com sucesso');
    await app.user.click(press('Entrar'));
    expect(await dialog('Entrar')).toBeVisible();
    expect(app.url()).toBe('/');
  });

  test('does not ask a visitor with a session to log in: it may be the session of another person', async () => {
    const app = await openStep({
      ports: { identity: { changePassword: done, readUser: () => Promise.resolve(aUser()) } },
      storage: fakeStorage({ local: { id: '1001', token: 'token' } }),
    });
    await change(app);
    await screen.findByText('Senha alterada com sucesso');
    expect(screen.queryByText('Entre com a senha nova para continuar.')).toBeNull();
    expect(within(app.opened).queryByRole('button', { name: 'Entrar' })).toBeNull();
    await app.user.click(press('Continuar na loja'));
    await waitFor(() => expect(app.url()).toBe('/'));
  });

  test('shows the service’s message for an expired link, and a button for a new one', async () => {
    const words = 'Link expirado ou já usado.';
    const app = await openStep({
      ports: {
        identity: { changePassword: failing({ kind: 'rejected', status: 400, code: '', serverMessage: words }) },
      },
    });
    await change(app);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Erro ao alterar senha')).toBeVisible();
    await app.user.click(press('Pedir um novo link'));
    expect(await dialog(askTitle)).toBeVisible();
    expect(emailField()).toHaveFocus();
  });

  test('shows that the password may be changed if the link is rejected after an attempt without a response', async () => {
    const app = await openStep({ ports: { identity: { changePassword: failing({ kind: 'timeout' }) } } });
    await change(app);
    await screen.findByText('Erro ao redefinir senha.');
    await app.user.click(press('Tentar de novo'));
    const serverMessage = 'Link expirado ou já usado.';
    const rejection = { kind: 'rejected', status: 400, code: '', serverMessage } as const;
    app.ports.answer({ identity: { changePassword: failing(rejection) } });
    await app.user.click(press('Salvar nova senha'));
    expect(await screen.findByText(serverMessage)).toBeVisible();
    expect(screen.getByText('A tentativa anterior pode ter trocado a senha. Tente entrar com a nova.')).toBeVisible();
  });

  test('offers only a new link if the change fails after the visitor has left the page of the link', async () => {
    const lost = Promise.withResolvers<never>();
    const app = await openStep({ ports: { identity: { changePassword: () => lost.promise } } });
    await change(app);
    await app.user.keyboard('{Escape}');
    app.router.history.push('/');
    await waitFor(() => expect(app.url()).toBe('/'));
    lost.reject(new ServiceError({ kind: 'timeout' }));
    const opened = await dialog(changeTitle);
    expect(await within(opened).findByText('Erro ao redefinir senha.')).toBeVisible();
    expect(within(opened).queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
    await app.user.click(press('Pedir um novo link'));
    expect(await dialog(askTitle)).toBeVisible();
  });

  test.each([
    ['Erro ao redefinir senha.', { kind: 'timeout' }],
    ['Ocorreu um erro inesperado.', { kind: 'contract', where: 'body' }],
  ] as const)('shows “%s” after a failure and keeps the input', async (words, error) => {
    const app = await openStep({ ports: { identity: { changePassword: failing(error) } } });
    await change(app);
    expect(await screen.findByText(words)).toBeVisible();
    await app.user.click(press('Tentar de novo'));
    expect(newPassword()).toHaveValue(good);
    expect(again()).toHaveValue(good);
  });

  test('keeps the link for a reload if it is closed before the change', async () => {
    const app = await openStep();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.router.state.location.state).toMatchObject({ resetToken: 'um-token' });
  });
});
