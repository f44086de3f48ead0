import { themeSheet, type BrandSlots } from '@signdrive/tokens/theme';

/** Where the lab's theme holds: its sample. The controls around it stay readable, whatever is tried. */
export const labSelector = '[data-theme-lab]';

/**
 * The lab's theme as a page of the store gets one at run time: a constructable sheet that is filled again. Nothing is
 * rendered.
 */
export function createLabSheet() {
  const sheet = new CSSStyleSheet();
  return {
    show: (slots: BrandSlots) => sheet.replaceSync(themeSheet(slots, labSelector)),
    /** @returns what takes it from the page again */
    adopt: () => {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      };
    },
  };
}
