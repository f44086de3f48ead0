import { describe, expect, it } from 'vitest';
import {
  countTests,
  judgeStage,
  listSlowest,
  summarize,
  timeTests,
  type StageEnd,
  type StageResult,
} from './test-results.ts';

const vitestReport = (counts: { passed?: number; failed?: number; pending?: number; unloaded?: number }) => ({
  numPassedTests: counts.passed ?? 0,
  numFailedTests: counts.failed ?? 0,
  numPendingTests: counts.pending ?? 0,
  numTodoTests: 0,
  testResults: [
    { status: counts.failed ? 'failed' : 'passed', assertionResults: counts.failed ? [{ status: 'failed' }] : [] },
    ...Array.from({ length: counts.unloaded ?? 0 }, () => ({ status: 'failed', assertionResults: [] })),
  ],
});
const playwrightReport = (stats: Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors: [],
});
const end = (change: Partial<StageEnd>): StageEnd => ({
  stage: { name: 'unit', runner: 'vitest' },
  hasSucceeded: true,
  report: vitestReport({ passed: 3 }),
  seconds: 1,
  isFiltered: false,
  ...change,
});

describe('counts', () => {
  it('count a test file that could not be loaded as a failed test', () => {
    expect(countTests('vitest', vitestReport({ passed: 4, failed: 1, unloaded: 2 }))).toEqual({
      passed: 4,
      failed: 3,
      skipped: 0,
    });
  });

  it('count a journey that passed only on a retry as failed', () => {
    expect(countTests('playwright', playwrightReport({ expected: 5, flaky: 1, unexpected: 2, skipped: 1 }))).toEqual({
      passed: 5,
      failed: 3,
      skipped: 1,
    });
  });
});

describe('a stage', () => {
  it('passes if its runner does', () => {
    expect(judgeStage(end({}))).toMatchObject({ outcome: 'passed', passed: 3, failed: 0 });
  });

  it.each<[string, Partial<StageEnd>, number]>([
    ['a failed test', { hasSucceeded: false, report: vitestReport({ passed: 3, failed: 2 }) }, 2],
    ['a skipped test', { report: vitestReport({ passed: 3, pending: 2 }) }, 2],
    ['an error outside any test', { hasSucceeded: false }, 1],
    ['no test found', { report: vitestReport({}) }, 1],
    ['no report, though the runner said yes', { report: undefined }, 1],
    ['a check that fails', { stage: { name: 'lint' }, hasSucceeded: false, report: undefined }, 1],
  ])('fails on %s, and the total includes it', (_case, change, failed) => {
    expect(judgeStage(end(change))).toMatchObject({ outcome: 'failed', failed });
  });

  it('without a runner counts as one test', () => {
    expect(judgeStage(end({ stage: { name: 'lint' }, report: undefined }))).toMatchObject({ passed: 1, failed: 0 });
  });

  it('with a filter may skip the other tests', () => {
    const report = vitestReport({ passed: 1, pending: 9 });
    expect(judgeStage(end({ report, isFiltered: true }))).toMatchObject({ outcome: 'passed', failed: 0 });
  });
});

it('the summary shows the elapsed time and ends with a machine-readable line', () => {
  const results: StageResult[] = [
    { name: 'lint', outcome: 'passed', seconds: 2.04, passed: 1, failed: 0, skipped: 0 },
    { name: 'unit', outcome: 'failed', seconds: 10, passed: 40, failed: 2, skipped: 1 },
    { name: 'journeys', outcome: 'not run', seconds: 0, passed: 0, failed: 0, skipped: 0 },
  ];
  const lines = summarize(results, 11.2).split('\n');
  expect(lines.at(-1)).toBe('41 passed, 2 failed');
  expect(lines[1]).toMatch(/^unit +failed +10\.0 s +40 passed, 2 failed, 1 skipped$/);
  expect(lines[2]).toBe('journeys       not run');
  expect(lines[3]).toMatch(/^total +11\.2 s$/);
});

describe('the slowest tests', () => {
  it('are read from both kinds of report, including nested suites and every project', () => {
    const spec = (title: string, ...durations: number[]) => ({
      title,
      file: 'faq.journey.ts',
      tests: durations.map((duration) => ({ results: [{ duration }] })),
    });
    const playwright = {
      ...playwrightReport({ expected: 3 }),
      suites: [{ specs: [spec('first', 1000, 3000)], suites: [{ specs: [spec('second', 2000)] }] }],
    };
    const vitest = {
      ...vitestReport({ passed: 1 }),
      testResults: [
        {
          name: 'x.test.ts',
          status: 'passed',
          assertionResults: [{ status: 'passed', fullName: 'third', duration: 4 }],
        },
      ],
    };
    expect(timeTests('playwright', playwright).map(({ title, seconds }) => [title, seconds])).toEqual([
      ['first', 1],
      ['first', 3],
      ['second', 2],
    ]);
    expect(timeTests('vitest', vitest)).toMatchObject([{ title: 'third', seconds: 0.004 }]);
  });

  it('are listed slowest first, with their file, up to the limit', () => {
    const tests = [1, 12, 3].map((seconds) => ({ file: 'faq.journey.ts', title: `takes ${seconds}`, seconds }));
    expect(listSlowest(tests, 2).split('\n')).toEqual([
      '  12.0 s  faq.journey.ts: takes 12',
      '   3.0 s  faq.journey.ts: takes 3',
    ]);
  });
});
