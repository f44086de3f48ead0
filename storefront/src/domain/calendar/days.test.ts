import { describe, expect, it } from 'vitest';
import { addBusinessDays, addDays, addMonths, isBusinessDay } from './days.ts';

it.each([
  ['2026-11-22', 30, '2026-12-22'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s plus %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

it.each([
  ['2026-09-10', 24, '2028-09-10'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
])('%s plus %i months is %s', (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected);
});

it.each([
  ['a Saturday', '2026-11-21', false],
  ['a Sunday', '2026-11-22', false],
  ['a Monday', '2026-11-23', true],
  ['Christmas', '2026-12-25', false],
  ['Consciência Negra', '2026-11-20', false],
  ['Good Friday of 2026', '2026-04-03', false],
  ['Good Friday of 2027', '2027-03-26', false],
  ['the Friday after it', '2027-04-02', true],
])('%s, %s, is a business day: %s', (_, day, expected) => {
  expect(isBusinessDay(day)).toBe(expected);
});

describe('business days', () => {
  it.each([
    ['2026-11-23', 7, '2026-12-02'],
    // Over Christmas, New Year and two weekends.
    ['2026-12-23', 7, '2027-01-05'],
    ['2026-11-21', 1, '2026-11-23'],
  ])('from %s, the %ith is %s', (day, count, expected) => {
    expect(addBusinessDays(day, count)).toBe(expected);
  });
});
