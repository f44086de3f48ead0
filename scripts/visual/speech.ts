import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from 'playwright';

export const readerPath = '/signdrive-screen-reader.js';
const packageFolder = dirname(createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/package.json'));
const readerScript = readFileSync(join(packageFolder, 'lib/esm/index.browser.js'), 'utf8');

/** Limit for a page that the reader never finishes. */
const mostPhrases = 900;

/** Makes the screen reader available to a page. */
export async function provideReader(page: Page): Promise<void> {
  await page.route(`**${readerPath}`, (route) => route.fulfill({ contentType: 'text/javascript', body: readerScript }));
}

interface ReaderWindow {
  visualReader?: Virtual;
}

/** Loads the reader into a page that doesn't have it yet. */
async function ensureReader(page: Page): Promise<void> {
  if (await page.evaluate(() => 'visualReader' in window)) return;
  const content = `import { virtual } from '${readerPath}'; window.visualReader = virtual;`;
  await page.addScriptTag({ type: 'module', content });
  await page.waitForFunction(() => 'visualReader' in window);
}

/** All phrases of the virtual screen reader for a page. */
export async function readAloud(page: Page): Promise<string[]> {
  await ensureReader(page);
  return await page.evaluate(async (most) => {
    const { visualReader: reader } = window as unknown as ReaderWindow;
    if (!reader) throw new Error('The screen reader has not loaded');
    await reader.start({ container: document.body });
    for (let said = 0; said < most; said += 1) {
      if ((await reader.lastSpokenPhrase()).startsWith('end of document')) break;
      await reader.next();
    }
    const phrases = await reader.spokenPhraseLog();
    await reader.stop();
    return phrases.map((phrase) => phrase.replaceAll('\u00a0', ' '));
  }, mostPhrases);
}
