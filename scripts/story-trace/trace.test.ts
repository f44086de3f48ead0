import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../builds/build-steps.ts';
import { readSettings, traceStories } from './trace.ts';

const index = '/virtual:/@storybook/builder-vite/storybook-stories.js';
/** Modules with their importers. */
const graph = {
  '/virtual:/@storybook/builder-vite/storybook-stories.js': ['/virtual:/@storybook/builder-vite/vite-app.js'],
  './a/Badge.tsx': ['./a/Badge.stories.tsx', './a/Card.tsx', './.storybook/untraced/loader.ts'],
  './a/Card.tsx': ['./a/Card.stories.tsx'],
  './a/Badge.stories.tsx': [index],
  './a/Card.stories.tsx': [index],
  './a/global.css': ['./.storybook/preview.tsx'],
  './.storybook/preview.tsx': ['./a/Badge.stories.tsx', './a/Card.stories.tsx'],
  './.storybook/untraced/loader.ts': ['./.storybook/preview.tsx'],
};

let folder: string;
let stats: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'signdrive-trace-'));
  stats = join(folder, 'preview-stats.json');
  const modules = Object.entries(graph).map(([name, importers]) => ({
    id: name,
    name,
    reasons: importers.map((moduleName) => ({ moduleName })),
  }));
  writeFileSync(stats, JSON.stringify({ modules }));
});
afterAll(() => rmSync(folder, { recursive: true }));

const settings = { externals: ['tokens/semantic/**'], untraced: ['.storybook/untraced/**'] };
const trace = (...files: string[]) => traceStories(files, stats, settings);

describe('a traced change', () => {
  it("of a component affects its stories and its users', and ignores untraced importers", async () => {
    expect(await trace('a/Badge.tsx')).toEqual({ storyFiles: ['a/Badge.stories.tsx', 'a/Card.stories.tsx'] });
  });

  it('of a file outside the graph affects no story', async () => {
    expect(await trace('README.md')).toEqual({ storyFiles: [] });
  });

  it('of the configuration, or of its imports, affects everything', async () => {
    expect(await trace('.storybook/preview.tsx')).toEqual({ everything: 'configuration' });
    expect(await trace('a/global.css')).toEqual({ everything: 'configuration' });
  });

  it('of an external affects everything', async () => {
    expect(await trace('README.md', 'tokens/semantic/color.json')).toEqual({ everything: 'external' });
  });
});

describe('chromatic.config.json', () => {
  const isExternal = (file: string) => readSettings().externals.some((glob) => matchesGlob(file, glob));

  it('lists every source of the token sheets as external', () => {
    const sources = globSync(
      ['tokens/{base,brand,partners,semantic}/**/*.json', 'tokens/src/**/*.ts', 'tokens/*.{resolver.json,config.ts}'],
      { cwd: root },
    ).filter((file) => !file.endsWith('.test.ts'));
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.filter((file) => !isExternal(file))).toEqual([]);
  });

  it('lists no test, check or documentation as external', () => {
    expect(
      ['tokens/README.md', 'tokens/src/derive.test.ts', 'tokens/checks/run.ts', 'tokens/contrast-pairs.json'].filter(
        isExternal,
      ),
    ).toEqual([]);
  });
});
