import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../builds/build-steps.ts';
import { missingForFirefox } from '../processes/firefox.ts';
import { missingForWebKit } from '../processes/webkit.ts';
import { missingForSpeech } from '../screen-reader/requirements.ts';

export interface Stage {
  name: string;
  /** Its purpose, for the table. */
  proves: string;
  /** Commands of this installation, run in order; a whole run may select less than a run of this stage alone. */
  commands: (run: { isWhole: boolean }) => readonly (readonly string[])[];
  /** True if a runner reports the numbers of passed and failed tests; any other stage counts as one check. */
  runner?: 'vitest' | 'playwright';
  /** Stages that must run before this one. */
  needs?: readonly string[];
  /** True for a stage that takes long: it waits for all quick ones, so that their errors appear together. */
  isQuick?: boolean;
  /** Lists requirements of the stage that this machine lacks. A whole run then skips it with a message. */
  missing?: () => readonly string[];
  /** True for a stage that leaves a processor idle, like every quick one: two of them run at a time. */
  leavesProcessor?: boolean;
}

const launch = (...args: string[]) => ['node', '-C', '@signdrive/source', 'scripts/launch.mjs', ...args];
const vitest = (project: string) => () => [['vitest', 'run', '--project', project]];

/** Every TypeScript project: the root one over all workspaces, then those without DOM types. */
export function listTypeProjects(folder: string = root): string[] {
  const find = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      if (entry.isDirectory()) return /^(node_modules|dist)$|^\./.test(entry.name) ? [] : find(join(path, entry.name));
      return entry.name === 'tsconfig.json' ? [join(path, entry.name)] : [];
    });
  const nested = find('.').filter((path) => path !== 'tsconfig.json');
  return ['tsconfig.json', ...nested.toSorted()];
}

/** The stages of `npm test`, in order. */
export const stages: readonly Stage[] = [
  {
    name: 'tokens',
    proves: 'the tokens, the drawings of the cars and the font sheet build',
    commands: () => [launch('build', '--only', 'tokens', '--only', 'design-system')],
    isQuick: true,
  },
  {
    name: 'types',
    proves: 'strict types everywhere; no DOM types where there is no DOM',
    // The default of four checkers computes the same types four times: a third more CPU.
    commands: () => listTypeProjects().map((project) => ['tsc', '--noEmit', '--checkers', '1', '-p', project]),
    needs: ['tokens'],
    isQuick: true,
  },
  {
    name: 'lint',
    proves: 'correctness and the house rules',
    commands: () => [['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives']],
    needs: ['tokens'],
    isQuick: true,
  },
  { name: 'format', proves: 'one format', commands: () => [['oxfmt', '--check']], isQuick: true },
  {
    name: 'boundaries',
    proves: 'allowed imports only',
    commands: () => [launch('boundaries')],
    needs: ['tokens'],
    isQuick: true,
  },
  {
    name: 'token-checks',
    proves: 'contrast, shape and names of the tokens in every theme',
    commands: () => [['npm', 'run', '--silent', 'check', '-w', '@signdrive/tokens']],
    needs: ['tokens'],
    isQuick: true,
  },
  {
    name: 'coverage',
    proves: 'each text, number and operation of the specification has its test',
    commands: () => [launch('coverage')],
    isQuick: true,
  },
  {
    name: 'dependencies',
    proves: 'what is shipped is listed, and its licences allow that',
    commands: () => [launch('dependencies')],
    isQuick: true,
  },
  { name: 'unit', proves: 'rules, sagas, services', commands: vitest('unit'), runner: 'vitest', needs: ['tokens'] },
  {
    name: 'dom',
    proves: 'components and screens',
    commands: vitest('dom'),
    runner: 'vitest',
    needs: ['tokens'],
  },
  {
    name: 'stories',
    proves: 'every story in a real browser: whole in the house look, readable in every theme',
    commands: vitest('stories*'),
    runner: 'vitest',
    needs: ['tokens'],
  },
  {
    name: 'packages',
    proves: 'the packages install into an empty app and work there',
    commands: vitest('packages'),
    runner: 'vitest',
    needs: ['tokens'],
    leavesProcessor: true,
  },
  {
    name: 'build',
    proves:
      'the production build, whose scripts run in every supported browser, and no route’s script is over its budget',
    commands: () => [launch('build'), launch('built-scripts'), launch('bench', '--only', 'scripts')],
    leavesProcessor: true,
  },
  {
    name: 'journeys',
    proves: 'whole journeys on the production build',
    commands: () => [['playwright', 'test']],
    runner: 'playwright',
    needs: ['build'],
  },
  {
    name: 'spoken',
    proves: 'short journeys, heard with a real screen reader in Portuguese',
    commands: () => [launch('spoken')],
    runner: 'playwright',
    needs: ['build'],
    missing: missingForSpeech,
    // It mostly waits for speech.
    leavesProcessor: true,
  },
  {
    name: 'firefox',
    proves: 'the production build in Firefox: in a whole run, a page of each kind and an order to its end',
    commands: ({ isWhole }) => [
      ['playwright', 'test', '--config', 'playwright.firefox.config.ts', ...(isWhole ? ['--grep', '@firefox'] : [])],
    ],
    runner: 'playwright',
    needs: ['build'],
    missing: missingForFirefox,
    leavesProcessor: true,
  },
  {
    name: 'webkit',
    proves: 'every page, the forms and an order to its end in WebKit',
    commands: () => [['playwright', 'test', '--config', 'playwright.webkit.config.ts']],
    runner: 'playwright',
    needs: ['build'],
    missing: missingForWebKit,
    leavesProcessor: true,
  },
];

/**
 * True if a stage should run after others failed, so that one run shows as many errors as possible. A slow stage is
 * skipped if a quick one failed, and any stage if one of its dependencies failed.
 * @param failed names of the stages that failed or were skipped
 */
export function isWorthRunning(stage: Stage, failed: ReadonlySet<string>): boolean {
  const spoilers = [
    ...(stage.needs ?? []),
    ...(stage.isQuick ? [] : stages.filter(({ isQuick }) => isQuick).map(({ name }) => name)),
  ];
  return !spoilers.some((name) => failed.has(name));
}

/**
 * Stages in order, as batches. The stages of one batch are independent and leave a processor idle, so that two can
 * run at a time.
 */
export function batchStages(chosen: readonly Stage[]): readonly (readonly Stage[])[] {
  const batches: Stage[][] = [];
  for (const stage of chosen) {
    const batch = batches.at(-1);
    if (batch?.every((other) => canRunBeside(other, stage))) batch.push(stage);
    else batches.push([stage]);
  }
  return batches;
}

function canRunBeside(one: Stage, next: Stage): boolean {
  if (next.needs?.includes(one.name)) return false;
  return one.isQuick || next.isQuick
    ? one.isQuick === next.isQuick
    : one.leavesProcessor === true && next.leavesProcessor === true;
}

/**
 * Splits a command line into stages and arguments for a single runner: `unit sandbox` is the stage `unit` with the
 * filter `sandbox`. Without a stage all are chosen.
 * @throws {RangeError} if arguments are given for several stages, or for a stage without a runner
 */
export function chooseStages(args: readonly string[]): { chosen: readonly Stage[]; runnerArgs: readonly string[] } {
  const firstOther = args.findIndex((arg) => !stages.some(({ name }) => name === arg));
  const names = firstOther === -1 ? args : args.slice(0, firstOther);
  const runnerArgs = firstOther === -1 ? [] : args.slice(firstOther);
  if (
    runnerArgs.length > 0 &&
    (names.length !== 1 || !stages.some(({ name, runner }) => name === names[0] && runner))
  ) {
    const runners = stages.filter(({ runner }) => runner).map(({ name }) => name);
    throw new RangeError(
      `"${runnerArgs[0]}" is no stage (${stages.map(({ name }) => name).join(', ')}), and only one of ${runners.join(', ')} takes further arguments.`,
    );
  }
  if (names.length === 0) return { chosen: stages, runnerArgs };
  const wanted = new Set(names);
  for (const stage of stages.toReversed()) {
    if (wanted.has(stage.name)) for (const need of stage.needs ?? []) wanted.add(need);
  }
  const chosen = stages.filter(({ name }) => wanted.has(name));
  return runnerArgs.includes('--list')
    ? { chosen: chosen.map((stage) => (stage.name === names[0] ? listing(stage, runnerArgs) : stage)), runnerArgs: [] }
    : { chosen, runnerArgs };
}

/** A list of tests has no results: it counts as one check. */
function listing({ name, proves, needs = [], commands }: Stage, args: readonly string[]): Stage {
  return { name, proves, needs, commands: (run) => commands(run).map((command) => [...command, ...args]) };
}
