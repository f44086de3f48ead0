import { expect, it } from 'vitest';
import { allWindows, combine, deal, stores, type Combination } from './combinations.ts';

const pairs = (list: readonly Combination[]) =>
  new Set(
    list.flatMap(({ store, window, colours }) => [
      `${store} × ${window}`,
      `${store} × ${colours}`,
      `${window} × ${colours}`,
    ]),
  );

it('twelve successive states have every pair of store, window and colours', () => {
  const dealt = Array.from({ length: 12 }, (_, index) => deal(index, allWindows));
  expect(pairs(dealt)).toEqual(pairs(combine(stores, allWindows)));
});
