/**
 * `@signdrive/tokens/exchange`: themes from design tools, and to them. Pure, like `@signdrive/tokens/theme`, and apart
 * from it: a page that shows a theme loads no colour library.
 *
 * - `readThemeFile(text)` → what `checkTheme` says of the file, and `converted`: what had to be read into a theme first.
 * - `exportTheme(slots, format, { name })` → the theme as DTCG, CSS, Tokens Studio or Figma variables, every value computed.
 * - `packTheme(document)` → the text by which a link carries a theme; `unpackTheme(text)` → what it carries, not judged.
 */
export {
  exportFormats,
  exportTheme,
  type ExportedTheme,
  type ExportFormat,
  type ExportOptions,
} from './export-theme.ts';
export { packTheme, unpackTheme } from './pack-theme.ts';
export { readThemeFile, type ThemeFile } from './read-theme-file.ts';
