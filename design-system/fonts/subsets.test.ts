import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { characters, makeSubset, subsets } from './subsets.ts';

const foundations = new URL('../src/foundations/', import.meta.url);

it.each(subsets)('$file is what its font and its ranges give', async (subset) => {
  const written = await readFile(new URL(`fonts/${subset.file}`, foundations));
  expect(written.equals(await makeSubset(subset)), 'run `npm run fonts -w @signdrive/design-system`').toBe(true);
});

it('the sheet gives each subset the characters that it has', async () => {
  const sheet = await readFile(new URL('fonts.css', foundations), 'utf8');
  const hex = (code: number) => code.toString(16).toUpperCase();
  const range = characters
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
  for (const { file } of subsets) {
    const face = sheet.split('@font-face').find((text) => text.includes(`./fonts/${file}`));
    expect(/unicode-range:([^;]+);/.exec(face ?? '')?.[1]?.replaceAll(/\s/g, '')).toBe(range);
  }
});

it('the subsets have every letter and sign of Portuguese', () => {
  const isInside = (sign: string) =>
    characters.some(([first, last]) => first <= (sign.codePointAt(0) ?? 0) && (sign.codePointAt(0) ?? 0) <= last);
  const letters = 'abcdefghijklmnopqrstuvwxyzáâãàçéêíóôõúü';
  const signs = 'R$ 1.234,56 % º ª “” ‘’ – — … · × © ® ² €\u00a0';
  const shown = letters + letters.toUpperCase().replace('Ü', '') + signs;
  expect(shown.split('').filter((sign) => !isInside(sign))).toEqual([]);
});
