import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import viaduto from '../../partners/viaduto/slots.json' with { type: 'json' };
import { checkTheme, describeThemeProblem, printJson, slotNames, themeSheet } from '../theme/index.ts';
import { readThemeFile } from './index.ts';

const file = (brand: object, beside: object = {}) => printJson({ brand, ...beside });
const told = (input: unknown) => readThemeFile(input).converted.map(describeThemeProblem);
const problemsOf = (input: unknown) => {
  const read = readThemeFile(input);
  return read.ok ? [] : read.problems.map(describeThemeProblem);
};
const slotsOf = (input: unknown) => {
  const read = readThemeFile(input);
  if (!read.ok) throw new Error(read.problems.map(describeThemeProblem).join('\n'));
  return read.slots;
};
const color = (colorSpace: string, ...components: unknown[]) => ({ $value: { colorSpace, components } });

describe('readThemeFile', () => {
  it('returns the result of checkTheme for a file that is already a theme', () => {
    expect(readThemeFile(printJson(viaduto))).toEqual({
      ...checkTheme(printJson(viaduto)),
      converted: [],
      document: viaduto,
    });
  });

  it('returns the result of checkTheme if nothing can be converted', () => {
    for (const text of ['', '{', '{}', '[]', file({ acton: { $value: 1 } }), file({ radius: { $value: 4 } })]) {
      expect(readThemeFile(text)).toEqual({ ...checkTheme(text), converted: [], document: undefined });
    }
  });

  it.each<[string, number[]]>([
    ['srgb', [0.1, 0.2, 0.7]],
    ['srgb-linear', [0.01, 0.033, 0.448]],
    ['hsl', [230, 75, 40]],
    ['hwb', [230, 10, 30]],
    ['lab', [28, 32, -68]],
    ['lch', [28, 75, 295]],
    ['oklab', [0.42, -0.01, -0.18]],
    ['display-p3', [0.15, 0.2, 0.68]],
    ['a98-rgb', [0.2, 0.22, 0.68]],
    ['prophoto-rgb', [0.2, 0.18, 0.6]],
    ['rec2020', [0.2, 0.2, 0.65]],
    ['xyz-d65', [0.1, 0.06, 0.43]],
    ['xyz-d50', [0.08, 0.06, 0.33]],
  ])('reads a colour of %s as oklch and reports it', (space, components) => {
    const text = file({ link: color(space, ...components) });
    const [, chroma = 0, hue = 0] = slotsOf(text).link?.components ?? [];
    expect(chroma).toBeGreaterThan(0.1);
    expect(hue).toBeGreaterThan(245);
    expect(hue).toBeLessThan(275);
    expect(told(text)).toEqual([
      expect.stringMatching(new RegExp(`^brand\\.link is read from ${space} ${components.join(' ')} as oklch\\(`)),
    ]);
  });

  it('reports the ΔE of a colour outside sRGB, and none for one inside', () => {
    const wide = file({ accent: color('display-p3', 1, 0.8, 0) });
    expect(told(wide)).toEqual([expect.stringMatching(/, the nearest that sRGB can show \(ΔE 0\.0\d\d\)$/)]);
    expect(told(file({ accent: color('srgb', 1, 0.8, 0) }))).toEqual([expect.not.stringContaining('ΔE')]);
  });

  it.each<[string, unknown, string]>([
    ['#1a33b3', undefined, '#1a33b3'],
    ['#1A33B3', undefined, '#1a33b3'],
    ['#13b', undefined, '#1133bb'],
    ['#1a33b3ff', undefined, '#1a33b3'],
    ['rgb(26, 51, 179)', undefined, '#1a33b3'],
    ['rgb(26 51 179 / 1)', undefined, '#1a33b3'],
    ['navy', undefined, '#000080'],
  ])('reads the colour text %s', (text, _, hex) => {
    const same = slotsOf(file({ link: { $value: hex } })).link;
    expect(slotsOf(file({ link: { $value: text } })).link?.components).toEqual(same?.components);
  });

  it.each<[string, unknown, unknown]>([
    ['radius', '8px', { value: 0.5, unit: 'rem' }],
    ['radius', '8', { value: 0.5, unit: 'rem' }],
    ['radius', '.25rem', { value: 0.25, unit: 'rem' }],
    ['radius', { value: 10, unit: 'px' }, { value: 0.625, unit: 'rem' }],
    ['neutral-hue', '165', 165],
    ['neutral-hue', '165deg', 165],
    ['display-weight', '600', 600],
    ['display-weight', 'Semi Bold', 600],
    ['display-width', '112%', 112],
    ['display-tracking', '-3%', -0.03],
    ['display-tracking', '-0.03em', -0.03],
  ])('reads %s %j as %j', (slot, given, expected) => {
    expect(slotsOf(file({ [slot]: { $value: given } }))).toMatchObject({ [slot]: expected });
    expect(told(file({ [slot]: { $value: given } }))).toEqual([expect.stringContaining(`brand.${slot} is read from `)]);
  });

  it.each([['Anybody'], ['"Anybody Variable", Arial, sans-serif'], [['Anybody', 'sans-serif']]])(
    'reads the font %j as the shipped family',
    (family) => {
      const text = file({ 'font-display': { $type: 'fontFamilies', $value: family } });
      expect(slotsOf(text)['font-display'][0]).toBe('Anybody Variable');
      expect(told(text)).toEqual([
        'brand.font-display is read from the family anybody as {base.font.anybody}',
        'brand.font-display has the type "fontFamilies", read as "fontFamily"',
      ]);
    },
  );

  it('reads a type of the whole file as one of each slot', () => {
    const text = printJson({ $type: 'borderRadius', brand: { radius: { $value: '8' } } });
    expect(slotsOf(text).radius).toEqual({ value: 0.5, unit: 'rem' });
    expect(told(text)).toContain('brand.radius has the type "borderRadius", read as "dimension"');
  });

  it('uses the value of a token of the same file, and omits the other groups', () => {
    const palette = { blue: { 500: { $type: 'color', $value: '#1a33b3' } }, main: { $value: '{palette.blue.500}' } };
    const text = file({ link: { $value: '{palette.main}' } }, { palette });
    expect(told(text)).toEqual([
      'brand.link takes the value of {palette.main} → {palette.blue.500}',
      expect.stringContaining('brand.link is read from #1a33b3 as oklch('),
      'palette is left out (2 tokens): a theme is its brand slots',
    ]);
  });

  it('reads the form of Tokens Studio, with its sets', () => {
    const text = printJson({
      global: { blue: { value: '#1a33b3', type: 'color' } },
      partner: {
        brand: {
          link: { value: '{blue}', type: 'color', description: 'Links' },
          radius: { value: '8', type: 'borderRadius' },
          'neutral-hue': { value: 165, type: 'number' },
        },
      },
      $themes: [],
      $metadata: { tokenSetOrder: ['global', 'partner'] },
    });
    const read = readThemeFile(text);
    expect(read).toMatchObject({ ok: true, set: ['link', 'radius', 'neutral-hue'] });
    expect(read.document).toMatchObject({
      brand: {
        link: { $type: 'color', $description: 'Links', $value: { colorSpace: 'oklch' } },
        radius: { $type: 'dimension', $value: { value: 0.5, unit: 'rem' } },
        'neutral-hue': { $type: 'number', $value: 165 },
      },
    });
    expect(told(text)).toContain('brand.neutral-hue is read from the form of Tokens Studio');
    expect(told(text)).toContain('global is left out (1 token): a theme is its brand slots');
  });

  it('reports lines of the file, for conversions and for problems', () => {
    const text =
      '{ "brand": {\n"link": { "$value": "#1a33b3" },\n"acton": { "$value": 1 },\n"accent": { "$value": "#300" } } }';
    const read = readThemeFile(text);
    expect(read.converted.map(({ line }) => line)).toEqual([2, 4]);
    expect(read.ok ? [] : read.problems).toEqual([
      { line: 3, token: 'brand.acton', sentence: ['noBrandSlot', expect.any(String)] },
    ]);
    const pale = '{ "brand": {\n"radius": { "$value": "8px" },\n"link": { "$value": "#ffe600" } } }';
    const problems = readThemeFile(pale);
    expect(problems.ok ? [] : problems.problems[0]).toMatchObject({ line: 3, token: 'brand.link' });
  });
});

describe('a file that readThemeFile rejects', () => {
  it.each<[string, object, string]>([
    [
      'a component over its range',
      { link: color('srgb', 26, 51, 179) },
      'has the red 26; in srgb it is a number, 0 to 1',
    ],
    [
      'a component below its range',
      { link: color('lab', 20, -200, 0) },
      'has the a -200; in lab it is a number, -160 to 160',
    ],
    ['a component of text', { link: color('hsl', 'red', 0, 0) }, 'has the hue a value of type string; in hsl'],
    [
      'two components',
      { link: color('hwb', 1, 2) },
      'has no list of three "components"; hwb has hue, whiteness, black',
    ],
    ['an unknown space', { link: color('--mine', 1, 1, 1) }, 'has the colorSpace "--mine"; a theme takes "oklch"'],
    ['the prototype as a space', { link: color('toString', 1, 1, 1) }, 'has the colorSpace "toString"'],
    ['a transparent hex', { link: { $value: '#1a33b380' } }, 'has the alpha 0.502; a theme’s colours are opaque'],
    [
      'a hex of another colour',
      { link: { $value: { colorSpace: 'srgb', components: [0, 0, 0.5], hex: '#00ff00' } } },
      'they must agree',
    ],
    [
      'a hex that is a URL',
      { link: { $value: { colorSpace: 'srgb', components: [0, 0, 0.5], hex: 'javascript:' } } },
      'has the hex "javascript?"',
    ],
    ['another key in a colour', { link: { $value: { ...color('srgb', 0, 0, 0.5).$value, x: 1 } } }, 'has the key "x"'],
    [
      'another key in a dimension',
      { radius: { $value: { value: 8, unit: 'px', x: 1 } } },
      'must be a dimension in rem',
    ],
    ['a length of the window', { radius: { $value: '2vw' } }, 'must be a dimension in rem, 0 to 1.5'],
    ['a radius over its range', { radius: { $value: '99px' } }, 'must be a dimension in rem, 0 to 1.5'],
    ['a weight over its range', { 'display-weight': { $value: '1000' } }, 'must be a number, 100 to 900'],
    ['a font that does not ship', { 'font-display': { $value: 'Comic Sans MS' } }, 'must be one of the fonts we ship'],
    ['a type of another kind', { radius: { $type: 'color', $value: '8px' } }, 'must have the $type "dimension"'],
    [
      'a modifier of Tokens Studio',
      { link: { value: '#fff', type: 'color', $extensions: { 'studio.tokens': { modify: { type: 'darken' } } } } },
      'is changed by a modifier of Tokens Studio',
    ],
    ['a calculation', { radius: { value: '{brand.radius} * 2', type: 'dimension' } }, 'inside of a calculation'],
    [
      'a token in itself',
      { accent: { $value: '{brand.stage}' }, stage: { $value: '{brand.accent}' } },
      'back to itself',
    ],
    ['a description that is a number', { link: { $description: 5, $value: '#1a33b3' } }, 'has a $description that'],
    ['a pale link', { link: { $value: '#ffe600' } }, 'color-text-link on color-surface-canvas'],
  ])('has %s', (_, brand, message) => {
    expect(problemsOf(file(brand)).join('\n')).toContain(message);
  });

  it('is rejected if two sets contain the theme', () => {
    const set = { brand: { link: { value: '#1a33b3', type: 'color' } } };
    expect(problemsOf({ light: set, dark: set })).toEqual(['theme stands in several sets: light, dark; keep one']);
  });

  it('is rejected if it names a token of two sets', () => {
    const set = { blue: { value: '#1a33b3', type: 'color' } };
    const theme = { brand: { link: { value: '{blue}', type: 'color' } } };
    expect(problemsOf({ one: set, other: set, theme })).toEqual(['brand.link names {blue}, which stands in 2 sets']);
  });

  it('is rejected if its token names reach for the prototype', () => {
    for (const name of ['toString', 'hasOwnProperty', 'valueOf']) {
      expect(readThemeFile(file({ link: { $value: `{${name}}` } })).ok).toBe(false);
    }
  });
});

const hostileTexts = [
  'url(x)',
  '};*{display:none',
  '</style><script>',
  'var(--x)',
  'expression(1)',
  'rgb(1e400 0 0)',
  '1e999px',
  '{brand.link}',
  '{base.anil.500}',
  '{__proto__}',
  'color(--hsv 1 1 1)',
  '#',
  '-0px',
  '8px;',
  'NaN',
  'Infinity',
];
/** Values that a hostile file puts in place of a value. */
const hostileValue = fc.oneof(fc.anything({ maxDepth: 3 }), fc.constantFrom(...hostileTexts), fc.string());
const foreignColor = fc.record(
  {
    colorSpace: fc.constantFrom('srgb', 'lab', 'xyz-d50', 'rec2020', 'hsl', 'oklch', 'none', '__proto__'),
    components: fc.oneof(
      fc.array(fc.oneof(fc.double(), fc.constant('none'), fc.double({ min: 0, max: 1 })), { maxLength: 4 }),
      hostileValue,
    ),
    alpha: hostileValue,
    hex: hostileValue,
    x: hostileValue,
  },
  { requiredKeys: [] },
);
const token = fc.record(
  {
    $value: fc.oneof(foreignColor, hostileValue),
    value: fc.oneof(foreignColor, hostileValue),
    type: fc.oneof(fc.constantFrom('color', 'borderRadius', 'fontFamilies', 'fontWeights'), hostileValue),
    $type: fc.oneof(fc.constantFrom('color', 'dimension', 'number', 'fontFamily'), hostileValue),
    $extensions: fc.oneof(
      fc.record({ 'br.com.signdrive.oklch': hostileValue, 'studio.tokens': hostileValue }, { requiredKeys: [] }),
      hostileValue,
    ),
    description: hostileValue,
  },
  { requiredKeys: [] },
);
const hostileTokens = fc.dictionary(fc.constantFrom(...slotNames, 'acton', '$type', '$ref'), token, { maxKeys: 1 });
const fairTokens = fc.record(
  {
    link: fc.constantFrom({ $value: '#1a33b3' }, color('srgb', 0.1, 0.2, 0.7), { value: 'navy', type: 'color' }),
    radius: fc.constantFrom({ $value: '8px' }, { value: '8', type: 'borderRadius' }),
    'display-weight': fc.constantFrom({ $value: 'bold' }, { $value: '{palette.weight}' }),
  },
  { requiredKeys: [] },
);
/** Most are a theme except for one token, or one group. */
const brand = fc.tuple(fairTokens, hostileTokens).map(([fair, hostile]) => ({ ...fair, ...hostile }));
const hostileFile = fc.oneof(
  fc.record({ brand, palette: fc.constant({ weight: { $value: '700' } }) }),
  fc.record({ brand, other: hostileValue }),
  fc.record({ set: fc.record({ brand }), $themes: hostileValue }),
);

describe('a hostile file', () => {
  it('never throws, and only content that checkTheme accepts is read', () => {
    let accepted = 0;
    const runs = 1000;
    fc.assert(
      fc.property(hostileFile, (input) => {
        const read = readThemeFile(input);
        if (!read.ok) return;
        accepted += 1;
        const check = checkTheme(read.document);
        expect(check).toMatchObject({ ok: true, slots: read.slots });
        // It prints only numbers, names and shipped fonts, or throws.
        expect(themeSheet(read.slots, 'x')).toMatch(/^x\{[\w\s"(){}:;,.%/@-]+\}$/);
      }),
      { numRuns: runs },
    );
    // The sample must contain enough accepted files.
    expect(accepted).toBeGreaterThan(runs / 20);
  });

  it('is read the same as text and as a value', () => {
    fc.assert(
      fc.property(hostileFile, (input) => {
        let text: string | undefined;
        try {
          text = JSON.stringify(input);
        } catch {
          return;
        }
        const fromText = readThemeFile(text);
        const fromValue = readThemeFile(JSON.parse(text));
        expect(fromText.ok).toBe(fromValue.ok);
        expect(fromText.document).toEqual(fromValue.document);
      }),
    );
  });

  it('is quoted briefly, on one line', () => {
    fc.assert(
      fc.property(hostileFile, (input) => {
        const read = readThemeFile(input);
        const lines = [...read.converted, ...(read.ok ? [] : read.problems)].map(describeThemeProblem);
        for (const line of lines) expect(line).not.toMatch(/[\p{Cc}<>]|.{600}/u);
      }),
    );
  });
});
