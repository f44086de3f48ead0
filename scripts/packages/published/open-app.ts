import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { preview } from 'vite';
import { chromiumFlags, findChromium } from '../../browser.ts';
import { run } from './run.ts';

/**
 * Builds an app with Vite and opens it in a browser.
 * @param folder folder of the app, beside `node_modules`
 * @returns the errors that the page reported
 */
export async function openApp(
  folder: string,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<void>,
): Promise<readonly string[]> {
  await run('vite', ['build', '--logLevel', 'warn'], folder);
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    appType: 'mpa',
    preview: { port: 0 },
  });
  try {
    return await openPage(server.resolvedUrls?.local[0] ?? '', options, look);
  } finally {
    await server.close();
  }
}

/** Opens an address in a browser. Returns the errors that the page reported. */
export async function openPage(
  address: string,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<void>,
): Promise<readonly string[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(address);
    await look(page);
    return errors;
  } finally {
    await browser.close();
  }
}
