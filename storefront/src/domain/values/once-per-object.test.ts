import { expect, it } from 'vitest';
import { oncePerObject } from './once-per-object.ts';

it('computes once for an object, and again for an equal one', () => {
  const made: number[][] = [];
  const total = oncePerObject((numbers: number[]) => {
    made.push(numbers);
    return { sum: numbers.length };
  });
  const [one, equal] = [
    [1, 2],
    [1, 2],
  ];
  expect(total(one)).toBe(total(one));
  expect(total(equal)).not.toBe(total(one));
  expect(made).toEqual([one, equal]);
});
