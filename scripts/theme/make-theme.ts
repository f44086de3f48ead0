import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  checkTheme,
  contrastReport,
  createTheme,
  describeThemeProblem,
  printJson,
  ThemeRequestError,
  type CreatedTheme,
  type ThemeRequest,
} from '@signdrive/tokens/theme';
import { isStoreSlug } from '../../storefront/src/domain/store-address.ts';
import { Problem } from '../problem.ts';
import { describeContrast } from './contrast-table.ts';
import { describeMoves } from './describe-moves.ts';
import { writePartner } from './partner-files.ts';
import { publishTheme, readPlaces, type PublishedTheme } from './partner-store.ts';
import { wrongUse, wrongValue, type ThemeValues } from './read-arguments.ts';

/** Writes a partner's theme made from one colour, and makes its store where a sandbox runs. */
export async function makeTheme(
  [slug, ...others]: readonly string[],
  tokens: string,
  values: ThemeValues,
): Promise<void> {
  const { color, out, force } = values;
  if (slug === undefined) throw wrongUse('A new theme needs a slug.');
  if (others.length > 0) throw wrongUse(`One theme at a time: "${others.join(' ')}" is one word too many.`);
  if (color === undefined) throw wrongUse('A new theme needs its --color.');
  // `none` is the resolver's word for no partner, `house` the brand's own name.
  if (!isStoreSlug(slug) || slug === 'house' || slug === 'none') {
    throw new Problem(
      `A store can't be called "${slug}": it has a-z, 0-9 and hyphens, and is no address the store uses itself.`,
    );
  }
  const theme = requestTheme({
    slug,
    color,
    ...(values.name !== undefined && { name: values.name }),
    ...(values.accent !== undefined && { accent: values.accent }),
    ...(values['display-font'] !== undefined && {
      displayFont: values['display-font'] as NonNullable<ThemeRequest['displayFont']>,
    }),
    ...(values.radius !== undefined && { radius: readRadius(values.radius) }),
    ...(values.logo !== undefined && { logoText: values.logo }),
  });
  const target = out ?? join(tokens, 'partners', slug);
  if (out !== undefined && !canBeWritten(out)) throw wrongValue('out', out);
  if (existsSync(target) && !force) throw new Problem(`${target} is there already: --force writes over it.`);
  const written = out === undefined ? writePartner(tokens, theme) : [out];
  if (out !== undefined) writeFileSync(out, `${printJson(theme.document)}\n`);
  console.log(describeTheme(theme, written));
  if (out === undefined) console.log(await openStore(theme));
}

/** Makes the partner's store where a sandbox runs; where none does, says how to. */
async function openStore(theme: PublishedTheme): Promise<string> {
  try {
    return (await publishTheme(theme, readPlaces())).join('\n');
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `${error.message}\nThen open the store: npm run theme -- publish ${theme.slug}`;
  }
}

/** True for a file, there or not, in a folder that is there. */
function canBeWritten(file: string): boolean {
  const itself = statSync(file, { throwIfNoEntry: false });
  return itself ? itself.isFile() : (statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory() ?? false);
}

function requestTheme(request: ThemeRequest): CreatedTheme {
  try {
    return createTheme(request);
  } catch (error) {
    if (error instanceof ThemeRequestError) throw new Problem(error.message);
    throw error;
  }
}

function readRadius(text: string): number {
  const radius = /^\d*\.?\d+(?:rem)?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  if (!(radius <= 1.5)) throw wrongValue('radius', text);
  return radius;
}

function describeTheme(theme: CreatedTheme, written: readonly string[]): string {
  const { slug, name, kept, slots, document } = theme;
  const check = checkTheme(document);
  const notes = check.ok ? check.notes : check.problems;
  return [
    `${name} (${slug})`,
    `Used as given: ${kept.join(', ') || 'nowhere'}`,
    ...describeMoves(theme),
    ...notes.map((note) => `Note: ${describeThemeProblem(note)}`),
    'Contrast, normal and with more contrast asked for:',
    ...describeContrast(contrastReport(slots)),
    'Written:',
    ...written.map((file) => `  ${file}`),
    ...(written.length > 1 ? [`To see it on every component: npm run storybook, theme "${name}".`] : []),
  ].join('\n');
}
