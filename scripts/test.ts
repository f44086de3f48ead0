import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './build-steps.ts';
import { Problem } from './problem.ts';
import {
  judgeStage,
  listSlowest,
  readReport,
  summarize,
  timeTests,
  type StageResult,
  type TimedTest,
} from './test-results.ts';
import { chooseStages, isWorthRunning, type Stage } from './test-stages.ts';

/** A longer suite is not run before each commit any more. It prints a warning and passes: the machine may be the slow one. */
const limitInMinutes = 15;
/** A suite that takes longer than this hangs, and is ended. */
const endInMinutes = 60;

const { chosen, runnerArgs } = choose();
const deadline = AbortSignal.timeout(endInMinutes * 60_000);
const reports = mkdtempSync(join(tmpdir(), 'signdrive-test-'));

function choose() {
  try {
    return chooseStages(process.argv.slice(2));
  } catch (error) {
    throw error instanceof RangeError ? new Problem(error.message) : error;
  }
}

const support = './storefront/journeys/support';

/** Where each runner writes its JSON report, said in its own way. */
function reporting({ runner, name }: Stage, file: string): { args: string[]; env: NodeJS.ProcessEnv } {
  if (runner === 'vitest') {
    return { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} };
  }
  if (runner === 'playwright')
    return {
      args: [`--reporter=list,json,${support}/calls-reporter.ts`],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    };
  return { args: [], env: { SIGNDRIVE_STAGE: name } };
}

function run([command = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      signal: deadline,
      env: {
        ...process.env,
        ...env,
        PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      },
    });
    child.once('error', (error) => {
      if (error.name !== 'AbortError') console.error(`${command} could not start: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}

const timed: TimedTest[] = [];

async function runStage(stage: Stage): Promise<StageResult> {
  console.log(`\n== ${stage.name}: ${stage.proves}`);
  const from = performance.now();
  const file = join(reports, `${stage.name}.json`);
  const { args, env } = reporting(stage, file);
  const isFiltered = stage.runner !== undefined && runnerArgs.length > 0;
  let hasSucceeded = true;
  for (const command of stage.commands()) {
    hasSucceeded = (await run([...command, ...args, ...(isFiltered ? runnerArgs : [])], env)) && hasSucceeded;
  }
  const seconds = (performance.now() - from) / 1000;
  const report = readReport(file);
  if (stage.runner && report !== undefined) timed.push(...timeTests(stage.runner, report));
  return judgeStage({ stage, hasSucceeded, report, seconds, isFiltered });
}

const results: StageResult[] = [];
for (const stage of chosen) {
  const failed = new Set(results.filter(({ outcome }) => outcome !== 'passed').map(({ name }) => name));
  const result: StageResult =
    deadline.aborted || !isWorthRunning(stage, failed)
      ? { name: stage.name, outcome: 'not run', seconds: 0, passed: 0, failed: 0, skipped: 0 }
      : await runStage(stage);
  results.push(result);
}
rmSync(reports, { recursive: true });

const minutes = performance.now() / 60_000;
if (minutes > limitInMinutes) {
  console.error(
    `\nThe tests took more than ${limitInMinutes} minutes: find the slow stage in the table and make it quicker.`,
  );
}
if (timed.length > 0) console.log(`\nslowest tests\n${listSlowest(timed)}`);
console.log(`\n${summarize(results)}`);
process.exitCode = deadline.aborted || results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
