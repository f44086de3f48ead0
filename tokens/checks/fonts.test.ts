import { expect, test } from 'vitest';
import { findFontProblems, findOverlappingFaces } from './fonts.ts';
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

const face = (weights: string, widths: string) =>
  `@font-face {\n  font-family: 'Archivo Fallback';\n  font-weight: ${weights};\n  font-stretch: ${widths};\n}\n`;

test('faces of the same weights and widths, and of others, are accepted', () => {
  const sheet = [face('100 450', '62% 96%'), face('451 900', '62% 96%'), face('451 900', '97% 125%')].join('');
  expect(findOverlappingFaces('fonts.css', sheet + face('451 900', '97% 125%'))).toEqual([]);
});

test('faces whose weights overlap are reported, because a browser does not combine them', () => {
  const sheet = face('451 550', '97% 125%') + face('100 550', '97% 125%');
  expect(findOverlappingFaces('fonts.css', sheet)).toMatchObject([{ file: 'fonts.css', line: 6 }]);
});
