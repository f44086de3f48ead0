/**
 * `@signdrive/tokens/exchange`: reads themes from design tools and exports them. Pure, like `@signdrive/tokens/theme`,
 * but a separate entry, so that a page with a theme loads no colour library.
 *
 * - `readThemeFile(text)` → the result of `checkTheme` for the file, and `converted`: what had to be converted first.
 * - `readColorText(text)` → the colour and its alpha, from 0 to 1, of a hexadecimal or CSS colour; undefined for another text.
 * - `exportTheme(slots, format, { name })` → the theme as DTCG, CSS, Tokens Studio or Figma variables, every value
 * computed.
 * - `packTheme(document)` → the text of a theme in a link; `unpackTheme(text)` → its content, not validated.
 */
export { readColorText, type ReadColor } from './color-text.ts';
export {
  exportFormats,
  exportTheme,
  type ExportedTheme,
  type ExportFormat,
  type ExportOptions,
} from './export-theme.ts';
export { packTheme, unpackTheme } from './pack-theme.ts';
export { readThemeFile, type ThemeFile } from './read-theme-file.ts';
