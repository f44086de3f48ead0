import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparedAddress, decodeCompared, mostCompared, toggledCompared } from './comparison-selection.ts';

describe('an address', () => {
  test.each([
    [{}, [], []],
    [{ ofertas: '' }, [], []],
    [{ ofertas: 'polo' }, ['polo'], []],
    [{ ofertas: 'polo,tera,nivus' }, ['polo', 'tera', 'nivus'], []],
    // a car counts once
    [{ ofertas: 'polo,tera,polo' }, ['polo', 'tera'], []],
    // three at most, the first ones
    [{ ofertas: 'a,b,c,d,e' }, ['a', 'b', 'c'], ['d', 'e']],
    // what is no slug isn't there
    [{ ofertas: 'Polo,../x,<b>,te ra,id-4' }, ['id-4'], []],
    [{ ofertas: ['polo'] }, [], []],
    // a form without script adds a car, or puts it in another's place
    [{ ofertas: 'polo,tera', com: 'nivus' }, ['polo', 'tera', 'nivus'], []],
    [{ ofertas: 'polo,tera', com: 'nivus', em: '1' }, ['nivus', 'tera'], []],
    [{ ofertas: 'polo,tera', com: 'tera', em: '1' }, ['polo', 'tera'], []],
    [{ ofertas: 'polo,tera', com: 'nivus', em: '7' }, ['polo', 'tera', 'nivus'], []],
    [{ ofertas: 'polo', com: '<b>' }, ['polo'], []],
    [{ com: 'polo' }, ['polo'], []],
  ])('%o names %j and leaves out %j', (search, slugs, leftOut) => {
    expect(decodeCompared(search)).toEqual({ slugs, leftOut });
  });

  test('written for a selection reads back as that selection', () => {
    const slug = fc.stringMatching(/^[a-z0-9-]{1,20}$/);
    fc.assert(
      fc.property(fc.uniqueArray(slug, { maxLength: mostCompared }), (slugs) => {
        const { searchParams } = new URL(comparedAddress(slugs), 'https://loja.example');
        expect(decodeCompared(Object.fromEntries(searchParams)).slugs).toEqual(slugs);
      }),
    );
  });
});

test('without a car the page has its plain address', () => {
  expect(comparedAddress([])).toBe('/comparar');
});

test.each([
  [[], 'polo', ['polo']],
  [['polo'], 'tera', ['polo', 'tera']],
  [['polo', 'tera'], 'polo', ['tera']],
  [['a', 'b', 'c'], 'd', ['a', 'b', 'c']],
  [['a', 'b', 'c'], 'b', ['a', 'c']],
])('with %j chosen, pressing %s leaves %j', (chosen, pressed, expected) => {
  expect(toggledCompared(chosen, pressed)).toEqual(expected);
});
