import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** A font of the themes, cut to what a Portuguese page shows. */
export interface Subset {
  /** File in `src/foundations/fonts`. */
  file: string;
  /** Module of the whole font. */
  source: string;
  /** Ranges of the variable axes; an axis that is absent keeps its whole range. */
  axes: Readonly<Record<string, { min: number; max: number }>>;
}

/** Weights above 600 and widths below 82 % are left to the whole font (`fonts.css`): they cost another 15 KiB. */
export const subsets: readonly Subset[] = [
  {
    file: 'archivo.woff2',
    source: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    axes: { wght: { min: 400, max: 600 }, wdth: { min: 82, max: 125 } },
  },
  {
    file: 'newsreader.woff2',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
    axes: { wght: { min: 300, max: 600 } },
  },
  {
    file: 'anybody.woff2',
    source: '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
    axes: { wght: { min: 400, max: 800 } },
  },
];

/** Ranges of the characters in the subsets, as `unicode-range` in `fonts.css` names them. */
export const characters = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xab],
  [0xae, 0xae],
  [0xb0, 0xb0],
  [0xb2, 0xb3],
  [0xb7, 0xb7],
  [0xba, 0xbb],
  // À Á Â Ã, Ç, É Ê, Í, Ó Ô Õ ×, Ú, and the same in lower case
  [0xc0, 0xc3],
  [0xc7, 0xc7],
  [0xc9, 0xca],
  [0xcd, 0xcd],
  [0xd3, 0xd5],
  [0xd7, 0xd7],
  [0xda, 0xda],
  [0xe0, 0xe3],
  [0xe7, 0xe7],
  [0xe9, 0xea],
  [0xed, 0xed],
  [0xf3, 0xf5],
  [0xfa, 0xfa],
  [0xfc, 0xfc],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
] as const;

const text = characters
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, place) => first + place))
  .map((code) => String.fromCodePoint(code))
  .join('');

/** Bytes of a subset, as WOFF2. */
export async function makeSubset({ source, axes }: Subset): Promise<Buffer> {
  const whole = await readFile(createRequire(import.meta.url).resolve(source));
  return subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes });
}
