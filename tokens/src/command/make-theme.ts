import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  checkTheme,
  contrastReport,
  createTheme,
  describeThemeProblem,
  printJson,
  readNames,
  ThemeRequestError,
  type CreatedTheme,
  type ThemeNames,
  type ThemeRequest,
} from '../theme/index.ts';
import { CommandProblem, readOne, readSlug, WrongUse } from './command-problem.ts';
import { describeContrast } from './contrast-table.ts';
import { describeMoves } from './describe-moves.ts';
import { wrongValue, type ThemeValues } from './read-arguments.ts';
import { readTheme } from './read-theme.ts';

/** A theme to write, and the lines that the command prints about it. */
export interface MadeTheme extends ThemeNames {
  /** The content of its token file. */
  document: unknown;
  told: readonly string[];
}

/** Writes a theme made from one colour or read from a file, by default to a file named by its slug in this folder. */
export function writeTheme(names: readonly string[], values: ThemeValues): void {
  const slug = readSlug(readOne(names, 'A new theme needs a slug.'));
  const theme = makeTheme(slug, values);
  const file = readTarget(values.out ?? `${slug}.json`, values);
  writeDocument(file, theme);
  console.log(describeTheme(theme, [file]));
}

/** Makes a theme from one colour, or reads it from a file. */
export const makeTheme = (slug: string, values: ThemeValues): MadeTheme =>
  values.from === undefined ? themeOfColor(slug, values) : themeOfFile(slug, values.from, values);

export const writeDocument = (file: string, { document }: MadeTheme): void =>
  writeFileSync(file, `${printJson(document)}\n`);

/**
 * The path to write.
 * @throws {CommandProblem} if it can't be written, or exists and may not be overwritten
 */
export function readTarget<Path extends string | undefined>(path: Path, { force }: ThemeValues): Path {
  if (path === undefined) return path;
  if (!canBeWritten(path)) throw wrongValue('out', path);
  if (existsSync(path) && !force) throw new CommandProblem(`${path} is there already: --force writes over it.`);
  return path;
}

function themeOfColor(slug: string, values: ThemeValues): MadeTheme {
  const { color } = values;
  if (color === undefined) throw new WrongUse('A new theme needs its --color, or a file to read it --from.');
  const theme = orProblem(() => createTheme(requestOf(slug, color, values)));
  return { ...theme, told: describeCreated(theme) };
}

/** Options that a file already contains. */
const saidByFile = ['color', 'accent', 'display-font', 'radius'] as const;

function themeOfFile(slug: string, file: string, values: ThemeValues): MadeTheme {
  const [twice] = saidByFile.filter((option) => values[option] !== undefined);
  if (twice !== undefined) throw new WrongUse(`The file says what --${twice} says: give one of the two.`);
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

/** True for a path in an existing folder. */
function canBeWritten(file: string): boolean {
  const itself = statSync(file, { throwIfNoEntry: false });
  return itself ? itself.isFile() : (statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory() ?? false);
}

function orProblem<Result>(make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    if (error instanceof ThemeRequestError) throw new CommandProblem(error.message);
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

/** Describes the created theme and the written files. */
export const describeTheme = ({ name, slug, told }: MadeTheme, written: readonly string[]): string =>
  [`${name} (${slug})`, ...told, 'Written:', ...written.map((file) => `  ${file}`)].join('\n');
