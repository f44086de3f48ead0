import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskitoTransform } from '@maskito/core';
import { readDate } from '../date-field/read-date.ts';
import { maskitoOptions, maskText, type Mask } from './mask.ts';

const unchanged = (text: string) => text;
const cpf = '000.000.000-00';
const cnpj = 'AA.AAA.AAA/AAAA-00';
const document: Mask = (characters) => (characters.length > 11 || /[A-Z]/.test(characters) ? cnpj : cpf);
const phone: Mask = (characters) => (characters.length > 10 ? '(00) 00000-0000' : '(00) 0000-0000');
const international: Mask = (_, text) => (text.startsWith('+') ? '+00 (00) 00000-0000' : '(00) 00000-0000');

test.each<[Mask, string, string]>([
  [cpf, '12345678909', '123.456.789-09'],
  [cpf, '  123.456.789-09 ', '123.456.789-09'],
  [cpf, '123 456 789/09', '123.456.789-09'],
  [cpf, '\u202A123.456.789\u201109\u202C', '123.456.789-09'],
  [cpf, '\uFF11\uFF12\uFF13.456\uFF17', '123.456.7'],
  [cpf, '1234', '123.4'],
  [cpf, '123.456.789-0912', '123.456.789-09'],
  [cpf, '', ''],
  [cpf, '...', ''],
  [document, '12345678909', '123.456.789-09'],
  [document, '123456789012', '12.345.678/9012'],
  [document, '12abc34501de35', '12.ABC.345/01DE-35'],
  [document, '12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
  [document, '1a', '1A'],
  [phone, '1132654321', '(11) 3265-4321'],
  [phone, '11987654321', '(11) 98765-4321'],
  [international, '+', '+'],
  [international, '+5511987', '+55 (11) 987'],
  ['00000-000', '01310100', '01310-100'],
  ['00.000.000-A', '34567890x', '34.567.890-X'],
])('with the mask %s the text %j becomes %j', (mask, text, masked) => {
  expect(maskText(text, mask, unchanged)).toBe(masked);
});

test('no digit is lost or moved, wherever separators split the text', () => {
  const signs = fc.constantFrom('', ' ', '.', '-', '/', '  ');
  const digit = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(fc.array(fc.tuple(digit, signs), { maxLength: 14 }), (pieces) => {
      const masked = maskText(pieces.flat().join(''), document, unchanged);
      expect(masked.replaceAll(/\D/g, '')).toBe(pieces.map(([one]) => one).join(''));
    }),
  );
});

test.each([
  ['1/2/2020', 8, '01/02/2020', 10],
  ['2/', 2, '02/', 3],
  ['02/01/2020', 4, '02/01/2020', 4],
])('the caret of the text %j at %i is in %j at %i', (value, at, text, caret) => {
  const options = maskitoOptions(() => '00/00/0000', readDate);
  expect(maskitoTransform({ value, selection: [at, at] }, options)).toEqual({ value: text, selection: [caret, caret] });
});

test.each([
  ['013910-100', 4, '01390-100', 4],
  ['013x10-100', 4, '01310-100', 3],
  ['019310', 3, '01931-0', 3],
])('of the text %j, composed up to the caret at %i, no last digit is lost: %j', (value, at, text, caret) => {
  const options = maskitoOptions(() => '00000-000', unchanged);
  expect(maskitoTransform({ value, selection: [at, at] }, options)).toEqual({ value: text, selection: [caret, caret] });
});

test('a masked text does not change', () => {
  const text = fc.stringMatching(/^[0-9A-Za-z .\-/]{0,20}$/);
  fc.assert(
    fc.property(text, (typed) => {
      const masked = maskText(typed, document, unchanged);
      expect(maskText(masked, document, unchanged)).toBe(masked);
    }),
  );
});
