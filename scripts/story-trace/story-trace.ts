import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../builds/build-steps.ts';
import { Problem } from '../problem.ts';
import { findReaders } from './token-variables.ts';
import { readSettings, traceStories, type Trace } from './trace.ts';

/**
 * `npm run story-trace`: writes `docs/story-trace.md`, the stories that Chromatic retakes after a change of each file.
 * With `-- <file>…` it prints the result for these files instead.
 */
const { values, positionals } = parseArgs({
  options: { storybook: { type: 'string' } },
  allowPositionals: true,
});

const files = [
  'README.md',
  'docs/architecture.md',
  '.storybook/preview.tsx',
  '.storybook/main.ts',
  '.storybook/untraced/load-cars.ts',
  'design-system/src/foundations/global.css',
  'tokens/tokens.resolver.json',
  'tokens/semantic/color.json',
  'tokens/partners/viaduto/slots.json',
  'design-system/cars/models/polo.ts',
  'design-system/manual/ComponentPage.tsx',
  'design-system/manual/frames.tsx',
  'design-system/lab/Moves.tsx',
  'scripts/story-checks/focus.ts',
  'design-system/src/components/badge/Badge.spec.md',
  'design-system/src/components/button/Button.test.tsx',
  'design-system/src/components/badge/Badge.stories.tsx',
  'design-system/src/components/badge/Badge.tsx',
  'design-system/src/components/breadcrumbs/Breadcrumbs.tsx',
  'design-system/src/components/button/Button.tsx',
  'design-system/src/components/skip-link/SkipLink.tsx',
  'design-system/src/components/slider/SliderField.tsx',
  'design-system/src/components/stepper/Stepper.tsx',
  'design-system/src/layout/Stack.tsx',
  'design-system/src/patterns/verdict/Verdict.tsx',
  'design-system/src/patterns/sample-offer-page.tsx',
  'storefront/src/features/payment/screens/CardPayment.tsx',
  'storefront/src/routes/pages/help/FaqPage.tsx',
] as const;

/** Variables that a token edit may change one by one. */
const variables = [
  '--color-text',
  '--color-feedback-danger',
  '--color-accent-background',
  '--leading-lead',
  '--text-price-hero',
  '--width-form',
] as const;

function buildStorybook(folder: string): void {
  execFileSync('npm', ['run', '--silent', 'build-storybook', '--', '--quiet', '--stats-json', '--output-dir', folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function countStories(storybook: string): ReadonlyMap<string, number> {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string; importPath: string }>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const byFile = Map.groupBy(stories, ({ importPath }) => importPath.replace(/^\.\//, ''));
  return new Map([...byFile].map(([file, found]) => [file, found.length]));
}

const reasons = { external: 'all: named in `externals`', configuration: 'all: configuration' } as const;

function describe(trace: Trace, counts: ReadonlyMap<string, number>): string {
  if ('everything' in trace) return reasons[trace.everything];
  if (trace.storyFiles.length === 0) return 'none';
  const stories = trace.storyFiles.reduce((sum, file) => sum + (counts.get(file) ?? 0), 0);
  const names = trace.storyFiles.map((file) => file.replace(/^.*\//, '').replace('.stories.tsx', ''));
  const shown = names.length <= 8 ? names : [...names.slice(0, 7), `${names.length - 7} more`];
  return `${stories}: ${shown.join(', ')}`;
}

const folder = values.storybook ?? mkdtempSync(join(tmpdir(), 'signdrive-story-trace-'));
try {
  if (values.storybook === undefined) buildStorybook(folder);
  const stats = join(folder, 'preview-stats.json');
  if (!existsSync(stats)) throw new Problem(`${folder} has no preview-stats.json: build it with --stats-json.`);
  const settings = readSettings();
  const counts = countStories(folder);
  const traceOf = async (changed: readonly string[]) => describe(await traceStories(changed, stats, settings), counts);

  if (positionals.length > 0) {
    for (const file of positionals) console.log(`${file}\n  ${await traceOf([file])}`);
  } else {
    const missing = files.filter((file) => !existsSync(join(root, file)));
    if (missing.length > 0) throw new Problem(`These files of the table do not exist: ${missing.join(', ')}.`);
    const rows: string[] = [];
    for (const file of files) rows.push(`| \`${file}\` | ${await traceOf([file])} |`);
    const tokenRows: string[] = [];
    for (const variable of variables) {
      const readers = findReaders(root, [variable]);
      tokenRows.push(`| \`${variable}\` | ${readers.length} | ${await traceOf(readers)} |`);
    }
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const path = join(root, 'docs/story-trace.md');
    const text = readFileSync(path, 'utf8');
    const table = [
      `${total} stories in ${counts.size} files.`,
      '',
      '| changed file | stories with new pictures |',
      '| --- | --- |',
      ...rows,
      '',
      '| changed variable | source files that read it | stories that it touches |',
      '| --- | --- | --- |',
      ...tokenRows,
    ].join('\n');
    writeFileSync(
      path,
      text.replace(/(?<=^## Measured\n)[^]*/m, () => `\n${table}\n`),
    );
    execFileSync(join(root, 'node_modules/.bin/oxfmt'), [path], { cwd: root });
    console.log(`Wrote docs/story-trace.md: ${files.length} files and ${variables.length} variables.`);
  }
} finally {
  if (values.storybook === undefined) rmSync(folder, { recursive: true, force: true });
}
