import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../processes/browser.ts';

/** A slow phone: a processor of a quarter of the speed, 1.6 Mbit/s, and 150 ms from a request to its response. */
export const processorRate = 4;
const latencyInMs = 150;
const bytesPerSecond = (1.6 * 1_000_000) / 8;

export interface Phone {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

/**
 * Runs measurements on a phone of 360 px, each with an empty cache. The visitor has declined measurement. A service
 * worker's requests would not be throttled, so there is none.
 */
export async function withPhones<Result>(
  run: (openPhone: (url: string) => Promise<Phone>) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    return await run(async (url) => {
      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        serviceWorkers: 'block',
      });
      await context.addCookies([{ name: 'consent', value: 'denied', url }]);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: latencyInMs,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
      return { context, page, session };
    });
  } finally {
    await browser.close();
  }
}

/** A tap that lasts as long as a finger's. */
export async function tap(session: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await new Promise((resolve) => setTimeout(resolve, pressInMs));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const pressInMs = 60;
