import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveTheme, themeTokenNames } from '../derive.ts';
import { createTheme, houseSlots, partnerSelector, themeSheet } from './index.ts';

const { slots } = createTheme({ slug: 'porto-seco', color: '#00665e', displayFont: 'newsreader' });
const selector = partnerSelector('porto-seco');

test('a complete theme is printed under its slug, followed by its changes for more contrast', () => {
  const sheet = themeSheet(slots, selector);
  const [normal = '', more = ''] = sheet.split('@media (prefers-contrast:more)');
  expect(normal).toMatch(/^:root\[data-partner="porto-seco"\]\{--/);
  for (const name of themeTokenNames)
    expect(normal).toContain(`--${name}:${deriveTheme(slots)[name].replaceAll(', ', ',')}`);
  const stronger = deriveTheme(slots, 'more');
  expect(more).toContain(`{${selector}{`);
  expect(more).toContain(`--color-text-muted:${stronger['color-text-muted']}`);
  expect(more).not.toContain('--color-action-background:');
});

test('only names, numbers and shipped fonts are printed', () => {
  const value = /^(?:-?[\d.]+(?:rem|em|px|%)?|oklch\([\d. /]+\)|var\(--[a-z-]+\)|"[A-Z][\w ]+"|[A-Za-z-]+)$/;
  const declarations = themeSheet(slots, 'x').match(/--[\w-]+:[^;}]+/g) ?? [];
  expect(declarations.length).toBeGreaterThan(themeTokenNames.length);
  for (const declaration of declarations) {
    const parts = declaration.slice(declaration.indexOf(':') + 1).match(/"[^"]*"|oklch\([^)]*\)|[^ ,]+/g) ?? [];
    for (const part of parts) expect(part).toMatch(value);
  }
});

/** A number that may be in its slot's range. */
const notANumber = fc.anything().filter((value) => typeof value !== 'number' && value !== undefined);

test('unchecked slots are rejected and not printed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(houseSlots)), notANumber, (name, value) => {
      expect(() => themeSheet({ ...houseSlots, [name]: value }, selector)).toThrow(`brand.${name} `);
    }),
  );
  const { radius: _, ...missing } = houseSlots;
  expect(() => themeSheet(missing as typeof houseSlots, selector)).toThrow('brand.radius must be');
});

test.each(['', 'Viaduto', 'a"]{}', 'a b', 'a\n', 'ção'])('%j is rejected as a theme’s slug', (slug) => {
  expect(() => partnerSelector(slug)).toThrow(TypeError);
});
