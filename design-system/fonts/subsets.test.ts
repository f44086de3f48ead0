import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fontSheet } from './sheet.ts';
import { characters, makeSubset, subsets } from './subsets.ts';

const foundations = new URL('../src/foundations/', import.meta.url);

it.each(subsets)('$file is what its font and its ranges give', async (subset) => {
  const written = await readFile(new URL(`fonts/${subset.file}`, foundations));
  expect(written.equals(await makeSubset(subset)), 'run `npm run fonts -w @signdrive/design-system`').toBe(true);
});

it('the sheet is what its tables give', async () => {
  const written = await readFile(new URL('fonts.css', foundations), 'utf8');
  expect(written, 'run `npm run build -w @signdrive/design-system`').toBe(fontSheet);
});

it('the subsets have every letter and sign of Portuguese', () => {
  const isInside = (sign: string) =>
    characters.some(([first, last]) => first <= (sign.codePointAt(0) ?? 0) && (sign.codePointAt(0) ?? 0) <= last);
  const letters = 'abcdefghijklmnopqrstuvwxyzáâãàçéêíóôõúü';
  const signs = 'R$ 1.234,56 % º ª “” ‘’ – — … · × © ® ² €\u00a0';
  const shown = letters + letters.toUpperCase().replace('Ü', '') + signs;
  expect(shown.split('').filter((sign) => !isInside(sign))).toEqual([]);
});
