import { expect, type ElementHandle, type Locator, type Page } from '@playwright/test';
import { isFirefox } from './engine.ts';
import { recordCheck } from '../checks/record-check.ts';

/** More tab stops than any page has: beyond it, the control counts as unreachable. */
const maxStops = 150;

/**
 * Reaches a control by Tab and checks at every stop that the focused element is visible: inside the viewport, not
 * covered by a fixed bar, with a focus indicator. Content that loads by itself is awaited first; content that loads on
 * approach may appear on the way. Firefox moves focus from the end of a page into its own bars, and a driver can't bring
 * it back, so there the way to a control above leads backwards.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  let element: ElementHandle | undefined;
  const wraps = !isFirefox(page.context());
  for (let stop = 0; stop < maxStops; stop += 1) {
    let focus = await readFocus(page, element);
    if (!focus.isTargetThere) {
      // Finding a control by its name takes longer than a key press, so it isn't done at every stop.
      [element] = await target.elementHandles();
      focus = await readFocus(page, element);
    }
    if (stop > 0) expect(focus.hiddenBy, 'the focused element must be seen').toBeUndefined();
    if (focus.isOnTarget) return recordCheck('Keyboard');
    await page.keyboard.press(focus.isTargetAbove && !wraps ? 'Shift+Tab' : key);
  }
  throw new Error(`${maxStops} presses of ${key} did not reach ${target.toString()}.`);
}

/** Reaches a control with Tab and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Names of every tab stop from the top of the page to its end; each must be visible. */
export async function stopsOf(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab');
    const { isNowhere, hiddenBy, name } = await readFocus(page);
    if (isNowhere) {
      recordCheck('Keyboard');
      return names;
    }
    expect(hiddenBy, 'the focused element must be seen').toBeUndefined();
    names.push(name);
  }
  throw new Error(`${maxStops} presses of Tab did not reach the end of the page.`);
}

interface Focus {
  /** Whether no element of the page has focus. */
  isNowhere: boolean;
  isOnTarget: boolean;
  isTargetThere: boolean;
  /** Whether the target precedes the focused element in the page. */
  isTargetAbove: boolean;
  /** The label of the focused element, or its visible text. */
  name: string;
  /** Reason why the focused element is hidden; undefined if it is visible or nothing has focus. */
  hiddenBy: string | undefined;
}

/** Reads everything about the focused element in one round trip. */
function readFocus(page: Page, target?: ElementHandle): Promise<Focus> {
  return page.evaluate(
    (element) => {
      const focused = document.activeElement ?? document.body;
      const isNowhere = focused === document.body || focused === document.documentElement;
      return {
        isNowhere,
        isOnTarget: focused === element,
        isTargetThere: element?.isConnected ?? false,
        isTargetAbove:
          !isNowhere &&
          element !== undefined &&
          (element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
        name: nameOf(focused),
        hiddenBy: isNowhere ? undefined : findCover(focused),
      };

      function nameOf(part: Element): string {
        const labels = (part.getAttribute('aria-labelledby') ?? '').split(' ');
        const labelled = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
        // The visible label: a button that may become busy contains the label for that state, too.
        const named = part instanceof HTMLInputElement ? (part.labels?.[0] ?? part) : part;
        const seen = named instanceof HTMLElement ? named.innerText : named.textContent;
        const name = part.getAttribute('aria-label') ?? (labelled.trim() || seen);
        return name.trim().replaceAll(/\s+/g, ' ');
      }

      function findCover(part: Element): string | undefined {
        // A native control hidden behind its label is visible through the label.
        const drawn = part.matches('input') ? (part.closest('label') ?? part) : part;
        const { left, right, top, bottom, width, height } = drawn.getBoundingClientRect();
        const words = (part.getAttribute('aria-label') ?? part.textContent).trim().slice(0, 60);
        const name = `${part.tagName.toLowerCase()} "${words}"`;
        if (width === 0 || height === 0) return `${name} has no size`;
        if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight)
          return `${name} is outside the screen`;
        const points = [0.1, 0.5, 0.9].flatMap((across) => [0.2, 0.5, 0.8].map((down) => [across, down] as const));
        const isSeen = points.some(([across, down]) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return hit !== null && (drawn.contains(hit) || hit.contains(drawn));
        });
        if (!isSeen) return `${name} is covered by something`;
        // Another element may show the focus ring: the label, the card or an overlay.
        const isMarked = [drawn, part, part.closest('article')].some((marked) =>
          [undefined, '::before', '::after'].some((layer) => {
            if (!marked) return false;
            const { outlineStyle, outlineWidth } = getComputedStyle(marked, layer);
            return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
          }),
        );
        return isMarked ? undefined : `${name} does not show that it has focus`;
      }
    },
    target as ElementHandle<Element> | undefined,
  );
}
