import type { Browser, Page, Request } from 'playwright';
import { chromiumFlags } from '../processes/browser.ts';
import type { Picture, Story } from './pictures.ts';
import { provideReader } from './speech.ts';

/** Flags that make Chromium render deterministically, regardless of the machine's load. */
export const cameraFlags = [
  ...chromiumFlags,
  '--disable-checker-imaging',
  '--disable-partial-raster',
  // Otherwise a scroll container gets its own compositing layer depending on timing, which changes its edges.
  '--disable-prefer-compositing-to-lcd-text',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
] as const;

/** Fixed date of the pages, so that nothing depends on the day of the run. */
const instant = new Date('2026-11-16T12:00:00-03:00');
const limitInMilliseconds = 30_000;

/** The part of Storybook's object in the page that is used. */
interface Preview {
  /** Resolves once the list of stories has loaded; earlier calls are rejected. */
  ready: () => Promise<void>;
  extract: () => Promise<Record<string, Story>>;
  channel: { emit: (event: string, selection: { storyId: string; viewMode: 'story' }) => void };
  currentRender?: { id?: string; phase?: string };
}
const previewName = '__STORYBOOK_PREVIEW__';
type StorybookWindow = Readonly<Record<string, Preview | undefined>>;

/** Timers with a longer delay are ignored: a clock, a poll, a late announcement. */
const soonInMilliseconds = 400;
const timersName = '__timersOnTheirWay';

/** Pending requests of each page. */
const onTheirWay = new WeakMap<Page, ReadonlySet<Request>>();

/** Opens a page without animations and with reproducible content. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(limitInMilliseconds);
  const requests = new Set<Request>();
  page.on('request', (request) => requests.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => requests.delete(request));
  }
  onTheirWay.set(page, requests);
  await provideReader(page);
  await page.clock.setFixedTime(instant);
  await page.addInitScript(noteTimers, { name: timersName, soon: soonInMilliseconds });
  await page.addInitScript(() => {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
  });
  return page;
}

/** Every story of a Storybook, in its own order. */
export async function readStories(page: Page, origin: string): Promise<Story[]> {
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction((name) => (window as unknown as StorybookWindow)[name], previewName);
  return await page.evaluate(async (name) => {
    const preview = (window as unknown as StorybookWindow)[name];
    await preview?.ready();
    const extracted = await preview?.extract();
    return Object.values(extracted ?? {}).map(({ id, title, name: story, parameters }) => ({
      id,
      title,
      name: story,
      parameters: { docs: { story: { inline: parameters.docs?.story?.inline } } },
    }));
  }, previewName);
}

/**
 * Takes one screenshot of a story, after its play function, on a newly loaded page.
 * @throws if the story fails
 */
export async function takePicture(page: Page, origin: string, picture: Picture): Promise<Buffer> {
  const { storyId, partner } = picture;
  await prepare(page, picture);
  // The accessibility check belongs to the tests; here it would only take time.
  const globals = `theme:${partner ?? 'house'};a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${storyId}&viewMode=story&globals=${globals}`);
  return await shoot(page, storyId);
}

/**
 * The same on a page that already shows another story of the same Storybook in the house's theme. It is about three
 * times as fast, but state of the previous story may be visible.
 */
export async function takeNextPicture(page: Page, origin: string, picture: Picture): Promise<Buffer> {
  if (!page.url().startsWith(origin)) return await takePicture(page, origin, picture);
  await prepare(page, picture);
  await page.evaluate(
    ([name, storyId]) => {
      window.scrollTo(0, 0);
      (window as unknown as StorybookWindow)[name]?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    },
    [previewName, picture.storyId] as const,
  );
  return await shoot(page, picture.storyId);
}

async function prepare(page: Page, { width, height, mode }: Picture): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({
    reducedMotion: 'reduce',
    contrast: mode === 'contrast' ? 'more' : 'no-preference',
    forcedColors: mode === 'forced colours' ? 'active' : 'none',
  });
}

async function shoot(page: Page, storyId: string): Promise<Buffer> {
  const end = await page.waitForFunction(
    ([name, id]) => {
      const render = (window as unknown as StorybookWindow)[name]?.currentRender;
      const ends = ['completed', 'afterEach', 'finished', 'errored', 'aborted'];
      return render?.id === id && ends.find((phase) => phase === render.phase);
    },
    [previewName, storyId] as const,
  );
  const phase = await end.jsonValue();
  if (phase === 'errored' || phase === 'aborted') {
    const said = await page.locator('#error-message').textContent();
    throw new Error(said?.trim().split('\n')[0] ?? phase);
  }
  await rest(page);
  // Scrolls lazy parts into view once, or they would be rendered in only some screenshots.
  if (await page.evaluate(scrollThrough)) await rest(page);
  return await capture(page);
}

/** A screenshot of the page in its current state. */
export async function capture(page: Page): Promise<Buffer> {
  return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** Waits until the page is idle and has no pending requests. */
async function rest(page: Page): Promise<void> {
  do await page.evaluate(settle, timersName);
  while (onTheirWay.get(page)?.size);
}

/** Runs in the page: scrolls to the end and back; false if the page doesn't scroll. */
async function scrollThrough(): Promise<boolean> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const { scrollHeight, clientHeight } = document.documentElement;
  if (scrollHeight <= clientHeight) return false;
  for (let top = 0; top < document.documentElement.scrollHeight; top += clientHeight) {
    window.scrollTo({ top, behavior: 'instant' });
    await frame();
    await frame();
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  await frame();
  return true;
}

/** Runs in the page before its scripts: tracks the timers that will soon be due. */
function noteTimers({ name, soon }: { name: string; soon: number }): void {
  const waiting = new Set<number>();
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const noted = (run: TimerHandler, delay = 0, ...values: unknown[]): number => {
    if (typeof run !== 'function' || delay > soon) return start(run, delay, ...values);
    const id = start(() => {
      waiting.delete(id);
      run(...values);
    }, delay);
    waiting.add(id);
    return id;
  };
  const forget = (id?: number): void => {
    if (id !== undefined) waiting.delete(id);
    stop(id);
  };
  Object.assign(window, { setTimeout: noted, clearTimeout: forget, [name]: waiting });
}

/**
 * Runs in the page: resolves when fonts and images are loaded and the document is idle. A pending timer means that it
 * is not: React delays a revealed Suspense boundary by up to 300 ms, to reveal several together.
 */
async function settle(name: string): Promise<void> {
  const timers = (window as unknown as Readonly<Record<string, ReadonlySet<number> | undefined>>)[name];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // Only timers that exist now; a self-restarting one would never end.
  let awaited: readonly number[] = [];
  for (let quietFrames = 0, before = 0; quietFrames < 4 || awaited.some((id) => timers?.has(id));) {
    await document.fonts.ready;
    for (const image of document.images) {
      if (image.loading === 'lazy') image.loading = 'eager';
      await image.decode().catch(() => undefined); // a broken picture is drawn as such
    }
    await frame();
    quietFrames = changes === before && document.fonts.status === 'loaded' ? quietFrames + 1 : 0;
    if (quietFrames <= 1) awaited = [...(timers ?? [])];
    before = changes;
  }
  observer.disconnect();
}
