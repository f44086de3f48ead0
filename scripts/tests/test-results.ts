import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../builds/build-steps.ts';
import type { Stage } from './test-stages.ts';

export interface Counts {
  passed: number;
  failed: number;
  /** Skipped tests. In a whole run they are an error, because a skipped test proves nothing. */
  skipped: number;
}

export interface StageResult extends Counts {
  name: string;
  outcome: 'passed' | 'failed' | 'not run';
  seconds: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName?: string; duration?: number | null }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

export interface TimedTest {
  /** Relative to the root folder of its runner. */
  file: string;
  title: string;
  seconds: number;
}

/** Counts of one runner's JSON report. A file that could not be loaded counts as one failed test. */
export function countTests(runner: NonNullable<Stage['runner']>, report: unknown): Counts {
  if (runner === 'playwright') {
    const { stats, errors } = report as PlaywrightReport;
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report as VitestReport;
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length;
  return { passed: numPassedTests, failed: numFailedTests + unloaded, skipped: numPendingTests + numTodoTests };
}

/** Every test of one runner's JSON report with its duration. A test of two Playwright projects counts twice. */
export function timeTests(runner: NonNullable<Stage['runner']>, report: unknown): TimedTest[] {
  if (runner === 'playwright') return (report as PlaywrightReport).suites.flatMap(timeSuite);
  return (report as VitestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName = '', duration }) => ({
      file: relative(root, name),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

function timeSuite({ specs, suites = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ file, title, seconds: duration / 1000 }))),
  );
  return [...own, ...suites.flatMap(timeSuite)];
}

/** The slowest tests of a run, one per line, slowest first. */
export function listSlowest(tests: readonly TimedTest[], count = 10): string {
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, title, seconds }) => `${`${seconds.toFixed(1)} s`.padStart(8)}  ${file}: ${title}`)
    .join('\n');
}

/** Reads a report; `undefined` if the runner exited before writing one. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export interface StageEnd {
  stage: Pick<Stage, 'name' | 'runner'>;
  hasSucceeded: boolean;
  report: unknown;
  seconds: number;
  /** Only some of the stage's tests were selected, so skipped ones are no error. */
  isFiltered: boolean;
}

/** Result of a stage. A stage never passes with a failed, skipped or missing test. */
export function judgeStage({ stage, hasSucceeded, report, seconds, isFiltered }: StageEnd): StageResult {
  const counts =
    stage.runner && report !== undefined
      ? countTests(stage.runner, report)
      : { passed: !stage.runner && hasSucceeded ? 1 : 0, failed: 0, skipped: 0 };
  const isFault =
    !hasSucceeded ||
    counts.failed > 0 ||
    (counts.skipped > 0 && !isFiltered) ||
    (stage.runner !== undefined && counts.passed === 0);
  // A runner can fail without a failed test (an unhandled error, no tests found): this counts as one failure.
  const failed = isFault ? Math.max(counts.failed, isFiltered ? 1 : counts.skipped, 1) : 0;
  return { ...counts, name: stage.name, outcome: isFault ? 'failed' : 'passed', failed, seconds };
}

/** Counts of all stages together. */
export function countAll(results: readonly Counts[]): Pick<Counts, 'passed' | 'failed'> {
  const sum = (pick: (counts: Counts) => number) => results.reduce((total, counts) => total + pick(counts), 0);
  return { passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed) };
}

/**
 * The table of stages, followed by the machine-readable line `N passed, N failed`.
 * @param elapsed seconds of the whole run: less than the sum of its stages, some of which run concurrently
 */
export function summarize(results: readonly StageResult[], elapsed: number): string {
  const rows = results.map(({ name, outcome, seconds, passed, failed, skipped }) =>
    [
      name.padEnd(14),
      outcome.padEnd(9),
      (outcome === 'not run' ? '' : `${seconds.toFixed(1)} s`).padStart(9),
      outcome === 'not run'
        ? ''
        : `   ${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`,
    ]
      .join(' ')
      .trimEnd(),
  );
  const all = countAll(results);
  return [
    ...rows,
    `${'total'.padEnd(24)} ${`${elapsed.toFixed(1)} s`.padStart(9)}`,
    '',
    `${all.passed} passed, ${all.failed} failed`,
  ].join('\n');
}
