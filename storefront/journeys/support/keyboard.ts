import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has: past it, the control can't be reached. */
const mostStops = 150;

/**
 * Reaches a control as a keyboard visitor does, and checks at every stop on the way that the focused element can be
 * seen: inside the viewport, not under a fixed header or bar, with a mark that says it has focus. What comes by itself
 * is waited for before; what comes when a visitor is near may come on the way.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
    expect(await findHiddenFocus(page), 'the focused element must be seen').toBeUndefined();
  }
  throw new Error(`${mostStops} presses of ${key} did not reach ${target.toString()}.`);
}

/** Reaches a control with Tab and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Names of every stop of the Tab key from the top of the page to its end; each must be seen. */
export async function stopsOf(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) return names;
    expect(await findHiddenFocus(page), 'the focused element must be seen').toBeUndefined();
    const name = await page.locator(':focus').evaluate((element) => {
      const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ');
      const labelled = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      // As it is seen: a button that may become busy holds the words for that, too.
      const seen = element instanceof HTMLElement ? element.innerText : element.textContent;
      return element.getAttribute('aria-label') ?? (labelled.trim() || seen);
    });
    names.push(name.trim().replaceAll(/\s+/g, ' '));
  }
  throw new Error(`${mostStops} presses of Tab did not reach the end of the page.`);
}

async function isFocused(target: Locator): Promise<boolean> {
  return (await target.count()) > 0 && (await target.first().evaluate((element) => element === document.activeElement));
}

/** What hides the focused element, in words; nothing when it can be seen or when nothing has focus. */
function findHiddenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused === document.documentElement) return undefined;
    // A native control that is drawn by its label is seen through the label.
    const drawn = focused.matches('input') ? (focused.closest('label') ?? focused) : focused;
    const { left, right, top, bottom, width, height } = drawn.getBoundingClientRect();
    const name = `${focused.tagName.toLowerCase()} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 60)}"`;
    if (width === 0 || height === 0) return `${name} has no size`;
    if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight) return `${name} is outside the screen`;
    const points = [0.1, 0.5, 0.9].flatMap((across) => [0.2, 0.5, 0.8].map((down) => [across, down] as const));
    const isSeen = points.some(([across, down]) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      return hit !== null && (drawn.contains(hit) || hit.contains(drawn));
    });
    if (!isSeen) return `${name} is covered by something`;
    // The mark may be drawn by what stands for the element: its label, its card, a layer over it.
    const isMarked = [drawn, focused, focused.closest('article')].some((element) =>
      [undefined, '::before', '::after'].some((layer) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element, layer);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      }),
    );
    return isMarked ? undefined : `${name} does not show that it has focus`;
  });
}
