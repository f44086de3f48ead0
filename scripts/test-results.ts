import { readFileSync } from 'node:fs';
import type { Stage } from './test-stages.ts';

export interface Counts {
  passed: number;
  failed: number;
  /** Tests a runner left out. In a whole run that is a fault: a skipped test proves nothing. */
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
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
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

/** Reads a report; `undefined` when the runner ended before it wrote one. */
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
  /** Only some of the stage's tests were asked for, so skipped ones are no fault. */
  isFiltered: boolean;
}

/** Result of a stage that ran. A stage never passes with a failed, skipped or missing test. */
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
  // A runner can fail without a failed test (an unhandled error, nothing found): that is one failure too.
  const failed = isFault ? Math.max(counts.failed, isFiltered ? 1 : counts.skipped, 1) : 0;
  return { ...counts, name: stage.name, outcome: isFault ? 'failed' : 'passed', failed, seconds };
}

/** The table of stages, and under it the line that machines read: `N passed, N failed`. */
export function summarize(results: readonly StageResult[]): string {
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
  const sum = (pick: (result: StageResult) => number) => results.reduce((total, result) => total + pick(result), 0);
  return [
    ...rows,
    `${'total'.padEnd(24)} ${`${sum(({ seconds }) => seconds).toFixed(1)} s`.padStart(9)}`,
    '',
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
  ].join('\n');
}
