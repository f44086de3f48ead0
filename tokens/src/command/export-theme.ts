import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { exportFormats, exportTheme, type ExportFormat } from '../exchange/index.ts';
import { isThemeSlug, partnerSelector } from '../theme/index.ts';
import { readOne, readSlug } from './command-problem.ts';
import { readTarget } from './make-theme.ts';
import { wrongValue, type ThemeValues } from './read-arguments.ts';
import { readTheme } from './read-theme.ts';

/** Prints a theme for other tools, or writes it; messages go to stderr, so that they don't get into the file. */
export function printTheme(names: readonly string[], tokens: string, values: ThemeValues): void {
  const { as, contrast = 'normal' } = values;
  const source = readOne(names, 'Name the partner or the file to export.');
  if (!isFormat(as)) throw wrongValue('as', as);
  if (contrast !== 'normal' && contrast !== 'more') throw wrongValue('contrast', contrast);
  const out = readTarget(values.out, values);

  const folder = folderOf(source, tokens);
  const { slots, told } = readTheme(folder ?? source);
  const { text, leftOut } = exportTheme(slots, as, {
    contrast,
    name: folder === undefined ? basename(source).replace(/\..*$/, '') : nameIn(folder),
    ...selectorOf(folder === undefined ? values.slug : source),
  });
  for (const line of told) console.error(line);
  if (leftOut.length > 0) console.error(`Left out, ${as} has no form for them: ${leftOut.join(', ')}`);
  if (out === undefined) console.log(text);
  else writeFileSync(out, `${text}\n`);
}

const isFormat = (name: string | undefined): name is ExportFormat => exportFormats.some((format) => format === name);

/** Folder of a shipped theme, by its slug. */
export function folderOf(slug: string, tokens: string): string | undefined {
  if (!isThemeSlug(slug)) return undefined;
  const folder = slug === 'house' ? join(tokens, 'brand/house') : join(tokens, 'partners', slug);
  return existsSync(folder) ? folder : undefined;
}

/** Without a slug the theme applies to the whole page. */
const selectorOf = (slug: string | undefined): { selector?: string } =>
  slug === undefined || slug === 'house' ? {} : { selector: partnerSelector(readSlug(slug)) };

const nameIn = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'theme.json'), 'utf8')) as { name: string }).name;
