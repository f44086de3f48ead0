import { expect, test } from 'vitest';
import { validateAddress } from './address.schema.ts';

const states = [{ id: 25, name: 'São Paulo', uf: 'SP' }];
const right = {
  cep: '01310-100',
  street: 'Rua de Exemplo',
  number: '100',
  district: 'Centro',
  city: 'São Paulo',
  state: '25',
};

test.each([
  ['cep', '1234', 'CEP inválido.'],
  ['street', ' ', 'Rua é obrigatória.'],
  ['street', '\u200B', 'Rua é obrigatória.'],
  ['number', '', 'Número é obrigatório.'],
  ['state', '99', 'Estado não encontrado'],
  ['state', '', 'Selecione o estado'],
  ['city', '', 'Cidade é obrigatória'],
  ['complement', '', undefined],
  ['complement', 'a'.repeat(121), 'Escreva até 120 caracteres.'],
  ['district', 'a'.repeat(121), 'Escreva até 120 caracteres.'],
  ['street', 'a'.repeat(179), 'Escreva até 178 caracteres.'],
  ['number', '1'.repeat(21), 'Escreva até 20 caracteres.'],
] as const)('an address with %s %j gets the message %j', (field, value, message) => {
  const faults = validateAddress({ ...right, [field]: value }, { states });
  expect(faults).toEqual(message === undefined ? {} : { [field]: message });
});
