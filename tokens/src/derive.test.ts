import { converter, differenceEuclidean, interpolate } from 'culori';
import { expect, test } from 'vitest';
import house from '../brand/house/slots.json' with { type: 'json' };
import viaduto from '../partners/viaduto/slots.json' with { type: 'json' };
import { deriveTheme, readBrandSlots, themeTokenNames } from './derive.ts';

const slots = readBrandSlots(house);
const theme = deriveTheme(slots);

test('the slots of the house produce every themed variable', () => {
  expect(Object.keys(theme)).toEqual([...themeTokenNames]);
  expect(Object.values(theme).join(' ')).not.toMatch(/undefined|NaN|\{/);
});

test.each([
  ['color-surface-selected', 'oklch(0.53 0.245 267)', 'white', 0.93],
  ['color-surface-accent', 'oklch(0.8 0.135 66)', 'white', 0.83],
  ['color-action-background-pressed', 'oklch(0.46 0.235 267)', 'black', 0.18],
] as const)('%s is the mix a browser computes in oklab', (name, color, ground, share) => {
  const expected = interpolate([color, ground], 'oklab')(share);
  expect(differenceEuclidean('oklab')(converter('oklab')(theme[name]) ?? '', expected)).toBeLessThan(0.001);
});

test('a hue rotates the neutrals and keeps their lightness and chroma', () => {
  const warm = deriveTheme({ ...slots, 'neutral-hue': 62 });
  expect(theme['color-text-muted']).toBe('oklch(0.465 0.02 165)');
  expect(warm['color-text-muted']).toBe('oklch(0.465 0.02 62)');
  expect(warm['color-feedback-danger']).toBe(theme['color-feedback-danger']);
});

test('one radius determines five, and zero keeps its unit for calc()', () => {
  const square = deriveTheme({ ...slots, radius: { value: 0, unit: 'rem' } });
  expect([theme['radius-small'], theme['radius-control'], theme['radius-card'], theme['radius-panel']]).toEqual([
    '0.3125rem',
    '0.625rem',
    '1rem',
    '1.25rem',
  ]);
  expect(square['radius-card']).toBe('0rem');
});

test('a partner overrides some slots and takes the rest from the house', () => {
  const { radius, action } = viaduto.brand;
  const partner = deriveTheme(readBrandSlots(house, { brand: { radius, action } }));
  expect(partner['radius-control']).toBe('0.25rem');
  expect(partner['color-action-background']).toBe('oklch(0.22 0.012 300)');
  expect(partner['color-surface-stage']).toBe(theme['color-surface-stage']);
});

test('more contrast strengthens muted text and borders', () => {
  const more = deriveTheme(slots, 'more');
  const changed = themeTokenNames.filter((name) => more[name] !== theme[name]);
  expect(changed).toEqual(
    expect.arrayContaining(['color-text-muted', 'color-border-control', 'color-border-ground', 'color-border-subtle']),
  );
  expect(changed).not.toContain('color-action-background');
});
