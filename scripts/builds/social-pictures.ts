/**
 * Pictures for shared links (spec §2.7), 1200 × 630: the car on its ground line, its name below.
 * `node -C @signdrive/source scripts/builds/social-pictures.ts [folder]`
 */
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cars, renderCarSvg } from '@signdrive/design-system/cars';
import { themes } from '@signdrive/tokens';
import { deriveTheme, readBrandSlots } from '@signdrive/tokens/derive';
import { oklchToHex } from '@signdrive/tokens/theme';
import sharp from 'sharp';
import house from '../../tokens/brand/house/slots.json' with { type: 'json' };
// Outlines of Archivo, so that the pictures need no installed font: names at weight 600 and width 112,
// the wordmark at 700 and 125 with its ampersand at 400. Units: a thousandth of the font size.
import lettering from './social-lettering.json' with { type: 'json' };

const size = { width: 1200, height: 630 };
const margin = 64;
const ground = 446;
const carWidth = 1080;
/** Height of the tyres in a drawing 1200 wide. */
const tyres = 447;
/** The house's style: a warm red on a neutral background. */
const heroPaint = '#a8241f';

interface SocialPicture {
  /** File name without extension. */
  readonly name: string;
  readonly model: string;
  /** Text below the car; without one, only the name of the store. */
  readonly title?: string;
}

/** The store of the pictures. */
interface Store {
  /** Subfolder of the pictures; the house has none. */
  readonly slug?: string;
  /** The partner's name, left of the house's wordmark. */
  readonly name?: string;
  readonly slots: ReturnType<typeof readBrandSlots>;
}

/** One picture per car, and the default one of all other pages. */
export const socialPictures: readonly SocialPicture[] = [
  { name: 'default', model: 't-cross' },
  ...Object.entries(cars).map(([slug, { name }]) => ({ name: slug, model: slug, title: name })),
];

/** The house, then each partner with a shipped theme. */
async function readStores(): Promise<Store[]> {
  const ofPartners = themes.slice(1).map(async ({ slug, name }) => {
    const file = new URL(`../../tokens/partners/${slug}/slots.json`, import.meta.url);
    return { slug, name, slots: readBrandSlots(house, JSON.parse(await readFile(file, 'utf8'))) };
  });
  return [{ slots: readBrandSlots(house) }, ...(await Promise.all(ofPartners))];
}

/**
 * Writes every picture as `<car>.png` or `default.png`, those of a partner into `<slug>/`. The same sources give the
 * same bytes.
 * @param folder created if missing
 * @param pictures those of each store
 * @returns the files written
 */
export async function writeSocialPictures(
  folder: string,
  pictures: readonly SocialPicture[] = socialPictures,
): Promise<string[]> {
  const files = (await readStores()).flatMap((store) =>
    pictures.map((picture) => ({
      file: join(folder, store.slug ?? '', `${picture.name}.png`),
      svg: socialPictureSvg(picture, store),
    })),
  );
  for (const directory of new Set(files.map(({ file }) => dirname(file)))) await mkdir(directory, { recursive: true });
  return Promise.all(
    files.map(async ({ file, svg }) => {
      await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toFile(file);
      return file;
    }),
  );
}

function socialPictureSvg({ model, title }: SocialPicture, { name, slots }: Store): string {
  const theme = deriveTheme(slots);
  const color = (token: keyof typeof theme) => oklchToHex(theme[token]);
  const scale = carWidth / 1200;
  const car = `translate(${(size.width - carWidth) / 2} ${ground - tyres * scale}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${color('color-surface-canvas')}"/>
<path d="M0 ${ground}H${size.width}" stroke="${color('color-border-ground')}" stroke-width="2"/>
<g transform="${car}">${renderCarSvg(model, { paint: heroPaint })}</g>
${lines({ title, name }, color('color-text'))}
${wordmark({ title, name }, color('color-text'), color('color-text-link'))}
</svg>`;
}

/** The name of the car or the partner, large; below a car's name the partner's and the wordmark. */
function lines({ title, name }: { title: string | undefined; name: string | undefined }, ink: string): string {
  const line = (text: string, y: number, fontSize: number) =>
    `<path transform="${letters(y, fontSize)}" d="${setName(text).path}" fill="${ink}"/>`;
  const [first, second] = [title, name].filter((text) => text !== undefined);
  return (first ? line(first, 540, 72) : '') + (second ? line(second, 592, 30) : '');
}

function wordmark({ title, name }: { title: string | undefined; name: string | undefined }, ink: string, link: string) {
  const fontSize = title || name ? 30 : 80;
  const x = title && name ? margin + (setName(name).width / 1000) * fontSize + fontSize : margin;
  return `<g transform="${letters(title || name ? 592 : 560, fontSize, x)}">
<path d="${lettering.wordmark.words}" fill="${ink}"/>
<path d="${lettering.wordmark.ampersand}" fill="${link}"/>
</g>`;
}

/** Transform of outlines with the baseline at `y` and a font size in px. */
const letters = (y: number, fontSize: number, x = margin) => `translate(${x} ${y}) scale(${fontSize / 1000})`;

const displayTracking = -30;
const known: Readonly<Record<string, { advance: number; path: string }>> = lettering.letters;
const kerning: Readonly<Record<string, number>> = lettering.kerning;

/** Path data of a name, and its width. @throws if a letter has no outline yet */
function setName(name: string): { path: string; width: number } {
  let x = 0;
  let path = '';
  for (const [index, character] of Array.from(name).entries()) {
    const letter = known[character];
    if (!letter) throw new Error(`No outline for "${character}" of "${name}" in social-lettering.json`);
    path += shiftPath(letter.path, x);
    x += letter.advance + displayTracking + (kerning[name.slice(index, index + 2)] ?? 0);
  }
  return { path, width: x - displayTracking };
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
  const folder = process.argv[2] ?? fileURLToPath(new URL('../../storefront/dist/client/social', import.meta.url));
  const files = await writeSocialPictures(folder);
  console.log(`${files.length} social pictures written to ${folder}`);
}
