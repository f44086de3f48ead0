/**
 * Pictures for shared links (spec §2.7), 1200 × 630: the car on its ground line, the name below.
 * `node -C @signdrive/source scripts/social-pictures.ts [folder]`
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cars, renderCarSvg } from '@signdrive/design-system/cars';
import { deriveTheme, readBrandSlots } from '@signdrive/tokens/derive';
import { oklchToHex } from '@signdrive/tokens/theme';
import sharp from 'sharp';
import house from '../tokens/brand/house/slots.json' with { type: 'json' };
// Outlines of Archivo, so that the pictures need no installed font: names at weight 600 and width 112,
// the wordmark at 700 and 125 with its ampersand at 400. Units: a thousandth of the font size.
import lettering from './social-lettering.json' with { type: 'json' };

const size = { width: 1200, height: 630 };
const margin = 64;
const ground = 446;
const carWidth = 1080;
/** Where the tyres stand in a drawing 1200 wide. */
const tyres = 447;
/** The house's hero: a warm red on a calm ground. */
const heroPaint = '#a8241f';

interface SocialPicture {
  /** File name without extension. */
  readonly name: string;
  readonly model: string;
  /** What stands below the car; without one the wordmark stands there alone. */
  readonly title?: string;
}

/** One picture per car, and the default one of all other pages. */
export const socialPictures: readonly SocialPicture[] = [
  { name: 'default', model: 't-cross' },
  ...Object.entries(cars).map(([slug, { name }]) => ({ name: slug, model: slug, title: name })),
];

/**
 * Writes every picture as `<slug>.png` or `default.png`. The same sources give the same bytes.
 * @param folder made when missing
 * @returns the files written
 */
export async function writeSocialPictures(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    socialPictures.map(async (picture) => {
      const file = join(folder, `${picture.name}.png`);
      await sharp(Buffer.from(socialPictureSvg(picture)))
        .png({ compressionLevel: 9 })
        .toFile(file);
      return file;
    }),
  );
}

function socialPictureSvg({ model, title }: SocialPicture): string {
  const theme = deriveTheme(readBrandSlots(house));
  const color = (token: keyof typeof theme) => oklchToHex(theme[token]);
  const scale = carWidth / 1200;
  const car = `translate(${(size.width - carWidth) / 2} ${ground - tyres * scale}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${color('color-surface-canvas')}"/>
<path d="M0 ${ground}H${size.width}" stroke="${color('color-border-ground')}" stroke-width="2"/>
<g transform="${car}">${renderCarSvg(model, { paint: heroPaint })}</g>
${title ? `<path transform="${letters(540, 72)}" d="${setName(title)}" fill="${color('color-text')}"/>` : ''}
<g transform="${title ? letters(592, 30) : letters(560, 80)}">
<path d="${lettering.wordmark.words}" fill="${color('color-text')}"/>
<path d="${lettering.wordmark.ampersand}" fill="${color('color-text-link')}"/>
</g>
</svg>`;
}

/** Placement of outlines whose baseline is at `y`, at a font size in px. */
const letters = (y: number, fontSize: number) => `translate(${margin} ${y}) scale(${fontSize / 1000})`;

const displayTracking = -30;
const known: Readonly<Record<string, { advance: number; path: string }>> = lettering.letters;
const kerning: Readonly<Record<string, number>> = lettering.kerning;

/** Path data of a car's name. @throws when a letter has no outline yet */
function setName(name: string): string {
  let x = 0;
  let data = '';
  for (const [index, character] of Array.from(name).entries()) {
    const letter = known[character];
    if (!letter) throw new Error(`No outline for "${character}" of "${name}" in social-lettering.json`);
    data += shiftPath(letter.path, x);
    x += letter.advance + displayTracking + (kerning[name.slice(index, index + 2)] ?? 0);
  }
  return data;
}

/** Moves absolute path data along x. */
function shiftPath(path: string, by: number): string {
  return path.replace(/([MLQHV])([^MLQHVZ]*)/g, (_, command: string, numbers: string) => {
    if (command === 'V') return command + numbers;
    const values = numbers.match(/-?\d+/g)?.map(Number) ?? [];
    return command + values.map((value, index) => (command === 'H' || index % 2 === 0 ? value + by : value)).join(' ');
  });
}

if (import.meta.main) {
  const folder = process.argv[2] ?? fileURLToPath(new URL('../storefront/dist/client/social', import.meta.url));
  const files = await writeSocialPictures(folder);
  console.log(`${files.length} social pictures written to ${folder}`);
}
