import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnAfterPage, columnRevealing, type RailGeometry } from './rail-geometry.ts';

const rail = (changes: Partial<RailGeometry>): RailGeometry => ({
  step: 100,
  shown: 4,
  count: 6,
  scrolled: 0,
  ...changes,
});

describe('moving by one page', () => {
  test.each([
    ['forward from the start, to the last page', rail({}), 1, 2],
    ['forward where a whole page follows', rail({ count: 12 }), 1, 4],
    ['back from the end', rail({ scrolled: 200 }), -1, 0],
    ['forward at the end, nowhere', rail({ scrolled: 200 }), 1, 2],
    ['back at the start, nowhere', rail({}), -1, 0],
    ['from between two columns, counted from the nearer one', rail({ count: 12, scrolled: 160 }), 1, 6],
    ['where everything fits, nowhere', rail({ count: 3 }), 1, 0],
    ['of a rail that is not laid out, nowhere', rail({ step: 0 }), 1, 2],
  ] as const)('%s', (_, geometry, direction, column) => {
    expect(columnAfterPage(geometry, direction)).toBe(column);
  });
});

describe('revealing a column', () => {
  test.each([
    ['that is seen whole moves nothing', rail({}), 3, undefined],
    ['that peeks at the end moves by one', rail({}), 4, 1],
    ['far after the end makes it the last one shown', rail({ count: 12 }), 9, 6],
    ['before the start makes it the first one', rail({ scrolled: 200 }), 0, 0],
    ['that is cut at the start makes it the first one', rail({ count: 12, scrolled: 150 }), 1, 1],
    ['that is off by a rounding error moves nothing', rail({ scrolled: 0.6 }), 0, undefined],
    ['of a rail that is not laid out moves nothing', rail({ step: 0 }), 3, undefined],
  ] as const)('%s', (_, geometry, column, first) => {
    expect(columnRevealing(geometry, column)).toBe(first);
  });

  test('a revealed column is fully visible, from every scroll position', () => {
    const any = fc.record({
      step: fc.integer({ min: 10, max: 500 }),
      shown: fc.integer({ min: 1, max: 6 }),
      count: fc.integer({ min: 1, max: 30 }),
      place: fc.double({ min: 0, max: 1, noNaN: true }),
      which: fc.nat(),
    });
    fc.assert(
      fc.property(any, ({ step, shown, count, place, which }) => {
        const column = which % count;
        const scrolled = place * step * Math.max(0, count - shown);
        const first = columnRevealing({ step, shown, count, scrolled }, column) ?? scrolled / step;
        expect(first).toBeGreaterThanOrEqual(0);
        expect(column).toBeGreaterThanOrEqual(first - 0.1);
        expect(column + 1).toBeLessThanOrEqual(first + shown + 0.1);
      }),
    );
  });
});
