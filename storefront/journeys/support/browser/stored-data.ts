import { expect, type Page } from '@playwright/test';
import { whenHydrated } from '../pages/offer-page.ts';

/** Every record in this browser's database for the site, as one text. */
export const storedRecords = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const records = await Promise.all(
      databases.map(async ({ name = '' }) => {
        const opening = indexedDB.open(name);
        await new Promise((done) => opening.addEventListener('success', done));
        const stores = [...opening.result.objectStoreNames];
        const all = stores.map((store) => opening.result.transaction(store).objectStore(store).getAll());
        const found = all.map(
          (asked) => new Promise((done) => asked.addEventListener('success', () => done(asked.result))),
        );
        return Promise.all(found).finally(() => opening.result.close());
      }),
    );
    return JSON.stringify(records);
  });

/** The page, and everything that this browser stores for the site. */
export async function everythingStored(page: Page): Promise<string> {
  const records = await storedRecords(page);
  const rest = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
      location.href,
      history.state,
    ]),
  );
  return records + rest;
}

declare global {
  interface Window {
    /** Every state and action of the page's store since `watchStore`, as texts. */
    signdriveStore?: string[];
  }
}

/**
 * Records every action of the page's store, and the state after it. The page exposes no store, so it is read from
 * React's root.
 */
export const watchStore = (page: Page): Promise<void> =>
  page.evaluate(() => {
    interface Fiber {
      memoizedProps: { store?: Store } | null;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    interface Store {
      getState: () => unknown;
      runSaga: (saga: () => Generator, signal: AbortSignal) => unknown;
    }
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    const waiting = [(document as unknown as Record<string, Fiber>)[key ?? '']];
    let store: Store | undefined;
    while (waiting.length > 0 && !store) {
      const fiber = waiting.pop();
      store = fiber?.memoizedProps?.store;
      if (fiber?.sibling) waiting.push(fiber.sibling);
      if (fiber?.child) waiting.push(fiber.child);
    }
    if (!store) throw new Error('The page has no store');
    const found = store;
    const log: string[] = [JSON.stringify(found.getState())];
    window.signdriveStore = log;
    void found.runSaga(function* watch() {
      while (true) {
        const action: unknown = yield {
          '@@redux-saga/IO': true,
          combinator: false,
          type: 'TAKE',
          payload: { pattern: '*' },
        };
        log.push(JSON.stringify(action), JSON.stringify(found.getState()));
      }
    }, new AbortController().signal);
  });

/** Views an offer until the browser has what a page without a connection needs: its record and the service worker. */
export async function viewOfferForOffline(page: Page): Promise<void> {
  await page.goto('ofertasvw/polo');
  await whenHydrated(page);
  // The first interaction loads the code that stores the offer.
  await page.keyboard.press('Tab');
  await expect.poll(() => storedRecords(page)).toContain('/mês em');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }
  });
}
