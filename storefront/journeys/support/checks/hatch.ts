import sharp from 'sharp';

/**
 * Widest gap in px between two lines of a hatched bar, along its middle.
 * @param picture the bar as a PNG
 */
export async function widestGapOfLines(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true });
  const middle = Math.floor(info.height / 2) * info.width * info.channels;
  const row = Array.from({ length: info.width }, (_, place) => data[middle + place * info.channels] ?? 0);
  const between = (Math.min(...row) + Math.max(...row)) / 2;
  const lines = row.flatMap((brightness, place) => (brightness < between ? [place] : []));
  return Math.max(...lines.slice(1).map((place, before) => place - (lines[before] ?? 0)));
}
