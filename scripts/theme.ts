/** `npm run theme`: makes a partner's theme from one colour, publishes or judges one, or prints what colours become. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  checkTheme,
  contrastReport,
  createTheme,
  describeThemeProblem,
  printJson,
  ThemeRequestError,
  type CreatedTheme,
  type ThemeProblem,
  type ThemeRequest,
} from '@signdrive/tokens/theme';
import { isStoreSlug } from '../storefront/src/domain/store-address.ts';
import { Problem } from './problem.ts';
import { describeFigures, measureColors, randomColors } from './theme/colour-figures.ts';
import { describeContrast } from './theme/contrast-table.ts';
import { describeMoves } from './theme/describe-moves.ts';
import { writePartner } from './theme/partner-files.ts';
import { publishTheme, readPlaces, type PublishedTheme } from './theme/partner-store.ts';
import { readArguments, wrongUse, wrongValue } from './theme/read-arguments.ts';

const { values, positionals } = readArguments(process.argv.slice(2));
const tokens = values.tokens ?? fileURLToPath(new URL('../tokens', import.meta.url));

async function makeTheme([slug, ...others]: readonly string[]): Promise<void> {
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

/** Sends a partner's theme to its store. */
async function publish([slug, ...others]: readonly string[]): Promise<void> {
  if (slug === undefined) throw wrongUse('Name the partner to publish.');
  if (others.length > 0) throw wrongUse(`One theme at a time: "${others.join(' ')}" is one word too many.`);
  if (!isStoreSlug(slug)) throw new Problem(`"${slug}" is no partner: name a folder of tokens/partners.`);
  const folder = join(tokens, 'partners', slug);
  const text = readFile(join(folder, 'slots.json'));
  if (text instanceof Problem) throw text;
  const check = checkTheme(text);
  if (!check.ok) throw new Problem(check.problems.map(describeThemeProblem).join('\n'));
  const { name } = JSON.parse(readFileSync(join(folder, 'theme.json'), 'utf8')) as { name: string };
  console.log((await publishTheme({ slug, name, document: JSON.parse(text) }, readPlaces())).join('\n'));
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

/** Most bytes that are read at all; the check has a lower limit of its own. */
const mostBytes = 1_000_000;

function checkFiles(files: readonly string[]): void {
  if (files.length === 0) throw wrongUse('Name the files to check.');
  for (const file of files.map(slotsOf)) {
    const text = readFile(file);
    if (text instanceof Problem) {
      // The others are judged all the same.
      process.exitCode = 1;
      console.error(text.message);
      continue;
    }
    const check = checkTheme(text);
    if (check.ok) {
      console.log(`${file}: sets ${check.set.join(', ')}; every pair passes in both contrast settings.`);
      for (const note of check.notes) console.log(`${placeOf(file, note)}: note: ${describeThemeProblem(note)}`);
      continue;
    }
    process.exitCode = 1;
    for (const problem of check.problems) console.error(`${placeOf(file, problem)}: ${describeThemeProblem(problem)}`);
  }
}

const placeOf = (file: string, { line }: ThemeProblem): string => (line === undefined ? file : `${file}:${line}`);

/** Prints what a thousand random colours, the same each time, become. */
function printFigures(given: readonly string[]): void {
  if (given.length > 0) throw wrongUse(`"${given.join(' ')}" is one word too many.`);
  console.log(describeFigures(measureColors(randomColors(1000, 18))));
}

/** A partner's folder stands for the slots in it. */
function slotsOf(path: string): string {
  const slots = join(path, 'slots.json');
  return existsSync(slots) ? slots : path;
}

function readFile(file: string): string | Problem {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return new Problem(`${file} is no file.`);
  if (stats.size > mostBytes) return new Problem(`${file}: theme is larger than a megabyte, and a theme is not.`);
  if (basename(file) === 'theme.json' && existsSync(join(dirname(file), 'slots.json'))) {
    return new Problem(`${file} says the partner's name and wordmark; the tokens stand in slots.json beside it.`);
  }
  return readFileSync(file, 'utf8');
}

const [command, ...names] = positionals;
if (command === 'new') await makeTheme(names);
else if (command === 'publish') await publish(names);
else if (command === 'check') checkFiles(names);
else if (command === 'figures') printFigures(names);
else
  throw wrongUse(
    command === undefined
      ? 'Say new, publish, check or figures.'
      : `"${command}" is neither new, publish, check nor figures.`,
  );
