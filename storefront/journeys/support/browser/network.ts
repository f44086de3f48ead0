import type { Page } from '@playwright/test';

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
