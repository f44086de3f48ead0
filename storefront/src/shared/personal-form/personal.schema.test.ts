import { describe, expect, test } from 'vitest';
import type { PersonalValues } from '#/domain/customer/customer-values.ts';
import { validatePersonalData, validateProfile, type Judging } from './personal.schema.ts';

const judging: Judging = {
  lists: {
    genders: [{ id: 2, name: 'Feminino' }],
    civilStatuses: [
      { id: 1, name: 'Solteiro(a)' },
      { id: 2, name: 'Casado(a)' },
    ],
  },
  accountCpf: '52998224725',
  today: '2026-11-22',
};
const right: PersonalValues = {
  name: 'Clara Exemplo',
  cpf: '529.982.247-25',
  rg: '12345678X',
  birthDate: '02/03/1990',
  phone: '(11) 90000-0001',
  gender: '2',
  civilStatus: '1',
  cnh: '12345678901',
  cnhCategory: 'B',
  cnhIssuanceDate: '02/01/2020',
  cnhValidUntil: '02/01/2030',
  company: 'Empresa Exemplo',
  position: 'Analista',
  admissionDate: '01/05/2018',
  salary: '12.000,00',
  jobPhone: '(11) 3000-0000',
};
const judge = (changes: PersonalValues) => validatePersonalData({ ...right, ...changes }, judging);
const spouse: PersonalValues = {
  civilStatus: '2',
  spouseName: 'Davi Exemplo',
  spouseCpf: '111.444.777-35',
  spouseBirthDate: '01/01/1989',
};
const work: PersonalValues = {
  spouseIncome: 'on',
  spousePhone: '(11) 90000-0003',
  spouseCompany: 'Outra',
  spousePosition: 'Gerente',
  spouseAdmissionDate: '01/01/2015',
  spouseSalary: '8000',
};

describe('personal data', () => {
  test('of a customer accepted by the service are valid', () => {
    expect(judge({})).toEqual({});
    expect(judge({ salary: '9.999.999,99' })).toEqual({});
  });

  test.each([
    ['name', 'Clara', 'Informe nome e sobrenome'],
    ['name', 'Clara 2', 'Nome não pode conter números ou caracteres especiais'],
    ['name', `Clara ${'a'.repeat(115)}`, 'Escreva até 120 caracteres.'],
    ['position', 'a'.repeat(121), 'Escreva até 120 caracteres.'],
    ['cpf', '', 'CPF é obrigatório.'],
    ['cpf', '123.456.789-00', 'CPF inválido. O formato deve ser 000.000.000-00.'],
    ['cpf', '111.444.777-35', 'Use o CPF da sua conta.'],
    ['rg', '111111111', 'RG inválido.'],
    ['birthDate', '31/02/1990', 'Data inválida.'],
    ['birthDate', '1990', 'Data inválida. O formato deve ser DD/MM/YYYY.'],
    ['birthDate', '23/11/2008', 'É preciso ter 18 anos ou mais para assinar.'],
    ['birthDate', '22/11/2008', undefined],
    ['phone', '(11) 3000-0000', 'Celular inválido.'],
    ['alternativeEmail', 'clara@', 'E-mail inválido.'],
    ['gender', '9', 'Gênero não encontrado'],
    ['gender', '', 'Selecione o gênero'],
    ['civilStatus', '9', 'Estado Civil não encontrado'],
    ['civilStatus', '', 'Selecione o estado civil'],
    ['cnh', '123', 'Número da CNH inválido.'],
    ['cnhValidUntil', '21/11/2026', 'Esta CNH está vencida.'],
    ['cnhValidUntil', '22/11/2026', undefined],
    ['cnhIssuanceDate', '23/11/2026', 'A data não pode estar no futuro.'],
    ['salary', '0', 'Renda mensal inválida.'],
    // Above the service's limit, which it explains in English.
    ['salary', '10.000.000,00', 'Renda mensal inválida.'],
    ['jobPhone', '123', 'Telefone inválido.'],
  ] as const)('with %s %j get the message %j', (field, value, message) => {
    expect(judge({ [field]: value })).toEqual(message === undefined ? {} : { [field]: message });
  });

  test("of a married person require the spouse, and the spouse's work only if the income counts", () => {
    expect(Object.keys(judge({ civilStatus: '2' })).toSorted()).toEqual(['spouseBirthDate', 'spouseCpf', 'spouseName']);
    expect(judge(spouse)).toEqual({});
    expect(Object.keys(judge({ ...spouse, spouseIncome: 'on' })).toSorted()).toEqual(
      Object.keys(work)
        .filter((name) => name !== 'spouseIncome')
        .toSorted(),
    );
    expect(judge({ ...spouse, ...work })).toEqual({});
    expect(judge({ ...spouse, spouseCpf: right.cpf ?? '' })).toEqual({ spouseCpf: 'Use o CPF do cônjuge, não o seu.' });
  });
});

test('of an account with the number of a company may have any CPF, because no other one could be right', () => {
  const ofCompany = { ...judging, accountCpf: '11222333000181' };
  expect(validatePersonalData({ ...right, cpf: '111.444.777-35' }, ofCompany)).toEqual({});
});

test('in the account are validated without the licence, which may have expired', () => {
  const values = { ...right, cnhValidUntil: '21/11/2020', rg: '', civilStatus: '2' };
  expect(Object.keys(validateProfile(values, judging)).toSorted()).toEqual([
    'rg',
    'spouseBirthDate',
    'spouseCpf',
    'spouseName',
  ]);
});
