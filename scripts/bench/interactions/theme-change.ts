import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../processes/browser.ts';
import { countReactWork } from './react-work.ts';

export interface ThemeChange {
  /** React commits caused by the change. */
  commits: number;
  /** Elements whose style changed. */
  repaintedElements: number;
  /** From the change of the attribute to the next frame. */
  milliseconds: number;
}

/**
 * Changes the theme of an open page and counts React's commits.
 * @throws if the count is invalid: no commit during the page's start, or no repainted element
 */
export async function measureThemeChange(url: string, partner: string): Promise<ThemeChange> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage();
    await countReactWork(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const startCommits = await page.evaluate(() => globalThis.signdriveReact.commits);
    if (startCommits === 0) throw new Error(`No commit of React was seen while ${url} started: the count is broken.`);
    const change = await page.evaluate(async (slug) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      const look = () =>
        [...document.querySelectorAll('*')].map((element) => {
          const { color, backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
          return [color, backgroundColor, borderRadius, fontFamily].join('|');
        });
      await nextFrame();
      const before = look();
      const commits = globalThis.signdriveReact.commits;
      const from = performance.now();
      document.documentElement.dataset['partner'] = slug;
      await nextFrame();
      const milliseconds = performance.now() - from;
      await nextFrame();
      const after = look();
      return {
        commits: globalThis.signdriveReact.commits - commits,
        repaintedElements: after.filter((style, index) => style !== before[index]).length,
        milliseconds,
      };
    }, partner);
    if (change.repaintedElements === 0) throw new Error(`Nothing looked different under the theme ${partner}.`);
    return change;
  } finally {
    await browser.close();
  }
}
