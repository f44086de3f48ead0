import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SandboxControl } from '../../storefront/journeys/support/servers/sandbox-control.ts';
import { root } from '../builds/build-steps.ts';
import { buildStore } from '../builds/builds.ts';
import { endChildren } from '../processes/children.ts';
import { findFreePorts } from '../processes/ports.ts';
import { Problem } from '../problem.ts';
import { controlUrl, startSandbox, startStore, storeUrl } from '../processes/services.ts';
import { ceilingsFile, readBudgets } from './budgets.ts';
import { ceilingsFor, measureComponents, type ComponentSize } from './sizes/component-size.ts';
import { measureFirstLoads } from './loading/first-load.ts';
import { measureInteractions } from './interactions/interaction-times.ts';
import { measureNextPages } from './loading/next-page.ts';
import { measurePageLoads } from './loading/page-load.ts';
import { formatFigures, isWithinLimit, listFigures, byHandSuffix, staticSuffix, type BenchResults } from './report.ts';
import { countScriptFiles, measureScripts, readSources } from './sizes/script-size.ts';
import { measureServerLoad } from './server-load.ts';
import { serveStaticCopy } from './static/static-copy.ts';
import { serveStaticPages } from './static/static-pages.ts';
import { measureThemeChange } from './interactions/theme-change.ts';

const parts = [
  'scripts',
  'components',
  'downloads',
  'lighthouse',
  'throughput',
  'theme',
  'next-page',
  'interactions',
] as const;
const builtParts = ['scripts', 'components'];
type Part = (typeof parts)[number];

const resultsFile = join(root, 'bench-results.json');
const pages = { home: '', offer: 'ofertasvw/t-cross' };
const lighthouseRuns = 5;
const nextPageRuns = 5;
const pressesOfEach = 3;

const { values } = parseArgs({
  options: { base: { type: 'string' }, only: { type: 'string' }, accept: { type: 'boolean', default: false } },
});
const wanted = readParts(values.only);
const earlier = readResults(values.base ?? resultsFile, values.base !== undefined);
const say = (line: string) => console.log(`  ${line}`);

function readParts(only: string | undefined): ReadonlySet<Part> {
  const names = only?.split(',') ?? [...parts];
  const unknown = names.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw new Problem(`--only knows no ${unknown}: choose among ${parts.join(', ')}.`);
  return new Set(parts.filter((part) => names.includes(part)));
}

function readResults(file: string, isAsked: boolean): BenchResults | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BenchResults;
  } catch {
    if (isAsked) throw new Problem(`${file} is no result of an earlier run: give the path of a bench-results.json.`);
    return undefined;
  }
}

async function measureStore(url: string, processId: number, sandbox: SandboxControl): Promise<Partial<BenchResults>> {
  const urls = Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, url + path]));
  const results: Partial<BenchResults> = {};
  if (wanted.has('downloads')) results.firstLoads = await measureFirstLoads(urls);
  if (wanted.has('theme')) results.themeChange = await measureThemeChange(url, 'viaduto');
  if (wanted.has('throughput')) results.serverLoad = await measureServerLoad(url, processId);
  if (wanted.has('interactions')) results.interactions = await measureInteractions(url, sandbox, pressesOfEach, say);
  if (wanted.has('next-page')) {
    const copy = await serveStaticCopy(url, 'consent=denied');
    try {
      results.nextPages = await measureNextPages(
        url,
        copy.url,
        nextPageRuns,
        say,
        readSources(join(root, 'storefront')),
      );
    } finally {
      await copy.close();
    }
  }
  if (wanted.has('lighthouse')) {
    const copy = await serveStaticCopy(url);
    const byHand = await serveStaticPages(url, Object.keys(pages));
    const besides = Object.entries(pages).flatMap(([name, path]) => [
      [name, url + path],
      [name + staticSuffix, copy.url(new URL(path, url).pathname)],
      [name + byHandSuffix, byHand.url(name)],
    ]);
    try {
      results.pageLoads = await measurePageLoads(Object.fromEntries(besides), lighthouseRuns, say);
    } finally {
      await byHand.close();
      await copy.close();
    }
  }
  return results;
}

/** Runs the measurements of a running store, with its own store on free ports. */
async function measureRunningStore(): Promise<Partial<BenchResults>> {
  const folder = await mkdtemp(join(tmpdir(), 'signdrive-bench-'));
  const [port = 0, sandboxPort = 0, cardPort = 0] = await findFreePorts(3);
  const sandbox = { port: sandboxPort, cardPort, databaseFile: join(folder, 'sandbox.db') };
  const store = { port, sandbox };
  const services = [startSandbox(store), startStore(store)];
  const children = services.map(({ child }) => child);
  try {
    await Promise.all(services.map(({ ready }) => ready));
    return await measureStore(storeUrl(store), children[1]?.process.pid ?? 0, new SandboxControl(controlUrl(sandbox)));
  } finally {
    await endChildren(children);
    await rm(folder, { recursive: true });
  }
}

/** A component without a limit would grow unnoticed: `--accept` writes the current sizes as the limits. */
function acceptSizes(sizes: readonly ComponentSize[]): void {
  writeFileSync(ceilingsFile, `${JSON.stringify(ceilingsFor(sizes), null, 2)}\n`);
}

if ([...wanted].some((part) => part !== 'components')) buildStore();
const components = wanted.has('components') && (await measureComponents(join(root, 'design-system')));
if (components && values.accept) acceptSizes(components);
const results: BenchResults = {
  takenAt: new Date().toISOString(),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
  ...(wanted.has('scripts') && {
    scripts: measureScripts(join(root, 'storefront')),
    scriptFiles: countScriptFiles(join(root, 'storefront')),
  }),
  ...(components && { components }),
  ...([...wanted].some((part) => !builtParts.includes(part)) && (await measureRunningStore())),
};
const budgets = readBudgets();
const figures = listFigures(results, budgets);
console.log(`\n${formatFigures(figures, earlier ? listFigures(earlier, budgets) : [])}`);
if (components) {
  console.log(
    '\nA component: brotli of its entry and all it brings, but react, react-dom, react-aria-components, styled-components.',
  );
}
if (earlier) console.log(`\nCompared with ${earlier.commit} of ${earlier.takenAt}.`);
// A partial run would leave the next one without a comparison.
if (wanted.size === parts.length) writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);

const broken = figures.filter((figure) => figure.isBinding && !isWithinLimit(figure));
if (broken.length > 0) {
  console.error(
    `\nOver what docs/budgets.json and docs/component-sizes.json allow: ${broken.map(({ name }) => name).join(', ')}.`,
  );
  process.exitCode = 1;
}
