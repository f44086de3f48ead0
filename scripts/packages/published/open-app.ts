import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../../processes/browser.ts';
import { environment, run } from './run.ts';

/** Builds an app with Vite; its folder is beside `node_modules`. */
export const buildApp = (folder: string): Promise<string> => run('vite', ['build', '--logLevel', 'error'], folder);

/**
 * Opens a built app in a browser.
 * @returns the errors that the page reported
 */
export async function openApp(
  folder: string,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<void>,
): Promise<readonly string[]> {
  const server = await serve(folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(server.url);
    await look(page);
    return errors;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Serves a built app from a separate process, because this one resolves the workspaces' source. */
async function serve(folder: string): Promise<{ url: string; close: () => Promise<unknown> }> {
  const child = spawn('vite', ['preview', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment,
  });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const [url] = /http:\/\/localhost:\d+\//.exec(stripVTControlCharacters(line)) ?? [];
    if (url === undefined) continue;
    const ended = once(child, 'exit');
    return { url, close: () => (child.kill(), ended) };
  }
  throw new Error(`vite preview of ${folder} ended before it served.`);
}
