import { expect, test } from 'vitest';
import { byDistance, citiesOf } from './dealer-list.ts';
import { dealerAddress, isSameCity, type Dealer } from './dealer.ts';

const dealer = (id: string, name: string, city = 'São Paulo'): Dealer => ({
  id,
  name,
  address: 'Rua A, 1',
  district: 'Centro',
  city,
  uf: 'SP',
  zipCode: '01000000',
  phone: '1130000000',
});
const place = (name: string, city: string, distanceInKm: number) => ({
  name,
  city,
  uf: 'SP',
  distanceInKm,
  deadlineInfo: '',
});

test('dealers are sorted by distance, those without one after them by name', () => {
  const sorted = byDistance(
    [dealer('1', 'Zeta'), dealer('2', 'Água'), dealer('3', 'Beta'), dealer('4', 'Longe', 'Santos')],
    [place('LONGE', 'santos', 71.2), place('Beta', 'Sao Paulo', 3.5)],
  );
  expect(sorted.map(({ id, distanceInKm }) => [id, distanceInKm])).toEqual([
    ['3', 3.5],
    ['4', 71.2],
    ['2', undefined],
    ['1', undefined],
  ]);
});

test('dealers with a position are sorted by their distance from the visitor, the others follow', () => {
  const at = (id: string, latitude: number, longitude: number) => ({
    ...dealer(id, id),
    position: { latitude, longitude },
  });
  const sorted = byDistance([dealer('unknown', 'A'), at('campinas', -22.91, -47.06), at('abc', -23.66, -46.53)], {
    latitude: -23.55,
    longitude: -46.63,
  });
  expect(sorted.map(({ id, distanceInKm }) => [id, distanceInKm && Math.round(distanceInKm)])).toEqual([
    ['abc', 16],
    ['campinas', 84],
    ['unknown', undefined],
  ]);
});

test('cities are listed once each, alphabetically, ignoring accents', () => {
  expect(citiesOf([dealer('1', 'a', 'Santos'), dealer('2', 'b', 'Águas'), dealer('3', 'c', 'SANTOS ')])).toEqual([
    'Águas',
    'SANTOS ',
  ]);
});

test.each([
  ['São  Paulo', 'sao paulo', true],
  ['Santos', 'Santo', false],
])('%s and %s are the same city: %s', (one, other, expected) => {
  expect(isSameCity(one, other)).toBe(expected);
});

test('an address omits missing parts and breaks after the dot', () => {
  expect(dealerAddress({ ...dealer('1', 'a'), district: '' })).toBe('Rua A, 1\u00a0· São Paulo, SP');
});
