import type { Budgets } from './budgets.ts';
import type { ComponentSize } from './sizes/component-size.ts';
import type { InteractionTimes } from './interactions/interaction-times.ts';
import type { NextPageTimes } from './loading/next-page.ts';
import { median, type PageLoad } from './loading/page-load.ts';
import type { ThemeChange } from './interactions/theme-change.ts';
import type { ScriptFiles } from './sizes/script-size.ts';
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

type Limited = Pick<Figure, 'limit' | 'isBinding'>;

const figureIn =
  (unit: string, digits: number) =>
  (name: string, value: number, limited: Limited = {}): Figure => ({ name, value, unit, digits, ...limited });

const kibibytes = figureIn('KiB', 1);
const milliseconds = figureIn('ms', 0);
const megabytes = figureIn('MB', 0);
const percents = figureIn('%', 0);
const count = figureIn('', 0);
const ratio = figureIn('×', 2);

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
    ...Object.entries(firstLoads).map(([name, bytes]) =>
      kibibytes(`downloaded until quiet: ${name}`, bytes / kibibyte),
    ),
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
  return [kibibytes(`script ${route}`, value, { limit, isBinding: isOverCap })];
}

function fileFigures({ build, routeChange }: ScriptFiles, { scriptFiles: limits }: Budgets): Figure[] {
  return [
    count('script files: whole build', build, { limit: limits.build, isBinding: true }),
    count('script files: first route change', routeChange, { limit: limits.routeChange, isBinding: true }),
  ];
}

/** Pages without script that a page is compared with. */
interface Yardsticks {
  copy: PageLoad | undefined;
  byHand: PageLoad | undefined;
}

function pageFigures(name: string, load: PageLoad, { copy, byHand }: Yardsticks, budgets: Budgets): Figure[] {
  const figures = [
    count(`${name}: score`, load.score),
    milliseconds(`${name}: first paint`, load.firstPaintInMs),
    milliseconds(`${name}: largest paint`, load.largestPaintInMs),
  ];
  // Blocking time of a page without script is noise of the machine: it indicates the accuracy of the other figures.
  if (name.endsWith(staticSuffix) || name.endsWith(byHandSuffix)) {
    return [...figures, milliseconds(`${name}: blocking`, load.blockingInMs)];
  }
  return [
    ...figures,
    ...(copy ? ratioFigures(name, 'static', load, copy, budgets.largestPaintToStaticPage) : []),
    ...(byHand ? ratioFigures(name, 'by hand', load, byHand) : []),
    milliseconds(`${name}: blocking`, load.blockingInMs, { limit: budgets.blockingInMilliseconds }),
    milliseconds(`${name}: blocking by the wall`, load.blockingByWallInMs),
    figureIn('', 3)(`${name}: layout shift`, load.layoutShift, { limit: budgets.layoutShift }),
  ];
}

function ratioFigures(name: string, to: string, load: PageLoad, other: PageLoad, limit?: number): Figure[] {
  return [
    ratio(`${name}: first paint to ${to}`, load.firstPaintInMs / other.firstPaintInMs),
    ratio(
      `${name}: largest paint to ${to}`,
      load.largestPaintInMs / other.largestPaintInMs,
      limit === undefined ? {} : { limit },
    ),
  ];
}

function nextPageFigures(
  name: string,
  { shownInMs, staticShownInMs, acknowledgedInMs, steps, requests }: NextPageTimes,
  { nextPageToStaticPage: limit }: Budgets,
): Figure[] {
  return [
    ...(acknowledgedInMs === undefined ? [] : [milliseconds(`${name}: tap acknowledged`, acknowledgedInMs)]),
    milliseconds(`${name}: shown`, shownInMs),
    milliseconds(`${name}: shown, static`, staticShownInMs),
    ratio(`${name}: shown to static`, shownInMs / staticShownInMs, { limit }),
    count(`${name}: serial steps`, steps),
    count(`${name}: requests`, requests),
  ];
}

/** Time depends on the machine and is only marked; work does not, and fails the run. */
function interactionFigures(interactions: InteractionTimes, { interactions: limits }: Budgets): Figure[] {
  const all = Object.values(interactions).flatMap((presses) => presses.map(({ inMs }) => inMs));
  return [
    milliseconds('interactions: 98 in 100', percentile(all, 98), { limit: limits.of98In100InMilliseconds }),
    milliseconds('interactions: median', median(all), { limit: limits.medianInMilliseconds }),
    ...Object.entries(interactions).flatMap(([name, presses]) => {
      const work = limits.work[name] ?? { rendered: 0, restyledElements: 0, forcedLayouts: 0 };
      const heaviest = (what: string, key: keyof typeof work) =>
        count(`${name}: ${what}`, Math.max(...presses.map((press) => press[key])), {
          limit: work[key],
          isBinding: true,
        });
      return [
        milliseconds(`${name}: median`, median(presses.map(({ inMs }) => inMs))),
        figureIn('×', 1)(`${name}: to a loop`, median(presses.map(({ toLoop }) => toLoop))),
        heaviest('components rendered', 'rendered'),
        heaviest('elements restyled', 'restyledElements'),
        heaviest('forced layouts', 'forcedLayouts'),
      ];
    }),
  ];
}

/** Nearest-rank percentile: the smallest value that at least `share` per cent of the values don't exceed. */
function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.ceil((values.length * share) / 100) - 1] ?? 0;
}

function loadFigures(
  { stored, rendered, memoryInMegabytesAfter, twiceCapacity }: ServerLoad,
  { storeMemoryInMegabytes: limit }: Budgets,
): Figure[] {
  const rateFigures = (kind: string, rate: PageRate): Figure[] => [
    figureIn('/s', 0)(`${kind} pages per second`, rate.pagesPerSecond),
    milliseconds(`${kind} pages: slowest hundredth`, rate.slowestHundredthInMs),
    figureIn('ms', 2)(`${kind} pages: processor time each`, rate.processorTimeInMsPerPage),
  ];
  const { manyStored, twiceCapacity: crowded } = memoryInMegabytesAfter;
  const { rejectedShare, storedShare, slowestStoredHundredthInMs } = twiceCapacity;
  return [
    ...rateFigures('stored', stored),
    ...rateFigures('rendered', rendered),
    megabytes('server memory after 100,000 pages', manyStored, { limit }),
    percents('twice the capacity: new pages answered 503', rejectedShare * 100),
    percents('twice the capacity: stored pages sent', storedShare * 100),
    milliseconds('twice the capacity: slowest stored hundredth', slowestStoredHundredthInMs),
    megabytes('twice the capacity: server memory', crowded, { limit }),
  ];
}

function themeFigures(change: ThemeChange, budgets: Budgets): Figure[] {
  return [
    count('theme change: commits of React', change.commits, { limit: budgets.themeChangeCommits, isBinding: true }),
    count('theme change: elements repainted', change.repaintedElements),
    milliseconds('theme change: to the next frame', change.milliseconds),
  ];
}

/** A component without an accepted size fails as well. */
function componentFigure(name: string, bytes: number, { components }: Budgets): Figure {
  const ceiling = components[name];
  return figureIn('KiB', 2)(
    ceiling === undefined ? `component ${name} (new: --accept its size)` : `component ${name}`,
    bytes / kibibyte,
    { limit: Number(((ceiling ?? 0) / kibibyte).toFixed(2)), isBinding: true },
  );
}

/** True if the figure is within its limit, or has none. */
export function isWithinLimit({ value, limit }: Figure): boolean {
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
      limit === undefined ? '' : `${isWithinLimit(figure) ? '≤' : figure.isBinding ? 'FAILS' : 'over'} ${limit}`,
      difference === undefined ? '' : `${difference >= 0 ? '+' : ''}${difference.toFixed(digits)}`,
    ];
  });
  const table = [['figure', 'value', 'limit', earlier.length > 0 ? 'change' : ''], ...rows];
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
