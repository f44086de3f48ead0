import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Difference {
  /** Pixels that are not the same. */
  pixels: number;
  /** A picture (PNG) with those pixels marked. */
  marked: Buffer;
}

/** Draws a picture on a larger transparent one, from its top left corner. */
async function drawOn(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const { width: ownWidth, height: ownHeight } = await sharp(picture).metadata();
  return await sharp(picture)
    .ensureAlpha()
    .extend({ right: width - ownWidth, bottom: height - ownHeight, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer();
}

/** Compares two pictures (PNG) pixel by pixel; `undefined` when they look the same. */
export async function compare(base: Buffer, now: Buffer): Promise<Difference | undefined> {
  if (base.equals(now)) return undefined;
  const sizes = await Promise.all([base, now].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([drawOn(base, width, height), drawOn(now, width, height)]);
  const output = new Uint8Array(width * height * 4);
  // Both come from one machine, so any difference is one that somebody made; but at the edge of a curve Chromium may
  // round a colour otherwise by a few of 255 levels, which nobody sees.
  const pixels = pixelmatch(one, other, output, width, height, { threshold: 0.02, includeAA: true });
  if (pixels === 0) return undefined;
  const marked = await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, marked };
}
