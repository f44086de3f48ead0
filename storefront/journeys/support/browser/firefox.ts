import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';

interface BidiSession {
  sessionId: string;
  send: (method: string, ...rest: unknown[]) => Promise<unknown>;
}

interface Touchscreen {
  _session: BidiSession;
  tap: (progress: unknown, x: number, y: number) => Promise<void>;
}

/** Members of Playwright that it doesn't export. */
interface Internals {
  _connection: {
    toImpl: ((browser: Browser) => { _browserSession: BidiSession }) &
      ((page: Page) => { delegate: { rawTouchscreen: Touchscreen } });
  };
}

/**
 * Lets pages open in a Firefox without `emulation.setMediaFeaturesOverride`, as version 153 is. Playwright 1.65 sends
 * this command for every context, whatever its options, and fails if the browser doesn't know it.
 */
export function allowMissingMediaEmulation(browser: Browser): void {
  const { _connection: connection } = browser as unknown as Internals;
  const { _browserSession: session } = connection.toImpl(browser);
  const prototype = Object.getPrototypeOf(session) as BidiSession;
  const { send } = prototype;
  prototype.send = async function sendKnown(this: BidiSession, method, ...rest) {
    try {
      return await send.call(this, method, ...rest);
    } catch (error) {
      if (method === 'emulation.setMediaFeaturesOverride' && String(error).includes('unknown command')) return {};
      throw error;
    }
  };
}

/** Makes taps touch the page. Over WebDriver BiDi, Playwright 1.65 sends nothing for them. */
export async function sendTaps(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const { _connection: connection } = page as unknown as Internals;
  const { rawTouchscreen } = connection.toImpl(page).delegate;
  const methods: Pick<Touchscreen, 'tap'> & ThisType<Touchscreen> = {
    async tap(_, x, y) {
      const { _session: session } = this;
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const actions = [{ type: 'pointerMove', x: Math.floor(x), y: Math.floor(y) }, ...press];
      const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions };
      await session.send('input.performActions', { context: session.sessionId, actions: [finger] });
    },
  };
  Object.assign(Object.getPrototypeOf(rawTouchscreen) as Touchscreen, methods);
  await page.close();
}

/**
 * Makes `fill` type keys. Over WebDriver BiDi, Playwright 1.65 assigns the value inside the page, which React doesn't
 * notice in a controlled field.
 * @param locator class of Playwright's locators
 */
export function fillByKeys(locator: Locator): void {
  const methods: Pick<Locator, 'fill'> & ThisType<Locator> = {
    async fill(value) {
      await this.selectText();
      await (value === '' ? this.press('Delete') : this.pressSequentially(value));
    },
  };
  Object.assign(locator, methods);
}

/** Logs errors as text. Over WebDriver BiDi, Firefox 153 sends an `Error` on the console without its message. */
export async function logErrorsAsText(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const log = console.error.bind(console);
    console.error = (...values: unknown[]) =>
      log(...values.map((value) => (value instanceof Error ? `${value.name}: ${value.message}` : value)));
  });
}
