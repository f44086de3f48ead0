/**
 * `@signdrive/tokens/exchange`: themes from design tools, and to them. Pure, like `@signdrive/tokens/theme`, and apart
 * from it: a page that shows a theme loads no colour library.
 *
 * - `readThemeFile(text)` → what `checkTheme` says of the file, and `converted`: what had to be read into a theme first.
 */
export { readThemeFile, type ThemeFile } from './read-theme-file.ts';
