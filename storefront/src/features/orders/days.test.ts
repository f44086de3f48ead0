import { expect, it } from 'vitest';
import { formatDay } from '#/shared/text/moments.ts';
import { formatDays, formatMonth } from './days.ts';

const week = { from: '2026-11-30', to: '2026-12-04' };
const day = { from: '2026-12-04', to: '2026-12-04' };

it.each([
  [week, {}, '30\u00a0nov a 4\u00a0dez'],
  [week, { hasYear: true }, '30\u00a0nov a 4\u00a0dez\u00a02026'],
  [day, {}, '4\u00a0dez'],
  [day, { hasYear: true }, '4\u00a0dez\u00a02026'],
])('the range %o with the options %o is written "%s"', (range, options, text) => {
  expect(formatDays(range, options)).toBe(text);
});

it('a day and a month are written in pt-BR', () => {
  expect([formatDay('2026-12-04'), formatMonth('2027-03')]).toEqual(['4\u00a0dez\u00a02026', 'Março de 2027']);
});
