import type { Page } from '@playwright/test';

/**
 * Content lost in print: browsers omit backgrounds by default, so light text, marks and bars may disappear. Emulate
 * print media first.
 */
export async function lostInPrint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
  });
}
