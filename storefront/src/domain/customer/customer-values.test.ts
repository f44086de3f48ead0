import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  addressValuesOf,
  parseReais,
  personalDataOf,
  personalValuesOf,
  withFoundAddress,
  writeReais,
  type PersonalValues,
} from './customer-values.ts';

describe('an amount in reais', () => {
  test.each([
    ['12.000,50', 1_200_050],
    ['R$ 12.000,50', 1_200_050],
    ['12000', 1_200_000],
    ['\uFF11\uFF12\u200B.\uFF10\uFF10\uFF10', 1_200_000],
    ['12000,5', 1_200_050],
    ['12000.50', 1_200_050],
    ['12.000', 1_200_000],
    ['0', 0],
    ['1.2.3', undefined],
    ['12,345', undefined],
    ['mil', undefined],
    ['-5', undefined],
    ['', undefined],
    ['999999999999999', undefined],
  ])('%j is read as %s cents', (text, cents) => {
    expect(parseReais(text)).toBe(cents);
  });

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(parseReais(writeReais(cents))).toBe(cents);
      }),
    );
  });
});

const values: PersonalValues = {
  name: 'Clara Exemplo',
  cpf: '529.982.247-25',
  rg: '12345678X',
  birthDate: '02/03/1990',
  phone: '(11) 90000-0001',
  alternativeEmail: '',
  gender: '2',
  civilStatus: '5',
  cnh: '12345678901',
  cnhCategory: 'B',
  cnhIssuanceDate: '02/01/2020',
  cnhValidUntil: '02/01/2030',
  company: 'Empresa Exemplo',
  position: 'Analista',
  admissionDate: '01/05/2018',
  salary: '12.000,00',
  jobPhone: '(11) 3000-0000',
  spouseName: 'Davi Exemplo',
  spouseCpf: '111.444.777-35',
  spouseBirthDate: '01/01/1989',
  spouseEmail: 'davi@exemplo.com.br',
  spousePhone: '(11) 90000-0003',
  spouseIncome: 'on',
  spouseCompany: 'Outra Empresa',
  spousePosition: 'Gerente',
  spouseAdmissionDate: '01/01/2015',
  spouseSalary: '8.000,00',
};

test('form values convert to a customer and back without a change', () => {
  expect(personalValuesOf(personalDataOf(values))).toEqual(values);
  const address = {
    cep: '01310-100',
    street: 'Avenida Paulista',
    number: '1000',
    complement: 'Apto 12',
    district: 'Bela Vista',
    state: '25',
    city: 'São Paulo',
  };
  expect(addressValuesOf(addressOf(address))).toEqual(address);
  expect(addressOf(address)).toMatchObject({ cep: '01310100', stateId: 25 });
});

test('pasted text with separate accents and invisible characters is the same customer as typed text', () => {
  const pasted = {
    ...values,
    name: 'Joa\u0303o\u200B Exemplo',
    company: 'Ac\u0327a\u0303o\u00A0',
    position: '\u200BTe\u0301cnica',
  };
  const typed = { ...values, name: 'João Exemplo', company: 'Ação', position: 'Técnica' };
  expect(personalDataOf(pasted)).toEqual(personalDataOf(typed));
  expect(addressOf({ street: 'Rua Sa\u0303o Joa\u0303o', complement: '\u200B' })).toEqual(
    addressOf({ street: 'Rua São João', complement: '' }),
  );
});

test.each(['1', '3', '4'])('a spouse typed before civil status %s was chosen is left out', (civilStatus) => {
  expect(personalDataOf({ ...values, civilStatus })).not.toHaveProperty('spouse');
});

test('a spouse whose income doesn’t count has no job', () => {
  const { spouseIncome: _, ...others } = values;
  expect(personalDataOf(others).spouse).toMatchObject({ makesUpIncome: false });
  expect(personalDataOf(others).spouse).not.toHaveProperty('job');
});

describe('an address found by its postal code', () => {
  const paulista = {
    cep: '01310100',
    street: 'Avenida Paulista',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  };
  const copacabana = { cep: '22070000', street: 'Rua A', district: 'Copacabana', city: 'Rio de Janeiro', state: 'RJ' };

  test('fills only empty fields', () => {
    expect(withFoundAddress({ cep: '01310-100', street: 'Av. Paulista', number: '10' }, paulista, 25)).toEqual({
      cep: '01310-100',
      street: 'Av. Paulista',
      number: '10',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: '25',
    });
  });

  test('replaces values filled from another code, but not a correction', () => {
    const filled = withFoundAddress({ number: '10' }, paulista, 25);
    const corrected = { ...filled, street: 'Alameda Santos' };
    expect(withFoundAddress(corrected, copacabana, 19, paulista)).toEqual({
      number: '10',
      street: 'Alameda Santos',
      district: 'Copacabana',
      city: 'Rio de Janeiro',
      state: '19',
    });
  });

  test('leaves fields empty that the service doesn’t know', () => {
    const general = { ...paulista, street: '', district: '' };
    expect(withFoundAddress({ street: 'Rua B' }, general, undefined)).toMatchObject({ street: 'Rua B', district: '' });
  });
});
