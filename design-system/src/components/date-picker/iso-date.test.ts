import { expect, it } from 'vitest';
import { readIsoDate, writeDate } from './iso-date.ts';

it.each(['', '26/11/2026', '2026-02-30', '2026-13-01', '2026-11-26T00:00', 'amanhã'])(
  'the text %o is not a date',
  (text) => expect(readIsoDate(text)).toBeNull(),
);

it.each([
  ['pt-BR', '05/01/2026'],
  ['en-US', '01/05/2026'],
])('in %s the fifth of January is written %s, in every time zone', (locale, text) => {
  const day = readIsoDate('2026-01-05');
  expect(day && writeDate(day, locale)).toBe(text);
});
