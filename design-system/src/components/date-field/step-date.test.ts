import { expect, it } from 'vitest';
import { stepDate } from './step-date.ts';

it.each([
  ['09/05/2001', 0, 1, '10/05/2001'],
  ['09/05/2001', 2, -1, '08/05/2001'],
  ['09/05/2001', 3, 1, '09/06/2001'],
  ['09/05/2001', 5, -1, '09/04/2001'],
  ['09/05/2001', 6, 1, '09/05/2002'],
  ['09/05/2001', 10, -1, '09/05/2000'],
  // Values wrap around at their limits.
  ['31/05/2001', 0, 1, '01/05/2001'],
  ['01/05/2001', 0, -1, '31/05/2001'],
  ['30/04/2001', 0, 1, '01/04/2001'],
  ['01/04/2001', 0, -1, '30/04/2001'],
  ['09/12/2001', 3, 1, '09/01/2001'],
  ['09/01/2001', 3, -1, '09/12/2001'],
  // The day is limited to its month.
  ['31/05/2001', 3, 1, '30/06/2001'],
  ['31/01/2001', 4, 1, '28/02/2001'],
  ['29/02/2000', 7, 1, '28/02/2001'],
  ['31/02/1990', 0, -1, '28/02/1990'],
  // A partial date is stepped, too.
  ['09', 1, 1, '10'],
  ['31', 2, 1, '01'],
  ['09/05', 4, 1, '09/06'],
  ['31/01', 5, 1, '29/02'],
  ['31/01/19', 5, 1, '29/02/19'],
  ['09/05/20', 0, 1, '10/05/20'],
] as const)('%s with the caret at %i, stepped by %i, becomes %s', (text, caret, by, expected) => {
  expect(stepDate(text, caret, by)?.text).toBe(expected);
});

it.each([
  ['', 0],
  ['0', 1],
  ['09/', 3],
  ['09/05/20', 7],
  ['99/05/2001', 0],
  ['09/13/2001', 3],
  ['00/05/2001', 0],
])('%j with the caret at %i does not change', (text, caret) => {
  expect(stepDate(text, caret, 1)).toBeUndefined();
});

it('stepDate returns the range of the changed part', () => {
  expect(stepDate('09/05/2001', 4, 1)).toEqual({ text: '09/06/2001', from: 3, to: 5 });
});
