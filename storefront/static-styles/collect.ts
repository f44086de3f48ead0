/**
 * Writes the table of styles: builds all modules with templates, renders each of their components separately by
 * styled-components, and records its output.
 */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ComponentType, createElement } from 'react';
import type { renderToStaticMarkup } from 'react-dom/server';
import type { ServerStyleSheet } from 'styled-components';
import { build, type Plugin } from 'vite';
import { rowsOf, type Rendering } from './rows.ts';
import { styleTableMode, writeTable } from './table.ts';
import { nameComponents } from './templates.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const repository = here('../..');
const entry = '\0style-sources';
const outDir = here('../dist/style-sources');

const sources = globSync('{design-system,storefront}/src/**/*.{ts,tsx}', {
  cwd: repository,
  exclude: (path) => /\.(test|stories)\.|(^|\/)(test-support|sample-)/.test(path),
})
  .filter((file) =>
    /\b(styled|css|keyframes)\b.*from 'styled-components'/.test(readFileSync(join(repository, file), 'utf8')),
  )
  .toSorted();

/** All sources in one module, with the functions that render their components. */
const collector: Plugin = {
  name: 'signdrive:style-sources',
  resolveId: {
    order: 'pre',
    handler(id, importer) {
      if (id === entry) return entry;
      return id === 'styled-components' && !importer?.endsWith('recorder.ts') ? here('recorder.ts') : undefined;
    },
  },
  load(id) {
    if (id !== entry) return undefined;
    const imports = sources.map((file) => `import ${JSON.stringify(join(repository, file))};`).join('\n');
    return `${imports}
export { components, ServerStyleSheet } from ${JSON.stringify(here('recorder.ts'))};
export { createElement } from 'react';
export { renderToStaticMarkup } from 'react-dom/server';`;
  },
  transform(code, id) {
    if (!code.includes('styled-components') || id.includes('node_modules') || id.includes('static-styles'))
      return undefined;
    const named = nameComponents(code, relative(repository, id.replace(/\?.*/, '')), (text) => this.parse(text));
    return named === undefined ? undefined : { code: named, map: null };
  },
};

await build({
  configFile: here('../vite.config.ts'),
  mode: styleTableMode,
  logLevel: 'error',
  plugins: [collector],
  publicDir: false,
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    // Unused modules are evaluated, too: each module only makes components.
    rolldownOptions: { input: entry, treeshake: false, output: { entryFileNames: 'all.js', codeSplitting: false } },
  },
});

interface Sources {
  components: readonly (ComponentType<{ as: string; key: string }> & { styledComponentId: string })[];
  ServerStyleSheet: typeof ServerStyleSheet;
  createElement: typeof createElement;
  renderToStaticMarkup: typeof renderToStaticMarkup;
}

const { components, ...library } = (await import(pathToFileURL(join(outDir, 'all.js')).href)) as Sources;
rmSync(outDir, { recursive: true });

/** The library's output for some components on one page; as plain elements, since only class names and rules count. */
function render(page: typeof components) {
  const sheet = new library.ServerStyleSheet();
  const elements = page.map((component) =>
    library.createElement(component, { as: 'i', key: component.styledComponentId }),
  );
  return { markup: library.renderToStaticMarkup(sheet.collectStyles(elements)), styles: sheet.getStyleTags() };
}

const renderings = components.map((component): Rendering => ({
  id: component.styledComponentId,
  ...render([component]),
}));
const table = rowsOf(renderings);
const { styles } = render(components);
const onOnePage = rowsOf(renderings.map((rendering) => ({ ...rendering, styles })));
const differing = table.find(({ name, rules }, at) => onOnePage[at]?.name !== name || onOnePage[at].rules !== rules);
if (differing) throw new Error(`styled-components writes other rules for ${differing.name} on a page with all others.`);
mkdirSync(here('../dist'), { recursive: true });
writeTable(table);
