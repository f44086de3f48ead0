import { expect, test } from 'vitest';
import { filledAddress } from './find-postal-code.ts';

const states = [
  { id: 19, name: 'Rio de Janeiro', uf: 'RJ' },
  { id: 25, name: 'São Paulo', uf: 'SP' },
];
const known = {
  cep: '01001000',
  street: 'Praça de Exemplo',
  number: '100',
  complement: 'Apto. 12',
  district: 'Centro',
  city: 'São Paulo',
  stateId: 25,
};
const { stateId: _, ...inFields } = known;
const values = { ...inFields, cep: '20010-000', state: '25' };
const found = { cep: '20010000', street: 'Rua A', district: 'Lapa', city: 'Rio de Janeiro', state: 'RJ' };
const there = { cep: '20010-000', street: 'Rua A', district: 'Lapa', city: 'Rio de Janeiro', state: '19' };

test('another postal code of a known customer removes the whole old address, its number too', () => {
  expect(filledAddress(found, { values, states, known })).toEqual({ ...there, number: '', complement: '' });
});

test('input typed since the address was loaded stays', () => {
  expect(filledAddress(found, { values: { ...values, number: '7' }, states, known })).toEqual({
    ...there,
    number: '7',
    complement: '',
  });
  const corrected = { ...values, street: 'Rua da Correção' };
  expect(filledAddress(found, { values: corrected, states, known })).toMatchObject({
    street: 'Rua da Correção',
    number: '100',
  });
});

test('the same postal code, typed again, keeps street, number and complement', () => {
  const same = { ...found, cep: known.cep, street: 'Praça do Exemplo' };
  const rewritten = { ...values, cep: '01001-000' };
  expect(filledAddress(same, { values: rewritten, states, known })).toEqual(rewritten);
});

test('a number that was typed for the postal code before is removed, and one typed since stays', () => {
  const before = { ...found, cep: '01001000', street: 'Praça de Exemplo', city: 'São Paulo', state: 'SP' };
  const first = { ...values, street: before.street, number: '100', complement: 'Casa' };
  const left = { number: '100', complement: 'Casa' };
  expect(filledAddress(found, { values: first, states, before, left })).toMatchObject({ number: '', complement: '' });
  const meanwhile = { ...first, number: '7' };
  expect(filledAddress(found, { values: meanwhile, states, before, left })).toMatchObject({
    number: '7',
    complement: '',
  });
});

test.each([
  { what: 'the same city keeps its number', city: 'São Paulo', number: '100' },
  { what: 'another city removes its number', city: 'Rio de Janeiro', number: '' },
])('another postal code with the same street in $what', ({ city, number }) => {
  expect(filledAddress({ ...found, street: known.street, city }, { values, states, known })).toMatchObject({ number });
});

test('a new customer keeps the number typed before the postal code', () => {
  expect(filledAddress(found, { values: { number: '7' }, states })).toMatchObject({ street: 'Rua A', number: '7' });
});
