import sharp from 'sharp';
import { expect, it } from 'vitest';
import { compare, crop } from './compare.ts';

const sheet = (width: number, height: number, background = '#ffffff') =>
  sharp({ create: { width, height, channels: 3, background } }).png();
const dotted = (dot: string) =>
  sheet(20, 10)
    .composite([{ input: { create: { width: 1, height: 1, channels: 3, background: dot } }, left: 3, top: 4 }])
    .toBuffer();

it('the same picture in another encoding has no difference', async () => {
  const one = await sheet(20, 10).toBuffer();
  const other = await sheet(20, 10).png({ compressionLevel: 0 }).toBuffer();
  expect(one.equals(other)).toBe(false);
  expect(await compare(one, other)).toBeUndefined();
});

it('an invisible change of colour is no difference', async () => {
  expect(await compare(await sheet(20, 10).toBuffer(), await dotted('#fcfcfc'))).toBeUndefined();
});

it.each(['#000000', '#f5f5f5'])('one pixel of %s on white is a difference', async (dot) => {
  const difference = await compare(await sheet(20, 10).toBuffer(), await dotted(dot));
  expect(difference?.pixels).toBe(1);
});

it('a picture that grew by a row differs by that row', async () => {
  const difference = await compare(await sheet(20, 10).toBuffer(), await sheet(20, 11).toBuffer());
  expect(difference?.pixels).toBe(20);
  expect(await sharp(difference?.marked).metadata()).toMatchObject({ width: 20, height: 11 });
});

it('the box contains the difference, and a crop of it ends at the picture’s edge', async () => {
  const [white, dots] = [sheet(600, 400), sheet(600, 400)];
  const dot = { create: { width: 1, height: 1, channels: 3, background: '#000000' } } as const;
  const now = await dots
    .composite([
      { input: dot, left: 300, top: 200 },
      { input: dot, left: 310, top: 390 },
    ])
    .toBuffer();
  const difference = await compare(await white.toBuffer(), now);
  expect(difference?.box).toEqual({ left: 252, top: 152, width: 107, height: 248 });
  if (!difference) throw new Error('There is no difference');
  const part = await crop(await sheet(300, 200).toBuffer(), difference.box);
  expect(await sharp(part).metadata()).toMatchObject({ width: 48, height: 48 });
  expect(await crop(await sheet(100, 100).toBuffer(), difference.box)).toBeUndefined();
});
