import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Difference {
  /** Number of different pixels. */
  pixels: number;
  /** A picture (PNG) with those pixels marked. */
  marked: Buffer;
  /** The part of the pictures that contains all of them, with a margin. */
  box: Box;
}

/** A part of a picture, in its pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Margin around a change in pixels. */
const margin = 48;

/** The bounding box of all pixels marked by pixelmatch; the rest of its picture is grey. */
function findBox(output: Uint8Array, width: number, height: number): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let index = 0; index < width * height; index += 1) {
    if (output[index * 4] !== 255 || output[index * 4 + 1] !== 0) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const [from, to] = [
    { x: Math.max(left - margin, 0), y: Math.max(top - margin, 0) },
    { x: Math.min(right + margin + 1, width), y: Math.min(bottom + margin + 1, height) },
  ];
  return { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y };
}

/** Crops a picture (PNG); a box beyond its edge is clipped. */
export async function crop(picture: Buffer, box: Box): Promise<Buffer | undefined> {
  const { width, height } = await sharp(picture).metadata();
  const part = {
    ...box,
    width: Math.min(box.width, width - box.left),
    height: Math.min(box.height, height - box.top),
  };
  return part.width > 0 && part.height > 0 ? await sharp(picture).extract(part).png().toBuffer() : undefined;
}

/** Draws a picture on a larger transparent one, in its top left corner. */
async function drawOn(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const { width: ownWidth, height: ownHeight } = await sharp(picture).metadata();
  return await sharp(picture)
    .ensureAlpha()
    .extend({ right: width - ownWidth, bottom: height - ownHeight, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer();
}

/** Compares two pictures (PNG) pixel by pixel; `undefined` if they look the same. */
export async function compare(base: Buffer, now: Buffer): Promise<Difference | undefined> {
  if (base.equals(now)) return undefined;
  const sizes = await Promise.all([base, now].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([drawOn(base, width, height), drawOn(now, width, height)]);
  const output = new Uint8Array(width * height * 4);
  // Both come from one machine, so differences are real. Only at the edges of curves Chromium may round a colour
  // differently by a few of 255 levels, which is invisible.
  const pixels = pixelmatch(one, other, output, width, height, { threshold: 0.02, includeAA: true });
  if (pixels === 0) return undefined;
  const marked = await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, marked, box: findBox(output, width, height) };
}
