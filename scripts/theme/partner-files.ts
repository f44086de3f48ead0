import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printJson, type ThemeNames } from '@signdrive/tokens/theme';

/** A theme with its names, and the content of its token file. */
export interface NamedTheme extends ThemeNames {
  document: unknown;
}

interface Resolver {
  modifiers: { partner: { contexts: Record<string, readonly { $ref: string }[]> } };
}

/**
 * Writes a partner's folder, and the two lists of partners.
 * @param tokens folder of the tokens
 * @returns the files written
 */
export function writePartner(tokens: string, { slug, name, logoText, document }: NamedTheme): string[] {
  const folder = join(tokens, 'partners', slug);
  mkdirSync(folder, { recursive: true });
  const written: string[] = [];
  const write = (file: string, text: string): void => {
    writeFileSync(file, text);
    written.push(file);
  };
  write(join(folder, 'slots.json'), `${printJson(document)}\n`);
  write(join(folder, 'theme.json'), `${printJson({ slug, name, logoText })}\n`);

  const slugs = readdirSync(join(tokens, 'partners')).toSorted();
  const resolverFile = join(tokens, 'tokens.resolver.json');
  const resolver = JSON.parse(readFileSync(resolverFile, 'utf8')) as Resolver;
  const contexts = slugs.map((partner) => [partner, [{ $ref: `partners/${partner}/slots.json` }]] as const);
  resolver.modifiers.partner.contexts = { none: [], ...Object.fromEntries(contexts) };
  write(resolverFile, `${printJson(resolver)}\n`);
  write(join(tokens, 'src/partners.ts'), printPartners(slugs));
  return written;
}

/** The module with the list of shipped partners. */
function printPartners(slugs: readonly string[]): string {
  const imports = slugs.map(
    (slug) => `import ${nameIn(slug)} from '../partners/${slug}/theme.json' with { type: 'json' };`,
  );
  const names = slugs.map(nameIn);
  const inOneLine = `export const partners = [${names.join(', ')}];`;
  const list =
    inOneLine.length <= 120
      ? inOneLine
      : `export const partners = [\n${names.map((name) => `  ${name},\n`).join('')}];`;
  return `${imports.join('\n')}\n\n/** One for each folder of \`partners/\`; written by \`npm run theme\`. */\n${list}\n`;
}

/** A slug may begin with a digit or be a reserved word. */
const nameIn = (slug: string): string =>
  `themeOf${slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;
