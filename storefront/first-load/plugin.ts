import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const navigation = here('navigation.ts');
const loadClient = here('../../node_modules/@tanstack/router-core/dist/esm/load-client.js');

/** Imports that get a replacement: the end of the importing file's path, the end of the import, the replacement. */
const replacements = [
  { importer: '/@tanstack/router-core/dist/esm/router.js', source: './load-client.js', target: navigation },
  { importer: '/first-load/route-changes.ts', source: '/load-client.js', target: `${loadClient}?route-changes` },
  { importer: '/@tanstack/react-router/dist/esm/route.js', source: './link.js', target: here('link.ts') },
  { importer: '/src/app/entry-client.tsx', source: './navigation.ts', target: navigation },
  { importer: '/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs', source: 'immer', target: here('immer.ts') },
  { importer: '.slice.ts', source: '@reduxjs/toolkit', target: here('toolkit.ts') },
] as const;

/**
 * Replaces parts of libraries that the browser's first script doesn't need (docs/decisions/0037): the router's route
 * changes load on demand, its `Link` is left out, and Immer and `createSlice` are our own. The packages' files stay
 * unchanged.
 * The build fails if a package imports these parts differently.
 */
export function leanLibraries(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'signdrive:lean-libraries',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        const found = replacements.find(
          ({ importer: file, source }) => importer?.endsWith(file) && id.endsWith(source),
        );
        if (found) replaced.add(found.importer);
        return found?.target;
      },
    },
    buildEnd(error) {
      const unused = replacements.find(({ importer }) => !replaced.has(importer));
      if (unused && !error) this.error(`${unused.importer} no longer imports ${unused.source}.`);
    },
  };
}
