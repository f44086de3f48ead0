import { expect, test } from 'vitest';
import { bareName, findFullNameFault, greetingName, isLettersOnly, joinName } from './person-name.ts';

test.each([
  ['Maria de Souza', undefined],
  ['  João   Sant’Ana ', undefined],
  ["Ana D'Ávila", undefined],
  ['José Silva-Neto Jr.', undefined],
  ['Zoë Çelik', undefined],
  ['\u200BAna\u00A0Exemplo\u200E', undefined],
  ['\u200B', 'missing'],
  ['', 'missing'],
  ['   ', 'missing'],
  ['Maria', 'singleWord'],
  ['Maria 2', 'characters'],
  ['M@ria Souza', 'characters'],
  ['Maria <Souza>', 'characters'],
  ['123', 'characters'],
])('the full name %j has the error %s', (name, fault) => {
  expect(findFullNameFault(name)).toBe(fault);
});

test.each([
  ['Ana', true],
  ['Ana Clara', true],
  ['An4', false],
  ['Ana!', false],
])('the name %j has letters only: %s', (name, expected) => {
  expect(isLettersOnly(name)).toBe(expected);
});

test.each([
  ['Maria Clara de Souza Lima', 'Maria Clara'],
  [' Maria ', 'Maria'],
  ['', ''],
])('the name %j is greeted as %j', (name, greeting) => {
  expect(greetingName(name)).toBe(greeting);
});

test.each([
  ["  Ana   D'Ávila ", "Ana D'Ávila"],
  ['\u200BAna\u00A0Exemplo\u200E', 'Ana Exemplo'],
  ['Joa\u0303o Conceic\u0327a\u0303o', 'João Conceição'],
])('the name %j is sent as %j', (name, sent) => {
  expect(bareName(name)).toBe(sent);
});

test('first and last name are sent as one', () => {
  expect(joinName(' Ana Clara ', 'de  Souza')).toBe('Ana Clara de Souza');
});
