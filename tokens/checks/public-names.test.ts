import { expect, test } from 'vitest';
import { findPublicNameProblems } from './public-names.ts';
import { findThemeListProblems } from './theme-list.ts';

const emitted = new Set(['color-text', 'color-text-muted']);
const tokensFound = (names: string[], deprecated: Record<string, string> = {}) =>
  findPublicNameProblems('public-names.json', { names, deprecated }, emitted).map(({ token }) => token);

test('a list that matches the emitted names is accepted', () => {
  expect(tokensFound(['color-text', 'color-text-muted'])).toEqual([]);
});

test('a removed name needs a replacement that exists', () => {
  const names = ['color-text', 'color-text-muted', 'color-text-quiet'];
  expect(tokensFound(names)).toEqual(['color-text-quiet']);
  expect(tokensFound(names, { 'color-text-quiet': 'color-gone' })).toEqual(['color-text-quiet']);
  expect(tokensFound(names, { 'color-text-quiet': 'color-text-muted' })).toEqual([]);
});

test('a new name has to be listed', () => {
  expect(tokensFound(['color-text'])).toEqual(['color-text-muted']);
});

test('a partner with a folder but without an export is reported', () => {
  const list = { file: 'tokens.resolver.json', folders: ['a', 'b'], resolverContexts: ['a', 'b'], exported: ['a'] };
  expect(findThemeListProblems(list)).toMatchObject([
    { token: 'b', message: "is a partner that tokens/src/partners.ts doesn't list" },
  ]);
});
