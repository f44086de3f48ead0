import { expect, test } from 'vitest';
import { findCity, findState } from './geography.ts';

const states = [
  { id: 19, name: 'Rio de Janeiro', uf: 'RJ' },
  { id: 25, name: 'São Paulo', uf: 'SP' },
];
const cities = [
  { id: 1, name: 'Santo André' },
  { id: 2, name: 'São Paulo' },
];

test.each([
  ['SP', 25],
  [' rj ', 19],
  ['XX', undefined],
  ['', undefined],
])('the state of "%s" is number %s', (uf, id) => {
  expect(findState(states, uf)?.id).toBe(id);
});

test.each([
  ['São Paulo', 2],
  ['sao paulo', 2],
  [' SANTO ANDRE ', 1],
  ['Sa\u0303o Paulo', 2],
  ['Santos', undefined],
])('the city of "%s" is number %s', (name, id) => {
  expect(findCity(cities, name)?.id).toBe(id);
});
