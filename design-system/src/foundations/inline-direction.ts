/** 1 where lines run to the right, -1 where they run to the left. Multiplies physical offsets such as `scrollLeft`. */
export const inlineDirection = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
