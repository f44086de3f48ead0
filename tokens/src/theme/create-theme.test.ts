import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wcagContrast } from 'culori';
import { fromHex, isGrey, toHex } from '../color.ts';
import { deriveTheme } from '../derive.ts';
import {
  checkTheme,
  contrastReport,
  createTheme,
  differenceOf,
  nearestColors,
  oklchToHex,
  printJson,
  shippedFonts,
  slotValue,
  type Color,
  type ThemeRequest,
} from './index.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const themeOf = (color: string, more: Partial<ThemeRequest> = {}) => createTheme({ slug: 'exemplo', color, ...more });
const failing = (color: string) => contrastReport(themeOf(color).slots).filter(({ isEnough }) => !isEnough);

/** Ratio of two variables of a theme as painted: 8 bits a channel, by another implementation of WCAG 2. */
const paintedRatio = (variables: Readonly<Record<string, string>>, one: string, other: string): number =>
  wcagContrast(oklchToHex(variables[one] ?? ''), oklchToHex(variables[other] ?? ''));

test('a thousand random colours produce a thousand themes with the colour on the button and no failing pair', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const { slots, document } = themeOf(color);
      expect(differenceOf(slots.action, fromHex(color) as Color)).toBeLessThan(0.001);
      expect(contrastReport(slots).filter(({ isEnough }) => !isEnough)).toEqual([]);
      expect(checkTheme(printJson(document))).toMatchObject({ ok: true, slots });
    }),
    { numRuns: 1000 },
  );
});

test('the text of a button reaches 4.5:1 in 8-bit colours, at rest, on hover and pressed', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const theme = deriveTheme(themeOf(color).slots);
      for (const state of ['', '-hover', '-pressed']) {
        expect(paintedRatio(theme, 'color-action-text', `color-action-background${state}`)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

test.each([
  ['#808080', true],
  ['#999999', true],
  ['#cccccc', true],
  ['#404040', false],
  ['#000000', false],
  ['#ff0000', false],
])(
  'a button of %s has an edge in the colour of its text: %s, because a grey without one looks disabled',
  (color, has) => {
    const theme = deriveTheme(themeOf(color).slots);
    const edge = theme['color-action-border'];
    expect(edge.replace(/ \/ 0\)$/, ')')).toBe(theme['color-action-text']);
    expect(!edge.endsWith(' / 0)')).toBe(has);
  },
);

test('a coloured button as pale as the page has an edge of 3:1, and no other has one', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const { slots } = themeOf(color);
      fc.pre(!isGrey(slots.action));
      const theme = deriveTheme(slots);
      const grounds = ['canvas', 'raised', 'sunken', 'selected', 'accent'].map((name) => `color-surface-${name}`);
      const ratios = (name: string) => grounds.map((ground) => paintedRatio(theme, name, ground));
      const isTold = Math.min(...ratios('color-action-background')) >= 3;
      const hasEdge = !theme['color-action-border'].endsWith(' / 0)');
      expect(hasEdge).toBe(!isTold);
      expect(Math.min(...ratios(hasEdge ? 'color-action-border' : 'color-action-background'))).toBeGreaterThanOrEqual(
        3,
      );
    }),
  );
});

test('a button visibly changes on hover', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const { slots } = themeOf(color);
      const change = slots['action-strong'].components[0] - slots.action.components[0];
      expect(Math.abs(change)).toBeGreaterThanOrEqual(0.0499);
    }),
  );
});

test.each(['#ffe600', '#0a0a0a', '#ffffff', '#7f7f7f', '#000000', '#ff0000', '#0000ff'])(
  '%s produces a theme',
  (color) => {
    expect(failing(color)).toEqual([]);
  },
);

test('the created file is the theme it describes', () => {
  const { slots, document } = themeOf('#0057b8', { displayFont: 'newsreader', radius: 0.25 });
  const check = checkTheme(printJson(document));
  expect(check).toMatchObject({ ok: true, slots });
  expect(check.ok && check.set).toHaveLength(13);
  expect(slots['font-display']).toEqual(shippedFonts.newsreader);
  expect(slots.radius).toEqual({ value: 0.25, unit: 'rem' });
});

describe('a colour without enough contrast for text', () => {
  const theme = themeOf('#ffe600');
  const link = slotValue(theme.slots, 'link');

  test('is used unchanged as a button with dark text, an offer and the button on the stage', () => {
    expect(theme.kept).toEqual(['accent', 'action', 'stage-action']);
    for (const slot of theme.kept) expect(toHex(slotValue(theme.slots, slot) as Color)).toBe('#ffe600');
    expect(theme.slots['on-action'].components[0]).toBeLessThan(0.2);
  });

  test('keeps its hue as link and selection, at a legible lightness', () => {
    for (const { components } of [link, slotValue(theme.slots, 'selection')]) {
      expect(components[2]).toBeCloseTo(fromHex('#ffe600')?.components[2] ?? 0, 1);
      expect(components[0]).toBeLessThan(0.7);
    }
  });

  test('is reported with its original and new value, and the pair that required the change', () => {
    expect(theme.moved).toMatchObject([{ slot: 'selection' }, { slot: 'link', from: '#ffe600', to: toHex(link) }]);
    const move = theme.moved[1];
    expect(move?.because[0]?.foreground).toBe('color-text-link');
    expect(move?.message).toMatch(/^link: #ffe600 → #\w{6}; lightness 0\.92 → 0\.5\d.*hue kept: .* needs 4\.5:1$/);
  });

  test('changes no more than necessary', () => {
    const [lightness, chroma, hue] = link.components;
    const lighter = { ...theme.slots, link: { ...link, components: [lightness + 0.01, chroma, hue] as const } };
    expect(contrastReport(lighter).some(({ isEnough }) => !isEnough)).toBe(true);
  });
});

test('the two nearest valid colours of a slot pass, differ, and are sorted by their difference', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const { slots, moved } = themeOf(color);
      for (const { slot, from } of moved) {
        const wanted = fromHex(from) as Color;
        const nearest = nearestColors(slots, slot, wanted);
        expect(nearest.length, `${color} ${slot}`).toBeGreaterThan(0);
        const differences = nearest.map((found) => differenceOf(found, wanted));
        expect(differences).toEqual(differences.toSorted((one, other) => one - other));
        for (const found of nearest) {
          const failed = contrastReport({ ...slots, [slot]: found }).filter(({ isEnough }) => !isEnough);
          expect(failed, `${color} ${slot} ${toHex(found)}`).toEqual([]);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test('a colour that a slot accepts is its own nearest', () => {
  const { slots } = themeOf('#7a1fd1');
  expect(nearestColors(slots, 'link', fromHex('#7a1fd1') as Color).map(toHex)).toEqual(['#7a1fd1']);
});

test('a colour that is legible everywhere is used unchanged', () => {
  const theme = themeOf('#7a1fd1');
  expect(theme.moved).toEqual([]);
  expect(toHex(theme.slots.action)).toBe('#7a1fd1');
  // Slots that follow the action are not written.
  expect(Object.keys(theme.document.brand)).not.toContain('link');
});

test('a grey link is dark enough not to look like muted text', () => {
  const { slots, moved } = themeOf('#7f7f7f');
  expect(slotValue(slots, 'link').components[0]).toBeLessThanOrEqual(0.4);
  expect(moved.map(({ slot }) => slot)).toContain('link');
});

test('a button as dark as the stage has an edge there, and marks on the stage are white', () => {
  const theme = deriveTheme(themeOf('#0a0a0a').slots);
  expect(theme['color-action-background-on-stage']).toBe(theme['color-action-background']);
  expect(theme['color-action-border-on-stage']).toBe('oklch(1 0 0)');
  expect(theme['color-selection-background-on-stage']).toBe('oklch(1 0 0)');
});

test('an offer’s own colour is used, and changed if dark text is illegible on it', () => {
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
])('%s is rejected with a message', (_, request, message) => {
  expect(() => themeOf('#0057b8', request)).toThrow(message);
});
