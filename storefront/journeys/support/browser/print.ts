import type { Locator, Page } from '@playwright/test';
import { isFirefox } from './engine.ts';

/**
 * Runs in the page. Swaps the rules for print and for screens. It shows the page as printed where a driver emulates no
 * print; called again, it restores the page.
 */
export function swapPrintAndScreen(): void {
  const swap = (media: MediaList) => {
    media.mediaText = media.mediaText.replaceAll(/\b(?:print|screen)\b/g, (type) =>
      type === 'print' ? 'screen' : 'print',
    );
  };
  const swapIn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) swap(rule.media);
      if (rule instanceof CSSGroupingRule) swapIn(rule.cssRules);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    swap(sheet.media);
    swapIn(sheet.cssRules);
  }
}

/** Shows the page as printed while `look` runs. */
export async function inPrint(page: Page, look: () => Promise<void>): Promise<void> {
  // Playwright 1.65 emulates no print in Firefox.
  const isEmulated = !isFirefox(page.context());
  await (isEmulated ? page.emulateMedia({ media: 'print' }) : page.evaluate(swapPrintAndScreen));
  await look();
  await (isEmulated ? page.emulateMedia({ media: null }) : page.evaluate(swapPrintAndScreen));
}

/** Runs in the page, shown as printed. Finds fixed and sticky elements, which would cover text on paper. */
export function findFloating(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((part) => part.checkVisibility() && ['fixed', 'sticky'].includes(getComputedStyle(part).position))
    .map((part) => part.outerHTML.slice(0, 80));
}

/**
 * Runs in the page, shown as printed. Finds lost content: browsers omit backgrounds by default, so light text, marks
 * and bars may disappear.
 */
export function findLostInPrint(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const pixelOf = (color: string): Uint8ClampedArray => {
    if (!canvas) throw new Error('No canvas to read colours with');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data;
  };
  const isLight = (color: string) =>
    pixelOf(color)
      .slice(0, 3)
      .every((part) => part > 150);
  const isSeen = (color: string) => (pixelOf(color)[3] ?? 0) > 0;
  const isOnItsFill = (part: Element | null): boolean => {
    if (part === null) return false;
    const { printColorAdjust, backgroundColor } = getComputedStyle(part);
    return (printColorAdjust === 'exact' && isSeen(backgroundColor)) || isOnItsFill(part.parentElement);
  };
  const hasWords = (part: Element) =>
    part.matches('svg') ||
    [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isFill = (part: HTMLElement, { backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    part.childNodes.length === 0 &&
    part.offsetHeight > 3 &&
    (backgroundImage !== 'none' || (isSeen(backgroundColor) && !isLight(backgroundColor)));
  return [...document.querySelectorAll('header *, main *')]
    .filter((part) => {
      if (!part.checkVisibility()) return false;
      const style = getComputedStyle(part);
      if (hasWords(part)) return isLight(style.color) && !isOnItsFill(part);
      return part instanceof HTMLElement && isFill(part, style) && style.printColorAdjust !== 'exact';
    })
    .map((part) => part.outerHTML.slice(0, 80));
}

export const lostInPrint = (page: Page): Promise<string[]> => page.evaluate(findLostInPrint);

/** Height in pixels of the smallest visible text of an element, with whatever scales it. */
export const smallestText = (within: Locator): Promise<number> =>
  within.evaluate((element) => {
    const heights: number[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const line = document.createRange();
      line.selectNodeContents(texts.currentNode);
      // Visually hidden text has a box of one pixel.
      heights.push(...[...line.getClientRects()].filter(({ width }) => width > 1).map(({ height }) => height));
    }
    return Math.min(...heights);
  });
