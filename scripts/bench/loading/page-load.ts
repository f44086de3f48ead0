import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../processes/browser.ts';
import { findFreePorts } from '../../processes/ports.ts';
import { takeWaitsOut } from './processor-time.ts';
import { comeToRest } from './rest.ts';

/** Lighthouse's figures of one page on a slow phone. */
export interface PageLoad {
  score: number;
  firstPaintInMs: number;
  largestPaintInMs: number;
  /** CPU time: the page's own work. */
  blockingInMs: number;
  /** Wall time, including waits of the thread for a processor, which depend on the machine. */
  blockingByWallInMs: number;
  layoutShift: number;
}

/**
 * Loads pages alternately in one browser with Lighthouse's slow phone, and returns the median of each figure.
 * Alternation spreads a slow phase of the machine over all pages; each load waits for an idle machine.
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
  // Waits only once: on a busy machine the run prints a warning instead of waiting for an hour.
  let isBusy = false;
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const [name, url] of Object.entries(urls)) {
        const { isResting, idle } = await comeToRest(isBusy ? 1 : undefined);
        if (!isResting && !isBusy) {
          isBusy = true;
          say(
            `the machine is ${Math.round((1 - idle) * 100)} % busy with something else: times by the wall hold its work, too`,
          );
        }
        const load = await measureOnce(url, port);
        loads.set(name, [...(loads.get(name) ?? []), load]);
        say(
          `run ${run}/${runs} ${name}: largest paint ${Math.round(load.largestPaintInMs)} ms, blocking ${Math.round(load.blockingInMs)} ms`,
        );
      }
    }
  } finally {
    await browser.close();
  }
  return Object.fromEntries([...loads].map(([name, each]) => [name, medianLoad(each)]));
}

async function measureOnce(url: string, port: number): Promise<PageLoad> {
  const folder = await mkdtemp(join(tmpdir(), 'signdrive-load-'));
  const audit = async (flags: { gatherMode?: string }) => {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      auditMode: folder,
      ...flags,
    });
    const report = result?.lhr;
    if (!report || report.runtimeError) {
      throw new Error(`Lighthouse could not load ${url}: ${report?.runtimeError?.message ?? 'no result'}`);
    }
    const read = (name: string) => {
      const value = report.audits[name]?.numericValue;
      if (value === undefined) throw new Error(`Lighthouse gave no ${name} for ${url}.`);
      return value;
    };
    return { score: Math.round((report.categories['performance']?.score ?? 0) * 100), read };
  };
  try {
    const { score, read } = await audit({ gatherMode: folder });
    await takeWaitsOut(folder);
    const ofProcessor = await audit({});
    return {
      score,
      firstPaintInMs: read('first-contentful-paint'),
      largestPaintInMs: read('largest-contentful-paint'),
      blockingInMs: ofProcessor.read('total-blocking-time'),
      blockingByWallInMs: read('total-blocking-time'),
      layoutShift: read('cumulative-layout-shift'),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The median; of an even number, the mean of the two in the middle. */
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
    blockingByWallInMs: of(({ blockingByWallInMs }) => blockingByWallInMs),
    layoutShift: of(({ layoutShift }) => layoutShift),
  };
}
