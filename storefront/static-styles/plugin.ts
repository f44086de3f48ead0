import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { isComponentSheet } from '../server/assets/asset-manifest.ts';
import { className } from './class-name.ts';
import { readTable, type StyleTable } from './table.ts';
import { replaceTemplates } from './templates.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const repository = here('../..');
const builtTable = here('built-table.ts');

/**
 * Takes the styles out of the scripts of a release: what styled-components would work out in the browser, for each
 * visitor, is known when the store is built, because templates are static (docs/decisions/0002, 0027).
 *
 * Each template becomes the class name of its rules, and `styled-components` a stand-in that only passes class names on
 * (`styled.tsx`). The rules are in a table that `collect.ts` has the library itself write. The server writes those of a
 * page into it (`page-styles.ts`); each chunk of the browser build has a sheet with the rules of its components, which
 * is loaded with a chunk that comes later (`preload.ts`).
 *
 * The development server, stories, tests and the published package know nothing of this.
 */
export function staticStyles(): Plugin {
  const namesOf = new Map<string, readonly string[]>();
  let table: StyleTable = [];
  let isServer = false;

  /** The sheet of some components: a line for each, with its name before its rules. */
  const sheetOf = (names: ReadonlySet<string>) =>
    table
      .filter(({ name, rules }) => rules !== '' && names.has(name))
      .map(({ name, rules }) => `/*${name}*/${rules}\n`)
      .join('');

  return {
    name: 'signdrive:static-styles',
    apply: 'build',
    configResolved({ build }) {
      isServer = Boolean(build.ssr);
    },
    buildStart() {
      table = readTable();
    },
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        if (!isServer) return undefined;
        if (id === './rendering/page-styles.tsx') return here('page-styles.ts');
        const isOwnCode = !importer?.includes('node_modules') && !importer?.startsWith(here('.'));
        return id === 'react/jsx-runtime' && isOwnCode ? here('jsx-runtime.ts') : undefined;
      },
    },
    load: {
      order: 'pre',
      handler(id) {
        if (id === builtTable) return `export const table = ${JSON.stringify(table)}`;
        // In place of Vite's own, which would append sheets as they come and put rules a page has behind others again.
        if (id === '\0vite/preload-helper.js')
          return `export { preload as __vitePreload } from ${JSON.stringify(here('preload.ts'))}`;
        return undefined;
      },
    },
    transform(code, id) {
      if (!code.includes('styled-components') || id.includes('node_modules')) return undefined;
      const file = relative(repository, id.replace(/\?.*/, ''));
      const replaced = replaceTemplates(code, file, here('styled.tsx'), (text) => this.parse(text));
      if (!replaced) return undefined;
      for (const name of replaced.names)
        if (!table.some((row) => row.name === name))
          this.error(`${file}: the table of styles lacks ${name}: run the whole build.`);
      namesOf.set(id, replaced.names);
      return { code: replaced.code, map: null };
    },
    // A chunk names the sheets of those it imports: with other rules it is another file.
    augmentChunkHash(chunk) {
      const names = new Set(chunk.moduleIds.flatMap((id) => namesOf.get(id) ?? []));
      return createHash('sha256').update(sheetOf(names)).digest('hex');
    },
    renderChunk(code, chunk) {
      if (isServer) return null;
      const own = new Set(chunk.moduleIds.flatMap((id) => namesOf.get(id) ?? []));
      // Unused templates have been dropped from the chunk.
      const literals = code.matchAll(new RegExp(`["'\`](${className.source})["'\`]`, 'g'));
      const left = new Set([...literals].map(([, name = '']) => name).filter((name) => own.has(name)));
      const source = sheetOf(left);
      if (source === '') return null;
      const sheet = this.emitFile({ type: 'asset', name: 'components.css', source });
      chunk.viteMetadata?.importedCss.add(this.getFileName(sheet));
      return null;
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.isEntry || isServer) continue;
        const other = [...(chunk.viteMetadata?.importedCss ?? [])].find((file) => !isComponentSheet(file));
        if (other) this.error(`${other}: a style sheet can only be imported by the entry (docs/decisions/0027).`);
      }
    },
  };
}
