import { describe, expect, it } from 'vitest';
import { allWindows, combine, deal, stores, type Combination } from './combinations.ts';

const pairs = (list: readonly Combination[]) =>
  new Set(
    list.flatMap(({ store, window, colours }) => [
      `${store} × ${window}`,
      `${store} × ${colours}`,
      `${window} × ${colours}`,
    ]),
  );

describe('the combinations of a state', () => {
  it('contain each store and each setting of colours', () => {
    for (let index = 0; index < 24; index += 1) {
      const dealt = deal(index, allWindows);
      expect(new Set(dealt.map(({ store }) => store)).size).toBe(3);
      expect(new Set(dealt.map(({ colours }) => colours)).size).toBe(3);
    }
  });

  it('cover every pair of store, window and colours over successive states', () => {
    const dealt = Array.from({ length: 12 }, (_, index) => deal(index, allWindows)).flat();
    expect(pairs(dealt)).toEqual(pairs(combine(stores, allWindows)));
  });

  it('begin with each store, window and setting by turns, because the first one is checked by every engine', () => {
    const first = Array.from({ length: 12 }, (_, index) => deal(index, allWindows).slice(0, 1)).flat();
    expect(new Set(first.map(({ store }) => store)).size).toBe(3);
    expect(new Set(first.map(({ window }) => window)).size).toBe(4);
    expect(new Set(first.map(({ colours }) => colours)).size).toBe(3);
  });
});
