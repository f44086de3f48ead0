import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex, toHex } from '../color.ts';
import { checkTheme, contrastReport, createTheme, printJson, shippedFonts, type ThemeRequest } from './index.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const themeOf = (color: string, more: Partial<ThemeRequest> = {}) => createTheme({ slug: 'exemplo', color, ...more });
const failing = (color: string) => contrastReport(themeOf(color).slots).filter(({ isEnough }) => !isEnough);

test('a thousand random colours give a thousand themes in which every pair passes', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const theme = themeOf(color);
      expect(contrastReport(theme.slots).filter(({ isEnough }) => !isEnough)).toEqual([]);
      expect(checkTheme(printJson(theme.document))).toMatchObject({ ok: true });
    }),
    { numRuns: 1000 },
  );
});

test.each(['#ffe600', '#0a0a0a', '#ffffff', '#7f7f7f', '#000000', '#ff0000', '#0000ff'])('%s gives one', (color) => {
  expect(failing(color)).toEqual([]);
});

test('the file it makes is the theme it describes', () => {
  const { slots, document } = themeOf('#0057b8', { displayFont: 'newsreader', radius: 0.25 });
  const check = checkTheme(printJson(document));
  expect(check).toMatchObject({ ok: true, slots });
  expect(check.ok && check.set).toHaveLength(13);
  expect(slots['font-display']).toEqual(shippedFonts.newsreader);
  expect(slots.radius).toEqual({ value: 0.25, unit: 'rem' });
});

describe('a colour that can’t carry text', () => {
  const theme = themeOf('#ffe600');

  test('keeps its hue and gets a legal lightness where it has to', () => {
    const [lightness, , hue] = theme.slots.action.components;
    expect(hue).toBeCloseTo(fromHex('#ffe600')?.components[2] ?? 0, 1);
    expect(lightness).toBeLessThan(0.6);
  });

  test('stands as it is where it can', () => {
    expect(theme.kept).toEqual(['accent', 'stage-action']);
    expect([theme.slots.accent, theme.slots['stage-action']].map(toHex)).toEqual(['#ffe600', '#ffe600']);
  });

  test('is told with what it was, what it is, and the pair that made it move', () => {
    expect(theme.moved).toMatchObject([{ slot: 'action', from: '#ffe600', to: toHex(theme.slots.action) }]);
    const [move] = theme.moved;
    expect(move?.because[0]?.foreground).toBe('color-text-link');
    expect(move?.message).toMatch(/^action: #ffe600 → #\w{6}; lightness 0\.92 → 0\.5\d.*hue kept: .* needs 4\.5:1$/);
  });

  test('moves no further than it must', () => {
    const [lightness, chroma, hue] = theme.slots.action.components;
    const lighter = {
      ...theme.slots,
      action: { ...theme.slots.action, components: [lightness + 0.01, chroma, hue] as const },
    };
    expect(contrastReport(lighter).some(({ isEnough }) => !isEnough)).toBe(true);
  });
});

test('a colour that reads well everywhere is used as it is', () => {
  const theme = themeOf('#7a1fd1');
  expect(theme.kept).toContain('action');
  expect(toHex(theme.slots.action)).toBe('#7a1fd1');
});

test('a grey button is dark enough not to look switched off', () => {
  const { slots, moved } = themeOf('#7f7f7f');
  expect(slots.action.components[0]).toBeLessThanOrEqual(0.4);
  expect(moved.map(({ slot }) => slot)).toContain('action');
});

test.each(['#0a0a0a', '#7f7f7f', '#ffffff'])(
  'on the dark stage the button of %s is bright, not switched off',
  (color) => {
    const { slots } = themeOf(color);
    expect(slots['stage-action'].components[0]).toBeGreaterThanOrEqual(0.85);
    expect(slots['on-stage-action'].components[0]).toBeLessThan(0.3);
  },
);

test('an offer’s own colour is taken, and moved when ink can’t stand on it', () => {
  expect(toHex(themeOf('#0057b8', { accent: '#ffb000' }).slots.accent)).toBe('#ffb000');
  const dark = themeOf('#0057b8', { accent: '#401000' });
  expect(dark.moved.map(({ slot }) => slot)).toContain('accent');
  expect(contrastReport(dark.slots).filter(({ isEnough }) => !isEnough)).toEqual([]);
});

test('a name is made of the slug, the wordmark of the name', () => {
  expect(createTheme({ slug: 'porto-seco', color: '#123456' })).toMatchObject({
    name: 'Porto Seco',
    logoText: 'Porto Seco',
  });
});

test.each<[string, Partial<ThemeRequest>, string]>([
  ['a colour by name', { color: 'blue' }, '"blue" is no colour'],
  ['an accent that is none', { accent: 'url(x)' }, '"url(x)" is no colour'],
  ['a slug with a selector in it', { slug: 'a"]{}' }, 'is no slug'],
  ['a font we don’t ship', { displayFont: 'Comic Sans' as 'archivo' }, 'is no font we ship: choose archivo'],
  ['a font by an inherited name', { displayFont: 'constructor' as 'archivo' }, 'is no font we ship'],
  ['a radius like a pill', { radius: 9 }, 'rem, 0 to 1.5'],
  ['no radius at all', { radius: Number.NaN }, 'rem, 0 to 1.5'],
])('%s is refused in plain words', (_, request, message) => {
  expect(() => themeOf('#0057b8', request)).toThrow(message);
});
