import { expect, test } from 'vitest';
import { bareText, numberIn } from './text.ts';

test.each([
  ['2179', 2179],
  ['2179.9', 2179.9],
  ['2.179', 2179],
  ['139.990', 139_990],
  ['1.139.990,50', 1_139_990.5],
  ['R$ 2.179,90', 2179.9],
  ['R$\u00a02.179,90', 2179.9],
  ['\uFF11\uFF12\uFF13', 123],
  ['\u202A2\u200B179\u2009,9\u202C', 2179.9],
  ['14,9%', 14.9],
  ['14.9', 14.9],
  ['24 meses', 24],
  ['1 mês', 1],
  ['', undefined],
  ['abc', undefined],
  ['-3', undefined],
  ['1e9', undefined],
  ['1,2,3', undefined],
  ['Infinity', undefined],
  ['12..5', undefined],
])('%j is read as %s', (text, expected) => {
  expect(numberIn(text)).toBe(expected);
});

test.each([
  [' Rua do Ouro\u00A0', 'Rua do Ouro'],
  ['Acme\u200B\uFEFF Ltda', 'Acme Ltda'],
  ['Sa\u0303o Joa\u0303o', 'São João'],
  ['\u200B', ''],
  ['1ª \nlinha', '1ª \nlinha'],
])('the typed text %j is sent as %j', (text, sent) => {
  expect(bareText(text)).toBe(sent);
});
