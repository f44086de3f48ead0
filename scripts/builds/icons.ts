/**
 * Raster icons of the web manifest and of home screens, generated from the favicon.
 * `node -C @signdrive/source scripts/builds/icons.ts [folder]`
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Widths in pixels. A maskable icon has a full background with the drawing in its safe zone. */
const icons = [
  { name: 'icon-192', size: 192, isCut: false },
  { name: 'icon-512', size: 512, isCut: false },
  { name: 'maskable-512', size: 512, isCut: true },
  { name: 'touch-180', size: 180, isCut: true },
] as const;

/** Safe zone of a maskable icon: a circle of four fifths of the width. */
const safeScale = 0.72;

/**
 * Writes every icon as `<name>.png`. The same drawing gives the same bytes.
 * @param folder created if missing
 * @returns the files written
 */
export async function writeIcons(folder: string): Promise<string[]> {
  const drawing = await readFile(new URL('../../storefront/public/favicon.svg', import.meta.url), 'utf8');
  await mkdir(folder, { recursive: true });
  return Promise.all(
    icons.map(async ({ name, size, isCut }) => {
      const file = join(folder, `${name}.png`);
      const svg = Buffer.from(isCut ? withinSafeCircle(drawing) : drawing);
      await sharp(svg, { density: 72 * (size / 32) * 2 })
        .resize(size, size)
        .png({ compressionLevel: 9 })
        .toFile(file);
      return file;
    }),
  );
}

/** The reduced drawing on a full background. @throws if the favicon has no background */
function withinSafeCircle(drawing: string): string {
  const ground = /<rect [^>]*>/.exec(drawing)?.[0];
  if (!ground) throw new Error('favicon.svg has no <rect> as its ground');
  const square = ground.replace(/ rx="[^"]*"/, '');
  const inset = (32 * (1 - safeScale)) / 2;
  return drawing
    .replace(ground, `${square}<g transform="translate(${inset} ${inset}) scale(${safeScale})">`)
    .replace('</svg>', '</g></svg>');
}

if (import.meta.main) {
  const folder = process.argv[2] ?? fileURLToPath(new URL('../../storefront/dist/client/icons', import.meta.url));
  const files = await writeIcons(folder);
  console.log(`${files.length} icons written to ${folder}`);
}
