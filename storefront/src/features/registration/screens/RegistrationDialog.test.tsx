import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { State } from '#/domain/place/geography.ts';
import { dialogOpened } from '#/shared/page/page-dialog.slice.ts';
import { renderApp } from '#/test-support/render-app.tsx';
import { failing } from '#/test-support/index.ts';

const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string) => dialog().getByLabelText(label, { selector: '[name]:not([type=radio])' });
const cpf = '52998224725';
const cnpj = '12ABC34501DE35';

/** Opens the dialog with this document in the form. */
async function openRegistration(document = '', states: readonly State[] = []) {
  const app = renderApp('/nao/ha', {
    ports: {
      geography: { listStates: async () => states, listCities: async () => [] },
      postalCode: { findPostalCode: async () => undefined },
    },
  });
  await screen.findByRole('banner');
  app.store.dispatch(dialogOpened({ name: 'registration' }));
  await screen.findByRole('dialog', { name: 'Criar conta' });
  const paste = async (label: string, text: string) => {
    await app.user.clear(field(label));
    await app.user.click(field(label));
    await app.user.paste(text);
  };
  if (document !== '') await paste('CPF ou CNPJ', document);
  const send = (button: string) => app.user.click(dialog().getByRole('button', { name: button }));
  return { ...app, paste, send };
}

/** Errors in the summary, in order; the summary has focus. */
async function summary() {
  const group = await screen.findByRole('group', { name: /^Há \d+ campos? para corrigir$/ });
  await waitFor(() => expect(group).toHaveFocus());
  return within(group)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}

test('without a document only the document is reported as missing', async () => {
  const { send, paste, ports } = await openRegistration();
  await send('Continuar');
  expect(await summary()).toEqual(['CPF ou CNPJ é obrigatório']);
  await paste('CPF ou CNPJ', '529.982.247-26');
  expect(field('CPF ou CNPJ')).toHaveAccessibleDescription(/Documento inválido/);
  expect(ports.calls.filter(({ name }) => name.startsWith('identity.'))).toEqual([]);
});

test.each([
  { of: 'an individual', document: cpf, first: 'Nome completo' },
  { of: 'a company', document: cnpj, first: 'Razão Social' },
])('Enter in the document of $of moves focus to its next field, without an error', async (theirs) => {
  const { user } = await openRegistration(theirs.document);
  // As a browser does on Enter: the library looks for a button in the form, and this one is outside.
  const enter = () => act(async () => (document.activeElement as HTMLInputElement).form?.requestSubmit());
  await enter();
  expect(field(theirs.first)).toHaveFocus();
  expect(screen.queryByRole('group', { name: /para corrigir$/ })).not.toBeInTheDocument();
  await user.keyboard('Clara');
  await enter();
  expect(await summary()).not.toEqual([]);
});

test.each([
  ['CPF: 529.982.247-25', '529.982.247-25', 'Nome completo'],
  ['CNPJ 12.345.678/0001-95', '12.345.678/0001-95', 'Razão Social'],
  ['CPF/CNPJ: 12.ABC.345/01DE-35', '12.ABC.345/01DE-35', 'Razão Social'],
])('the pasted %j becomes the document %s, and its form appears', async (pasted, shown, next) => {
  await openRegistration(pasted);
  expect(field('CPF ou CNPJ')).toHaveValue(shown);
  expect(field(next)).toBeVisible();
});

test('a company’s postal code that could not be looked up is looked up again by the button of its notice', async () => {
  const { paste, ports, user } = await openRegistration(cnpj);
  ports.answer({
    postalCode: { findPostalCode: failing({ kind: 'contract', where: 'x' }) },
  });
  await paste('CEP', '01310100');
  const notice = await screen.findByText('Não conseguimos consultar o CEP agora.');
  const found = { cep: '01310100', street: '', district: '', city: 'São Paulo', state: 'SP' };
  ports.answer({ postalCode: { findPostalCode: () => Promise.resolve(found) } });
  await user.click(dialog().getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

describe('the form of an individual', () => {
  test('shows an error for every missing field, in page order', async () => {
    const { send, ports } = await openRegistration(cpf);
    await send('Cadastrar');
    expect(await summary()).toEqual([
      'Nome completo é obrigatório',
      'E-mail é obrigatório',
      'Celular é obrigatório.',
      'CEP é obrigatório',
      'Senha é obrigatória',
    ]);
    expect(ports.callsOf('identity.registerIndividual')).toEqual([]);
  });

  test('shows the error of each field at the field, until it is valid', async () => {
    const { send, paste, ports } = await openRegistration(cpf);
    await send('Cadastrar');
    for (const [label, wrong, message, right] of [
      ['Nome completo', 'Clara 2', 'Nome não pode conter números ou caracteres especiais', 'Clara Exemplo'],
      ['Nome completo', 'Clara', 'Informe nome e sobrenome', 'Clara Exemplo'],
      ['E-mail', 'clara@exemplo', 'E-mail inválido', 'clara@exemplo.com.br'],
      ['Celular', '1131234567', 'Celular inválido.', '11912345678'],
      ['CEP', '0131', 'CEP inválido', '01310100'],
      ['Senha', 'semmaiuscula#1', 'Senha inválida', 'Exemplo#2026'],
      ['Confirme a senha', 'Exemplo#2027', 'As senhas não coincidem', 'Exemplo#2026'],
    ] as const) {
      await paste(label, wrong);
      expect(field(label), label).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(field(label), label).toBeInvalid();
      await paste(label, right);
      expect(field(label), label).toBeValid();
      expect(field(label), label).not.toHaveAccessibleDescription(expect.stringContaining(message));
    }
    expect(ports.callsOf('identity.registerIndividual')).toEqual([]);
  });
});

describe('the form of a company', () => {
  test('shows an error for every missing field, in page order, and has no password', async () => {
    const { send, ports } = await openRegistration(cnpj);
    await send('Enviar cadastro');
    expect(await summary()).toEqual([
      'Razão Social é obrigatória',
      'CEP é obrigatório',
      'Estado é obrigatório',
      'Cidade é obrigatória',
      'Primeiro nome é obrigatório',
      'Sobrenome é obrigatório',
      'E-mail é obrigatório',
      'Telefone é obrigatório.',
      'Preferencia de contato é obrigatória',
      'Frota própria e de terceiros é obrigatória',
      'Frota para negociação é obrigatória',
      'Observações são obrigatórias',
    ]);
    expect(dialog().queryByLabelText('Senha')).toBeNull();
    expect(ports.callsOf('identity.registerCompany')).toEqual([]);
  });

  test('shows the error of each field at the field', async () => {
    const { send, paste } = await openRegistration(cnpj);
    await send('Enviar cadastro');
    for (const [label, wrong, message] of [
      ['Primeiro nome', 'Clara1', 'Primeiro nome não pode conter números ou caracteres especiais'],
      ['Sobrenome', 'Exempl@', 'Sobrenome não pode conter números ou caracteres especiais'],
      ['Telefone', '123', 'Telefone inválido.'],
      ['CEP', '0131', 'CEP inválido'],
    ] as const) {
      await paste(label, wrong);
      expect(field(label), label).toHaveAccessibleDescription(expect.stringContaining(message));
    }
  });

  test('disables the city before a state is chosen, and describes why', async () => {
    await openRegistration(cnpj);
    const city = dialog().getByRole('combobox', { name: 'Cidade' });
    expect(city).toBeDisabled();
    expect(city).toHaveAccessibleDescription(/Escolha um estado primeiro/);
  });

  test('empties a city that the list does not have when another state is chosen', async () => {
    const { user } = await openRegistration(cnpj, [
      { id: 41, uf: 'PR', name: 'Paraná' },
      { id: 35, uf: 'SP', name: 'São Paulo' },
    ]);
    const city = () => dialog().getByRole('combobox', { name: 'Cidade' });
    await user.selectOptions(field('Estado'), 'PR');
    await user.type(city(), 'Curitibas');
    await user.selectOptions(field('Estado'), 'SP');
    expect(city()).toHaveValue('');
  });

  test('has the options of the specification', async () => {
    await openRegistration(cnpj);
    const options = (label: string) =>
      within(field(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
        .slice(-3);
    expect(options('Frota própria e de terceiros')).toEqual(['1 a 10', '11 a 20', 'Maior que 20']);
    expect(options('Frota para negociação')).toEqual(['1 veículo', '2 a 5 veículos', 'acima de 5 veículos']);
    const ways = within(dialog().getByRole('radiogroup', { name: 'Preferência de contato' })).getAllByRole('radio');
    expect(ways.map((way) => way.getAttribute('value'))).toEqual(['WhatsApp', 'Telefone', 'E-mail']);
    expect(field('Telefone')).toHaveAttribute('placeholder', 'DDD+Telefone');
  });
});

test('another kind of document shows another form and keeps the shared fields', async () => {
  const { paste } = await openRegistration(cpf);
  expect(field('Celular')).toHaveAttribute('placeholder', 'DDD+Celular');
  await paste('E-mail', 'clara@exemplo.com.br');
  await paste('CPF ou CNPJ', cnpj);
  expect(await screen.findByRole('dialog', { name: 'Cadastro de empresa' })).toBeVisible();
  expect(field('E-mail')).toHaveValue('clara@exemplo.com.br');
});
