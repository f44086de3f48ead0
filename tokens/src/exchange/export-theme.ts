import type { BrandSlots, Contrast } from '../derive.ts';
import { printJson } from '../theme/theme-document.ts';
import { themeSheet } from '../theme/theme-sheet.ts';
import { printDtcg } from './print-dtcg.ts';
import { printFigma } from './print-figma.ts';
import { printTokensStudio } from './print-tokens-studio.ts';

export const exportFormats = ['dtcg', 'css', 'tokens-studio', 'figma'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface ExportOptions {
  /** The displayed name. */
  name: string;
  /** Selector of the CSS. @default ':root' */
  selector?: string;
  /** Contrast setting of `dtcg` and `tokens-studio`; `css` and `figma` contain both. @default 'normal' */
  contrast?: Contrast;
}

export interface ExportedTheme {
  text: string;
  /** Tokens that the format can't express. */
  leftOut: readonly string[];
}

/**
 * A theme as a file for other tools, every value computed.
 * @throws TypeError if a slot has a value that neither `checkTheme` nor `createTheme` accepts
 */
export function exportTheme(
  slots: BrandSlots,
  format: ExportFormat,
  { name, selector = ':root', contrast = 'normal' }: ExportOptions,
): ExportedTheme {
  const complete = (text: string): ExportedTheme => ({ text, leftOut: [] });
  switch (format) {
    case 'css':
      return complete(layOut(themeSheet(slots, selector)));
    case 'dtcg':
      return complete(printJson(printDtcg(slots, contrast)));
    case 'tokens-studio':
      return complete(printJson(printTokensStudio(slots, contrast)));
    case 'figma': {
      const { body, leftOut } = printFigma(slots, name);
      return { text: printJson(body), leftOut };
    }
    default:
      throw new TypeError(`${format as string} is no format`);
  }
}

/** One line per declaration. Values of a theme contain no brace or semicolon. */
function layOut(sheet: string): string {
  let depth = 0;
  const lines = sheet.split(/(?<=[{};])|(?=\})/).map((part) => {
    if (part.startsWith('}')) depth -= 1;
    const line = '  '.repeat(depth) + part.replace(/^(--[\w-]+):/, '$1: ').replace('{', ' {');
    if (part.endsWith('{')) depth += 1;
    return /^\s+--/.test(line) && !line.endsWith(';') ? `${line};` : line;
  });
  return lines.join('\n');
}
