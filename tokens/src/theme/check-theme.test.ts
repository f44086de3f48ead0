import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import house from '../../brand/house/slots.json' with { type: 'json' };
import viaduto from '../../partners/viaduto/slots.json' with { type: 'json' };
import { deriveTheme, readBrandSlots } from '../derive.ts';
import {
  checkTheme,
  describeThemeProblem,
  describeThemeProblemIn,
  failsByRounding,
  houseSlots,
  printJson,
  slotNames,
} from './index.ts';

const oklch = (...components: number[]) => ({ colorSpace: 'oklch', components });
const file = (brand: object) => JSON.stringify({ brand }, null, 2);
const slot = ($value: unknown) => ({ $value });
const problemsOf = (input: unknown, options = {}) => {
  const check = checkTheme(input, options);
  return check.ok ? [] : check.problems;
};
const messageOf = (input: unknown) => problemsOf(input).map(describeThemeProblem);
/** Words shared by English and Portuguese are names of tokens and keys. */
const english = /\b(the|is|has|must|may|not|which|names|makes|needs|holds|than|here|found|expected|number)\b/;

test('the house fills fifteen slots, and a partner’s file is accepted as text and as a value', () => {
  expect(slotNames).toHaveLength(15);
  expect(checkTheme(printJson(house), { isWhole: true })).toMatchObject({ ok: true, slots: houseSlots });
  expect(checkTheme(viaduto)).toEqual(checkTheme(printJson(viaduto)));
});

test('a partner may set one slot and takes the rest from the house', () => {
  const check = checkTheme(file({ radius: { $type: 'dimension', $value: { value: 0, unit: 'rem' } } }));
  expect(check).toEqual({
    ok: true,
    set: ['radius'],
    notes: [],
    slots: { ...houseSlots, radius: { value: 0, unit: 'rem' } },
  });
});

test('a whole brand is rejected for every slot that it leaves out', () => {
  expect(problemsOf(file({ 'neutral-hue': slot(165) }), { isWhole: true })).toHaveLength(14);
});

test('a problem has its line', () => {
  expect(problemsOf('{\n  "brand": {\n    "radius": { "$value": 4 },\n    "acton": { "$value": 1 }\n  }\n}')).toEqual([
    { line: 4, token: 'brand.acton', sentence: ['noBrandSlot', expect.stringMatching(/^action, /)] },
    { line: 3, token: 'brand.radius', sentence: ['wanted', ['radius']] },
  ]);
});

describe('a slot with an invalid value', () => {
  test.each<[string, object, string]>([
    ['a colour as text', { action: slot('#ff0000') }, 'or a {base.…} colour, not the text "?ff0000"'],
    ['a colour that is a number', { action: slot(255) }, 'must be { "colorSpace": "oklch", "components": [lightness'],
    ['a colour without a space', { action: slot({ components: [0.4, 0.1, 20] }) }, 'names no "colorSpace"'],
    [
      'a colour of another space',
      { action: slot({ colorSpace: 'srgb', components: [1, 0, 0] }) },
      'has the colorSpace "srgb"; a theme takes "oklch"',
    ],
    [
      'a colour that shows what is behind it',
      { action: slot({ ...oklch(0.4, 0.1, 20), alpha: 0.5 }) },
      'has the alpha 0.5; a theme’s colours are opaque',
    ],
    ['a colour without numbers', { action: slot({ colorSpace: 'oklch' }) }, 'has no list of "components"'],
    ['a colour with two numbers', { action: slot(oklch(0.4, 0.1)) }, 'has 2 components; oklch has three'],
    [
      'a colour with words',
      { action: slot({ colorSpace: 'oklch', components: ['none', 0, 0] }) },
      'has the lightness "none"; it must be a number',
    ],
    ['a lightness over one', { action: slot(oklch(4, 0.1, 20)) }, 'has the lightness 4; it must be 0 to 1'],
    ['a chroma that no screen shows', { action: slot(oklch(0.4, 1, 20)) }, 'has the chroma 1; it must be 0 to 0.4'],
    ['a hue over a turn in a colour', { action: slot(oklch(0.4, 0.1, 380)) }, 'has the hue 380; it must be 0 to 360'],
    ['more keys than a colour has', { action: slot({ ...oklch(0.4, 0.1, 20), x: 1 }) }, 'has the key "x", which'],
    [
      'a hex that is a URL',
      { action: slot({ ...oklch(0.4, 0.1, 20), hex: 'javascript:' }) },
      'has the hex "javascript?"; it must be #rrggbb or left out',
    ],
    [
      'a hex of another colour than its components',
      { action: slot({ ...oklch(0.4, 0.1, 20), hex: '#00ff00' }) },
      'has the hex #00ff00, and its components are #742d31: they must agree',
    ],
    [
      'a description that is a number',
      { action: { $description: 5, ...slot(oklch(0.4, 0.1, 20)) } },
      'has a $description that is not a text',
    ],
    [
      'extensions that are a text',
      { action: { $extensions: 'x', ...slot(oklch(0.4, 0.1, 20)) } },
      'has a $extensions that is not an object',
    ],
    [
      'a deprecation that is a number',
      { action: { $deprecated: 1, ...slot(oklch(0.4, 0.1, 20)) } },
      'has a $deprecated that is not true, false or a text',
    ],
    ['a hue over a turn', { 'neutral-hue': slot(720) }, 'a number, 0 to 360 degrees'],
    ['a number as text', { 'neutral-hue': slot('165') }, 'a number, 0 to 360'],
    ['a radius in px', { radius: slot({ value: 4, unit: 'px' }) }, 'rem, 0 to 1.5'],
    [
      'a font by its name',
      { 'font-display': slot(['Comic Sans MS']) },
      'one of the fonts we ship: {base.font.archivo}',
    ],
    [
      'a font that isn’t shipped',
      { 'font-display': slot('{base.font.comic}') },
      'names {base.font.comic}, which is no',
    ],
    ['a colour where a font belongs', { 'font-display': slot('{base.anil.500}') }, 'must be one of the fonts'],
    ['a font where a colour belongs', { action: slot('{base.font.archivo}') }, 'must be an opaque oklch colour'],
    ['a slot that it doesn’t follow', { link: slot('{brand.accent}') }, 'may only name {base.…} tokens'],
    ['an alias to nothing', { action: slot('{base.anil.999}') }, 'names {base.anil.999}, which is no token'],
    ['an alias to a meaning', { action: slot('{color.text}') }, 'may only name {base.…} tokens'],
    [
      'another type than its own',
      { radius: { $type: 'color', $value: { value: 1, unit: 'rem' } } },
      '$type "dimension"',
    ],
    ['a reference', { action: { $ref: '#/brand/accent' } }, 'has "$ref", which a theme can\'t use'],
    ['a token in a token', { action: { $value: oklch(0.4, 0.1, 20), dark: slot(1) } }, 'may not hold "dark"'],
    ['a slot that does not exist', { 'font-body': slot('{base.font.archivo}') }, 'is no brand slot'],
    ['nothing', { action: 7 }, 'must be a group or a token'],
  ])('%s', (_, brand, message) => {
    expect(messageOf(file(brand))).toEqual([expect.stringContaining(message)]);
    const [inPortuguese = ''] = problemsOf(file(brand)).map(describeThemeProblemIn('pt'));
    expect(inPortuguese).toMatch(/^[\w.-]+ (precisa|tem|não|aponta|é um)/);
    expect(inPortuguese).not.toMatch(english);
  });

  test.each([
    ['a semantic token', { color: { text: slot('{base.mata.900}') } }],
    ['a raw token', { base: { anil: { 500: slot(oklch(0.4, 0.1, 20)) } } }],
    ['a slot that stands outside of its group', { action: slot(oklch(0.4, 0.1, 20)) }],
    ['a slot too deep', { brand: { button: { action: slot(oklch(0.4, 0.1, 20)) } } }],
  ])('%s', (_, document) => {
    expect(messageOf(document)).toEqual([expect.stringContaining('is no brand slot')]);
  });

  test.each([['{}'], ['{"brand":{}}'], ['{"$description":"x"}']])('%s sets nothing', (text) => {
    expect(messageOf(text)).toEqual(['theme sets no slot: its tokens stand in the group "brand"']);
  });

  test('slots that name each other run in a circle', () => {
    const circle = file({
      action: slot('{brand.accent}'),
      accent: slot('{brand.stage}'),
      stage: slot('{brand.action}'),
    });
    expect(messageOf(circle)[0]).toBe(
      'brand.action names itself in a circle: brand.action → brand.accent → brand.stage → brand.action',
    );
    expect(messageOf(file({ action: slot('{brand.action}') }))).toEqual([expect.stringContaining('in a circle')]);
  });
});

describe('an illegible theme', () => {
  test('is rejected for a pale action as button and as link text, at its own line', () => {
    const problems = problemsOf(`{ "brand": {\n "action": { "$value": ${JSON.stringify(oklch(0.75, 0.15, 90))} } } }`);
    expect(new Set(problems.map(({ line, token }) => `${line} ${token}`))).toEqual(new Set(['2 brand.action']));
    const messages = problems.map(describeThemeProblem).join('\n');
    for (const pair of [
      'color-action-text on color-action-background ',
      'color-border-selected on color-surface-canvas',
      'color-text-link on color-surface-selected',
    ]) {
      expect(messages).toContain(pair);
    }
    expect(messages).toMatch(/makes \S+ on \S+ \d\.\d\d:1; it needs 4\.5:1/);
  });

  test.each<[string, object, string]>([
    [
      'a dark accent under ink',
      { accent: slot(oklch(0.4, 0.1, 66)) },
      'color-text-on-accent on color-accent-background',
    ],
    ['a stage over lightness 0.26', { stage: slot(oklch(0.27, 0.02, 195)) }, 'makes color-surface-stage 0.27 light'],
    ['a pale link', { link: slot(oklch(0.8, 0.15, 100)) }, 'color-text-link on color-surface-canvas'],
    [
      'a pale selection',
      { selection: slot(oklch(0.8, 0.15, 100)) },
      'color-selection-background on color-surface-canvas',
    ],
    [
      'a stage button whose label fades under the pointer',
      { 'stage-action': slot(oklch(0.72, 0.1, 85)), 'on-stage-action': slot(oklch(0.4, 0.04, 40)) },
      'color-action-text-on-stage on color-action-background-on-stage-hover',
    ],
  ])('%s', (_, brand, message) => {
    expect(messageOf(file(brand)).join('\n')).toContain(message);
  });

  test('is reported at the colour that causes it, not at the hue of the neutrals', () => {
    const brand = { 'neutral-hue': slot(60), accent: slot(oklch(0.58, 0.1, 40)) };
    expect(problemsOf(file(brand)).map(({ token }) => token)).toEqual(['brand.accent']);
  });

  test('is reported at the slot that most of the illegible pairs share', () => {
    const brand = { 'on-action': slot(oklch(1, 0, 0)), action: slot(oklch(0.9, 0.1, 66)) };
    const messages = messageOf(file(brand));
    expect(messages.join('\n')).toContain('color-action-text on color-action-background');
    expect(messages.filter((message) => !message.startsWith('brand.action '))).toEqual([]);
  });

  test('is accepted with a pale button, if link and selection have a colour of their own', () => {
    const dark = slot(oklch(0.45, 0.1, 100));
    const brand = {
      action: slot(oklch(0.92, 0.19, 102)),
      'action-strong': slot(oklch(0.85, 0.17, 102)),
      'on-action': slot(oklch(0.17, 0.03, 102)),
    };
    expect(messageOf(file({ ...brand, link: dark, selection: dark }))).toEqual([]);
    expect(messageOf(file(brand)).join('\n')).toContain('brand.action makes color-text-link on color-surface-canvas');
  });

  test('is measured by the 8-bit colours that a browser paints', () => {
    // 4.503:1 on the darkest ground without rounding.
    const link = { link: slot(oklch(0.523, 0.04, 189.348)) };
    expect(messageOf(file(link))).toEqual([
      'brand.link makes color-text-link on color-surface-sunken 4.47:1; it needs 4.5:1',
    ]);
    expect(checkTheme(file(link), { isExempt: failsByRounding }).ok).toBe(true);
    const pale = { link: slot(oklch(0.54, 0.04, 189.348)) };
    expect(checkTheme(file(pale), { isExempt: failsByRounding }).ok).toBe(false);
  });

  test('is accepted if the failing pair is exempt', () => {
    const check = checkTheme(file({ accent: slot(oklch(0.3, 0.1, 40)) }), { isExempt: () => true });
    expect(check).toMatchObject({ ok: true, set: ['accent'] });
  });

  test.each([0, 62, 165, 270, 360])('neutrals of hue %d keep every ratio', (hue) => {
    expect(messageOf(file({ 'neutral-hue': slot(hue) }))).toEqual([]);
  });
});

test('an action close to the danger colour is accepted with a note, any other without', () => {
  const notesOf = (brand: object) => {
    const check = checkTheme(file(brand));
    return check.ok && check.notes;
  };
  expect(notesOf({ action: slot(oklch(0.5, 0.19, 25)), 'action-strong': slot(oklch(0.43, 0.16, 25)) })).toEqual([
    {
      line: 3,
      token: 'brand.action',
      sentence: ['likeDanger', expect.stringMatching(/^0\.0\d$/)],
    },
  ]);
  expect(notesOf({ action: slot(oklch(0.45, 0.15, 250)), 'action-strong': slot(oklch(0.4, 0.15, 250)) })).toEqual([]);
});

describe('a theme written before link and selection had slots', () => {
  test('is still accepted: both follow its action', () => {
    const check = checkTheme(viaduto);
    if (!check.ok) throw new Error('refused');
    const theme = deriveTheme(check.slots);
    const action = 'oklch(0.22 0.012 300)';
    for (const name of ['color-text-link', 'color-border-selected', 'color-selection-background'] as const) {
      expect(theme[name]).toBe(action);
    }
    expect(theme['color-action-border']).toMatch(/ \/ 0\)$/);
  });

  test('has the same values if it names the action for them', () => {
    const follows = { link: slot('{brand.action}'), selection: slot('{brand.action}') };
    const check = checkTheme({ brand: { ...viaduto.brand, ...follows } });
    expect(check.ok && check.slots).toEqual(readBrandSlots(house, viaduto));
  });

  test('is accepted with any colours that were legible then', () => {
    const component = (most: number) => fc.double({ min: 0, max: most, noNaN: true });
    const strongOf = (lightness: number) => oklch(Math.max(0, lightness - 0.07), 0, 0);
    fc.assert(
      fc.property(component(0.48), component(0.2), component(360), (lightness, chroma, hue) => {
        const brand = { action: slot(oklch(lightness, chroma, hue)), 'action-strong': slot(strongOf(lightness)) };
        expect(messageOf(file(brand))).toEqual([]);
      }),
    );
  });
});

describe('a hostile file', () => {
  const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
  const cyclic: Record<string, unknown> = {};
  cyclic['brand'] = { action: cyclic };

  test.each<[string, unknown, string]>([
    ['is huge', `{"brand":{"$description":"${'x'.repeat(40_000)}"}}`, 'larger than 32 KiB'],
    ['is huge and parsed', { brand: { $description: 'x'.repeat(40_000) } }, 'larger than 32 KiB'],
    ['is wide', { brand: Array.from({ length: 2000 }, () => 0) }, 'more than 1000 values'],
    ['nests without end', deep, 'deeper than 12 levels'],
    ['nests without end and is parsed', JSON.parse(deep), 'deeper than 12 levels'],
    ['holds itself', cyclic, 'deeper than 12 levels'],
    ['reaches for the prototype', '{"brand":{"__proto__":{"$value":1}}}', 'may not use the name "__proto__"'],
    ['reaches for it parsed', JSON.parse('{"__proto__":{"brand":{}}}'), 'may not use the name "__proto__"'],
    ['reaches for the constructor', '{"constructor":{}}', 'may not use the name "constructor"'],
    ['has a name twice', '{"brand":{},\n"brand":{}}', 'has "brand" twice in one group'],
    ['has infinite numbers', '{"brand":{"neutral-hue":{"$value":1e999}}}', 'a number nobody can use: 1e999'],
    ['has numbers that are none', { brand: { 'neutral-hue': slot(Number.NaN) } }, 'a number nobody can use: NaN'],
    ['is a program', { brand: () => 1 }, 'no JSON: a function'],
    ['is nothing', undefined, 'no JSON: a undefined'],
  ])('that %s is rejected', (_, input, message) => {
    expect(messageOf(input)).toEqual([expect.stringContaining(message)]);
  });

  test.each(['url(x)', '};*{display:none', '</style><script>', 'var(--x)', 'expression(1)'])(
    'that contains %j in any slot is rejected',
    (css) => {
      for (const name of slotNames) {
        for (const value of [
          css,
          [css],
          { value: css, unit: css },
          oklch(css as never, 0, 0),
          { value: 1, unit: css },
        ]) {
          expect(problemsOf(file({ [name]: slot(value) })), name).toHaveLength(1);
        }
      }
    },
  );

  test('that throws when it is read is rejected with a message', () => {
    const thrower = {
      get brand(): never {
        throw new Error('no');
      },
    };
    const keyless = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    for (const input of [thrower, { brand: thrower }, keyless, { brand: [keyless] }]) {
      expect(messageOf(input)).toEqual(['theme holds something that throws an error when it is read']);
    }
  });

  test('is quoted briefly, on one line', () => {
    const name = `a\n${'x'.repeat(500)}`;
    const [message = ''] = messageOf(file({ [name]: slot(1) }));
    expect(message.slice(0, 80)).toMatch(/^brand\.a\?x+…/);
  });

  test('never makes the check throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (value, text) => {
        expect(checkTheme({ brand: { action: value } }).ok).toBe(false);
        expect(checkTheme(text).ok).toBe(false);
      }),
    );
  });
});

describe('invalid JSON is reported with its line', () => {
  test.each([
    ['', 1, 'ends too early'],
    ['{\n"brand": {', 2, 'ends too early'],
    ['{\n\n  brand: {}\n}', 3, 'is no JSON here: brand'],
    ['{ "a": 1,\n}', 2, 'expected another name after the comma, found }'],
    ['{ "a"\n "b" }', 2, 'expected ":", found "b"'],
    ['[1,\n 2\n 3]', 3, 'found 3'],
    ['{}\n{}', 2, 'goes on after its end'],
    ['{ "a": 01 }', 1, 'is no JSON here'],
    ["{ 'a': 1 }", 1, 'is no JSON here'],
    ['{ "a": NaN }', 1, 'is no JSON here'],
    ['{ "a": "line\nbreak" }', 1, 'is no JSON here'],
  ])('%j', (text, line, message) => {
    expect(problemsOf(text)).toMatchObject([{ line, token: 'theme' }]);
    expect(messageOf(text)).toEqual([expect.stringContaining(message)]);
  });

  test('everything that JSON.parse reads is read to the same value, and nothing else', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), fc.integer(), (text, place) => {
        const broken = text.slice(0, Math.abs(place) % (text.length + 1));
        for (const candidate of [text, broken]) {
          let isJson = true;
          try {
            JSON.parse(candidate);
          } catch {
            isJson = false;
          }
          const sentences = problemsOf(candidate).map(({ sentence: [name] }) => name);
          // A name that reaches for the prototype is rejected before the end of the text is known.
          if (sentences.includes('forbiddenName')) continue;
          const isRead = !sentences.some((name) => ['noJson', 'expected', 'endsEarly', 'endsLate'].includes(name));
          expect(isRead, candidate).toBe(isJson);
        }
      }),
    );
  });
});
