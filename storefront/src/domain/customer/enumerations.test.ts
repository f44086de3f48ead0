import { expect, test } from 'vitest';
import { findItem, hasSpouse } from './enumerations.ts';

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
