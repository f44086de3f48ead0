import { expect, test } from 'vitest';
import { aCustomer } from '#/test-support/index.ts';
import { letterOfYes, needsSpouseProof, withoutFormerSpouse, findItem, hasSpouse } from './customer.ts';

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
