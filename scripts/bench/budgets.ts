import { readFileSync } from 'node:fs';
import type { ScriptFiles } from './sizes/script-size.ts';

/** Limits of the benchmarks; the file contains the values, `exceptions` the routes with a higher limit. */
export interface Budgets {
  /** Script of a first load in brotli: the goal, and the limit that fails the run. */
  scriptPerRouteInKibibytes: { aim: number; cap: number };
  /** Script files: each is a request, which costs more than its bytes if it is small. */
  scriptFiles: ScriptFiles;
  /** Largest Contentful Paint, as a multiple of the same page without script. */
  largestPaintToStaticPage: number;
  /** Time from a tap to the next page, as a multiple of the same pages without script. */
  nextPageToStaticPage: number;
  /** Maximum total blocking time. */
  blockingInMilliseconds: number;
  /** Maximum cumulative layout shift. */
  layoutShift: number;
  /** Maximum React commits of a theme change. */
  themeChangeCommits: number;
  interactions: InteractionBudgets;
  /** Resident memory of the store's process under load. */
  storeMemoryInMegabytes: number;
  /** Stored in a separate file, written by `npm run bench -- --only components --accept`. */
  components: ComponentCeilings;
  /** Routes over the limit, each with its own limit and its decision page. */
  exceptions: Readonly<Record<string, { capInKibibytes: number; decision: string }>>;
}

/** Limits of the interactions at a quarter of the processor's speed. */
export interface InteractionBudgets {
  /** From the input to the next paint, of 98 in 100 presses. */
  of98In100InMilliseconds: number;
  /** From the input to the next paint, of half of the presses. */
  medianInMilliseconds: number;
  /** The heaviest press of each interaction. Independent of the machine's load. */
  work: Readonly<Record<string, InteractionWork>>;
}

export interface InteractionWork {
  /** React components whose function ran. */
  rendered: number;
  /** Elements whose style was calculated. */
  restyledElements: number;
  /** Layouts and style recalculations that a script waited for. */
  forcedLayouts: number;
}

/** Accepted size of each component in bytes of brotli. */
export type ComponentCeilings = Readonly<Record<string, number>>;

export const ceilingsFile = new URL('../../docs/component-sizes.json', import.meta.url);

const readDocument = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));

export function readBudgets(): Budgets {
  const budgets = readDocument(new URL('../../docs/budgets.json', import.meta.url)) as Omit<Budgets, 'components'>;
  return { ...budgets, components: readDocument(ceilingsFile) as ComponentCeilings };
}
