import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { documents } from '../support/data/order.ts';
import { OrderPages } from '../support/pages/order.ts';
import { test } from '../support/world.ts';

/** Above this size in bytes the page reduces a photo. */
const reducedFrom = 1_500_000;

const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
const grained = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise } });

/** Chooses a picture and returns it as it was sent. */
async function send(page: Page, kind: string, name: string, picture: Buffer): Promise<Buffer> {
  expect(picture.length).toBeGreaterThan(reducedFrom);
  const order = new OrderPages(page);
  let sent: Buffer = Buffer.of();
  // Without a route Playwright has no body of this size.
  await page.route(/\/upload\/Upload/, async (route) => {
    sent = route.request().postDataBuffer() ?? sent;
    await route.continue();
  });
  await order.chooseFile(kind, { name, mimeType: `image/${name.split('.')[1]}`, buffer: picture });
  await expect(order.sent(kind)).toBeVisible();
  // The first bytes of a JPEG file.
  return sent.subarray(sent.indexOf(Buffer.of(0xff, 0xd8, 0xff)));
}

test(
  'a large photo is sent smaller and upright, a transparent picture on white',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    await sandbox.scenario('known-customer');
    await new OrderPages(page).enterWithSession('documentos');

    const lying = await grained(3000, 2000).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    const upright = await sharp(await send(page, documents[0], 'foto.jpeg', lying)).metadata();
    expect(upright).toMatchObject({ format: 'jpeg', width: 1600, height: 2400 });

    const clear = { left: 300, right: 0, top: 0, bottom: 0, background: '#0000' };
    const scan = await grained(900, 900).ensureAlpha().extend(clear).png().toBuffer();
    const sent = await send(page, documents[1], 'digitalizado.png', scan);
    const ground = await sharp(sent).extract({ left: 0, top: 0, width: 200, height: 900 }).toBuffer();
    const { channels } = await sharp(ground).stats();
    for (const { min } of channels) expect(min, 'the darkest pixel of the transparent part').toBeGreaterThan(240);
  },
);

test(
  'a photo is sent unchanged by a browser that hides what pages draw',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    await sandbox.scenario('known-customer');
    // As Firefox does with `privacy.resistFingerprinting`.
    await page.addInitScript(() => {
      CanvasRenderingContext2D.prototype.getImageData = (_left, _top, width, height) => {
        const random = new ImageData(width, height);
        crypto.getRandomValues(random.data);
        return random;
      };
    });
    await new OrderPages(page).enterWithSession('documentos');
    const photo = await grained(1200, 1200).jpeg({ quality: 100 }).toBuffer();
    const sent = await send(page, documents[0], 'foto.jpeg', photo);
    expect(sent.subarray(0, photo.length).equals(photo), 'the bytes of the photo').toBe(true);
  },
);
