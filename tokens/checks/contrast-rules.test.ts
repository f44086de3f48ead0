import { describe, expect, it } from 'vitest';
import { readContrastPairs } from '../src/contrast.ts';
import { extensionKeys } from '../src/dtcg.ts';
import { findContrastRuleProblems } from './contrast-rules.ts';
import { parseTokenDocument } from './token-document.ts';

const token = (extensions: object = {}, type = 'color') => ({
  $type: type,
  $value: '{base.mata.900}',
  $extensions: extensions,
});
const documentOf = (color: object) => parseTokenDocument('color.json', JSON.stringify({ color }, null, 2));
const withRule = (contrast: object) =>
  documentOf({
    paper: token(),
    edge: token(),
    width: token({}, 'number'),
    ink: token({ [extensionKeys.contrast]: contrast }),
  });
const messagesOf = (contrast: object) => findContrastRuleProblems([withRule(contrast)]).map(({ message }) => message);
const rule = { on: ['{color.paper}'], least: 4.5 };

describe('findContrastRuleProblems', () => {
  it('accepts a rule with all its parts', () => {
    expect(messagesOf({ ...rule, leastMore: 7, frame: '{color.edge}' })).toEqual([]);
    expect(
      findContrastRuleProblems([documentOf({ ink: token({ [extensionKeys.lightness]: { most: 0.26 } }) })]),
    ).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['no ground', { on: [], least: 3 }, 'has no list "on"'],
    ['no ratio', { on: rule.on }, 'has no "least" ratio'],
    ['a ratio of 1', { ...rule, least: 1 }, 'has no "least" ratio'],
    ['a ratio over 21', { ...rule, least: 22 }, 'has no "least" ratio'],
    ['less under more contrast', { ...rule, leastMore: 3 }, 'has a "leastMore" that is not a ratio over its "least"'],
    [
      'a ground by its variable',
      { ...rule, on: ['color-paper'] },
      'names a ground other than by its alias: "color-paper"',
    ],
    [
      'a ground that is nowhere',
      { ...rule, on: ['{color.papr}'] },
      'names {color.papr} as a ground, which is no colour',
    ],
    ['a ground that is no colour', { ...rule, on: ['{color.width}'] }, 'names {color.width} as a ground'],
    ['a frame that is nowhere', { ...rule, frame: '{color.edg}' }, 'names {color.edg} as a ground'],
    [
      'a part of no name',
      { ...rule, leats: 3 },
      'has "leats" in its rule of contrast: it takes on, least, leastMore, frame',
    ],
  ])('reports a rule with %s', (_, contrast, message) => {
    expect(messagesOf(contrast)).toEqual([expect.stringContaining(message)]);
  });

  it('reports the line of the token', () => {
    const [problem] = findContrastRuleProblems([documentOf({ ink: token({ [extensionKeys.contrast]: {} }) })]);
    expect(problem).toMatchObject({ file: 'color.json', line: 3, token: 'color.ink' });
  });

  it('reports a rule of a token that is no colour, and a lightness that is no fraction', () => {
    const rules = { [extensionKeys.lightness]: { most: 26 } };
    expect(findContrastRuleProblems([documentOf({ one: token(rules), other: token(rules, 'number') })])).toMatchObject([
      { message: 'has a rule of lightness other than { "most": 0 to 1 }' },
      { message: 'has a rule of contrast and is no colour' },
    ]);
  });

  it('reports a rule next to a value for more contrast only', () => {
    const more = documentOf({ ink: token({ [extensionKeys.contrast]: rule }) });
    expect(findContrastRuleProblems([withRule(rule)], [more])).toMatchObject([
      { message: 'has its rule of contrast beside the token it replaces, with "leastMore"' },
    ]);
  });
});

describe('readContrastPairs', () => {
  it('reads rules by the names of variables', () => {
    const { tokens } = withRule({ ...rule, leastMore: 7, frame: '{color.edge}' });
    expect(readContrastPairs(tokens)).toEqual({
      pairs: [{ foreground: 'color-ink', backgrounds: ['color-paper'], frame: 'color-edge', least: 4.5, leastMore: 7 }],
      dark: [],
    });
  });
});
