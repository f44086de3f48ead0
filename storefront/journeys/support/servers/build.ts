import { globSync, readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  css?: readonly string[];
}

function chunkOf(source: string): Chunk {
  const manifest = readFileSync(new URL('../../../dist/client/.vite/manifest.json', import.meta.url), 'utf8');
  const chunk = (JSON.parse(manifest) as Record<string, Chunk>)[source];
  if (!chunk) throw new Error(`The build has no script of its own for ${source}.`);
  return chunk;
}

/**
 * Pattern for `page.route` that matches the chunk of a source file: chunk names contain content hashes.
 * @param source path below `storefront/`
 * @throws Error if the build has no separate chunk for it
 */
export function scriptOf(source: string): string {
  return `**/${chunkOf(source).file}*`;
}

/**
 * Pattern for `page.route` that matches the style sheet of that chunk's components.
 * @throws Error if the chunk has no components
 */
export function componentSheetOf(source: string): string {
  const sheet = chunkOf(source).css?.find((path) => path.includes('/components-'));
  if (!sheet) throw new Error(`The script of ${source} has no component sheet.`);
  return `**/${sheet}*`;
}

/** Class names of the components that have rules. */
export function styledNames(): Set<string> {
  const table = readFileSync(new URL('../../../dist/style-table.json', import.meta.url), 'utf8');
  const rows = JSON.parse(table) as { name: string; rules: string }[];
  return new Set(rows.filter(({ rules }) => rules !== '').map(({ name }) => name));
}

/** Every feature that a media query of the components or a script asks for: `(pointer: coarse)`. */
export function mediaFeatures(): string[] {
  const root = new URL('../../../..', import.meta.url);
  const sources = globSync(['design-system/src/**/*.{ts,tsx,css}', 'storefront/src/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/*.test.*'],
  });
  const queries = sources.flatMap(
    (path) => readFileSync(new URL(path, root), 'utf8').match(/(?:@media|matchMedia)[^{;`]*/g) ?? [],
  );
  return [...new Set(queries.flatMap((query) => query.match(/\([a-z-]+: ?[\w.-]+\)/g) ?? []))];
}
