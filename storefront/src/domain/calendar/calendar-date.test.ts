import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn, formatIsoDate, parseWrittenDate } from './calendar-date.ts';

test.each([
  ['09/05/2001', { isoDate: '2001-05-09' }],
  [' 09/05/2001 ', { isoDate: '2001-05-09' }],
  ['29/02/2024', { isoDate: '2024-02-29' }],
  ['29/02/2023', { fault: 'calendar' }],
  ['29/02/1900', { fault: 'calendar' }],
  ['31/04/2001', { fault: 'calendar' }],
  ['00/05/2001', { fault: 'calendar' }],
  ['01/13/2001', { fault: 'calendar' }],
  ['01/00/2001', { fault: 'calendar' }],
  ['01/01/0000', { fault: 'calendar' }],
  ['', { fault: 'format' }],
  ['9/5/2001', { fault: 'format' }],
  ['09/05/01', { fault: 'format' }],
  ['09-05-2001', { fault: 'format' }],
  ['2001-05-09', { fault: 'format' }],
  ['09/05', { fault: 'format' }],
  ['09/05/2001/1', { fault: 'format' }],
  ['aa/bb/cccc', { fault: 'format' }],
])('%j is read as %j', (text, expected) => {
  expect(parseWrittenDate(text)).toEqual(expected);
});

test('every day of four centuries is written and read back unchanged', () => {
  const days = fc.date({ min: new Date('1700-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10);
      expect(parseWrittenDate(formatIsoDate(iso) ?? '')).toEqual({ isoDate: iso });
    }),
  );
});

test.each([
  ['2001-05-09T13:00:00Z', '09/05/2001'],
  ['2001-02-30', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('%j is shown as %s', (iso, shown) => {
  expect(formatIsoDate(iso)).toBe(shown);
});

test.each([
  ['2000-05-09', '2018-05-08', 17],
  ['2000-05-09', '2018-05-09', 18],
  ['2000-12-31', '2018-01-01', 17],
  ['2004-02-29', '2022-02-28', 17],
  ['2004-02-29', '2022-03-01', 18],
])('a person born on %s is, on %s, %i years old', (born, today, age) => {
  expect(ageOn(born, today)).toBe(age);
});
