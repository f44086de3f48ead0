import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { cars } from '@signdrive/design-system/cars';
import { themes } from '@signdrive/tokens';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { socialPictures, writeSocialPictures } from './social-pictures.ts';

let folder = '';
let files: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'social-'));
  files = await writeSocialPictures(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test('every car and all other pages have a picture of the required size, in the house and for each partner', async () => {
  const names = ['default', ...Object.keys(cars)].map((name) => `${name}.png`);
  expect(files.map((file) => relative(folder, file)).toSorted()).toEqual(
    [...names, ...themes.slice(1).flatMap(({ slug }) => names.map((name) => `${slug}/${name}`))].toSorted(),
  );
  for (const file of files) {
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  }
});

test('all pictures are different', async () => {
  const contents = await Promise.all(files.map((file) => readFile(file, 'base64')));
  expect(new Set(contents).size).toBe(files.length);
});

test('the same sources give the same bytes', async () => {
  const again = await writeSocialPictures(join(folder, 'again'), socialPictures.slice(0, 2));
  for (const file of again) {
    const first = join(folder, relative(join(folder, 'again'), file));
    expect((await readFile(file)).equals(await readFile(first)), file).toBe(true);
  }
});

test('the name below the ground line is drawn as outlines, without an installed font', async () => {
  // The second word of the longest name is beyond the end of a short name.
  const contrastIn = async (name: string) => {
    const area = { left: 420, top: 480, width: 200, height: 70 };
    // sharp computes statistics of the whole input image, so the crop becomes a new image first.
    const part = await sharp(join(folder, `${name}.png`))
      .extract(area)
      .greyscale()
      .png()
      .toBuffer();
    const { channels } = await sharp(part).stats();
    return channels[0]?.stdev;
  };
  expect(await contrastIn('tiguan-allspace')).toBeGreaterThan(40);
  expect(await contrastIn('polo')).toBe(0);
});
