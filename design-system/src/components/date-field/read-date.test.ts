import { expect, test } from 'vitest';
import { maskText } from '../masked-field/mask.ts';
import { readDate } from './read-date.ts';

test.each([
  ['2001-05-09', '09/05/2001'],
  [' 2001-5-9 ', '09/05/2001'],
  ['2001/05/09', '09/05/2001'],
  ['2001-05-09T03:00:00.000Z', '09/05/2001'],
  ['2001-05-09 03:00:00', '09/05/2001'],
  // A two-digit year is left as typed: a guessed century could put a wrong birth date into a contract.
  ['9/5/01', '09/05/01'],
  ['09.05.55', '09/05/55'],
  ['9/5/2001', '09/05/2001'],
  ['9.5.2001', '09/05/2001'],
  ['09-05-2001', '09/05/2001'],
  ['09052001', '09/05/2001'],
  ['09/05/2001', '09/05/2001'],
  ['31/02/1990', '31/02/1990'],
  ['99/99/9999', '99/99/9999'],
  ['9/', '09/'],
  ['09/5/', '09/05/'],
  ['09/5', '09/5'],
  ['9', '9'],
  ['', ''],
])('%j is displayed as %j', (text, shown) => {
  expect(maskText(text, '00/00/0000', readDate)).toBe(shown);
});
