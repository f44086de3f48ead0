import { expect, test } from 'vitest';
import { announcementOf } from './characters-left.ts';
import { words as own } from './words.ts';

test.each([
  [0, 500, ''],
  [449, 500, ''],
  [450, 500, 'Restam até 50 caracteres.'],
  [459, 500, 'Restam até 50 caracteres.'],
  [460, 500, 'Restam até 40 caracteres.'],
  [499, 500, 'Restam até 10 caracteres.'],
  [500, 500, 'Limite de 500 caracteres.'],
  [501, 500, 'Passou do limite de 500 caracteres.'],
  [17, 20, ''],
  [18, 20, 'Restam até 10 caracteres.'],
])('%i of %i characters are announced as “%s”', (used, limit, words) => {
  expect(announcementOf(used, limit, own)).toBe(words);
});

test('in the last tenth, few announcements are made for many keys', () => {
  const said = new Set(Array.from({ length: 700 }, (_, used) => announcementOf(used, 600, own)));
  expect([...said]).toHaveLength(1 + 5 + 1 + 1);
});

test.each([
  [0, 500, '0 de 500 caracteres'],
  [500, 500, '500 de 500 caracteres'],
  [501, 500, '1 caractere a mais que 500'],
  [540, 500, '40 caracteres a mais que 500'],
])('%i of %i characters are shown as “%s”', (used, limit, words) => {
  expect(own.count(used, limit)).toBe(words);
});
