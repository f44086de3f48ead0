import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { findChromium } from '../processes/browser.ts';
import { root } from '../builds/build-steps.ts';
import { Problem } from '../problem.ts';
import { cameraFlags, openPage, readStories } from './camera.ts';
import { Judge, type Pair } from './judge.ts';
import { listPictures } from './pictures.ts';
import { describe, writeReport, type TokenChange, type Verdict } from './report.ts';
import { serveFolder } from './static-server.ts';
import { findTokenChange } from './token-change.ts';
import { buildTree, layOut, readCommit, takeAway, type BuiltTree } from './trees.ts';

/**
 * `npm run visual -- --base <ref> [--group Components/Forms] [button badge]`: lists stories whose picture, phrases or
 * tab order differ from another commit.
 */
const { values, positionals } = parseArgs({
  options: {
    base: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    group: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
});
if (!values.base) {
  throw new Problem('Nothing to compare with: say `npm run visual -- --base <branch, tag or commit>`.');
}
const filter = { only: [...values.only, ...positionals], groups: values.group };
const commit = await readCommit(values.base);
const report = join(root, 'visual-report');
const from = performance.now();
const seconds = () => Math.round((performance.now() - from) / 1000);

async function listPairs(browser: Browser, trees: Record<'base' | 'now', BuiltTree & { origin: string }>) {
  const page = await openPage(browser);
  const pairs = new Map<string, Pair>();
  for (const side of ['base', 'now'] as const) {
    const { origin, partners } = trees[side];
    for (const picture of listPictures(await readStories(page, origin), partners, filter)) {
      pairs.set(picture.key, { ...pairs.get(picture.key), picture, [side]: origin });
    }
  }
  await page.context().close();
  if (pairs.size === 0) throw new Problem(`No story matches ${[...filter.groups, ...filter.only].join(', ')}.`);
  // Ordered by width, with other themes last, so that a page rarely has to be loaded again.
  const turn = ({ picture: { width, partner, mode } }: Pair) => (partner || mode ? Number.POSITIVE_INFINITY : width);
  return [...pairs.values()].toSorted((one, other) => turn(one) - turn(other));
}

async function judgeAll(browser: Browser, pairs: readonly Pair[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const queue = pairs.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      const pages = { base: await openPage(browser), now: await openPage(browser) };
      const judge = new Judge(pages, report);
      for (const pair of queue) verdicts.push(await judge.judge(pair));
    }),
  );
  return verdicts.toSorted((one, other) => one.picture.key.localeCompare(other.picture.key));
}

async function compareTrees(folder: string): Promise<{ verdicts: Verdict[]; tokens: TokenChange }> {
  console.log(`Building the stories of ${values.base} and of the working copy.`);
  const tree = join(folder, 'tree');
  await layOut(commit, tree);
  const [base, now] = await Promise.all([
    buildTree('the base', tree, join(folder, 'base')),
    buildTree('the working copy', root, join(folder, 'now')),
  ]);
  const tokens = await findTokenChange(base, now);
  const servers = await Promise.all([base, now].map(({ storybook }) => serveFolder(storybook)));
  const [baseOrigin = '', nowOrigin = ''] = servers.map(({ origin }) => origin);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...cameraFlags] });
  try {
    const pairs = await listPairs(browser, {
      base: { ...base, origin: baseOrigin },
      now: { ...now, origin: nowOrigin },
    });
    console.log(`Comparing ${pairs.length} pictures (${seconds()} s so far).`);
    return { verdicts: await judgeAll(browser, pairs), tokens };
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

rmSync(report, { recursive: true, force: true });
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'signdrive-visual-')));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    takeAway(folder);
    process.exit(1);
  });
}
let compared: Awaited<ReturnType<typeof compareTrees>>;
try {
  compared = await compareTrees(folder);
} finally {
  takeAway(folder);
}

const { verdicts, tokens } = compared;
mkdirSync(report, { recursive: true });
writeFileSync(join(report, 'index.html'), writeReport(verdicts, values.base, tokens));
if (tokens.variables.length > 0) {
  console.log(`Changed tokens: ${tokens.variables.join(', ')}`);
  console.log(`Read by ${tokens.titles?.join(', ') ?? 'every story'}.`);
}
const others = verdicts.filter(({ outcome }) => outcome !== 'same');
for (const verdict of others) console.log(`${verdict.outcome.padEnd(7)} ${describe(verdict)}`);
const isFault = others.some(({ outcome }) => outcome !== 'new');
const count = (wanted: Verdict['outcome']) => verdicts.filter(({ outcome }) => outcome === wanted).length;
console.log(
  `${verdicts.length} pictures against ${values.base} in ${seconds()} s: ${count('same')} the same, ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('failed')} not drawn.`,
);
if (others.length > 0) console.log('Look at visual-report/index.html.');
process.exitCode = isFault ? 1 : 0;
