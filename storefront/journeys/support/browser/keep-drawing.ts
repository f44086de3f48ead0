import type { BrowserContext } from '@playwright/test';

/**
 * Keeps a visitor's pages painting. Chromium 156 sometimes loses the request to paint a page's tiles. The page then
 * gets no frame for half a minute or forever, so that nothing is stable, scrolled to or idle. A trace shows a
 * compositor that waits for a pending tree while all raster threads sleep. Another window of the same process wakes
 * them, so a page without a frame for three seconds opens one briefly.
 */
export async function keepDrawing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Hidden frames get no animation frames by design, and the helper window needs none.
    if (window !== window.top || window.opener !== null) return;
    const open = window.open.bind(window);
    // A test may replace the page's clock, but animation frames stay real.
    const requestFrame = requestAnimationFrame.bind(window);
    const later = setTimeout.bind(window);
    let missed = 0;
    setInterval(() => {
      requestFrame(() => {
        missed = 0;
      });
      missed += 1;
      if (missed < 6) return;
      missed = 0;
      const waking = open('about:blank', '_blank', 'popup');
      // Not `write`: trusted types of the page hold in its window, too.
      waking?.document.body.append('…');
      later(() => waking?.close(), 1000);
    }, 500);
  });
}
