import type { Budgets } from './budgets.ts';
import type { ComponentSize } from './component-size.ts';
import type { InteractionTimes, Press } from './interaction-times.ts';
import type { NextPageTimes } from './next-page.ts';
import { median, type PageLoad } from './page-load.ts';
import type { ThemeChange } from './theme-change.ts';
import type { ScriptFiles } from './script-size.ts';
import type { PageRate, ServerLoad } from './server-load.ts';

/** One run; parts that were left out are absent. */
export interface BenchResults {
  /** ISO date of the run. */
  takenAt: string;
  /** Commit of the working tree. */
  commit: string;
  /** Bytes of brotli of each route's first load, by the build's manifest. */
  scripts?: readonly { route: string; bytes: number }[];
  scriptFiles?: ScriptFiles;
  /** Bytes of script downloaded until the page was idle. */
  firstLoads?: Readonly<Record<string, number>>;
  /** Pages and, next to each, the same page without script (`… static`) and one written by hand (`… by hand`). */
  pageLoads?: Readonly<Record<string, PageLoad>>;
  /** Changes of page by a tap, in the store and in the copy without script. */
  nextPages?: Readonly<Record<string, NextPageTimes>>;
  interactions?: InteractionTimes;
  serverLoad?: ServerLoad;
  themeChange?: ThemeChange;
  components?: readonly ComponentSize[];
}

/** One figure with its limit, for printing and comparison. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  digits: number;
  /** Maximum value; absent for figures without a limit. */
  limit?: number;
  /** True if exceeding the limit fails the run; otherwise it is only marked. */
  isBinding?: boolean;
}

export const staticSuffix = ' static';
export const byHandSuffix = ' by hand';
const kibibyte = 1024;

/** Every figure of a run, with its limit in `docs/budgets.json`. */
export function listFigures(results: BenchResults, budgets: Budgets): Figure[] {
  const {
    scripts = [],
    scriptFiles,
    firstLoads = {},
    pageLoads = {},
    nextPages = {},
    interactions,
    serverLoad,
    themeChange,
    components = [],
  } = results;
  return [
    ...scripts.flatMap(({ route, bytes }) => scriptFigures(route, bytes / kibibyte, budgets)),
    ...(scriptFiles ? fileFigures(scriptFiles, budgets) : []),
    ...Object.entries(firstLoads).map(([name, bytes]) => ({
      name: `downloaded until quiet: ${name}`,
      value: bytes / kibibyte,
      unit: 'KiB',
      digits: 1,
    })),
    ...Object.entries(pageLoads).flatMap(([name, load]) =>
      pageFigures(
        name,
        load,
        { copy: pageLoads[name + staticSuffix], byHand: pageLoads[name + byHandSuffix] },
        budgets,
      ),
    ),
    ...Object.entries(nextPages).flatMap(([name, times]) => nextPageFigures(name, times, budgets)),
    ...(interactions ? interactionFigures(interactions, budgets) : []),
    ...(serverLoad ? loadFigures(serverLoad, budgets) : []),
    ...(themeChange ? themeFigures(themeChange, budgets) : []),
    ...components.map(({ name, bytes }) => componentFigure(name, bytes, budgets)),
  ];
}

function scriptFigures(route: string, value: number, { scriptPerRouteInKibibytes, exceptions }: Budgets): Figure[] {
  const cap = exceptions[route]?.capInKibibytes ?? scriptPerRouteInKibibytes.cap;
  const isOverCap = value > cap;
  const limit = isOverCap ? cap : Math.max(scriptPerRouteInKibibytes.aim, exceptions[route]?.capInKibibytes ?? 0);
  return [{ name: `script ${route}`, value, unit: 'KiB', digits: 1, limit, isBinding: isOverCap }];
}

function fileFigures({ build, routeChange }: ScriptFiles, { scriptFiles: limits }: Budgets): Figure[] {
  const count = { unit: '', digits: 0, isBinding: true };
  return [
    { name: 'script files: whole build', value: build, limit: limits.build, ...count },
    { name: 'script files: first route change', value: routeChange, limit: limits.routeChange, ...count },
  ];
}

/** Pages without script that a page is compared with. */
interface Yardsticks {
  copy: PageLoad | undefined;
  byHand: PageLoad | undefined;
}

function pageFigures(name: string, load: PageLoad, { copy, byHand }: Yardsticks, budgets: Budgets): Figure[] {
  const figures: Figure[] = [
    { name: `${name}: score`, value: load.score, unit: '', digits: 0 },
    { name: `${name}: first paint`, value: load.firstPaintInMs, unit: 'ms', digits: 0 },
    { name: `${name}: largest paint`, value: load.largestPaintInMs, unit: 'ms', digits: 0 },
  ];
  // Blocking time of a page without script is noise of the machine: it indicates the accuracy of the other figures.
  if (name.endsWith(staticSuffix) || name.endsWith(byHandSuffix)) {
    return [...figures, { name: `${name}: blocking`, value: load.blockingInMs, unit: 'ms', digits: 0 }];
  }
  return [
    ...figures,
    ...(copy ? ratioFigures(name, 'static', load, copy, budgets.largestPaintToStaticPage) : []),
    ...(byHand ? ratioFigures(name, 'by hand', load, byHand) : []),
    {
      name: `${name}: blocking`,
      value: load.blockingInMs,
      unit: 'ms',
      digits: 0,
      limit: budgets.blockingInMilliseconds,
    },
    { name: `${name}: blocking by the wall`, value: load.blockingByWallInMs, unit: 'ms', digits: 0 },
    { name: `${name}: layout shift`, value: load.layoutShift, unit: '', digits: 3, limit: budgets.layoutShift },
  ];
}

function ratioFigures(name: string, to: string, load: PageLoad, other: PageLoad, limit?: number): Figure[] {
  return [
    { name: `${name}: first paint to ${to}`, value: load.firstPaintInMs / other.firstPaintInMs, unit: '×', digits: 2 },
    {
      name: `${name}: largest paint to ${to}`,
      value: load.largestPaintInMs / other.largestPaintInMs,
      unit: '×',
      digits: 2,
      ...(limit !== undefined && { limit }),
    },
  ];
}

function nextPageFigures(
  name: string,
  { shownInMs, staticShownInMs, acknowledgedInMs, steps, requests }: NextPageTimes,
  { nextPageToStaticPage: limit }: Budgets,
): Figure[] {
  const time = (what: string, value: number): Figure => ({ name: `${name}: ${what}`, value, unit: 'ms', digits: 0 });
  return [
    ...(acknowledgedInMs === undefined ? [] : [time('tap acknowledged', acknowledgedInMs)]),
    time('shown', shownInMs),
    time('shown, static', staticShownInMs),
    { name: `${name}: shown to static`, value: shownInMs / staticShownInMs, unit: '×', digits: 2, limit },
    { name: `${name}: serial steps`, value: steps, unit: '', digits: 0 },
    { name: `${name}: requests`, value: requests, unit: '', digits: 0 },
  ];
}

/** Time depends on the machine and is only marked; work does not, and fails the run. */
function interactionFigures(interactions: InteractionTimes, { interactions: limits }: Budgets): Figure[] {
  const times = Object.values(interactions).flatMap((presses) => presses.map(({ inMs }) => inMs));
  const time = { unit: 'ms', digits: 0 };
  return [
    { name: 'interactions: 98 in 100', value: percentile(times, 98), limit: limits.of98In100InMilliseconds, ...time },
    { name: 'interactions: median', value: median(times), limit: limits.medianInMilliseconds, ...time },
    ...Object.entries(interactions).flatMap(([name, presses]) => {
      const heaviest = (pick: (press: Press) => number) => Math.max(...presses.map(pick));
      const work = limits.work[name] ?? { rendered: 0, restyledElements: 0, forcedLayouts: 0 };
      const counted = { unit: '', digits: 0, isBinding: true };
      return [
        { name: `${name}: median`, value: median(presses.map(({ inMs }) => inMs)), ...time },
        { name: `${name}: to a loop`, value: median(presses.map(({ toLoop }) => toLoop)), unit: '×', digits: 1 },
        {
          name: `${name}: components rendered`,
          value: heaviest(({ rendered }) => rendered),
          limit: work.rendered,
          ...counted,
        },
        {
          name: `${name}: elements restyled`,
          value: heaviest(({ restyledElements }) => restyledElements),
          limit: work.restyledElements,
          ...counted,
        },
        {
          name: `${name}: forced layouts`,
          value: heaviest(({ forcedLayouts }) => forcedLayouts),
          limit: work.forcedLayouts,
          ...counted,
        },
      ];
    }),
  ];
}

/** The smallest value that so many in a hundred don't exceed. */
function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.ceil((values.length * share) / 100) - 1] ?? 0;
}

function loadFigures(
  { stored, rendered, memoryInMegabytesAfter, twiceCapacity }: ServerLoad,
  { storeMemoryInMegabytes: limit }: Budgets,
): Figure[] {
  const rateFigures = (kind: string, rate: PageRate): Figure[] => [
    { name: `${kind} pages per second`, value: rate.pagesPerSecond, unit: '/s', digits: 0 },
    { name: `${kind} pages: slowest hundredth`, value: rate.slowestHundredthInMs, unit: 'ms', digits: 0 },
    { name: `${kind} pages: processor time each`, value: rate.processorTimeInMsPerPage, unit: 'ms', digits: 2 },
  ];
  const { manyStored, twiceCapacity: crowded } = memoryInMegabytesAfter;
  const { rejectedShare, storedShare, slowestStoredHundredthInMs } = twiceCapacity;
  return [
    ...rateFigures('stored', stored),
    ...rateFigures('rendered', rendered),
    { name: 'server memory after 100,000 pages', value: manyStored, unit: 'MB', digits: 0, limit },
    { name: 'twice the capacity: new pages answered 503', value: rejectedShare * 100, unit: '%', digits: 0 },
    { name: 'twice the capacity: stored pages sent', value: storedShare * 100, unit: '%', digits: 0 },
    { name: 'twice the capacity: slowest stored hundredth', value: slowestStoredHundredthInMs, unit: 'ms', digits: 0 },
    { name: 'twice the capacity: server memory', value: crowded, unit: 'MB', digits: 0, limit },
  ];
}

function themeFigures({ commits, repaintedElements, milliseconds }: ThemeChange, budgets: Budgets): Figure[] {
  return [
    {
      name: 'theme change: commits of React',
      value: commits,
      unit: '',
      digits: 0,
      limit: budgets.themeChangeCommits,
      isBinding: true,
    },
    { name: 'theme change: elements repainted', value: repaintedElements, unit: '', digits: 0 },
    { name: 'theme change: to the next frame', value: milliseconds, unit: 'ms', digits: 0 },
  ];
}

/** A component without an accepted size fails as well. */
function componentFigure(name: string, bytes: number, { components }: Budgets): Figure {
  const ceiling = components[name];
  return {
    name: ceiling === undefined ? `component ${name} (new: --accept its size)` : `component ${name}`,
    value: bytes / kibibyte,
    unit: 'KiB',
    digits: 2,
    limit: Number(((ceiling ?? 0) / kibibyte).toFixed(2)),
    isBinding: true,
  };
}

/** True if the figure is within its limit, or has none. */
export function isKept({ value, limit }: Figure): boolean {
  return limit === undefined || value <= limit;
}

/** A table of figures: value, limit, and the difference to an earlier run. */
export function formatFigures(figures: readonly Figure[], earlier: readonly Figure[] = []): string {
  const before = new Map(earlier.map((figure) => [figure.name, figure.value]));
  const rows = figures.map((figure) => {
    const { name, value, unit, digits, limit } = figure;
    const past = before.get(name);
    const difference = past === undefined ? undefined : value - past;
    return [
      name,
      `${value.toFixed(digits)} ${unit}`.trim(),
      limit === undefined ? '' : `${isKept(figure) ? '≤' : figure.isBinding ? 'FAILS' : 'over'} ${limit}`,
      difference === undefined ? '' : `${difference >= 0 ? '+' : ''}${difference.toFixed(digits)}`,
    ];
  });
  const table = [['figure', 'value', 'promise', earlier.length > 0 ? 'change' : ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 1 || column === 3 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
