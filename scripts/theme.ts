/** `npm run theme`: makes a partner's theme from one colour, or judges a token file. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
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
import { isStoreSlug } from '../storefront/src/domain/store-address.ts';
import { Problem } from './problem.ts';
import { describeContrast } from './theme/contrast-table.ts';
import { writePartner } from './theme/partner-files.ts';

const usage = `npm run theme -- new <slug> --color '#…' [--name …] [--accent '#…'] [--display-font archivo|anybody|newsreader]
                       [--radius <rem>] [--logo <text>] [--out <file>] [--force]
npm run theme -- check <file> …`;

const options = {
  color: { type: 'string' },
  name: { type: 'string' },
  accent: { type: 'string' },
  'display-font': { type: 'string' },
  radius: { type: 'string' },
  logo: { type: 'string' },
  out: { type: 'string' },
  force: { type: 'boolean', default: false },
  /** Folder of the tokens; for tests. */
  tokens: { type: 'string', default: fileURLToPath(new URL('../tokens', import.meta.url)) },
} as const;

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

const { values, positionals } = readArguments();

function makeTheme([slug, ...others]: readonly string[]): void {
  const { color, out, force, tokens } = values;
  if (slug === undefined || color === undefined || others.length > 0) throw new Problem(usage);
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
  if (existsSync(target) && !force) throw new Problem(`${target} is there already: --force writes over it.`);
  const written = out === undefined ? writePartner(tokens, theme) : [out];
  if (out !== undefined) writeFileSync(out, `${printJson(theme.document)}\n`);
  console.log(describeTheme(theme, written));
}

function requestTheme(request: ThemeRequest): CreatedTheme {
  try {
    return createTheme(request);
  } catch (error) {
    if (error instanceof ThemeRequestError) throw new Problem(error.message);
    throw error;
  }
}

const readRadius = (text: string): number => (/^\d*\.?\d+(?:rem)?$/.test(text) ? Number.parseFloat(text) : Number.NaN);

function describeTheme({ slug, name, moved, kept, slots }: CreatedTheme, written: readonly string[]): string {
  const changes = moved.length > 0 ? moved.map(({ message }) => `  ${message}`) : ['  nothing'];
  return [
    `${name} (${slug})`,
    `Stands as given: ${kept.join(', ') || 'nowhere'}`,
    'Moved:',
    ...changes,
    'Contrast, normal and with more contrast asked for:',
    ...describeContrast(contrastReport(slots)),
    'Written:',
    ...written.map((file) => `  ${file}`),
  ].join('\n');
}

/** Most bytes that are read at all; the check has a lower limit of its own. */
const mostBytes = 1_000_000;

function checkFiles(files: readonly string[]): void {
  if (files.length === 0) throw new Problem(usage);
  for (const file of files) {
    const check = checkTheme(readFile(file));
    if (check.ok) {
      console.log(`${file}: sets ${check.set.join(', ')}; every pair passes in both contrast settings.`);
      continue;
    }
    process.exitCode = 1;
    for (const problem of check.problems) {
      const place = problem.line === undefined ? file : `${file}:${problem.line}`;
      console.error(`${place}: ${describeThemeProblem(problem)}`);
    }
  }
}

function readFile(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new Problem(`${file} is no file.`);
  if (stats.size > mostBytes) throw new Problem(`${file}: theme is larger than a megabyte, and a theme is not.`);
  return readFileSync(file, 'utf8');
}

const [command, ...names] = positionals;
if (command === 'new') makeTheme(names);
else if (command === 'check') checkFiles(names);
else throw new Problem(usage);
