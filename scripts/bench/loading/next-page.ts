import type { Page } from 'playwright';
import { pageTakenEvent } from '../../../storefront/src/routes/start-up.ts';
import { median } from './page-load.ts';
import { tap, withPhones, type Phone } from '../throttling.ts';
import { countSteps, formatWaterfall, recordRequests, type TimedRequest } from './waterfall.ts';

/** A change of page by a tap on a link. */
interface PageChange {
  name: string;
  /** Path of the page with the link, relative to the store's URL. */
  from: string;
  /** Selector of the link; the first visible one is tapped. */
  link: string;
  next: NextPage;
}

/** A page, and what makes it readable. */
interface NextPage {
  path: string;
  /** First text of its heading. */
  heading: string;
  /** Whether it has a price to be read. */
  isPriced: boolean;
}

const changes: readonly PageChange[] = [
  {
    name: 'home → offer',
    from: '',
    link: 'main a[href*="/ofertasvw/t-cross"]',
    next: { path: '/ofertasvw/t-cross', heading: 'T-Cross', isPriced: true },
  },
  {
    name: 'home → questions',
    from: '',
    link: 'a[href$="/faq"]',
    next: { path: '/faq', heading: 'Perguntas', isPriced: false },
  },
  {
    name: 'offer → log-in step',
    from: 'ofertasvw/t-cross',
    link: 'main a[href*="/assinar/entrar"]',
    next: { path: '/assinar/entrar', heading: 'Entre para assinar', isPriced: false },
  },
];

/** How long the visitor reads before the tap. */
const readingInMs = 2000;

/** Times from the touch, in milliseconds. */
interface Change {
  /** The link, or the page, shows that the tap was received. */
  acknowledgedInMs: number | undefined;
  /** The next page's heading and price are visible. */
  shownInMs: number;
  requests: readonly TimedRequest[];
}

export interface NextPageTimes {
  shownInMs: number;
  staticShownInMs: number;
  acknowledgedInMs: number | undefined;
  /** The longest chain of requests that each started after the one before had ended. */
  steps: number;
  /** Requests from the touch until the page is shown. */
  requests: number;
}

/**
 * Taps a link in the store and in its copy without script, alternately, and returns the medians.
 * @param copyUrl URL of the copy of a path
 * @param nameOf source of a built file, for the list of requests
 */
export async function measureNextPages(
  storeUrl: string,
  copyUrl: (path: string) => string,
  runs: number,
  say: (line: string) => void,
  nameOf: (file: string) => string,
): Promise<Record<string, NextPageTimes>> {
  const times: Record<string, NextPageTimes> = {};
  for (const change of changes) {
    const path = new URL(storeUrl).pathname + change.from;
    const ofStore: Change[] = [];
    const ofCopy: Change[] = [];
    await withPhones(async (openPhone) => {
      const measure = async (url: string, isScripted: boolean) => {
        const phone = await openPhone(url);
        try {
          return await follow(phone, url, change, isScripted);
        } finally {
          await phone.context.close();
        }
      };
      // The first ones fill the server's caches.
      await measure(new URL(path, storeUrl).href, true);
      await measure(copyUrl(path), false);
      for (let run = 1; run <= runs; run += 1) {
        ofStore.push(await measure(new URL(path, storeUrl).href, true));
        ofCopy.push(await measure(copyUrl(path), false));
        say(
          `run ${run}/${runs} ${change.name}: ${Math.round(ofStore.at(-1)?.shownInMs ?? 0)} ms, static ${Math.round(ofCopy.at(-1)?.shownInMs ?? 0)} ms`,
        );
      }
    });
    const shownInMs = median(ofStore.map((each) => each.shownInMs));
    const typical = ofStore.toSorted(
      (one, other) => Math.abs(one.shownInMs - shownInMs) - Math.abs(other.shownInMs - shownInMs),
    )[0];
    const acknowledged = ofStore.flatMap(({ acknowledgedInMs }) => acknowledgedInMs ?? []);
    times[change.name] = {
      shownInMs,
      staticShownInMs: median(ofCopy.map((each) => each.shownInMs)),
      acknowledgedInMs: acknowledged.length > 0 ? median(acknowledged) : undefined,
      steps: median(ofStore.map(({ requests }) => countSteps(requests))),
      requests: median(ofStore.map(({ requests }) => requests.length)),
    };
    say(`${change.name}, requests from the touch until the page is shown (${Math.round(typical?.shownInMs ?? 0)} ms):`);
    for (const line of formatWaterfall(typical?.requests ?? [], nameOf)) say(`  ${line}`);
  }
  return times;
}

declare global {
  /** Set by the page's own event after hydration. */
  var signdriveHydrated: boolean;
}

/** Wall times of one change, in the session storage, which survives a navigation. */
interface Times {
  touched?: number;
  acknowledged?: number;
  shown?: number;
}

async function follow(
  { page, session }: Phone,
  url: string,
  { link, next }: PageChange,
  isScripted: boolean,
): Promise<Change> {
  await page.addInitScript(watchPage, { next, takenEvent: pageTakenEvent, key: storageKey });
  await page.goto(url, { waitUntil: 'load' });
  if (isScripted) await page.waitForFunction(() => globalThis.signdriveHydrated);
  await page.waitForLoadState('networkidle');
  // The link's section hydrates on approach: before that, a tap loads a new page.
  await placeOf(page, link, isScripted);
  await page.waitForTimeout(readingInMs);
  const target = await placeOf(page, link, isScripted);
  const requests = recordRequests(session);
  await tap(session, target);
  await page.waitForFunction((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').shown !== undefined, storageKey);
  const {
    touched = 0,
    acknowledged,
    shown = 0,
  } = JSON.parse((await page.evaluate((key) => sessionStorage.getItem(key), storageKey)) ?? '{}') as Times;
  return {
    shownInMs: shown - touched,
    acknowledgedInMs: acknowledged && acknowledged - touched,
    requests: requests.between(touched, shown),
  };
}

const storageKey = 'benchTimes';

/** Runs in every document. The times are those of the last frame before the check. */
function watchPage({ next, takenEvent, key }: { next: NextPage; takenEvent: string; key: string }) {
  const now = () => performance.timeOrigin + performance.now();
  const read = () => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Times;
  const write = (times: Times) => sessionStorage.setItem(key, JSON.stringify({ ...read(), ...times }));
  addEventListener(takenEvent, () => (globalThis.signdriveHydrated = true));
  const isVisible = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => {
      const { top, height } = element.getBoundingClientRect();
      return height > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true });
    });
  const isShown = () =>
    location.pathname.endsWith(next.path) &&
    document.querySelector('main h1')?.textContent?.startsWith(next.heading) === true &&
    isVisible('main h1') &&
    (!next.isPriced || isVisible('main [data-price]'));
  const check = () => {
    const { touched, acknowledged, shown } = read();
    if (touched === undefined || shown !== undefined) return;
    if (acknowledged === undefined && document.querySelector('a[aria-busy="true"]')) write({ acknowledged: now() });
    if (isShown()) write({ shown: now() });
    else requestAnimationFrame(check);
  };
  addEventListener(
    'pointerdown',
    () => {
      write({ touched: now() });
      requestAnimationFrame(check);
    },
    { capture: true, once: true },
  );
  requestAnimationFrame(check);
}

/** Centre of the first link on the screen that can be tapped. The page scrolls only if there is none. */
async function placeOf(page: Page, link: string, isScripted: boolean): Promise<{ x: number; y: number }> {
  const search = page.waitForFunction(
    ({ selector, isHydrated }) => {
      const visible = [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      for (const element of visible) {
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = { x: x + width / 2, y: y + height / 2 };
        const top = document.elementFromPoint(place.x, place.y);
        const isReady = !isHydrated || Object.keys(element).some((key) => key.startsWith('__reactProps'));
        if (width > 0 && top !== null && element.contains(top) && isReady) return place;
      }
      visible[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return undefined;
    },
    { selector: link, isHydrated: isScripted },
  );
  const found = await search.catch(() => undefined);
  const place = await found?.jsonValue();
  if (!place) throw new Error(`No link ${link} can be tapped on ${page.url()}.`);
  return place;
}
