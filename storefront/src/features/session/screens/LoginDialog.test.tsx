import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AppError } from '#/api/app-error.ts';
import { dialogClosed, dialogOpened, selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import { aUser, failing, fakeStorage, type Answers } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';
import { alerts } from '#/test-support/page-assertions.ts';

const rejected = (status: number, retryAfterInSeconds?: number): AppError => ({
  kind: 'rejected',
  status,
  code: '',
  ...(retryAfterInSeconds !== undefined && { retryAfterInSeconds }),
});

async function openLogin(identity: Answers['identity'] = {}, reason?: 'accountAsked' | 'sessionEnded') {
  const app = renderApp('/concessionaria', {
    ports: {
      identity: {
        signIn: () => Promise.resolve({ userId: '1001', token: 'a token' }),
        readUser: () => Promise.resolve(aUser()),
        ...identity,
      },
      orders: { listOrders: () => Promise.resolve([]) },
    },
  });
  await screen.findByRole('banner');
  app.store.dispatch(dialogOpened({ name: 'login', ...(reason && { reason }) }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Entrar' }));
  const identifier = await dialog.findByRole('textbox', { name: 'E-mail ou CPF/CNPJ' });
  const password = dialog.getByLabelText('Senha');
  const submit = () => app.user.click(dialog.getByRole('button', { name: 'Entrar' }));
  return { ...app, dialog, identifier, password, submit };
}

test('the link in the header opens the log-in dialog', async () => {
  const { user, store } = renderApp('/concessionaria');
  const banner = within(await screen.findByRole('banner'));
  await user.click(banner.getByRole('link', { name: 'Entrar' }));
  expect(await screen.findByRole('dialog', { name: 'Entrar' })).toBeVisible();
  expect(selectPageDialog(store.getState())).toEqual({ name: 'login' });
});

describe('a typed value', () => {
  test.each([
    ['52998224725', '529.982.247-25'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    [' clara@exemplo.com.br ', 'clara@exemplo.com.br'],
    ['11111111111', '11111111111'],
  ])('of %j is formatted as %j when the field is left', async (typed, shown) => {
    const { user, identifier, password } = await openLogin();
    await user.type(identifier, typed);
    await user.click(password);
    expect(identifier).toHaveValue(shown);
  });

  test('is validated before a request is sent', async () => {
    const { user, identifier, password, submit, ports } = await openLogin();
    await submit();
    await waitFor(() => expect(identifier).toHaveAccessibleDescription('Campo obrigatório'));
    expect(password).toHaveAccessibleDescription('Campo obrigatório');
    expect(identifier).toHaveFocus();
    await user.type(identifier, '52998224726');
    await user.type(password, 'x');
    await submit();
    expect(identifier).toHaveAccessibleDescription('Documento inválido');
    expect(password).not.toHaveAccessibleDescription('Campo obrigatório');
    expect(ports.callsOf('identity.signIn')).toEqual([]);
  });
});

test.each<[string, Answers['identity']]>([
  ['E-mail ou senha inválidos', { signIn: failing({ kind: 'unauthorized' }) }],
  ['Usuário ou senha inválidos', { signIn: failing(rejected(400)) }],
  ['Valide seu cadastro através do link enviado no seu e-mail', { readUser: failing(rejected(403)) }],
  ['Muitas tentativas de acesso. Tente de novo em 15 minutos.', { signIn: failing(rejected(429, 870)) }],
  ['Muitas tentativas de acesso. Tente de novo em 1 minuto.', { signIn: failing(rejected(429, 0)) }],
  ['Muitas tentativas de acesso. Espere alguns minutos e tente de novo.', { signIn: failing(rejected(429)) }],
  [
    'Nosso serviço não respondeu. O que você digitou continua aqui: tente de novo em instantes.',
    { signIn: failing({ kind: 'network' }) },
  ],
])('the message “%s” is shown, and the input stays', async (words, identity) => {
  const { user, dialog, identifier, password, submit } = await openLogin(identity);
  await user.type(identifier, 'clara@exemplo.com.br');
  await user.type(password, 'Exemplo#2026');
  await submit();
  const alert = await dialog.findByText(words);
  expect(alert).toBeVisible();
  expect(alerts()[0]).toContainElement(alert);
  expect(identifier).toHaveValue('clara@exemplo.com.br');
  expect(password).toHaveValue('Exemplo#2026');
});

test('an identifier that a password manager fills in without an event is sent and stays after a failure', async () => {
  const { user, dialog, identifier, password, submit, ports } = await openLogin({
    signIn: failing({ kind: 'unauthorized' }),
  });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(identifier, 'clara@exemplo.com.br');
  await user.type(password, 'Exemplo#2026');
  await submit();
  expect(await dialog.findByText('E-mail ou senha inválidos')).toBeVisible();
  expect(ports.callsOf('identity.signIn')[0]?.args[0]).toMatchObject({ login: 'clara@exemplo.com.br' });
  expect(identifier).toHaveValue('clara@exemplo.com.br');
});

test.each([
  ['accountAsked', 'Entre para ver a sua conta.'],
  ['sessionEnded', 'Sua sessão terminou. Entre de novo para continuar de onde parou.'],
] as const)('a log-in opened with the reason %s shows it', async (reason, words) => {
  const { dialog } = await openLogin({}, reason);
  expect(dialog.getByText(words)).toBeVisible();
});

test.each([
  ['Esqueci minha senha', 'recovery'],
  ['Cadastre-se', 'registration'],
])('“%s” opens that dialog', async (name, next) => {
  const { user, dialog, store } = await openLogin();
  await user.click(dialog.getByRole('button', { name }));
  expect(selectPageDialog(store.getState())).toEqual({ name: next, login: '' });
});

test('the typed e-mail goes along to the forgotten password and back', async () => {
  const { user, dialog } = await openLogin();
  await user.type(dialog.getByLabelText('E-mail ou CPF/CNPJ'), 'clara@exemplo.com.br');
  await user.click(dialog.getByRole('button', { name: 'Esqueci minha senha' }));
  const email = await screen.findByLabelText('E-mail', { selector: '[name=email]' });
  expect(email).toHaveValue('clara@exemplo.com.br');
  await user.type(email, '.exemplo');
  await user.click(screen.getByRole('button', { name: 'Voltar ao login' }));
  expect(await screen.findByLabelText('E-mail ou CPF/CNPJ')).toHaveValue('clara@exemplo.com.br.exemplo');
});

test.each([
  ['Esqueci minha senha', 'Voltar ao login'],
  ['Cadastre-se', 'Já tenho conta'],
])('the typed CPF and the reason of the log-in are kept by “%s” and “%s”', async (there, back) => {
  const { user, dialog, identifier } = await openLogin({}, 'sessionEnded');
  await user.type(identifier, '52998224725');
  await user.click(dialog.getByRole('button', { name: there }));
  await user.click(await screen.findByRole('button', { name: back }));
  expect(await screen.findByLabelText('E-mail ou CPF/CNPJ')).toHaveValue('529.982.247-25');
  expect(screen.getByText(/^Sua sessão terminou/)).toBeVisible();
});

test('closing a log-in that is no longer open closes no other dialog, and keeps the input of that one', async () => {
  const { user, dialog, store } = await openLogin();
  await user.click(dialog.getByRole('button', { name: 'Esqueci minha senha' }));
  const email = await screen.findByLabelText('E-mail', { selector: '[name=email]' });
  await user.type(email, 'clara@exemplo.com.br');
  store.dispatch(dialogClosed('login'));
  expect(screen.getByRole('dialog', { name: 'Esqueci minha senha' })).toBeVisible();
  expect(email).toHaveValue('clara@exemplo.com.br');
});

test('the privacy notice opens in another tab, so that the log-in and what is typed stay', async () => {
  const { dialog } = await openLogin();
  const link = dialog.getByRole('link', { name: /^Aviso de Privacidade/ });
  expect(link).toHaveAttribute('href', '/politica-de-privacidade');
  expect(link).toHaveAttribute('target', '_blank');
});

test('Back closes the dialog with its page, and Forward does not open it again', async () => {
  const { router, store, url } = renderApp('/');
  await screen.findByRole('heading', { level: 1 });
  await act(() => router.navigate({ to: '/concessionaria' }));
  act(() => void store.dispatch(dialogOpened({ name: 'login' })));
  await screen.findByRole('dialog', { name: 'Entrar' });
  act(() => router.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(url()).toBe('/');
  act(() => router.history.forward());
  await waitFor(() => expect(url()).toBe('/concessionaria'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after the log-in the header greets the user and its menu links to the account', async () => {
  const { user, identifier, password, url } = await openLogin({
    readUser: () => Promise.resolve(aUser({ fullName: '  Clara   Exemplo da Silva ' })),
  });
  await user.type(identifier, 'clara@exemplo.com.br');
  await user.type(password, 'Exemplo#2026{Enter}');
  await waitFor(() => expect(url()).toBe('/conta/status-pedido'));
  await user.click(await screen.findByRole('button', { name: 'Olá, Clara Exemplo' }));
  const menu = within(await screen.findByRole('menu', { name: 'Minha conta' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Central de Ajuda (abre em nova aba)',
    'Status do pedido',
    'Meu plano',
    'Minha conta',
    'Contato (abre em nova aba)',
    'Sair',
  ]);
});

test('a visitor with a stored session is greeted without logging in', async () => {
  const storage = fakeStorage({ local: { id: '1001', token: 'a token' } });
  renderApp('/conta/plano', {
    storage,
    ports: {
      identity: { readUser: () => Promise.resolve(aUser()) },
      orders: { listOrders: () => Promise.resolve([]) },
    },
  });
  expect(await screen.findByRole('button', { name: 'Olá, Clara Exemplo' })).toBeVisible();
  const nav = within(screen.getByRole('navigation', { name: 'Gerenciar assinatura' }));
  expect(nav.getByRole('link', { name: 'Meu plano' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: /^Contato/ })).toHaveAttribute('target', '_blank');
  expect(await screen.findByText('Você ainda não possui um plano ativo.')).toBeVisible();
});
