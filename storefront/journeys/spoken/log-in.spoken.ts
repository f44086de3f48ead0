import { holdRequests } from '../support/browser/network.ts';
import { test } from './orca-test.ts';

test('the log-in announces missing fields, a password that is shown, sending and its failure', async ({
  ear,
  open,
  page,
  problems,
}) => {
  problems.expect(/status of 401/);
  await open('faq');
  await ear.pressUntil('Tab', /^Entrar link/);
  await ear.press('Return');
  await ear.expectSaid(/^Entrar/);
  await ear.pressUntil('Tab', /^Entrar botão/);
  await ear.press('Return');
  await ear.expectSaid(/^E-mail ou CPF\/CNPJ entrada/, /^entrada inválida/, /^Campo obrigatório/);
  await ear.press('Tab');
  await ear.expectSaid(/^Senha texto de senha/, /^Campo obrigatório/);
  await ear.press('shift+Tab');
  await ear.type('clara@exemplo.com.br');
  await ear.press('Tab');
  await ear.type('errada');
  await ear.press('Tab');
  await ear.expectSaid(/^Mostrar senha botão/);
  await ear.press('Return');
  await ear.expectSaid(/^Senha visível\.$/);
  await ear.press('shift+Tab');
  // Orca drops a waiting polite announcement when an assertive one arrives.
  const respond = await holdRequests(page, '**/api/fleet/signin');
  await ear.press('Return');
  await ear.expectSaid(/^Entrando$/);
  respond();
  await ear.expectSaid(/^Entrando$/, /^E-mail ou senha inválidos$/);
});
