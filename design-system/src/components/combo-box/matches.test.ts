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
])('%j finds %j, whatever the accents and capitals', (typed, found) => {
  expect(matches(cities, typed)).toEqual(found);
});

test('what begins with the words stands first, then a word that does, then the rest', () => {
  expect(matches(cities, 'san')).toEqual(['Santo André', "Santa Bárbara d'Oeste", 'Monte Santo']);
  expect(matches(cities, 'as')).toEqual(['Osasco']);
});

test('nothing typed finds all, in their order', () => {
  expect(matches(cities, ' ')).toHaveLength(6);
  expect(matches(cities, '')[0]).toBe('Osasco');
});

test('all the cities of the country are looked through within a frame', () => {
  const country = Array.from({ length: 5571 }, (_, index) => ({
    item: index,
    folded: fold(`Município de exemplo número ${index}`),
  }));
  const begun = performance.now();
  for (const typed of ['m', 'mu', 'mun', 'numero 55', 'nada']) matches(country, typed);
  expect((performance.now() - begun) / 5).toBeLessThan(16);
});
