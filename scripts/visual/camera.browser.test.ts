import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../processes/browser.ts';
import { cameraFlags, openPage, takePicture } from './camera.ts';
import { serveFolder } from './static-server.ts';

let browser: Browser;
let folder: string;
let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: [...cameraFlags] });
  folder = await mkdtemp(join(tmpdir(), 'signdrive-camera-'));
  server = await serveFolder(folder);
});
afterAll(async () => {
  await server.close();
  await browser.close();
  await rm(folder, { recursive: true });
});

/** A page whose story has finished, but that keeps rendering. */
async function heightOf(program: string): Promise<number> {
  await writeFile(
    join(folder, 'iframe.html'),
    `<!doctype html><body style="margin:0"><script>
      window.__STORYBOOK_PREVIEW__ = { currentRender: { id: 'a--story', phase: 'finished' } };
      const grow = () => document.body.append(Object.assign(document.createElement('div'), { style: 'height:1000px' }));
      ${program}
    </script>`,
  );
  const page = await openPage(browser);
  const picture = { key: 'a', name: 'A', storyId: 'a--story', title: 'A', width: 360, height: 740 };
  const { height } = await sharp(await takePicture(page, server.origin, picture)).metadata();
  await page.context().close();
  return height;
}

test('a part that renders after a delay is in the picture', async () => {
  expect(await heightOf('setTimeout(grow, 300)')).toBe(1000);
});

test('parts that render one after another are all in the picture', async () => {
  expect(await heightOf('setTimeout(() => { grow(); setTimeout(grow, 300); }, 300)')).toBe(2000);
});

test('an endless timer does not delay the picture', async () => {
  expect(await heightOf('const again = () => setTimeout(again, 50); again()')).toBe(740);
});
