import { themeSheet, type BrandSlots } from '@signdrive/tokens/theme';

/** Scope of the lab's theme: its sample. The controls around it stay readable with any theme. */
export const labSelector = '[data-theme-lab]';

/**
 * The lab's theme as a constructable style sheet, as a page of the store gets one at run time. Replacing its content
 * renders nothing.
 */
export function createLabSheet() {
  const sheet = new CSSStyleSheet();
  return {
    show: (slots: BrandSlots) => sheet.replaceSync(themeSheet(slots, labSelector)),
    /** @returns the function that removes it from the page */
    adopt: () => {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      };
    },
  };
}
