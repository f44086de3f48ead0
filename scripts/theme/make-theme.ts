import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  describeTheme,
  makeTheme,
  readOne,
  readTarget,
  writeDocument,
  type ThemeValues,
} from '@signdrive/tokens/command';
import { isStoreSlug } from '../../storefront/src/domain/urls/pages.ts';
import { Problem } from '../problem.ts';
import { writePartner } from './partner-files.ts';
import { publishTheme, readPlaces, type PublishedTheme } from './partner-store.ts';

/** Writes a partner's theme made from one colour or read from a file, and creates its store if a sandbox runs. */
export async function makePartner(names: readonly string[], tokens: string, values: ThemeValues): Promise<void> {
  const slug = readOne(names, 'A new theme needs a slug.');
  // `none` is the resolver's name for no partner, `house` the brand's own name.
  if (!isStoreSlug(slug) || slug === 'house' || slug === 'none') {
    throw new Problem(
      `A store can't be called "${slug}": it has a-z, 0-9 and hyphens, and is no path the store uses itself.`,
    );
  }
  const theme = makeTheme(slug, values);
  const out = readTarget(values.out, values);
  if (out !== undefined) {
    writeDocument(out, theme);
    console.log(describeTheme(theme, [out]));
    return;
  }
  const folder = join(tokens, 'partners', slug);
  if (existsSync(folder) && !values.force) throw new Problem(`${folder} is there already: --force writes over it.`);
  console.log(describeTheme(theme, writePartner(tokens, theme)));
  console.log(`To see it on every component: npm run storybook, theme "${theme.name}".`);
  console.log(await openStore(theme, values.force ?? false));
}

/** Creates the partner's store if a sandbox runs; otherwise, or for a foreign store, prints how to. */
async function openStore(theme: PublishedTheme, force: boolean): Promise<string> {
  try {
    return (await publishTheme(theme, readPlaces(), { mayReplace: force })).join('\n');
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `${error.message}\nThen open the store: npm run theme -- publish ${theme.slug}`;
  }
}
