import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bareDocument,
  documentKindInProgress,
  formatDocument,
  isRegistryNumber,
  parseDocument,
  personTypeOf,
} from './documents.ts';

const digitsOf = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

/** Check digit by the official rule, implemented independently: weights from the right, remainder of 11. */
function checkDigit(values: readonly number[], weights: readonly number[]): number {
  const rest = values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** A CPF over nine digits: weights 10 to 2, then 11 to 2. */
function cpfOver(base: readonly number[]): string {
  const first = checkDigit(base, [10, 9, 8, 7, 6, 5, 4, 3, 2]);
  const second = checkDigit([...base, first], [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  return [...base, first, second].join('');
}

/** A CNPJ over twelve characters: each counts its ASCII code minus 48; weights 5 to 2 and 9 to 2. */
function cnpjOver(base: string): string {
  const values = base.split('').map((character) => character.charCodeAt(0) - 48);
  const first = checkDigit(values, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  const second = checkDigit([...values, first], [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  return `${base}${first}${second}`;
}

const isMixed = (value: string) => new Set(value).size > 1;
const cpfs = digitsOf(9).map(cpfOver).filter(isMixed);
const cnpjs = fc
  .array(fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')), { minLength: 12, maxLength: 12 })
  .map((base) => cnpjOver(base.join('')))
  .filter(isMixed);

describe('a document number', () => {
  test.each([
    ['529.982.247-25', { kind: 'cpf', value: '52998224725' }],
    ['52998224725', { kind: 'cpf', value: '52998224725' }],
    ['  529 982 247 25 ', { kind: 'cpf', value: '52998224725' }],
    ['\u202A529.982.247\u201325\u202C', { kind: 'cpf', value: '52998224725' }],
    ['CPF: 529.982.247-25', { kind: 'cpf', value: '52998224725' }],
    ['\u202A cpf nº 529.982.247-25\u202C', { kind: 'cpf', value: '52998224725' }],
    ['CNPJ 12.345.678/0001-95', { kind: 'cnpj', value: '12345678000195' }],
    ['CPF/CNPJ: 12.ABC.345/01DE-35', { kind: 'cnpj', value: '12ABC34501DE35' }],
    ['CP.F00.000/0000-87', { kind: 'cnpj', value: 'CPF00000000087' }],
    ['CPF00000000087', { kind: 'cnpj', value: 'CPF00000000087' }],
    ['\uFF15\uFF12\uFF1998224725', { kind: 'cpf', value: '52998224725' }],
    ['11.222.333/0001-81', { kind: 'cnpj', value: '11222333000181' }],
    ['12.ABC.345/01DE-35', { kind: 'cnpj', value: '12ABC34501DE35' }],
    ['12.abc.345/01de-35', { kind: 'cnpj', value: '12ABC34501DE35' }],
  ])('%j is read as %j', (text, expected) => {
    expect(parseDocument(text)).toEqual(expected);
  });

  test.each([
    ['', 'nothing'],
    ['529.982.247-26', 'a wrong check digit'],
    ['111.111.111-11', 'one digit repeated, whose check digits fit'],
    ['5299822472', 'ten digits'],
    ['529982247250', 'twelve digits'],
    ['11.222.333/0001-82', 'a wrong check digit'],
    ['00.000.000/0000-00', 'one digit repeated'],
    ['12.ABC.345/01DE-3A', 'a letter as check digit'],
    ['5299822472a', 'a letter in a CPF'],
    ['529_982_247_25', 'another mask'],
    ['١٢٣٤٥٦٧٨٩٠٩', 'digits of another script'],
  ])('%j is invalid: %s', (text) => {
    expect(parseDocument(text)).toBeUndefined();
  });

  test('every CPF with matching check digits is valid, and invalid with its last digit changed', () => {
    fc.assert(
      fc.property(cpfs, fc.integer({ min: 1, max: 9 }), (cpf, step) => {
        expect(parseDocument(cpf)).toEqual({ kind: 'cpf', value: cpf });
        expect(parseDocument(`${cpf.slice(0, -1)}${(Number(cpf.at(-1)) + step) % 10}`)).toBeUndefined();
      }),
    );
  });

  test('every CNPJ with matching check digits is valid, with or without letters', () => {
    fc.assert(
      fc.property(cnpjs, fc.integer({ min: 1, max: 9 }), (cnpj, step) => {
        expect(parseDocument(cnpj)).toEqual({ kind: 'cnpj', value: cnpj });
        expect(parseDocument(`${cnpj.slice(0, -1)}${(Number(cnpj.at(-1)) + step) % 10}`)).toBeUndefined();
      }),
    );
  });

  test('a formatted document is read back as the same document', () => {
    fc.assert(
      fc.property(fc.oneof(cpfs, cnpjs), (value) => {
        const document = parseDocument(value);
        expect(document && parseDocument(formatDocument(document))).toEqual(document);
      }),
    );
  });

  test.each([
    [{ kind: 'cpf', value: '52998224725' }, '529.982.247-25'],
    [{ kind: 'cnpj', value: '11222333000181' }, '11.222.333/0001-81'],
    [{ kind: 'cnpj', value: '12ABC34501DE35' }, '12.ABC.345/01DE-35'],
  ] as const)('%j is formatted as %s', (document, text) => {
    expect(formatDocument(document)).toBe(text);
  });
});

test.each([
  ['', undefined],
  ['529.982', undefined],
  ['529.982.247-25', 'cpf'],
  ['529.982.247-250', 'cnpj'],
  ['12.A', 'cnpj'],
  ['a', 'cnpj'],
])('%j is recognised while typing as %s', (text, kind) => {
  expect(documentKindInProgress(text)).toBe(kind);
});

test.each([
  ['529.982.247-25', 'pf'],
  ['000.000.000-00', 'pf'],
  ['11.222.333/0001-81', 'pj'],
  ['12ABC34501DE35', 'pj'],
  ['1234567890', undefined],
  ['', undefined],
])('the document %j belongs to %s', (document, expected) => {
  expect(personTypeOf(document)).toBe(expected);
});

test('letters are never removed while typing, except a label', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/C(?:PF|NPJ)\b/i.test(text));
      expect(bareDocument(text).replaceAll(/[^A-Z]/g, '')).toBe(text.toUpperCase().replaceAll(/[^A-Z]/g, ''));
    }),
  );
});

test.each([
  ['12.345.678-9', true],
  ['12.345.678-X', true],
  ['12.345.678-x', true],
  ['123456789', true],
  ['111111111', false],
  ['12345678', false],
  ['1234567890', false],
  ['1234567X9', false],
])('the registry number %j is valid: %s', (text, isValid) => {
  expect(isRegistryNumber(text)).toBe(isValid);
});
