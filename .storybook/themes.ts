/** Every theme the stories run in: the house brand and each partner. */
export const themes = ['house', 'viaduto', 'casa-andrade'] as const;
export type ThemeName = (typeof themes)[number];

declare global {
  /** Set by the test runner before the preview loads, so that each browser instance carries one theme. */
  var signdriveStoryTheme: string | undefined;
}

/** Theme a story starts in: the test instance's, else the house brand. */
export function initialTheme(): string {
  return globalThis.signdriveStoryTheme ?? 'house';
}
