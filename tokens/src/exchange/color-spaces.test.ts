import { converter, type Mode } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, toHex } from '../color.ts';
import type { Color } from '../dtcg.ts';
import { foreignSpace, foreignSpaces, toOklch, type Coordinates } from './color-spaces.ts';

/** The same spaces in another implementation of CSS Color 4, with its names and ranges. */
const inCulori: Readonly<Record<string, { mode: Mode; channels: string; scale: Coordinates }>> = {
  srgb: { mode: 'rgb', channels: 'rgb', scale: [1, 1, 1] },
  'srgb-linear': { mode: 'lrgb', channels: 'rgb', scale: [1, 1, 1] },
  hsl: { mode: 'hsl', channels: 'hsl', scale: [1, 0.01, 0.01] },
  hwb: { mode: 'hwb', channels: 'hwb', scale: [1, 0.01, 0.01] },
  lab: { mode: 'lab', channels: 'lab', scale: [1, 1, 1] },
  lch: { mode: 'lch', channels: 'lch', scale: [1, 1, 1] },
  oklab: { mode: 'oklab', channels: 'lab', scale: [1, 1, 1] },
  'display-p3': { mode: 'p3', channels: 'rgb', scale: [1, 1, 1] },
  'a98-rgb': { mode: 'a98', channels: 'rgb', scale: [1, 1, 1] },
  'prophoto-rgb': { mode: 'prophoto', channels: 'rgb', scale: [1, 1, 1] },
  'xyz-d65': { mode: 'xyz65', channels: 'xyz', scale: [1, 1, 1] },
  'xyz-d50': { mode: 'xyz50', channels: 'xyz', scale: [1, 1, 1] },
};

const spaceOf = (name: string) => {
  const found = foreignSpace(name);
  if (!found) throw new Error(`${name} is no colour space`);
  return found;
};

describe('toOklch', () => {
  it.each(Object.entries(inCulori))('agrees with culori on %s', (name, { mode, channels, scale }) => {
    const { space, components } = spaceOf(name);
    const coordinates = fc.tuple(
      ...(components.map(({ least, most }) => fc.double({ min: least, max: most, noNaN: true })) as [
        fc.Arbitrary<number>,
        fc.Arbitrary<number>,
        fc.Arbitrary<number>,
      ]),
    );
    fc.assert(
      fc.property(coordinates, (given) => {
        const parts = given.map((value, place) => [channels[place], value * (scale[place] ?? 1)] as const);
        const other: unknown = converter('oklch')({ mode, ...Object.fromEntries(parts) } as never);
        const { l, c, h = 0 } = other as { l: number; c: number; h?: number };
        // Lightness is clamped to 0 to 1 here, but not in culori.
        const theirs: Color = { colorSpace: 'oklch', components: [Math.min(1, Math.max(0, l)), c, h] };
        expect(differenceOf(toOklch(space, given), theirs)).toBeLessThan(0.001);
      }),
    );
  });

  it('decodes rec2020 with the exponent 2.4 of CSS Color 4', () => {
    const { space } = spaceOf('rec2020');
    const half = toOklch(space, [0.5, 0.5, 0.5]);
    // A grey's oklab lightness is the cube root of its luminance.
    expect(half.components[0]).toBeCloseTo(Math.cbrt(0.5 ** 2.4), 4);
    expect(half.components.slice(1)).toEqual([0, 0]);
  });

  it.each(Object.keys(foreignSpaces))('converts a grey of %s to chroma and hue 0', (name) => {
    const { space } = spaceOf(name);
    const white: Readonly<Record<string, Coordinates>> = {
      hsl: [120, 0, 100],
      hwb: [120, 100, 0],
      lab: [100, 0, 0],
      lch: [100, 0, 40],
      oklab: [1, 0, 0],
      'xyz-d65': [0.950_455_9, 1, 1.089_057_8],
      'xyz-d50': [0.964_295_7, 1, 0.825_104_6],
    };
    const color = toOklch(space, white[name] ?? [1, 1, 1]);
    expect(toHex(color)).toBe('#ffffff');
    expect(color.components.slice(1)).toEqual([0, 0]);
  });
});
