import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf } from './customer-values.ts';
import { joinStreet, splitStreet } from './street.ts';

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

  test('has no comma in the number, which a comma separates from the street', () => {
    const { street, number } = addressOf({ street: 'Rua das Flores', number: ' 12, fundos,' });
    expect(splitStreet(joinStreet(street, number))).toEqual({ street: 'Rua das Flores', number: '12 fundos' });
  });
});
