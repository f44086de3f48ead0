import { person } from '../support/order.ts';
import { marina } from '../support/identity.ts';
import { clara } from '../support/log-in.ts';
import { expect, test } from './webkit-test.ts';

const title = 'Você escolhe o que medimos';

test('home shows the cars with their prices, and a car leads to its offer', async ({ visitor }) => {
  await visitor.open();
  await visitor.expectText('Um carro zero. Uma conta só.');
  await visitor.click({ role: 'link', name: 'T-Cross', within: { role: 'region', name: 'Ofertas' } });
  await visitor.expectText('R$ 2.179,00 por mês');
  await expect.poll(() => visitor.driver.getTitle()).toBe('Sign & Drive | T-Cross por assinatura');
});

test('another plan has another price, and is in the URL', async ({ visitor }) => {
  await visitor.open('ofertasvw/t-cross');
  await visitor.choose('Prazo', '36 meses');
  await visitor.expectText('R$ 2.061,00 por mês');
  await visitor.choose('Quilômetros por mês', '1.500 km');
  await visitor.choose('Cor', 'Azul anil');
  await visitor.expectText('R$ 2.151,00 por mês');
  await expect
    .poll(async () => Object.fromEntries(new URL(await visitor.driver.getCurrentUrl()).searchParams))
    .toMatchObject({ prazo: '36', km: '1500', cor: 'AZA' });
});

test('the consent question is answered once', async ({ visitor }) => {
  await visitor.open();
  const question = { role: 'region', name: title };
  await visitor.click({ role: 'button', name: 'Escolher', within: question });
  await visitor.find({ role: 'checkbox', name: /^Medição/, within: question });
  await visitor.click({ role: 'button', name: 'Recusar', within: question });
  await expect.poll(() => visitor.text()).not.toContain(title);
  await expect.poll(() => visitor.cookie('consent')).toBe('denied');
  await visitor.open();
  expect(await visitor.text()).not.toContain(title);
});

test('the log-in shows its errors at the fields, then rejects and accepts a password', async ({ visitor }) => {
  await visitor.open();
  const within = { role: 'dialog', name: 'Entrar' };
  const identifier = { role: 'textbox', name: 'E-mail ou CPF/CNPJ', within };
  const password = { label: 'Senha', within };
  const submit = { role: 'button', name: 'Entrar', within };
  await visitor.click({ role: 'link', name: 'Entrar', within: { role: 'banner' } });
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
  await visitor.expectFocus({ role: 'heading', name: 'Status do pedido' });
  await visitor.find({ role: 'button', name: clara.greeting, within: { role: 'banner' } });
});

test('a person registers, and is asked to confirm the e-mail', async ({ visitor }) => {
  await visitor.open('faq');
  await visitor.click({ role: 'link', name: 'Entrar', within: { role: 'banner' } });
  await visitor.whenFormLoaded();
  await visitor.click({ role: 'button', name: 'Cadastre-se', within: { role: 'dialog', name: 'Entrar' } });
  const within = { role: 'dialog', name: 'Criar conta' };
  for (const [label, text] of [
    ['CPF ou CNPJ', marina.document],
    ['Nome completo', marina.name],
    ['E-mail', marina.email],
    ['Celular', marina.phone],
    ['CEP', marina.cep],
    ['Senha', marina.password],
    ['Confirme a senha', marina.password],
  ] as const) {
    await visitor.type({ label, within }, text);
  }
  await visitor.press('ENTER');
  await visitor.find({ role: 'dialog', name: 'Confirme seu e-mail' });
  await visitor.expectText(marina.email);
});

test('an order takes the data of a person, with dates, and continues with the address', async ({ visitor }) => {
  await visitor.open('ofertasvw/t-cross/assinar/entrar');
  await visitor.click({ role: 'button', name: 'Entrar', within: { role: 'main' } });
  const within = { role: 'dialog', name: 'Entrar' };
  await visitor.whenFormLoaded();
  await visitor.type({ role: 'textbox', name: 'E-mail ou CPF/CNPJ', within }, clara.email);
  await visitor.type({ label: 'Senha', within }, clara.password);
  await visitor.press('ENTER');
  await visitor.expectFocus({ role: 'heading', name: 'Quem vai assinar?' });
  const next = { role: 'button', name: 'Continuar para endereço' };
  await visitor.click(next);
  await visitor.expectFocus({ role: 'group', name: /^Há \d+ campos para corrigir$/ });
  for (const [label, text] of person) await visitor.type({ label }, text);
  await visitor.select({ label: 'Gênero' }, 'Feminino');
  await visitor.select({ label: 'Categoria' }, 'B');
  await visitor.select({ label: 'Estado civil' }, 'Solteiro(a)');
  expect(await visitor.value({ label: 'Data de nascimento' })).toBe('02/03/1990');
  await visitor.click(next);
  await visitor.expectFocus({ role: 'heading', name: 'Onde você mora?' });
  await expect.poll(() => visitor.value({ label: 'Cidade' })).toBe('São Paulo');
});
