import type { Browser, BrowserContext, Locator } from '@playwright/test';

interface BidiSession {
  send: (method: string, ...rest: unknown[]) => Promise<unknown>;
}

/** Members of Playwright that it doesn't export. */
interface Internals {
  _connection: { toImpl: (browser: Browser) => { _browserSession: BidiSession } };
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
