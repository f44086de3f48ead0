import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../processes/browser.ts';

/**
 * Script that a browser downloads until the page is idle, in transferred bytes. Detects unexpected downloads at start.
 */
export async function measureFirstLoads(urls: Readonly<Record<string, string>>): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    const loads: Record<string, number> = {};
    for (const [name, url] of Object.entries(urls)) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        if (request.resourceType() === 'script') sizes.push(request.sizes().then((size) => size.responseBodySize));
      });
      await page.goto(url, { waitUntil: 'networkidle' });
      loads[name] = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      await context.close();
    }
    return loads;
  } finally {
    await browser.close();
  }
}
