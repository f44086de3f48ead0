import { expect, test } from 'vitest';
import { measureDark, measurePairs } from './contrast.ts';
import { parseColor } from './color.ts';

const colors: Record<string, string> = { ink: 'oklch(0 0 0)', paper: 'oklch(1 0 0)', grey: 'oklch(0.6 0 0)' };
const colorOf = (name: string) => parseColor(colors[name] ?? '');
const all = {
  pairs: [{ foreground: 'grey', backgrounds: ['paper', 'ink'], least: 3, leastMore: 4.5 }],
  dark: [{ token: 'grey', most: 0.26 }],
};

test('a pair is measured on each ground, by the ratio of the contrast setting', () => {
  expect(measurePairs(colorOf, 'normal', all)).toMatchObject([
    { background: 'paper', wanted: 3, isEnough: true },
    { background: 'ink', wanted: 3, isEnough: true },
  ]);
  expect(measurePairs(colorOf, 'more', all)).toMatchObject([
    { background: 'paper', wanted: 4.5, isEnough: false },
    { background: 'ink', wanted: 4.5, isEnough: true },
  ]);
});

test('black on white is 21:1', () => {
  const [pair] = measurePairs(colorOf, 'normal', {
    pairs: [{ foreground: 'ink', backgrounds: ['paper'], least: 7 }],
    dark: [],
  });
  expect(pair?.ratio).toBeCloseTo(21, 2);
});

test('a pair without a valid colour fails and is not skipped', () => {
  const pairs = [{ foreground: 'gone', backgrounds: ['paper'], least: 1 }];
  expect(measurePairs(colorOf, 'normal', { pairs, dark: [] })).toMatchObject([{ ratio: undefined, isEnough: false }]);
  expect(measureDark(colorOf, { dark: [{ token: 'gone', most: 1 }] })).toMatchObject([{ isEnough: false }]);
});

test('a ground that is too light is reported', () => {
  expect(measureDark(colorOf, all)).toEqual([{ token: 'grey', lightness: 0.6, most: 0.26, isEnough: false }]);
});
