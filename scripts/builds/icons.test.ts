import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { writeIcons } from './icons.ts';

async function inNewFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'icons-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return { folder, files: await writeIcons(folder) };
}

test('each icon is as wide as its name says', async () => {
  const { files } = await inNewFolder();
  expect(files.length).toBe(4);
  for (const file of files) {
    const size = Number(/(\d+)\.png$/.exec(basename(file))?.[1]);
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size });
  }
});

test('a maskable icon has its background up to the corners; the other has round ones', async () => {
  const { folder } = await inNewFolder();
  const cornerOf = async (name: string) => {
    const { data } = await sharp(join(folder, name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return data[3];
  };
  expect(await cornerOf('maskable-512.png')).toBe(255);
  expect(await cornerOf('touch-180.png')).toBe(255);
  expect(await cornerOf('icon-512.png')).toBe(0);
});

test('the same drawing gives the same bytes', async () => {
  const [one, other] = [await inNewFolder(), await inNewFolder()];
  for (const [index, file] of one.files.entries()) {
    expect((await readFile(file)).equals(await readFile(String(other.files[index]))), file).toBe(true);
  }
});
