import { chromium, type Browser, type CDPSession, type Locator, type Page } from 'playwright';
import { startWithSession } from '../../../storefront/journeys/support/pages/log-in.ts';
import type { SandboxControl } from '../../../storefront/journeys/support/servers/sandbox-control.ts';
import { pageTakenEvent } from '../../../storefront/src/routes/start-up.ts';
import { chromiumFlags, findChromium } from '../../processes/browser.ts';
import { markNames, traceCategories, workOf, type TimedEvent, type Work } from './interaction-trace.ts';
import { interactions, type Gesture, type Interaction } from './interactions.ts';
import { countReactWork, type ReactWork } from './react-work.ts';
import { processorRate, tap } from '../throttling.ts';

export interface Press extends Work, ReactWork {
  /** From the input to the next paint, as in INP; 0 below the browser's threshold of 16 ms. */
  inMs: number;
}

export const devices = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
export type Device = keyof typeof devices;

declare global {
  /** Set by the page's own event after hydration. */
  var signdriveHydrated: boolean;
  /** Durations of the events of interactions since the last press, in milliseconds. */
  var benchDurations: number[];
  /** Time of the last change of the document. */
  var benchLastChange: number;
  /** The calibrating loop. */
  var benchLoop: () => void;
}

/** Time without a change of the page after which an interaction is over. */
const quietInMs = 700;

/** The presses of an interaction by its name. */
export type InteractionTimes = Readonly<Record<string, readonly Press[]>>;

/** Repeats each interaction on a page of its own, with a processor of a quarter of the speed. */
export async function measureInteractions(
  storeUrl: string,
  sandbox: SandboxControl,
  presses: number,
  say: (line: string) => void,
): Promise<InteractionTimes> {
  const times: Record<string, Press[]> = {};
  for (const interaction of interactions) {
    for (const device of ['phone', 'desktop'] as const) {
      const each = await measureInteraction(storeUrl, sandbox, interaction, device, presses);
      times[interaction.name] = [...(times[interaction.name] ?? []), ...each];
      for (const press of each) say(`${interaction.name}, ${device}: ${describePress(press)}`);
    }
  }
  return times;
}

function describePress(press: Press): string {
  return [
    `${press.inMs} ms`,
    `${press.tasks} tasks of ${press.toLoop.toFixed(1)} loops, the longest ${press.longestToLoop.toFixed(1)}`,
    `${press.commits} commits of ${press.rendered} components`,
    `${press.styleRecalculations} recalculations of ${press.restyledElements} elements`,
    `${press.forcedLayouts} forced`,
  ].join(', ');
}

async function measureInteraction(
  storeUrl: string,
  sandbox: SandboxControl,
  interaction: Interaction,
  device: Device,
  presses: number,
): Promise<Press[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    return await measureIn(browser, storeUrl, sandbox, interaction, device, presses);
  } finally {
    await browser.close();
  }
}

async function measureIn(
  browser: Browser,
  storeUrl: string,
  sandbox: SandboxControl,
  { path, account, reset, ...gestures }: Interaction,
  device: Device,
  presses: number,
): Promise<Press[]> {
  // Transitions would add a style recalculation per frame, and so a number that depends on the machine.
  const context = await browser.newContext({ ...devices[device], baseURL: storeUrl, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'consent', value: 'denied', url: storeUrl }]);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await countReactWork(page);
  await page.addInitScript(watchPage, { pageTakenEvent, marks: markNames });
  await sandbox.reset(account ?? 'default');
  if (account !== undefined) await startWithSession(page);
  // A page that a cold server sends without its data renders other components.
  await page.request.get(path);
  await page.goto(path);
  await page.waitForFunction(() => globalThis.signdriveHydrated);
  const gesture = gestures[device];
  const target = page.locator(gesture.on).filter({ visible: true }).first();
  await target.waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
  await settle(page);
  await browser.startTracing(page, { categories: traceCategories });
  const seen: (Pick<Press, 'inMs'> & ReactWork)[] = [];
  for (let press = 0; press < presses; press += 1) {
    await prepare(target, gesture);
    await settle(page);
    await page.evaluate(() => globalThis.benchLoop());
    const atPress = await page.evaluate((mark) => {
      globalThis.benchDurations = [];
      performance.mark(mark);
      return { ...globalThis.signdriveReact };
    }, markNames.pressed);
    await make(page, session, target, gesture, device, press);
    await settle(page);
    seen.push(
      await page.evaluate(
        ({ mark, before }) => {
          performance.mark(mark);
          const { commits, rendered } = globalThis.signdriveReact;
          return {
            inMs: Math.max(0, ...globalThis.benchDurations),
            commits: commits - before.commits,
            rendered: rendered - before.rendered,
          };
        },
        { mark: markNames.settled, before: atPress },
      ),
    );
    await reset?.(page);
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TimedEvent[] };
  const work = workOf(trace.traceEvents);
  return work.flatMap((each, press) => {
    const other = seen[press];
    return other ? [{ ...each, ...other }] : [];
  });
}

/** Scrolls to the element and focuses it, which is no part of the interaction. */
async function prepare(target: Locator, { key }: Gesture): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  if (key !== undefined) await target.focus();
}

async function make(
  page: Page,
  session: CDPSession,
  target: Locator,
  { key, across = [0.5] }: Gesture,
  device: Device,
  press: number,
): Promise<void> {
  if (key !== undefined) return page.keyboard.press(key);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not on the screen.`);
  const place = { x: box.x + box.width * (across[press % across.length] ?? 0.5), y: box.y + box.height / 2 };
  if (device === 'phone') return tap(session, place);
  await page.mouse.click(place.x, place.y);
}

/** Waits until the page has not changed for a while, and its thread is idle. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction((quiet) => performance.now() - globalThis.benchLastChange > quiet, quietInMs);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
}

/** Runs in every document. */
function watchPage({ pageTakenEvent: taken, marks }: { pageTakenEvent: string; marks: typeof markNames }) {
  globalThis.benchDurations = [];
  globalThis.benchLastChange = 0;
  addEventListener(taken, () => (globalThis.signdriveHydrated = true));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) globalThis.benchDurations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new MutationObserver(() => (globalThis.benchLastChange = performance.now())).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  globalThis.benchLoop = () => {
    performance.mark(marks.loop);
    let sum = 0;
    for (let step = 0; step < 4_000_000; step += 1) sum = (sum * 31 + step) % 65_537;
    performance.mark(marks.looped, { detail: sum });
  };
}
