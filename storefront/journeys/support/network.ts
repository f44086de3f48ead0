import type { Page } from '@playwright/test';

/** Simulates a slow phone connection ("Slow 4G" of Chromium's developer tools). */
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

/** Disconnects the browser and fires the page's offline event. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
}

/** Reconnects the browser. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
}

/** Holds back the page's requests whose URL matches, until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
