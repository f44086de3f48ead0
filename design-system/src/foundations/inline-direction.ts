/**
 * Returns 1 for left-to-right text and -1 for right-to-left text. Multiply physical offsets such as `scrollLeft` by it.
 */
export const inlineDirection = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
