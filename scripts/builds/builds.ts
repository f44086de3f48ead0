import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSteps, root, type BuildStep } from './build-steps.ts';
import { fingerprintContents, fingerprintStamps } from './fingerprint.ts';
import { Problem } from '../problem.ts';

/** Inputs and outputs of a step's last build. */
interface BuildRecord {
  inputs: string;
  results: string;
}

const recordFile = (folder: string) => join(folder, 'node_modules/.cache/signdrive/builds.json');

function readRecords(folder: string): Record<string, BuildRecord> {
  try {
    return JSON.parse(readFileSync(recordFile(folder), 'utf8')) as Record<string, BuildRecord>;
  } catch {
    return {}; // no record, or one that was cut short: build again
  }
}

function inputsOf(folder: string, step: BuildStep): string {
  const settings = step.environment?.map((name) => [name, process.env[name]]) ?? [];
  return fingerprintContents(folder, step.inputs, JSON.stringify([step.run, settings]) + process.version);
}

function runStep(step: BuildStep): void {
  const [program, args] = 'node' in step.run ? [process.execPath, step.run.node] : ['npm', step.run.npm];
  const { status, error, output } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status === 0) return;
  // The output of a build is printed only if it fails.
  console.error(error ? error.message : output.join(''));
  throw new Problem(`Building the ${step.name} failed: see its message above.`);
}

export interface BuildOptions {
  /** Base folder of the steps' paths. */
  folder: string;
  steps: readonly BuildStep[];
  /** Builds every step, stale or not. */
  isForced?: boolean;
  run: (step: BuildStep) => void;
  /** Called for each step that runs. */
  say?: (line: string) => void;
}

/**
 * Runs the steps whose inputs, outputs or predecessors changed since their last run.
 * @returns the names of the steps that ran
 */
export function buildWhatIsStale({ folder, steps, isForced = false, run, say = () => {} }: BuildOptions): string[] {
  const records = readRecords(folder);
  const stale = steps.findIndex((step) => isForced || records[step.name]?.inputs !== inputsOf(folder, step));
  const rewritten = steps.findIndex((step) => records[step.name]?.results !== fingerprintStamps(folder, step.results));
  const first = Math.min(...[stale, rewritten].map((index) => (index === -1 ? steps.length : index)));
  // Later steps read earlier outputs, and some share a folder: from the first stale step on, all run.
  const built = steps.slice(first);
  for (const step of built) {
    const from = performance.now();
    // Taken before the step runs: its output doesn't include concurrent edits.
    records[step.name] = { inputs: inputsOf(folder, step), results: '' };
    run(step);
    say(`built ${step.name} in ${((performance.now() - from) / 1000).toFixed(1)} s`);
  }
  if (built.length > 0) {
    // Taken at the end: a later step may have written into an earlier one's folder.
    for (const step of steps) {
      const record = records[step.name];
      if (record) record.results = fingerprintStamps(folder, step.results);
    }
    mkdirSync(join(folder, 'node_modules/.cache/signdrive'), { recursive: true });
    writeFileSync(recordFile(folder), JSON.stringify(records, null, 2));
  }
  return built.map(({ name }) => name);
}

/** Builds the stale steps of the repository. */
export function buildStore(isForced = false, steps: readonly BuildStep[] = buildSteps): string[] {
  return buildWhatIsStale({ folder: root, steps, isForced, run: runStep, say: console.log });
}

/** Only the modules that sources import: for the development server. */
export function buildSources(): string[] {
  return buildStore(false, buildSteps.slice(0, 2));
}
