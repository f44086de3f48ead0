import { describe, expect, test } from 'vitest';
import { emptyValues } from './registration.slice.ts';
import { judgeNotice, judgeRegistration } from './registration.schema.ts';

const noPasswords = { password: '', confirmPassword: '' };
const passwords = { password: 'Exemplo#2026', confirmPassword: 'Exemplo#2026' };
const longPassword = `Exemplo#2026${'a'.repeat(245)}`;
const individual = {
  ...emptyValues,
  document: '529.982.247-25',
  name: 'Clara Exemplo',
  email: 'clara@exemplo.com.br',
  phone: '(11) 91234-5678',
  cep: '01310-100',
};
const company = {
  ...emptyValues,
  document: '12.ABC.345/01DE-35',
  company: 'Empresa de Exemplo Ltda.',
  email: 'frota@exemplo.com.br',
  phone: '(11) 3123-4567',
  firstName: 'Clara',
  lastName: 'Exemplo',
  state: 'SP',
  city: 'São Paulo',
  cep: '01310-100',
  contactPreference: 'WhatsApp',
  ownFleet: '1 a 10',
  negotiationFleet: '1 veículo',
  observations: 'Dois carros.',
};

test('without a document only the document is validated', () => {
  expect(judgeRegistration(undefined, emptyValues, noPasswords)).toEqual({ document: 'CPF ou CNPJ é obrigatório' });
  expect(judgeRegistration(undefined, { ...emptyValues, document: '111.111.111-11' }, noPasswords)).toEqual({
    document: 'Documento inválido',
  });
});

describe('an individual', () => {
  test('with valid values can be sent', () => {
    expect(judgeRegistration('individual', individual, passwords)).toEqual({});
  });

  test('without values gets every message of the specification', () => {
    expect(judgeRegistration('individual', emptyValues, noPasswords)).toEqual({
      document: 'CPF ou CNPJ é obrigatório',
      name: 'Nome completo é obrigatório',
      email: 'E-mail é obrigatório',
      phone: 'Celular é obrigatório.',
      cep: 'CEP é obrigatório',
      password: 'Senha é obrigatória',
    });
  });

  test.each([
    ['document', '529.982.247-26', 'Documento inválido'],
    ['name', 'Clara 2', 'Nome não pode conter números ou caracteres especiais'],
    ['name', 'Clara', 'Informe nome e sobrenome'],
    ['name', `Clara ${'a'.repeat(249)}`, 'Escreva até 254 caracteres.'],
    ['email', 'clara@exemplo', 'E-mail inválido'],
    ['phone', '(11) 3123-4567', 'Celular inválido.'],
    ['cep', '0131', 'CEP inválido'],
  ])('whose %s is %j gets the message: %s', (field, value, message) => {
    expect(judgeRegistration('individual', { ...individual, [field]: value }, passwords)).toEqual({ [field]: message });
  });

  test.each([
    ['Curta#1', 'Curta#1', { password: 'Senha inválida' }],
    ['semmaiuscula#1', 'semmaiuscula#1', { password: 'Senha inválida' }],
    [longPassword, longPassword, { password: 'Escreva até 256 caracteres.' }],
    ['Exemplo#2026', 'Exemplo#2027', { confirmPassword: 'As senhas não coincidem' }],
    ['Exemplo#2026', '', { confirmPassword: 'As senhas não coincidem' }],
    ['Exemplo^2026', 'Exemplo^2026', {}],
    ['Exemploˆ2026', 'Exemploˆ2026', {}],
  ])('with the password %j, repeated as %j, gets the message %j', (password, confirmPassword, messages) => {
    expect(judgeRegistration('individual', individual, { password, confirmPassword })).toEqual(messages);
  });
});

describe('a company', () => {
  test('with valid values can be sent, without a password', () => {
    expect(judgeRegistration('company', company, noPasswords)).toEqual({});
  });

  test('without values gets every message of the specification', () => {
    expect(judgeRegistration('company', emptyValues, noPasswords)).toEqual({
      document: 'CPF ou CNPJ é obrigatório',
      company: 'Razão Social é obrigatória',
      email: 'E-mail é obrigatório',
      phone: 'Telefone é obrigatório.',
      firstName: 'Primeiro nome é obrigatório',
      lastName: 'Sobrenome é obrigatório',
      state: 'Estado é obrigatório',
      city: 'Cidade é obrigatória',
      cep: 'CEP é obrigatório',
      contactPreference: 'Preferencia de contato é obrigatória',
      ownFleet: 'Frota própria e de terceiros é obrigatória',
      negotiationFleet: 'Frota para negociação é obrigatória',
      observations: 'Observações são obrigatórias',
    });
  });

  test.each([
    ['document', '12.ABC.345/01DE-36', 'Documento inválido'],
    ['phone', '123', 'Telefone inválido.'],
    ['firstName', 'Clara1', 'Primeiro nome não pode conter números ou caracteres especiais'],
    ['lastName', 'Exempl@', 'Sobrenome não pode conter números ou caracteres especiais'],
    ['observations', '   ', 'Observações são obrigatórias'],
    ['observations', 'a'.repeat(5001), 'Escreva até 5000 caracteres.'],
    ['company', 'a'.repeat(255), 'Escreva até 254 caracteres.'],
    ['lastName', 'a'.repeat(127), 'Escreva até 126 caracteres.'],
  ])('whose %s is %j gets the message: %s', (field, value, message) => {
    expect(judgeRegistration('company', { ...company, [field]: value }, noPasswords)).toEqual({ [field]: message });
  });
});

test('an availability notice needs a name, a document and any telephone', () => {
  expect(judgeNotice({ name: '', document: '', phone: '' })).toEqual({
    name: 'Nome completo é obrigatório',
    document: 'CPF ou CNPJ é obrigatório',
    phone: 'Telefone é obrigatório.',
  });
  expect(judgeNotice({ name: 'Clara Exemplo', document: '52998224725', phone: '1131234567' })).toEqual({});
});
