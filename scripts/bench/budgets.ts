import { readFileSync } from 'node:fs';

/** What the store promises; the file says the numbers, `exceptions` the routes that may weigh more. */
export interface Budgets {
  /** Script of a first load in brotli: what we aim at, and what fails the run. */
  scriptPerRouteInKibibytes: { aim: number; cap: number };
  /** Largest paint of a page, as a multiple of the same page without script. */
  largestPaintToStaticPage: number;
  /** Longest total blocking time. */
  blockingInMilliseconds: number;
  /** Largest cumulative layout shift. */
  layoutShift: number;
  /** Commits of React that a change of theme may cause. */
  themeChangeCommits: number;
  /** Routes over the cap, each with its own cap and the decision page that says why. */
  exceptions: Readonly<Record<string, { capInKibibytes: number; decision: string }>>;
}

export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(new URL('../../docs/budgets.json', import.meta.url), 'utf8')) as Budgets;
}
