import type { Page } from '@playwright/test';

/** A slow phone connection (the "Slow 4G" of the browser's own tools) from now on. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
    uploadThroughput: (750 * 1024 * 0.9) / 8,
  });
}

/** Cuts the connection; the page hears of it as a phone in a lift would. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
}

/** The connection is back. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
}
