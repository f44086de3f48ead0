import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../builds/build-steps.ts';
import { Problem } from '../problem.ts';
import {
  countAll,
  judgeStage,
  listSlowest,
  readReport,
  summarize,
  timeTests,
  type StageResult,
  type TimedTest,
} from './test-results.ts';
import { describeRun } from './test-run.ts';
import { batchStages, chooseStages, isWorthRunning, stages, type Stage } from './test-stages.ts';
import { runTwoAtATime } from './two-at-a-time.ts';

/**
 * A longer suite is no longer run before each commit. It prints a warning and passes, because the machine may be slow.
 */
const limitInMinutes = 15;
/** A suite that takes longer is hanging and is killed. */
const endInMinutes = 60;

const { chosen, runnerArgs } = choose();
const deadline = AbortSignal.timeout(endInMinutes * 60_000);
/** A whole run leaves its reports, which `npm run evidence` reads. */
const isWhole = chosen.length === stages.length;
const reports = isWhole ? join(root, 'test-reports') : mkdtempSync(join(tmpdir(), 'signdrive-test-'));
if (isWhole) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
}

function choose() {
  try {
    return chooseStages(process.argv.slice(2));
  } catch (error) {
    throw error instanceof RangeError ? new Problem(error.message) : error;
  }
}

const callsReporter = './storefront/journeys/support/checks/calls-reporter.ts';

/** Path of each runner's JSON report, as its own option. */
function reporting({ runner, name }: Stage, file: string): { args: string[]; env: NodeJS.ProcessEnv } {
  if (runner === 'vitest') {
    return { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} };
  }
  if (runner === 'playwright')
    return {
      args: [`--reporter=list,json,${callsReporter}`],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    };
  return { args: [], env: { SIGNDRIVE_STAGE: name } };
}

/** Runs a command. With `onOutput` its output is captured, otherwise it is printed directly. */
function run(
  [command = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  onOutput?: (output: string) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      signal: deadline,
      env: {
        ...process.env,
        ...env,
        PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (onOutput) stream?.setEncoding('utf8').on('data', onOutput);
    }
    child.once('error', (error) => {
      if (error.name !== 'AbortError') console.error(`${command} could not start: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}

const timed: TimedTest[] = [];

async function runStage(stage: Stage, onOutput?: (output: string) => void): Promise<StageResult> {
  const from = performance.now();
  const file = join(reports, `${stage.name}.json`);
  const { args, env } = reporting(stage, file);
  const isFiltered = stage.runner !== undefined && runnerArgs.length > 0;
  let hasSucceeded = true;
  for (const command of stage.commands({ isWhole })) {
    const whole = [...command, ...args, ...(isFiltered ? runnerArgs : [])];
    hasSucceeded = (await run(whole, env, onOutput)) && hasSucceeded;
  }
  const seconds = (performance.now() - from) / 1000;
  const report = readReport(file);
  if (stage.runner && report !== undefined) timed.push(...timeTests(stage.runner, report));
  return judgeStage({ stage, hasSucceeded, report, seconds, isFiltered });
}

/** Runs the stages of a batch. With several stages, the output of each is printed as a block, in order. */
async function runBatch(batch: readonly Stage[]): Promise<StageResult[]> {
  const head = ({ name, proves }: Stage) => console.log(`\n== ${name}: ${proves}`);
  const [only, ...others] = batch;
  if (only && others.length === 0) {
    head(only);
    return [await runStage(only)];
  }
  const runs = runTwoAtATime(batch, async (stage) => {
    const output: string[] = [];
    const result = await runStage(stage, (part) => output.push(part));
    return { stage, result, output };
  });
  const batchResults: StageResult[] = [];
  for (const stageRun of runs) {
    const { stage, result, output } = await stageRun;
    head(stage);
    process.stdout.write(output.join(''));
    batchResults.push(result);
  }
  return batchResults;
}

/** True if a whole run skips the stage. A stage that was chosen by name fails and prints what it needs. */
function isSkipped({ name, missing }: Stage): boolean {
  const lacking = isWhole ? (missing?.() ?? []) : [];
  if (lacking.length > 0) {
    console.log(
      `\n== ${name}: skipped, because this machine lacks ${lacking.join(', ')}. \`npm run test:${name}\` says more.`,
    );
  }
  return lacking.length > 0;
}

const results: StageResult[] = [];
for (const batch of batchStages(chosen)) {
  const failed = new Set(results.filter(({ outcome }) => outcome !== 'passed').map(({ name }) => name));
  const worthRunning = batch.filter((stage) => !deadline.aborted && isWorthRunning(stage, failed) && !isSkipped(stage));
  const ran = await runBatch(worthRunning);
  for (const { name } of batch) {
    const result = ran.find((other) => other.name === name);
    results.push(result ?? { name, outcome: 'not run', seconds: 0, passed: 0, failed: 0, skipped: 0 });
  }
}
if (isWhole) writeFileSync(join(reports, 'run.json'), JSON.stringify(describeRun(countAll(results))));
else rmSync(reports, { recursive: true });

const minutes = performance.now() / 60_000;
if (minutes > limitInMinutes) {
  console.error(
    `\nThe tests took more than ${limitInMinutes} minutes: find the slow stage in the table and make it quicker.`,
  );
}
if (timed.length > 0) console.log(`\nslowest tests\n${listSlowest(timed)}`);
console.log(`\n${summarize(results, performance.now() / 1000)}`);
process.exitCode = deadline.aborted || results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
