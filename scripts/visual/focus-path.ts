import type { Page } from 'playwright';
import sharp from 'sharp';

/** An element in the tab order. */
export interface FocusStop {
  /** Role and name: `button "Assinar"`. */
  name: string;
  /** Position on the whole page, in CSS pixels. */
  left: number;
  top: number;
}

/** Limit for a page with endless tab stops. */
const mostStops = 60;

/** Presses Tab from the start of a page until focus leaves it or starts again; the last stop loses its focus. */
export async function followFocus(page: Page): Promise<FocusStop[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // Tab starts at the selection, which an earlier press or the screen reader may have moved.
    getSelection()?.removeAllRanges();
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
  });
  const stops: FocusStop[] = [];
  const seen = new Set<string>();
  while (stops.length < mostStops) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const elements = [...document.querySelectorAll('*')];
      const { left, top } = element.getBoundingClientRect();
      return { index: elements.indexOf(element), left: left + scrollX, top: top + scrollY };
    });
    if (!place) break;
    const name = await describeFocused(page);
    const key = `${place.index} ${name}`;
    if (seen.has(key)) break;
    seen.add(key);
    stops.push({ name, left: Math.round(place.left), top: Math.round(place.top) });
  }
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  return stops;
}

/** Role and name of the focused element in the accessibility tree. */
async function describeFocused(page: Page): Promise<string> {
  const snapshot = await page.locator(':focus').last().ariaSnapshot();
  return snapshot.split('\n')[0]?.replace(/^- /, '').replace(/:$/, '').trim() ?? '';
}

/** Draws the tab stops on a picture (PNG), numbered from 1. */
export async function drawStops(picture: Buffer, stops: readonly FocusStop[]): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const radius = 11;
  const marks = stops.map(({ left, top }, index) => {
    const x = Math.min(Math.max(left, radius), width - radius);
    const y = Math.min(Math.max(top, radius), height - radius);
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#b0006d" stroke="#fff" stroke-width="2"/><text x="${x}" y="${y + 4}" fill="#fff" font-family="sans-serif" font-size="12" text-anchor="middle">${index + 1}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join('')}</svg>`;
  return await sharp(picture)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}
