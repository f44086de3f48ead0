import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCustomer } from '#/test-support/index.ts';
import {
  joinStreet,
  letterOfYes,
  needsSpouseProof,
  splitStreet,
  withoutFormerSpouse,
  findItem,
  hasSpouse,
} from './customer.ts';

const partner = {
  name: 'Davi Exemplo',
  cpf: '11144477735',
  birthDate: '1989-01-01',
  email: 'davi@exemplo.com.br',
  phone: '11900000003',
  makesUpIncome: true,
};

const married = aCustomer({ civilStatus: 2, spouse: partner });

test.each([
  [1, false],
  [2, true],
  [3, false],
  [4, false],
  [5, true],
])('with civil status %i the spouse is kept and a proof of income is required: %s', (civilStatus, isKept) => {
  const changed = withoutFormerSpouse({ ...married, civilStatus });
  expect('spouse' in changed).toBe(isKept);
  expect(needsSpouseProof(changed)).toBe(isKept);
});

test('a spouse whose income does not count needs no proof', () => {
  expect(needsSpouseProof({ civilStatus: 2, spouse: { ...partner, makesUpIncome: false } })).toBe(false);
});

describe('a street with its number', () => {
  test.each([
    ['Avenida Paulista, 1000', 'Avenida Paulista', '1000'],
    ['Rua 7 de Abril, 12-B', 'Rua 7 de Abril', '12-B'],
    ['Rua das Flores, S/N', 'Rua das Flores', 'S/N'],
    ['Rua das Flores', 'Rua das Flores', ''],
    ['Quadra 3, Lote B', 'Quadra 3, Lote B', ''],
    ['', '', ''],
  ])('%j is split into %j and %j', (written, street, number) => {
    expect(splitStreet(written)).toEqual({ street, number });
    expect(joinStreet(street, number)).toBe(written);
  });

  test.each(['120 A', '120 fundos', 'Km 12', 'Lote 5', 's/n', 'SN', 'S/Nº', 's/n.', 'Sem número', 'sem numero'])(
    'shows the number %j that a visitor typed in its field again',
    (number) => {
      expect(splitStreet(joinStreet('Rua das Flores', number))).toEqual({ street: 'Rua das Flores', number });
    },
  );

  test('is split again after joining', () => {
    const street = fc.stringMatching(/^[A-Z][a-z]{1,10}( [A-Za-z]{1,10}){0,3}$/);
    const number = fc.integer({ min: 1, max: 99_999 }).map(String);
    fc.assert(
      fc.property(street, number, (name, house) => {
        expect(splitStreet(joinStreet(name, house))).toEqual({ street: name, number: house });
      }),
    );
  });
});

test('yes and no are sent as the letters of the service', () => {
  expect([true, false].map(letterOfYes)).toEqual(['S', 'N']);
});

test.each([
  [1, false],
  [2, true],
  [3, false],
  [4, false],
  [5, true],
  [6, false],
  [undefined, false],
])('civil status %s has a spouse: %s', (id, expected) => {
  expect(hasSpouse(id)).toBe(expected);
});

test.each([
  [2, 'Casado(a)'],
  ['2', 'Casado(a)'],
  ['', undefined],
  [9, undefined],
  ['x', undefined],
  [undefined, undefined],
])('item %j of a list is %s', (id, name) => {
  const items = [
    { id: 1, name: 'Solteiro(a)' },
    { id: 2, name: 'Casado(a)' },
  ];
  expect(findItem(items, id)?.name).toBe(name);
});
