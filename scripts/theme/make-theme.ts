import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  checkTheme,
  contrastReport,
  createTheme,
  describeThemeProblem,
  printJson,
  readNames,
  ThemeRequestError,
  type CreatedTheme,
  type ThemeRequest,
} from '@signdrive/tokens/theme';
import { isStoreSlug } from '../../storefront/src/domain/store-address.ts';
import { Problem } from '../problem.ts';
import { describeContrast } from './contrast-table.ts';
import { describeMoves } from './describe-moves.ts';
import { writePartner, type NamedTheme } from './partner-files.ts';
import { publishTheme, readPlaces, type PublishedTheme } from './partner-store.ts';
import { wrongUse, wrongValue, type ThemeValues } from './read-arguments.ts';
import { readTheme } from './read-theme.ts';

/** A theme to write, and the lines that the command prints about it. */
interface MadeTheme extends NamedTheme {
  told: readonly string[];
}

/** Writes a partner's theme made from one colour or read from a file, and makes its store where a sandbox runs. */
export async function makeTheme(
  [slug, ...others]: readonly string[],
  tokens: string,
  values: ThemeValues,
): Promise<void> {
  const { out, force } = values;
  if (slug === undefined) throw wrongUse('A new theme needs a slug.');
  if (others.length > 0) throw wrongUse(`One theme at a time: "${others.join(' ')}" is one word too many.`);
  // `none` is the resolver's word for no partner, `house` the brand's own name.
  if (!isStoreSlug(slug) || slug === 'house' || slug === 'none') {
    throw new Problem(
      `A store can't be called "${slug}": it has a-z, 0-9 and hyphens, and is no address the store uses itself.`,
    );
  }
  const theme = values.from === undefined ? themeOfColor(slug, values) : themeOfFile(slug, values.from, values);
  const target = out ?? join(tokens, 'partners', slug);
  if (out !== undefined && !canBeWritten(out)) throw wrongValue('out', out);
  if (existsSync(target) && !force) throw new Problem(`${target} is there already: --force writes over it.`);
  const written = out === undefined ? writePartner(tokens, theme) : [out];
  if (out !== undefined) writeFileSync(out, `${printJson(theme.document)}\n`);
  console.log(describeTheme(theme, written));
  if (out === undefined) console.log(await openStore(theme, force));
}

function themeOfColor(slug: string, values: ThemeValues): MadeTheme {
  const { color } = values;
  if (color === undefined) throw wrongUse('A new theme needs its --color, or a file to read it --from.');
  const theme = orProblem(() => createTheme(requestOf(slug, color, values)));
  return { ...theme, told: describeCreated(theme) };
}

/** Options that say what a file says itself. */
const saidByFile = ['color', 'accent', 'display-font', 'radius'] as const;

function themeOfFile(slug: string, file: string, values: ThemeValues): MadeTheme {
  const [twice] = saidByFile.filter((option) => values[option] !== undefined);
  if (twice !== undefined) throw wrongUse(`The file says what --${twice} says: give one of the two.`);
  const { slots, set, document, told } = readTheme(file);
  const names = orProblem(() => readNames({ slug, ...namesOf(values) }));
  return { ...names, document, told: [`Sets ${set.join(', ')}.`, ...told, ...describePairs(slots)] };
}

const namesOf = ({ name, logo }: ThemeValues): Pick<ThemeRequest, 'name' | 'logoText'> => ({
  ...(name !== undefined && { name }),
  ...(logo !== undefined && { logoText: logo }),
});

const requestOf = (slug: string, color: string, values: ThemeValues): ThemeRequest => ({
  slug,
  color,
  ...namesOf(values),
  ...(values.accent !== undefined && { accent: values.accent }),
  ...(values['display-font'] !== undefined && {
    displayFont: values['display-font'] as NonNullable<ThemeRequest['displayFont']>,
  }),
  ...(values.radius !== undefined && { radius: readRadius(values.radius) }),
});

/** Makes the partner's store where a sandbox runs; where none does, or where the store is another's, says how to. */
async function openStore(theme: PublishedTheme, force: boolean): Promise<string> {
  try {
    return (await publishTheme(theme, readPlaces(), { mayReplace: force })).join('\n');
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `${error.message}\nThen open the store: npm run theme -- publish ${theme.slug}`;
  }
}

/** True for a file, there or not, in a folder that is there. */
export function canBeWritten(file: string): boolean {
  const itself = statSync(file, { throwIfNoEntry: false });
  return itself ? itself.isFile() : (statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory() ?? false);
}

function orProblem<Result>(make: () => Result): Result {
  try {
    return make();
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

function describeCreated(theme: CreatedTheme): string[] {
  const { kept, slots, document } = theme;
  const check = checkTheme(document);
  const notes = check.ok ? check.notes : check.problems;
  return [
    `Used as given: ${kept.join(', ') || 'nowhere'}`,
    ...describeMoves(theme),
    ...notes.map((note) => `Note: ${describeThemeProblem(note)}`),
    ...describePairs(slots),
  ];
}

const describePairs = (slots: CreatedTheme['slots']): string[] => [
  'Contrast, normal and with more contrast asked for:',
  ...describeContrast(contrastReport(slots)),
];

function describeTheme({ name, slug, told }: MadeTheme, written: readonly string[]): string {
  return [
    `${name} (${slug})`,
    ...told,
    'Written:',
    ...written.map((file) => `  ${file}`),
    ...(written.length > 1 ? [`To see it on every component: npm run storybook, theme "${name}".`] : []),
  ].join('\n');
}
