import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupBy } from './lists.ts';

it('groups as Map.groupBy does: same keys, members and order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 5 }), (items, divisor) => {
      const keyOf = (item: number) => item % divisor;
      expect([...groupBy(items, keyOf)]).toEqual([...Map.groupBy(items, keyOf)]);
    }),
  );
});
