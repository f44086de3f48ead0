import { expect, test } from 'vitest';
import house from '../brand/house/slots.json' with { type: 'json' };
import contrastPairs from '../contrast-pairs.json' with { type: 'json' };
import { deriveTheme, readBrandSlots, type BrandSlots } from '../src/derive.ts';
import { findContrastProblems } from './contrast.ts';

const color = (lightness: number, chroma: number, hue: number) =>
  ({ colorSpace: 'oklch', components: [lightness, chroma, hue] }) as const;

const problemsWith = (overrides: Partial<BrandSlots>, contrast: 'normal' | 'more' = 'normal') =>
  findContrastProblems(
    {
      slug: 'sample',
      file: 'slots.json',
      contrast,
      variables: deriveTheme({ ...readBrandSlots(house), ...overrides }, contrast),
    },
    contrastPairs,
  ).map(({ token }) => token);

test.each([0, 90, 165, 270])('neutrals of hue %d keep every ratio, also with more contrast', (hue) => {
  expect(problemsWith({ 'neutral-hue': hue })).toEqual([]);
  expect(problemsWith({ 'neutral-hue': hue }, 'more')).toEqual([]);
});

test('a pale action is refused as button and as link text', () => {
  const found = problemsWith({ action: color(0.75, 0.15, 90) });
  expect(found).toContain('color-action-text on color-action-background');
  expect(found).toContain('color-action-background on color-surface-canvas');
  expect(found).toContain('color-text-link on color-surface-selected');
});

test('a dark accent is refused under ink', () => {
  expect(problemsWith({ accent: color(0.4, 0.1, 66) })).toContain('color-text-on-accent on color-accent-background');
});

test('a stage over lightness 0.26 is refused', () => {
  expect(problemsWith({ stage: color(0.27, 0.02, 195) })).toContain('color-surface-stage');
});

test('an action that sinks into the stage floor is refused', () => {
  expect(problemsWith({ 'stage-action': color(0.4, 0.2, 267) })).toContain(
    'color-action-background-on-stage on color-surface-stage-floor',
  );
});

test('a pair that names no token is told, not skipped', () => {
  const pairs = { pairs: [{ foreground: 'color-gone', backgrounds: ['color-text'], least: 3 }], dark: [] };
  const theme = { slug: 'sample', file: 'slots.json', contrast: 'normal', variables: {} } as const;
  expect(findContrastProblems(theme, pairs)).toMatchObject([{ message: 'names no colour (sample)' }]);
});
