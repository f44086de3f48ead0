import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../browser.ts';
import { findFreePorts } from '../ports.ts';

/** What Lighthouse says about one page on a slow phone. */
export interface PageLoad {
  score: number;
  firstPaintInMs: number;
  largestPaintInMs: number;
  blockingInMs: number;
  layoutShift: number;
}

const audits = {
  firstPaintInMs: 'first-contentful-paint',
  largestPaintInMs: 'largest-contentful-paint',
  blockingInMs: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
} as const satisfies Partial<Record<keyof PageLoad, string>>;

/**
 * Loads pages by turns in one browser, as Lighthouse's slow phone, and gives the median of each figure.
 * By turns, so that a slow minute of the machine slows each page alike.
 */
export async function measurePageLoads(
  urls: Readonly<Record<string, string>>,
  runs: number,
  say: (line: string) => void,
): Promise<Record<string, PageLoad>> {
  const [port = 0] = await findFreePorts(1);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  const loads = new Map<string, PageLoad[]>();
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const [name, url] of Object.entries(urls)) {
        const load = await measureOnce(url, port);
        loads.set(name, [...(loads.get(name) ?? []), load]);
        say(`run ${run}/${runs} ${name}: largest paint ${Math.round(load.largestPaintInMs)} ms`);
      }
    }
  } finally {
    await browser.close();
  }
  return Object.fromEntries([...loads].map(([name, each]) => [name, medianLoad(each)]));
}

async function measureOnce(url: string, port: number): Promise<PageLoad> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    throw new Error(`Lighthouse could not load ${url}: ${report?.runtimeError?.message ?? 'no result'}`);
  }
  const read = (audit: string) => {
    const value = report.audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse gave no ${audit} for ${url}.`);
    return value;
  };
  return {
    score: Math.round((report.categories['performance']?.score ?? 0) * 100),
    firstPaintInMs: read(audits.firstPaintInMs),
    largestPaintInMs: read(audits.largestPaintInMs),
    blockingInMs: read(audits.blockingInMs),
    layoutShift: read(audits.layoutShift),
  };
}

/** Middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

function medianLoad(loads: readonly PageLoad[]): PageLoad {
  const of = (pick: (load: PageLoad) => number) => median(loads.map(pick));
  return {
    score: of(({ score }) => score),
    firstPaintInMs: of(({ firstPaintInMs }) => firstPaintInMs),
    largestPaintInMs: of(({ largestPaintInMs }) => largestPaintInMs),
    blockingInMs: of(({ blockingInMs }) => blockingInMs),
    layoutShift: of(({ layoutShift }) => layoutShift),
  };
}
