import { expect, it } from 'vitest';
import type { Budgets } from './budgets.ts';
import { ceilingsFor } from './sizes/component-size.ts';
import type { Press } from './interactions/interaction-times.ts';
import { median, type PageLoad } from './loading/page-load.ts';
import { formatFigures, isWithinLimit, listFigures, type BenchResults, type Figure } from './report.ts';

const budgets: Budgets = {
  scriptPerRouteInKibibytes: { aim: 120, cap: 140 },
  scriptFiles: { build: 200, routeChange: 30 },
  largestPaintToStaticPage: 1.2,
  nextPageToStaticPage: 0.7,
  interactions: {
    of98In100InMilliseconds: 200,
    medianInMilliseconds: 100,
    work: { term: { rendered: 1200, restyledElements: 300, forcedLayouts: 0 } },
  },
  blockingInMilliseconds: 150,
  layoutShift: 0,
  themeChangeCommits: 0,
  storeMemoryInMegabytes: 350,
  components: { dialog: 3072 },
  exceptions: { '/conta': { capInKibibytes: 160, decision: 'docs/decisions/0009-account.md' } },
};
const run = (part: Partial<BenchResults>): BenchResults => ({
  takenAt: '2026-11-21T03:00:00Z',
  commit: 'abc',
  ...part,
});
const figuresOf = (part: Partial<BenchResults>) => listFigures(run(part), budgets);
const find = (figures: readonly Figure[], name: string) => figures.find((figure) => figure.name === name);
const load = (change: Partial<PageLoad>): PageLoad => ({
  score: 99,
  firstPaintInMs: 900,
  largestPaintInMs: 1000,
  blockingInMs: 10,
  blockingByWallInMs: 400,
  layoutShift: 0,
  ...change,
});

it.each([
  [119, true, false],
  [130, false, false],
  [141, false, true],
])('a route of %i KiB is within the goal: %s, and fails the run: %s', (kibibytes, isWithinAim, isFailure) => {
  const [figure] = figuresOf({ scripts: [{ route: '/', bytes: kibibytes * 1024 }] });
  expect(figure && isWithinLimit(figure)).toBe(isWithinAim);
  expect(figure?.isBinding).toBe(isFailure);
});

it('a route with its own decision page has its own limit', () => {
  const [within, over] = figuresOf({
    scripts: [
      { route: '/conta', bytes: 159 * 1024 },
      { route: '/conta', bytes: 161 * 1024 },
    ],
  });
  expect(within && isWithinLimit(within)).toBe(true);
  expect(over).toMatchObject({ limit: 160, isBinding: true });
});

it('a page is measured against the same page without script', () => {
  const figures = figuresOf({
    pageLoads: { home: load({ largestPaintInMs: 1300 }), 'home static': load({ largestPaintInMs: 1000 }) },
  });
  const ratio = find(figures, 'home: largest paint to static');
  expect(ratio).toMatchObject({ value: 1.3, limit: 1.2 });
  expect(ratio && isWithinLimit(ratio)).toBe(false);
  expect(find(figures, 'home static: blocking')?.limit).toBeUndefined();
});

it('a server under load reports its sent and rejected responses and its memory', () => {
  const rate = { pagesPerSecond: 804.4, slowestHundredthInMs: 64, processorTimeInMsPerPage: 0.204 };
  const figures = figuresOf({
    serverLoad: {
      stored: rate,
      rendered: { pagesPerSecond: 14, slowestHundredthInMs: 1547, processorTimeInMsPerPage: 45.4 },
      memoryInMegabytesAfter: { manyStored: 245, twiceCapacity: 486 },
      twiceCapacity: { rejectedShare: 0.42, storedShare: 1, slowestStoredHundredthInMs: 116 },
    },
  });
  const lines = formatFigures(figures).split('\n').slice(1);
  expect(lines.map((line) => line.trim().replaceAll(/ {2,}/g, ' | '))).toEqual([
    'stored pages per second | 804 /s',
    'stored pages: slowest hundredth | 64 ms',
    'stored pages: processor time each | 0.20 ms',
    'rendered pages per second | 14 /s',
    'rendered pages: slowest hundredth | 1547 ms',
    'rendered pages: processor time each | 45.40 ms',
    'server memory after 100,000 pages | 245 MB | ≤ 350',
    'twice the capacity: new pages answered 503 | 42 %',
    'twice the capacity: stored pages sent | 100 %',
    'twice the capacity: slowest stored hundredth | 116 ms',
    'twice the capacity: server memory | 486 MB | over 350',
  ]);
});

it('one script file above the limit fails the run', () => {
  const figures = figuresOf({ scriptFiles: { build: 200, routeChange: 31 } });
  expect(figures.map((figure) => [figure.name, isWithinLimit(figure)])).toEqual([
    ['script files: whole build', true],
    ['script files: first route change', false],
  ]);
  expect(figures.every(({ isBinding }) => isBinding)).toBe(true);
});

it('one React commit on a theme change fails the run', () => {
  const figures = figuresOf({ themeChange: { commits: 1, repaintedElements: 40, milliseconds: 8 } });
  const commits = find(figures, 'theme change: commits of React');
  expect(commits).toMatchObject({ isBinding: true });
  expect(commits && isWithinLimit(commits)).toBe(false);
});

it('a component above its limit, or without one, fails the run by name', () => {
  const figures = figuresOf({
    components: [
      { name: 'dialog', bytes: 3072 },
      { name: 'dialog', bytes: 3200 },
      { name: 'menu', bytes: 10 },
    ],
  });
  expect(figures.map((figure) => [figure.name, isWithinLimit(figure)])).toEqual([
    ['component dialog', true],
    ['component dialog', false],
    ['component menu (new: --accept its size)', false],
  ]);
  expect(figures.every(({ isBinding }) => isBinding)).toBe(true);
});

it('a limit allows for a fix but not for a library', () => {
  expect(
    ceilingsFor([
      { name: 'table', bytes: 1265 },
      { name: 'card', bytes: 709 },
    ]),
  ).toEqual({ card: 800, table: 1400 });
});

it('an earlier run is shown as differences, and figures it lacks without one', () => {
  const text = formatFigures(
    figuresOf({ firstLoads: { home: 2048, offer: 1024 } }),
    figuresOf({ firstLoads: { home: 1024 } }),
  );
  expect(text.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
    'figure | value | limit | change',
    'downloaded until quiet: home | 2.0 KiB | +1.0',
    'downloaded until quiet: offer | 1.0 KiB',
  ]);
});

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('a change of page is measured against the same pages without script', () => {
  const figures = figuresOf({
    nextPages: {
      'home → offer': { shownInMs: 900, staticShownInMs: 1000, acknowledgedInMs: 20, steps: 3, requests: 12 },
    },
  });
  const ratio = find(figures, 'home → offer: shown to static');
  expect(ratio).toMatchObject({ value: 0.9, limit: 0.7 });
  expect(ratio && isWithinLimit(ratio)).toBe(false);
  expect(find(figures, 'home → offer: serial steps')?.value).toBe(3);
  expect(find(figures, 'home → offer: requests')?.value).toBe(12);
});

it('a page is measured against a page of its content written by hand, too', () => {
  const figures = figuresOf({
    pageLoads: {
      home: load({ firstPaintInMs: 600, largestPaintInMs: 1100 }),
      'home by hand': load({ firstPaintInMs: 400, largestPaintInMs: 1000 }),
    },
  });
  expect(find(figures, 'home: first paint to by hand')?.value).toBe(1.5);
  expect(find(figures, 'home: largest paint to by hand')?.value).toBe(1.1);
  expect(find(figures, 'home by hand: largest paint to static')).toBeUndefined();
});

const press = (change: Partial<Press>): Press => ({
  inMs: 80,
  tasks: 3,
  toLoop: 4,
  longestToLoop: 2,
  styleRecalculations: 2,
  restyledElements: 200,
  forcedLayouts: 0,
  commits: 2,
  rendered: 1000,
  ...change,
});

it('the heaviest press of an interaction fails the run, and a slow one is marked', () => {
  const figures = figuresOf({
    interactions: { term: [press({}), press({ inMs: 400, restyledElements: 1600 }), press({ inMs: 90 })] },
  });
  const failures = figures.filter((figure) => !isWithinLimit(figure));
  expect(failures.map(({ name, value, isBinding = false }) => [name, value, isBinding])).toEqual([
    ['interactions: 98 in 100', 400, false],
    ['term: elements restyled', 1600, true],
  ]);
  expect(find(figures, 'interactions: median')?.value).toBe(90);
});

it('one slow press in a hundred is within the limit for 98', () => {
  const presses = [...Array.from({ length: 99 }, () => press({})), press({ inMs: 900 })];
  expect(find(figuresOf({ interactions: { term: presses } }), 'interactions: 98 in 100')?.value).toBe(80);
});

it('an interaction without limits fails the run', () => {
  const figures = figuresOf({ interactions: { zoom: [press({})] } });
  expect(figures.filter((figure) => !isWithinLimit(figure)).map(({ name }) => name)).toEqual([
    'zoom: components rendered',
    'zoom: elements restyled',
  ]);
});
