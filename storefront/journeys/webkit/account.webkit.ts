import { loggedIn, loginLink, loginParts, registration } from '../support/data/log-in.ts';
import type { Query } from '../support/data/query.ts';
import { clara, marina, newPassword } from '../support/data/users.ts';
import { linkOfEmail, received } from '../support/pages/identity.ts';
import { expect, test } from './webkit-test.ts';

const { dialog, identifier, password, submit } = loginParts;
const greeting = (name: string): Query => ({ role: 'button', name, within: { role: 'banner' } });

test('the log-in shows its errors, rejects and accepts a password, and the menu below its button logs out', async ({
  visitor,
}) => {
  await visitor.open();
  await visitor.click(loginLink);
  await visitor.whenFormLoaded();
  await visitor.click(submit);
  await visitor.expectFocus(identifier);
  await expect.poll(() => visitor.description(identifier)).toContain('Campo obrigatório');
  await visitor.type(identifier, clara.cpf);
  await visitor.type(password, 'Errada#2026');
  expect(await visitor.value(identifier)).toBe(clara.maskedCpf);
  await visitor.press('ENTER');
  await visitor.expectText('E-mail ou senha inválidos');
  await visitor.type(password, clara.password);
  await visitor.click(submit);
  await visitor.expectFocus(loggedIn);
  const button = greeting(clara.greeting);
  await visitor.click(button);
  const menu: Query = { role: 'menu', name: 'Minha conta' };
  const [panel, opener] = [await visitor.edges(menu), await visitor.edges(button)];
  expect(panel.top, 'below its button').toBeGreaterThanOrEqual(opener.bottom);
  expect(panel.top - opener.bottom, 'near its button').toBeLessThan(40);
  expect(panel.left, 'under its button').toBeLessThan(opener.right);
  expect(panel.right, 'under its button').toBeGreaterThan(opener.left);
  expect(panel.right, 'within the window').toBeLessThanOrEqual(1440);
  await visitor.click({ role: 'menuitem', name: 'Sair', within: menu });
  await visitor.find(loginLink);
});

test('a person registers, confirms the e-mail, logs in, and resets the password', async ({ visitor, sandbox }) => {
  await visitor.open('ofertasvw/polo');
  await visitor.click(loginLink);
  await visitor.whenFormLoaded();
  await visitor.click(loginParts.register);
  await visitor.whenFormLoaded();
  await visitor.typeAll(registration, { role: 'dialog', name: 'Criar conta' });
  await visitor.press('ENTER');
  await visitor.expectTextOf({ role: 'dialog', name: 'Confirme seu e-mail' }, marina.email);

  await visitor.open(await linkOfEmail(sandbox));
  const confirmed: Query = { role: 'dialog', name: 'Cadastro feito com sucesso!' };
  await visitor.click({ role: 'button', name: 'Continuar', within: confirmed });
  await visitor.expectUrl(/\/ofertasvw\/polo$/);

  await visitor.click(loginLink);
  await visitor.whenFormLoaded();
  await visitor.click({ role: 'button', name: 'Esqueci minha senha', within: dialog });
  await visitor.type({ label: 'E-mail', within: { role: 'dialog' } }, marina.email);
  await visitor.press('ENTER');
  await visitor.expectText('E-mail enviado com sucesso!');

  await visitor.open(await linkOfEmail(sandbox));
  const reset: Query = { role: 'dialog', name: 'Criar nova senha' };
  await visitor.whenFormLoaded();
  await visitor.type({ label: 'Nova senha', within: reset }, newPassword);
  await visitor.type({ label: 'Confirme a nova senha', within: reset }, newPassword);
  await visitor.press('ENTER');
  await visitor.expectText('Senha alterada com sucesso');
  await visitor.click({ role: 'button', name: 'Entrar', within: { role: 'dialog' } });
  await visitor.whenFormLoaded();
  await visitor.type(identifier, marina.email);
  await visitor.type(password, newPassword);
  await visitor.press('ENTER');
  await visitor.expectFocus(loggedIn);
  await visitor.find(greeting(marina.greeting));
});

test('a company sends its data, with a city from the list at its field', async ({ visitor, sandbox }) => {
  await visitor.open('faq');
  await visitor.click(loginLink);
  await visitor.whenFormLoaded();
  await visitor.click(loginParts.register);
  await visitor.whenFormLoaded();
  await visitor.type({ label: 'CPF ou CNPJ', within: { role: 'dialog' } }, '12ABC34501DE35');
  const within: Query = { role: 'dialog', name: 'Cadastro de empresa' };
  await visitor.type({ label: 'Razão Social', within }, 'Empresa de Exemplo Ltda.');
  await visitor.type({ label: 'CEP', within }, '01310100');
  const city: Query = { role: 'combobox', name: 'Cidade', within };
  await visitor.expectValue(city, 'São Paulo');
  await visitor.retype(city, 'Campi');
  const list: Query = { role: 'listbox' };
  const [panel, field] = [await visitor.edges(list), await visitor.edges(city)];
  const gap = panel.top >= field.bottom ? panel.top - field.bottom : field.top - panel.bottom;
  expect(gap, 'between the field and its list').toBeGreaterThanOrEqual(0);
  expect(gap, 'between the field and its list').toBeLessThan(20);
  expect(panel.left, 'the list begins with its field').toBeLessThan(field.right);
  await visitor.click({ role: 'option', name: 'Campinas', within: list });
  await visitor.expectValue(city, 'Campinas');
  await visitor.typeAll(
    [
      ['Primeiro nome', 'Clara'],
      ['Sobrenome', 'Exemplo'],
      ['E-mail', 'frota@exemplo.com.br'],
      ['Telefone', '1131234567'],
    ],
    within,
  );
  await visitor.choose({ role: 'radio', name: 'WhatsApp', within });
  await visitor.select({ label: 'Frota própria e de terceiros', within }, '11 a 20');
  await visitor.select({ label: 'Frota para negociação', within }, 'acima de 5 veículos');
  await visitor.type({ label: 'Observações', within }, 'Doze carros para vendas.');
  await visitor.click({ role: 'button', name: 'Enviar cadastro', within });
  await visitor.find({ role: 'dialog', name: 'Cadastro enviado com sucesso!' });
  expect(await received(sandbox, 'company-lead')).toMatchObject([{ city: 'Campinas', contactPreference: 'WhatsApp' }]);
});

test('the account stores a new address, and one click selects the whole line of a boleto', async ({
  visitor,
  sandbox,
}) => {
  await sandbox.scenario('method-19');
  await visitor.startWithSession();
  await visitor.open('conta/plano');
  await visitor.expectText('Boleto bancário');
  const [line] = /\d{5}\.\d{5} [\d. ]+\d/.exec(await visitor.text()) ?? [];
  await visitor.clickText(line ?? 'the line of a boleto');
  expect(await visitor.run('return getSelection().toString()')).toContain(line);

  await visitor.open('conta/minha-conta');
  const number: Query = { label: 'Número' };
  await visitor.type({ label: 'CEP' }, '20040-002');
  await visitor.expectValue(number, '');
  await visitor.click({ role: 'button', name: 'Salvar endereço' });
  await visitor.expectFocus({ role: 'group', name: /^Há 1 campo para corrigir/ });
  await visitor.type(number, '77');
  await visitor.click({ role: 'button', name: 'Salvar endereço' });
  await visitor.expectText('Dados alterados com sucesso');
  await visitor.open('conta/minha-conta');
  await visitor.expectValue(number, '77');
});
