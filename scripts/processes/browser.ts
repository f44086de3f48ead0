import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { Problem } from '../problem.ts';

/** Flags that make Chromium's rendering reproducible, save CPU and keep it off the network. */
export const chromiumFlags = [
  '--no-sandbox',
  // Renderers that are started, not forked, take 8 % less CPU in a journey that opens one page.
  '--no-zygote',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-background-networking',
] as const;

/**
 * Path of the Chromium for tests: `CHROMIUM_PATH`, Playwright's own, or the system's. The headless shell is preferred:
 * it starts faster and needs a fifth less CPU.
 * @param hasWindow true selects the whole browser, which a screen reader needs
 * @throws {Problem} if `CHROMIUM_PATH` names no file
 */
export function locateChromium({ hasWindow = false } = {}): string | undefined {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Problem(`CHROMIUM_PATH is ${wanted}, which does not exist: correct the path or unset the variable.`);
  }
  return [
    chromium.executablePath(),
    ...(hasWindow ? [] : ['/usr/bin/chromium-headless-shell']),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((path) => existsSync(path));
}

/**
 * The same for commands that require a browser.
 * @throws {Problem} if none is installed
 */
export function findChromium(options?: { hasWindow?: boolean }): string {
  const found = locateChromium(options);
  if (found) return found;
  throw new Problem('No Chromium found: run `npm run browser` to install one, or set CHROMIUM_PATH.');
}
