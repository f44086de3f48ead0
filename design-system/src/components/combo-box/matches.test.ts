import { expect, test } from 'vitest';
import { fold, matches } from './matches.ts';

const list = (...labels: string[]) => labels.map((item) => ({ item, folded: fold(item) }));
const cities = list('Osasco', 'Monte Santo', 'São Paulo', 'Santo André', "Santa Bárbara d'Oeste", 'Embu-Guaçu');

test.each([
  ['sao', ['São Paulo']],
  ['SÃO  '.trim(), ['São Paulo']],
  ['guacu', ['Embu-Guaçu']],
  ['oeste', ["Santa Bárbara d'Oeste"]],
  ['xyz', []],
])('%j matches %j, whatever the accents and case', (typed, found) => {
  expect(matches(cities, typed)).toEqual(found);
});

test('names that start with the text come first, then names with a word that does, then the rest', () => {
  expect(matches(cities, 'san')).toEqual(['Santo André', "Santa Bárbara d'Oeste", 'Monte Santo']);
  expect(matches(cities, 'as')).toEqual(['Osasco']);
  // The word may follow the same letters in an earlier one, and a hyphen or an apostrophe.
  expect(matches(list('Mirassol', 'Grossos', 'Passo-do-Sobrado', 'Rosso-Sol'), 'so')).toEqual([
    'Passo-do-Sobrado',
    'Rosso-Sol',
    'Mirassol',
    'Grossos',
  ]);
});

test('an empty text matches all cities, in their order', () => {
  expect(matches(cities, ' ')).toHaveLength(6);
  expect(matches(cities, '')[0]).toBe('Osasco');
});

test('every typed prefix matches its cities among all 5,571 of Brazil', () => {
  const country = Array.from({ length: 5571 }, (_, index) => ({
    item: index,
    folded: fold(`Município de exemplo número ${index}`),
  }));
  const counts = ['m', 'mun', 'numero 557', 'nada'].map((typed) => matches(country, typed).length);
  expect(counts).toEqual([5571, 5571, 2, 0]);
});
