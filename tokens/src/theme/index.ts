/**
 * `@signdrive/tokens/theme`: creates, validates and prints themes. Pure: no DOM, no Node, no clock; the command `npm
 * run theme`, the store's server, its pages and the manual's theme lab share it.
 *
 * - `createTheme({ slug, color })` → the slots, the token file's `document`, and the changed colours (`moved`).
 * - `nearestColors(slots, slot, color)` → the two nearest colours that the slot accepts in this theme.
 * - `checkTheme(text)` → `{ ok: true, slots, set, notes }` or `{ ok: false, problems }`, each problem with its line. It
 *   accepts a parsed value as well, never throws, and rejects hostile input.
 * - `checkDraft(text)` → the same for a draft: a theme with the names of its store.
 * - `contrastReport(slots)` → each pair of the contrast rules with its ratio, in normal and in more contrast.
 * - `themeSheet(slots, partnerSelector(slug))` → the CSS text of the theme.
 * - `printJson(document)` → the text of a token file. `themeDocument(description, slots)` makes the document of slots
 *   that were changed by hand (a lab's controls); validate it with `checkTheme` before use.
 */
export { differenceOf, fromHex, oklchToHex, roundColor, toHex } from '../color.ts';
export { failsByRounding, type PairMeasure } from '../contrast.ts';
export { followedBy, slotValue, type BrandSlotName, type BrandSlots } from '../derive.ts';
export type { Color } from '../dtcg.ts';
export {
  checkTheme,
  describeThemeProblem,
  describeThemeProblemIn,
  houseSlots,
  type ThemeCheck,
  type ThemeCheckOptions,
  type ThemeProblem,
} from './check-theme.ts';
export { contrastReport, createTheme, type CreatedTheme } from './create-theme.ts';
export { isShippedFont, shippedFonts, type ShippedFont } from './fonts.ts';
export type { MovedColor } from './moved-color.ts';
export { nearestColors } from './nearest-colors.ts';
export { isThemeSlug } from './slug.ts';
export { isSlotName, slotNames, slotRules, type SlotRule } from './slot-rules.ts';
export type { Language, Sentence } from './sentences.ts';
export { checkDraft, type DraftCheck, type ThemeDraft } from './theme-draft.ts';
export { isThemeName, readNames, ThemeRequestError, type ThemeNames, type ThemeRequest } from './theme-request.ts';
export { printDocument as themeDocument, printJson, type ThemeDocument } from './theme-document.ts';
export { partnerSelector, themeSheet } from './theme-sheet.ts';
