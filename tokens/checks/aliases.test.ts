import { expect, test } from 'vitest';
import { findAliasProblems } from './aliases.ts';
import { parseTokenDocument } from './token-document.ts';

const document = (file: string, tokens: object) => parseTokenDocument(file, JSON.stringify(tokens, null, 2));
const black = { $type: 'color', $value: { colorSpace: 'oklch', components: [0, 0, 0] } };
const derived = (derive: object) => ({ ...black, $extensions: { 'br.com.signdrive.derive': derive } });

test('accepts layers that name only lower layers', () => {
  const documents = [
    document('base.json', { base: { ink: black } }),
    document('brand.json', { brand: { action: { $value: '{base.ink}' } } }),
    document('semantic.json', { color: { link: { $value: '{brand.action}' }, text: { $value: '{color.link}' } } }),
  ];
  expect(findAliasProblems(documents)).toEqual([]);
});

test('reports an alias to an unknown token with file and line', () => {
  const documents = [document('semantic.json', { color: { text: black, link: { $value: '{base.gone}' } } })];
  expect(findAliasProblems(documents)).toMatchObject([
    { file: 'semantic.json', line: 14, token: 'color.link', message: 'names {base.gone}, which is no token' },
  ]);
});

test('follows an alias inside a composite', () => {
  const ring = { $type: 'border', $value: { width: 1, style: 'solid', color: '{color.gone}' } };
  expect(findAliasProblems([document('theme.json', { focus: { ring } })])).toHaveLength(1);
});

test('rejects a brand slot that names a semantic token', () => {
  const documents = [document('a.json', { color: { text: black }, brand: { action: { $value: '{color.text}' } } })];
  expect(findAliasProblems(documents)).toMatchObject([{ token: 'brand.action' }]);
});

test('reports tokens that name each other as a circle', () => {
  const documents = [document('a.json', { color: { a: { $value: '{color.b}' }, b: { $value: '{color.a}' } } })];
  expect(findAliasProblems(documents).map(({ token }) => token)).toEqual(['color.a', 'color.b']);
});

test.each([
  ['a mix without an amount', { mix: { with: 'white' } }],
  ['a mix with another ground', { mix: { with: 'red', amount: 0.5 } }],
  ['an opacity over one', { alpha: 62 }],
  ['a word nobody knows', { lighten: 0.1 }],
])('rejects %s as a derivation', (_, derive) => {
  expect(findAliasProblems([document('a.json', { color: { text: derived(derive) } })])).toHaveLength(1);
});
