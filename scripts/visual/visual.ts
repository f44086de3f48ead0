import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { findChromium } from '../browser.ts';
import { root } from '../build-steps.ts';
import { Problem } from '../problem.ts';
import { cameraFlags, capture, openPage, readStories, takeNextPicture, takePicture } from './camera.ts';
import { compare } from './compare.ts';
import { listPictures, type Picture } from './pictures.ts';
import { describe, writeReport, type Verdict } from './report.ts';
import { serveFolder } from './static-server.ts';
import { buildTree, layOut, readCommit, takeAway, type BuiltTree } from './trees.ts';

/** `npm run visual -- --base <ref>`: which stories look different from how they looked at another commit. */
const { values } = parseArgs({ options: { base: { type: 'string' }, only: { type: 'string' } } });
if (!values.base) {
  throw new Problem('Nothing to compare with: say `npm run visual -- --base <branch, tag or commit>`.');
}
const commit = await readCommit(values.base);
const report = join(root, 'visual-report');
const from = performance.now();
const seconds = () => Math.round((performance.now() - from) / 1000);

/** One picture in the trees that have it, by the tree's origin. */
interface Pair {
  picture: Picture;
  base?: string;
  now?: string;
}

async function listPairs(browser: Browser, trees: Record<'base' | 'now', BuiltTree & { origin: string }>) {
  const page = await openPage(browser);
  const pairs = new Map<string, Pair>();
  for (const side of ['base', 'now'] as const) {
    const { origin, partners } = trees[side];
    for (const picture of listPictures(await readStories(page, origin), partners, values.only)) {
      pairs.set(picture.key, { ...pairs.get(picture.key), picture, [side]: origin });
    }
  }
  await page.context().close();
  if (pairs.size === 0) throw new Problem(`No story matches "${values.only ?? ''}".`);
  // One width after the other, and what wears another theme last: so a page seldom has to be loaded again.
  const turn = ({ picture: { width, partner, mode } }: Pair) => (partner || mode ? 2 : width > 360 ? 1 : 0);
  return [...pairs.values()].toSorted((one, other) => turn(one) - turn(other));
}

function keep(folder: 'base' | 'now' | 'difference', { key }: Picture, picture: Buffer): void {
  mkdirSync(join(report, folder), { recursive: true });
  writeFileSync(join(report, folder, `${key}.png`), picture);
}

/** One page per tree, so that both show the same stories in the same order. */
type Pages = Record<'base' | 'now', Page>;

/** True when quick pictures of both trees are the same: then what is left of earlier stories doesn't matter. */
async function looksSame(pages: Pages, { picture, base, now }: Pair): Promise<boolean> {
  if (base === undefined || now === undefined || picture.partner !== undefined || picture.mode !== undefined) {
    return false;
  }
  try {
    const before = await takeNextPicture(pages.base, base, picture);
    return !(await compare(before, await takeNextPicture(pages.now, now, picture)));
  } catch {
    return false; // whatever failed is looked at again, on pages of its own
  }
}

/**
 * How often a page is captured where it stands, by how many pixels differed at first. So few may be a curve that Chromium
 * drew otherwise: it has two ways, and changes them from one capture to the next. More may be a part that came late, which
 * stands there by now.
 */
const capturesFor = (pixels: number) => (pixels <= 64 ? 6 : 2);

/** Captures the pages that stand there again: what has changed differs in all of the captures. */
async function looksSameAgain(pages: Pages, before: Buffer, after: Buffer, pixels: number): Promise<boolean> {
  const seen = { base: [before], now: [after] };
  for (let taken = 1; taken < capturesFor(pixels); taken += 1) {
    const [base, now] = [await capture(pages.base), await capture(pages.now)];
    for (const other of [...seen.now, now]) if (!(await compare(base, other))) return true;
    for (const other of seen.base) if (!(await compare(other, now))) return true;
    seen.base.push(base);
    seen.now.push(now);
  }
  return false;
}

async function judge(pages: Pages, pair: Pair): Promise<Verdict> {
  const { picture, base, now } = pair;
  if (await looksSame(pages, pair)) return { picture, outcome: 'same' };
  try {
    const before = base === undefined ? undefined : await takePicture(pages.base, base, picture);
    const after = now === undefined ? undefined : await takePicture(pages.now, now, picture);
    const difference = before && after && (await compare(before, after));
    if (before && after && (!difference || (await looksSameAgain(pages, before, after, difference.pixels)))) {
      return { picture, outcome: 'same' };
    }
    if (before) keep('base', picture, before);
    if (after) keep('now', picture, after);
    if (difference) {
      keep('difference', picture, difference.marked);
      return { picture, outcome: 'changed', pixels: difference.pixels };
    }
    return { picture, outcome: before ? 'gone' : 'new' };
  } catch (error) {
    return { picture, outcome: 'failed', reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : '' };
  }
}

async function judgeAll(browser: Browser, pairs: readonly Pair[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const queue = pairs.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      const pages = { base: await openPage(browser), now: await openPage(browser) };
      for (const pair of queue) verdicts.push(await judge(pages, pair));
    }),
  );
  return verdicts.toSorted((one, other) => one.picture.key.localeCompare(other.picture.key));
}

async function compareTrees(folder: string): Promise<Verdict[]> {
  console.log(`Building the stories of ${values.base} and of the working copy.`);
  const tree = join(folder, 'tree');
  await layOut(commit, tree);
  const [base, now] = await Promise.all([
    buildTree('the base', tree, join(folder, 'base')),
    buildTree('the working copy', root, join(folder, 'now')),
  ]);
  const servers = await Promise.all([base, now].map(({ storybook }) => serveFolder(storybook)));
  const [baseOrigin = '', nowOrigin = ''] = servers.map(({ origin }) => origin);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...cameraFlags] });
  try {
    const pairs = await listPairs(browser, {
      base: { ...base, origin: baseOrigin },
      now: { ...now, origin: nowOrigin },
    });
    console.log(`Comparing ${pairs.length} pictures (${seconds()} s so far).`);
    return await judgeAll(browser, pairs);
  } finally {
    await browser.close();
    for (const server of servers) server.close();
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
let verdicts: readonly Verdict[];
try {
  verdicts = await compareTrees(folder);
} finally {
  takeAway(folder);
}

mkdirSync(report, { recursive: true });
writeFileSync(join(report, 'index.html'), writeReport(verdicts, values.base));
const others = verdicts.filter(({ outcome }) => outcome !== 'same');
for (const verdict of others) console.log(`${verdict.outcome.padEnd(7)} ${describe(verdict)}`);
const isFault = others.some(({ outcome }) => outcome !== 'new');
const count = (wanted: Verdict['outcome']) => verdicts.filter(({ outcome }) => outcome === wanted).length;
console.log(
  `${verdicts.length} pictures against ${values.base} in ${seconds()} s: ${count('same')} the same, ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('failed')} not drawn.`,
);
if (others.length > 0) console.log('Look at visual-report/index.html.');
process.exitCode = isFault ? 1 : 0;
