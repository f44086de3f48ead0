import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, toHex } from '../color.ts';
import { deriveTheme, slotValue, type BrandSlots } from '../derive.ts';
import { readTokens, type Color } from '../dtcg.ts';
import { createTheme, houseSlots, partnerSelector, themeSheet } from '../theme/index.ts';
import { exportFormats, exportTheme, readThemeFile } from './index.ts';
import type { FigmaVariables } from './print-figma.ts';

const name = 'Loja · exemplo';
const textOf = (slots: BrandSlots, format: (typeof exportFormats)[number], contrast: 'normal' | 'more' = 'normal') =>
  exportTheme(slots, format, { name, contrast }).text;
const parse = (text: string) => JSON.parse(text) as Record<string, Record<string, { value: unknown }>>;
/** Removes a colour's hex, which is only for other tools. */
const withoutHex = (slots: BrandSlots) =>
  JSON.parse(JSON.stringify(slots, (key, value: unknown) => (key === 'hex' ? undefined : value))) as BrandSlots;
const wide: BrandSlots = { ...houseSlots, accent: { colorSpace: 'oklch', components: [0.8, 0.3, 150] } };

const themes = fc
  .record({
    color: fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
    displayFont: fc.constantFrom('archivo' as const, 'anybody' as const, 'newsreader' as const),
    radius: fc.constantFrom(0, 0.625, 0.3333, 1.5),
  })
  .map((request) => createTheme({ slug: 'x', ...request }).slots);

describe('an exported theme', () => {
  it.each(['dtcg', 'tokens-studio'] as const)('is the same theme after reading its %s file back', (format) => {
    fc.assert(
      fc.property(themes, fc.constantFrom('normal' as const, 'more' as const), (slots, contrast) => {
        const read = readThemeFile(textOf(slots, format, contrast));
        if (!read.ok) throw new Error(JSON.stringify(read.problems));
        expect(themeSheet(read.slots, 'x')).toBe(themeSheet(slots, 'x'));
        expect(withoutHex(read.slots)).toEqual(slots);
      }),
    );
  });

  it.each(['dtcg', 'tokens-studio'] as const)('keeps a colour wider than sRGB in %s', (format) => {
    const read = readThemeFile(textOf(wide, format));
    expect(read.ok && withoutHex(read.slots).accent).toEqual(wide.accent);
  });

  it('is read from Tokens Studio by its hex if the colour was changed there', () => {
    const text = textOf(houseSlots, 'tokens-studio').replace('"#2f53f6"', '"#5a2ff6"');
    const read = readThemeFile(text);
    expect(read.ok && toHex(read.slots.action)).toBe('#5a2ff6');
  });

  it.each(['dtcg', 'tokens-studio', 'figma'] as const)('contains no aliases in %s', (format) => {
    expect(textOf(houseSlots, format)).not.toMatch(/"\{[^"]*\}"|signdrive\.derive/);
  });

  it.each(['normal', 'more'] as const)('has in dtcg the colours of its style sheet, contrast %s', (contrast) => {
    const variables = deriveTheme(houseSlots, contrast);
    const colors = readTokens(JSON.parse(textOf(houseSlots, 'dtcg', contrast)))
      .filter(({ id, type }) => id.startsWith('color.') && type === 'color')
      .map(({ id, value }) => {
        const { components, alpha } = value as Color;
        const text = components.join(' ') + (alpha === undefined || alpha === 1 ? '' : ` / ${alpha}`);
        return [id.replaceAll('.', '-'), `oklch(${text})`];
      });
    expect(colors.length).toBeGreaterThan(40);
    for (const [token = '', text] of colors) {
      expect([token, text]).toEqual([token, variables[token as keyof typeof variables]]);
    }
  });

  it('has the types and units of Tokens Studio', () => {
    const { brand, color, radius, shadow } = parse(textOf(houseSlots, 'tokens-studio'));
    expect(brand).toMatchObject({
      radius: { value: '0.625rem', type: 'borderRadius' },
      'display-tracking': { value: '-3%', type: 'letterSpacing' },
      'display-weight': { value: '600', type: 'fontWeights' },
      'font-display': { value: 'Archivo', type: 'fontFamilies' },
    });
    expect(color?.['surface-overlay']).toEqual({ value: '#0519189e', type: 'color' });
    expect(radius?.['card']).toEqual({ value: '1rem', type: 'borderRadius' });
    expect(shadow?.['bar']?.value).toEqual([
      { x: '0px', y: '-12px', blur: '32px', spread: '-12px', color: '#0b191838', type: 'dropShadow' },
    ]);
  });

  it('is in css the style sheet of a page, one line per declaration', () => {
    const selector = partnerSelector('viaduto');
    const { text } = exportTheme(houseSlots, 'css', { name, selector });
    expect(text).toContain(`${selector} {\n  --color-surface-canvas: oklch(`);
    expect(text).toMatch(/\n@media \(prefers-contrast:more\) \{\n {2}:root/);
    const minified = text
      .replaceAll(/\s*\n\s*/g, '')
      .replaceAll(/(--[\w-]+): /g, '$1:')
      .replaceAll(' {', '{')
      .replaceAll(';}', '}');
    expect(minified).toBe(themeSheet(houseSlots, selector));
  });
});

describe('Figma variables', () => {
  const { text, leftOut } = exportTheme(houseSlots, 'figma', { name });
  const { variableCollections, variableModes, variables, variableModeValues } = JSON.parse(text) as FigmaVariables;

  it('are one collection with a mode for each contrast setting', () => {
    expect(variableCollections).toEqual([{ action: 'CREATE', id: 'theme', name, initialModeId: 'normal' }]);
    expect(variableModes.map(({ action, id }) => `${action} ${id}`)).toEqual(['UPDATE normal', 'CREATE more']);
  });

  it('have a value in each mode, and names that Figma allows', () => {
    expect(new Set(variables.map((variable) => variable.name)).size).toBe(variables.length);
    for (const { id, name: path, resolvedType } of variables) {
      expect(path).toMatch(/^[\w-]+(?:\/[\w-]+)+$/);
      const values = variableModeValues.filter(({ variableId }) => variableId === id);
      expect(values.map(({ modeId }) => modeId)).toEqual(['normal', 'more']);
      const wanted = { COLOR: 'object', FLOAT: 'number', STRING: 'string' }[resolvedType];
      for (const { value } of values) expect(typeof value).toBe(wanted);
    }
    expect(variableModeValues).toHaveLength(variables.length * 2);
  });

  it('have sRGB channels from 0 to 1, px, and the name of the CSS variable', () => {
    const valueOf = (id: string) => variableModeValues.find(({ variableId }) => variableId === id)?.value;
    const { r, g, b, a } = valueOf('brand.action') as { r: number; g: number; b: number; a: number };
    expect([r, g, b].map((channel) => Math.round(channel * 255))).toEqual([0x2f, 0x53, 0xf6]);
    expect(a).toBe(1);
    expect(valueOf('radius.card')).toBe(16);
    expect(variables.find(({ id }) => id === 'color.text')?.codeSyntax).toEqual({ WEB: 'var(--color-text)' });
  });

  it('leave out shadows and borders, which are reported', () => {
    expect(leftOut).toEqual(['shadow.floating', 'shadow.dialog', 'shadow.bar', 'focus.ring', 'focus.ring-halo']);
  });
});

it('an unchecked theme is not exported', () => {
  const unchecked = { ...houseSlots, radius: { value: '1;}', unit: 'rem' } } as never;
  for (const format of exportFormats) expect(() => textOf(unchecked, format)).toThrow('brand.radius');
});

it('a slot that is left out still follows another after export and import', () => {
  const read = readThemeFile(textOf(houseSlots, 'dtcg'));
  if (!read.ok) throw new Error('refused');
  expect(read.set).not.toContain('link');
  expect(differenceOf(slotValue(read.slots, 'link'), houseSlots.action)).toBe(0);
});
