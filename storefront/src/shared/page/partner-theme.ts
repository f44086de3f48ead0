/** Theme of a partner's store that came with its data instead of the release. */
export interface ThemePort {
  /**
   * Prepares the page for a store's theme: afterwards the slug in `data-partner` applies it. Called before the store
   * opens, so that no other theme is painted first. Never rejects: a store opens without its theme, too.
   * @param sheet checked style sheet of the theme
   */
  show(slug: string, sheet: string): Promise<void>;
}
