import type { BrowserContext } from '@playwright/test';

/**
 * Keeps the pages of a visitor drawn. Now and then Chromium (156) loses the notice that a page's tiles are to be painted,
 * and the page is not drawn again for half a minute or ever: no frame, so nothing is stable, scrolled to or idle. A trace
 * shows its compositor waiting for a tree that never gets ready while every painting thread sleeps. Another window of the
 * same process wakes them; a page that gets no frame for three seconds opens one for a moment.
 */
export async function keepDrawing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Frames out of sight get no frames by right, and the waking window needs no waking.
    if (window !== window.top || window.opener !== null) return;
    const open = window.open.bind(window);
    // The page's own clock may be replaced by one that a test moves; frames are real.
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
      waking?.document.write('<p>…</p>');
      later(() => waking?.close(), 1000);
    }, 500);
  });
}
