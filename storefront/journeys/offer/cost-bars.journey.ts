import { hatchedBars } from '../support/data/offer.ts';
import { widestGapOfLines } from '../support/checks/hatch.ts';
import { whenHydrated } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

test('a bar is hatched over its whole length', { tag: ['@desktop', '@firefox'] }, async ({ page, problems }) => {
  // For a picture in Firefox, Playwright adds styles that the content policy blocks.
  problems.ignore(/blocked an inline style/);
  await page.goto('calculadoracomparativa');
  await whenHydrated(page);
  const bars = page.locator(hatchedBars);
  await expect(bars).not.toHaveCount(0);
  for (const bar of await bars.all()) {
    // Firefox left out lines of a repeating gradient in bars of this length.
    expect((await bar.boundingBox())?.width).toBeGreaterThan(300);
    expect(await widestGapOfLines(await bar.screenshot()), 'px without a line, of 10 from line to line').toBeLessThan(
      13,
    );
  }
});
