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
  /** Resident memory of the store's process under load. */
  storeMemoryInMegabytes: number;
  /** Kept in a file of their own, which `npm run bench -- --only components --accept` writes. */
  components: ComponentCeilings;
  /** Routes over the cap, each with its own cap and the decision page that says why. */
  exceptions: Readonly<Record<string, { capInKibibytes: number; decision: string }>>;
}

/** Largest size of each component in bytes of brotli, as it was last accepted. */
export type ComponentCeilings = Readonly<Record<string, number>>;

export const ceilingsFile = new URL('../../docs/component-sizes.json', import.meta.url);

const readDocument = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));

export function readBudgets(): Budgets {
  const budgets = readDocument(new URL('../../docs/budgets.json', import.meta.url)) as Omit<Budgets, 'components'>;
  return { ...budgets, components: readDocument(ceilingsFile) as ComponentCeilings };
}
