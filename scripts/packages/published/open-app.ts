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
  await using server = await serve(folder);
  await using browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(server.url);
  await look(page);
  return errors;
}

/** Serves a built app from a separate process, because this one resolves the workspaces' source. */
async function serve(folder: string): Promise<AsyncDisposable & { url: string }> {
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
    return {
      url,
      async [Symbol.asyncDispose]() {
        child.kill();
        await ended;
      },
    };
  }
  throw new Error(`vite preview of ${folder} ended before it served.`);
}
