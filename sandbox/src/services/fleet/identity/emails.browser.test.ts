import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumFlags, findChromium } from '../../../../../scripts/processes/browser.ts';
import { resetEmail } from './emails.ts';

const { html } = resetEmail('clara@exemplo.com.br', 'Clara Exemplo', 'https://loja.exemplo.invalid/reset-password/abc');
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
});
afterAll(() => browser.close());

it('an e-mail has light text in a dark mail client and dark text in a light one', async () => {
  for (const [colorScheme, color] of [
    ['dark', 'rgb(255, 255, 255)'],
    ['light', 'rgb(0, 0, 0)'],
  ] as const) {
    const page = await browser.newPage({ colorScheme });
    await page.setContent(html);
    expect(await page.evaluate(`getComputedStyle(document.querySelector('p')).color`)).toBe(color);
    await page.close();
  }
});

it('an e-mail has lines of at most 42rem in a wide window, and fits a phone', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent(html);
  const widthOfLines = () =>
    page
      .locator('p')
      .last()
      .evaluate((line) => line.getBoundingClientRect().width);
  expect(await widthOfLines()).toBeLessThanOrEqual(42 * 16);
  await page.setViewportSize({ width: 320, height: 656 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
  await page.close();
});
