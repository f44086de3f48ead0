/** Look of a partner's store that came with its facts, not with a release. */
export interface ThemePort {
  /**
   * Makes the page ready to be in a store's own look: from then on the slug in `data-partner` is enough. Asked before
   * the store is said to be open, so that nothing is painted in another look first. Never fails: a store opens without
   * its look, too.
   * @param sheet checked style sheet of the theme
   */
  show(slug: string, sheet: string): Promise<void>;
}
