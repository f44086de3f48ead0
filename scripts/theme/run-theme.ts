import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromHex } from '@signdrive/tokens/theme';
import {
  checkFiles,
  folderOf,
  printTheme,
  readArguments,
  readOne,
  readTheme,
  withUsage,
  WrongUse,
  type ThemeValues,
} from '@signdrive/tokens/command';
import { isStoreSlug } from '../../storefront/src/domain/urls/pages.ts';
import { Problem } from '../problem.ts';
import { describeFigures, measureColors, randomColors } from './colour-figures.ts';
import { makePartner } from './make-theme.ts';
import { publishTheme, readPlaces } from './partner-store.ts';
import { previewLink } from './preview-link.ts';
import { extremeColors, takePictures } from './take-pictures.ts';

const usage = `npm run theme -- new <slug> --color '#…' [--name …] [--accent '#…'] [--display-font archivo|anybody|newsreader]
                       [--radius <rem>] [--logo <text>] [--out <file>] [--force]
npm run theme -- new <slug> --from <file> [--name …] [--logo <text>] [--out <file>] [--force]
npm run theme -- open <slug or file>
npm run theme -- publish <slug>
npm run theme -- check <file or folder> …
npm run theme -- export <slug or file> --as dtcg|css|tokens-studio|figma [--slug <slug>] [--contrast more] [--out <file>] [--force]
npm run theme -- figures
npm run theme -- pictures [#rrggbb …] [--out <folder>]`;

/** Sends a partner's theme to its store. */
async function publish(names: readonly string[], tokens: string): Promise<void> {
  const slug = readOne(names, 'Name the partner to publish.');
  if (!isStoreSlug(slug)) throw new Problem(`"${slug}" is no partner: name a folder of tokens/partners.`);
  const folder = join(tokens, 'partners', slug);
  const { document, told } = readTheme(join(folder, 'slots.json'));
  for (const line of told) console.log(line);
  const { name } = JSON.parse(readFileSync(join(folder, 'theme.json'), 'utf8')) as { name: string };
  console.log((await publishTheme({ slug, name, document }, readPlaces())).join('\n'));
}

/** Prints the link to the store with an unpublished theme. */
async function open(names: readonly string[], tokens: string): Promise<void> {
  const source = readOne(names, 'Name the partner or the file to open.');
  const folder = folderOf(source, tokens);
  const { document, told } = readTheme(folder ?? source);
  for (const line of told) console.error(line);
  const slug = folder === undefined || source === 'house' ? undefined : source;
  console.log(await previewLink(document, readPlaces().store, slug));
}

/** Takes screenshots of the store in extreme brand colours, or in the given ones. */
async function pictures(colors: readonly string[], { out = 'theme-pictures' }: ThemeValues): Promise<void> {
  const wrong = colors.find((color) => !fromHex(color));
  if (wrong !== undefined) throw new WrongUse(`"${wrong}" is no colour: write it as #rrggbb.`);
  const sheet = await takePictures(colors.length > 0 ? colors : extremeColors, out, readPlaces().store);
  console.log(`Look at ${sheet}`);
}

/** Prints statistics of a thousand random colours, the same in each run. */
function printFigures(given: readonly string[]): void {
  if (given.length > 0) throw new WrongUse(`"${given.join(' ')}" is one word too many.`);
  console.log(describeFigures(measureColors(randomColors(1000, 18))));
}

/**
 * `npm run theme`: makes a partner's theme from one colour or a file; publishes, checks or exports one; prints its
 * preview link; prints colour statistics; or takes screenshots of the store.
 * @param given the arguments after the command
 * @returns false if a checked file is not a valid theme
 * @throws {Problem} if the request can't be fulfilled
 */
export const runTheme = (given: readonly string[]): Promise<boolean> => withUsage(usage, () => run(given));

async function run(given: readonly string[]): Promise<boolean> {
  const { values, positionals } = readArguments(given);
  const tokens = values.tokens ?? fileURLToPath(new URL('../../tokens', import.meta.url));
  const [command, ...names] = positionals;
  if (command === 'check') return checkFiles(names);
  if (command === 'new') await makePartner(names, tokens, values);
  else if (command === 'publish') await publish(names, tokens);
  else if (command === 'export') printTheme(names, tokens, values);
  else if (command === 'open') await open(names, tokens);
  else if (command === 'figures') printFigures(names);
  else if (command === 'pictures') await pictures(names, values);
  else {
    throw new WrongUse(
      command === undefined
        ? 'Say new, open, publish, check, export, figures or pictures.'
        : `"${command}" is neither new, open, publish, check, export, figures nor pictures.`,
    );
  }
  return true;
}
