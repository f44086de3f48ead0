import { expect, test } from 'vitest';
import { findFontProblems } from './fonts.ts';
import { parseTokenDocument } from './token-document.ts';

const fonts = parseTokenDocument(
  'fonts.json',
  JSON.stringify({ base: { font: { $type: 'fontFamily', archivo: { $value: ['Archivo Variable', 'Arial'] } } } }),
);

test('a family with a font face is accepted', () => {
  expect(findFontProblems(fonts, "@font-face { font-family: 'Archivo Variable'; }")).toEqual([]);
});

test('a family without a font face is reported', () => {
  expect(findFontProblems(fonts, "@font-face { font-family: 'Newsreader Variable'; }")).toMatchObject([
    { file: 'fonts.json', token: 'base.font.archivo' },
  ]);
});
