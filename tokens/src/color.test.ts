import { clampRgb, converter, formatHex, wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, fromHex, luminanceOf, mapToGamut, oklchToHex, toHex } from './color.ts';
import type { Color } from './dtcg.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const any = fc
  .tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 0.4, noNaN: true }),
    fc.integer({ min: 0, max: 360 }),
  )
  .map((components): Color => ({ colorSpace: 'oklch', components }));
const inCulori = ({ components: [l, c, h] }: Color) => ({ mode: 'oklch', l, c, h }) as const;
const shown = (color: Color) => clampRgb(converter('rgb')(inCulori(color)));
const read = (text: string): Color => {
  const color = fromHex(text);
  if (!color) throw new Error(`${text} is no colour`);
  return color;
};

test('a colour of the sRGB gamut is converted to oklch and back unchanged', () => {
  fc.assert(
    fc.property(hex, (text) => {
      expect(toHex(read(text))).toBe(text);
    }),
  );
});

test('the displayed colour equals that of another implementation of CSS Color 4', () => {
  fc.assert(
    fc.property(any, (color) => {
      expect(toHex(color)).toBe(formatHex(shown(color)));
    }),
  );
});

test('contrast equals that of another implementation of WCAG 2 for the 8-bit colours', () => {
  fc.assert(
    fc.property(any, any, (one, other) => {
      expect(contrastOf(luminanceOf(one), luminanceOf(other))).toBeCloseTo(wcagContrast(toHex(one), toHex(other)), 6);
    }),
  );
});

test('a colour outside the gamut loses chroma, never hue or lightness', () => {
  fc.assert(
    fc.property(any, (color) => {
      const [lightness, chroma, hue] = mapToGamut(color).components;
      expect([lightness, hue]).toEqual([color.components[0], color.components[2]]);
      expect(chroma).toBeLessThanOrEqual(color.components[1]);
      const { r, g, b } = converter('rgb')(inCulori(mapToGamut(color)));
      for (const channel of [r, g, b]) expect(Math.abs(channel - 0.5)).toBeLessThan(0.503);
    }),
  );
});

test.each([
  ['#f00', '#ff0000'],
  ['#FFE600', '#ffe600'],
])('%s is parsed as a colour', (text, full) => expect(toHex(read(text))).toBe(full));

test.each(['', 'red', '#12', '#12345', '#gggggg', '#ff0000ff', 'url(#fff)'])('%j is not parsed', (text) => {
  expect(fromHex(text)).toBeUndefined();
});

test('a grey has no hue', () => {
  expect(read('#7f7f7f').components.slice(1)).toEqual([0, 0]);
});

test.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(0.628 0.2577 29.23)', '#ff0000'],
  ['oklch(0.8664 0.2948 142.5)', '#00ff00'],
  ['oklch(0.452 0.3132 264.05)', '#0000ff'],
])('%s is converted to %s', (text, full) => expect(oklchToHex(text)).toBe(full));

test.each(['oklch(0.2 0.02 190 / 0.5)', 'red', ''])('%j is not an opaque oklch colour', (text) => {
  expect(() => oklchToHex(text)).toThrow('Not an opaque oklch colour');
});
