import fc, { type Arbitrary } from 'fast-check';
import { mishaps, mishapWords } from '#/test-support/order-walks/steps/mishaps.ts';
import { weightedControls } from '#/test-support/order-walks/steps/presses.ts';
import { themes, type Theme } from '#/test-support/order-walks/steps/themes.ts';
import { eventWeights, stepWeights } from '#/test-support/order-walks/steps/weights.ts';
import { isControl } from './controls.ts';
import { isEvent, openings } from './events.ts';
import { happening, isCallOfWalk, type CallOfWalk } from './mishaps.ts';
import { personNames } from './people.ts';
import { plots, type Plot } from './plots.ts';

/** A drawn step: a line of the path, or controls of which the first available one is pressed. */
export type DrawnStep =
  | { kind: 'event'; words: string }
  | { kind: 'press'; controls: readonly string[] }
  | { kind: 'go on' }
  | { kind: 'log in'; name: string }
  | { kind: 'wait'; seconds: number }
  | { kind: 'mishap'; call: CallOfWalk; mishap: (typeof mishaps)[number]; times: number; words: string };

export interface Setup {
  /** Both people have customer data and documents. */
  areCustomers: boolean;
  /** Clara is logged in from an earlier visit. */
  isClaraIn: boolean;
  isAtLastStep: boolean;
}

export interface Route {
  setup: Setup;
  steps: readonly DrawnStep[];
}

/** Shorter and longer than a retry, a timeout, and a late effect. */
const waits = [2, 12, 30] as const;

const calls: readonly CallOfWalk[] = [
  'placeOrder',
  'placeOrder',
  'saveCustomer',
  'saveCustomer',
  'uploadPaper',
  'burnCoupon',
  'postStatus',
  'removeStatus',
  'openSession',
  'readUser',
  'readCustomer',
  'listPapers',
  'listOrders',
  'readRental',
  'readProduct',
  'listDealers',
  'validateCoupon',
  'readNotification',
  'readCardHistory',
  'signIn',
];

interface Weighted {
  weight: number;
  arbitrary: Arbitrary<DrawnStep>;
}

const mishapOf = (among: readonly CallOfWalk[]): Arbitrary<DrawnStep> =>
  fc
    .tuple(fc.constantFrom(...among), fc.constantFrom(...mishaps), fc.constantFrom(1, 1, 3))
    .map(([call, drawn, times]) => {
      const mishap = happening(call, drawn);
      const words = `the next ${times === 1 ? call : `${times} ${call}`} ${mishapWords[mishap]}`;
      return { kind: 'mishap', call, mishap, times, words };
    });

const pressOf = (controls: readonly string[]): Arbitrary<DrawnStep> =>
  fc.nat({ max: controls.length - 1 }).map((first) => ({
    kind: 'press',
    controls: [...controls.slice(first), ...controls.slice(0, first)],
  }));

/** Weight of a theme's steps, as in the model. */
const often = 12;

function stepOf(among: readonly CallOfWalk[], wanted: readonly string[]): Arbitrary<DrawnStep> {
  const weightOf = (weight: number, names: readonly string[]) =>
    names.some((name) => wanted.includes(name)) ? often : weight;
  const events = Object.entries(eventWeights).filter(([words]) => isEvent(words));
  const controls = weightedControls.flatMap(([weight, names]) => {
    const known = names.filter(isControl);
    return known.length > 0 ? [[weight, known] as const] : [];
  });
  const common: Weighted[] = [
    { weight: stepWeights.goOn, arbitrary: fc.constant({ kind: 'go on' }) },
    { weight: stepWeights.logIn, arbitrary: fc.constantFrom(...personNames).map((name) => ({ kind: 'log in', name })) },
    { weight: stepWeights.wait, arbitrary: fc.constantFrom(...waits).map((seconds) => ({ kind: 'wait', seconds })) },
    { weight: stepWeights.mishap, arbitrary: mishapOf(among) },
    {
      weight: weightOf(4, openings),
      arbitrary: fc.constantFrom(...openings).map((words) => ({ kind: 'event', words })),
    },
  ];
  return fc.oneof(
    ...common,
    ...events.map(([words, weight]): Weighted => ({
      weight: weightOf(weight, [words]),
      arbitrary: fc.constant({ kind: 'event', words }),
    })),
    ...controls.map(([weight, names]): Weighted => ({ weight: weightOf(weight, names), arbitrary: pressOf(names) })),
  );
}

/** Maximum number of steps in a walk, without mishaps. Some are impossible when they are due, so more are drawn. */
export const stepsOfWalk = 12;
const stepsDrawn = 2 * stepsOfWalk;

const anySetup: Arbitrary<Setup> = fc.record({
  // A customer's forms are filled in, so most walks are of customers.
  areCustomers: fc.constantFrom(true, true, true, false),
  isClaraIn: fc.constantFrom(true, true, false),
  isAtLastStep: fc.constantFrom(true, true, false),
});

function routeOf(step: Arbitrary<DrawnStep>, setup: Partial<Setup> = {}): Arbitrary<Route> {
  return fc.record({
    setup: anySetup.map((any) => ({ ...any, ...setup })),
    steps: fc.array(step, { minLength: stepsDrawn, maxLength: stepsDrawn }),
  });
}

/** A theme of the model, limited to calls that browser walks can fail. */
function routeOfTheme({ calls: wanted, steps, setup = {} }: Theme): Arbitrary<Route> | undefined {
  const among = wanted.filter(isCallOfWalk);
  if (among.length === 0 || setup.ana === 'completed') return undefined;
  return routeOf(stepOf(among, steps), {
    ...(setup.ana === 'known' && { areCustomers: true }),
    ...(setup.isAnaIn && { isClaraIn: true }),
    ...(setup.isAtLastStep && { isAtLastStep: true }),
  });
}

/** Parses a line of a plot. */
function stepAt(line: string): DrawnStep {
  if (line === 'go on') return { kind: 'go on' };
  const [, name] = /^log in as (\w+)$/.exec(line) ?? [];
  if (name !== undefined) return { kind: 'log in', name };
  const [, seconds] = /^wait (\d+) s$/.exec(line) ?? [];
  if (seconds !== undefined) return { kind: 'wait', seconds: Number(seconds) };
  const [, times = '1', call = '', words] = /^the next (?:(\d+) )?(\w+) (will .*)$/.exec(line) ?? [];
  const mishap = mishaps.find((known) => mishapWords[known] === words);
  if (mishap && isCallOfWalk(call)) return { kind: 'mishap', call, mishap, times: Number(times), words: line };
  if (isEvent(line)) return { kind: 'event', words: line };
  if (!isControl(line)) throw new Error(`No step is called "${line}"`);
  return { kind: 'press', controls: [line] };
}

/** Possible steps between two stages: none of them ends the plot's order. */
const interruptions = [
  'reload',
  'browser back',
  'open a second tab here',
  'change to the other tab',
  'the session expires',
  'wait 2 s',
  'wait 30 s',
] as const;

const anyInterruption: Arbitrary<readonly DrawnStep[]> = fc.oneof(
  { weight: 4, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.constantFrom(...interruptions).map((line) => [stepAt(line)]) },
  { weight: 1, arbitrary: mishapOf(calls).map((step) => [step]) },
);

/**
 * Walks of a plot. The alternatives of each stage are dealt like shuffled cards, so that few walks cover all of them.
 * Sometimes another step is inserted between two stages.
 */
function routesOfPlot(plot: Plot): Arbitrary<Iterator<Route>> {
  const setup = { areCustomers: true, isClaraIn: true, isAtLastStep: true };
  const decks = fc.tuple(...plot.map((ways) => fc.shuffledSubarray([...ways], { minLength: ways.length })));
  const between = fc.infiniteStream(fc.tuple(...plot.map(() => anyInterruption)));
  return fc.tuple(decks, between).map(([dealt, others]) => {
    let turn = -1;
    return others.map((drawn) => {
      turn += 1;
      const stages = dealt.map((deck) => (deck[turn % deck.length] ?? []).map(stepAt));
      return { setup, steps: stages.flatMap((steps, stage) => [...steps, ...(drawn[stage] ?? [])]) };
    });
  });
}

/** The routes of a seed: the plots alternate, and one of twenty routes has no plot. */
export function drawRoutes(seed: number, count: number): readonly Route[] {
  const ofThemes = themes.flatMap((theme) => routeOfTheme(theme) ?? []);
  const free = fc.infiniteStream(fc.oneof(routeOf(stepOf(calls, [])), ...ofThemes));
  const [drawn] = fc.sample(fc.tuple(free, ...plots.map(([, plot]) => routesOfPlot(plot))), {
    seed,
    numRuns: 1,
    unbiased: true,
  });
  if (!drawn) throw new Error('No routes were drawn');
  const [others, ...streams] = drawn;
  const turns = [
    ...plots.flatMap(([walkCount], plot) => Array.from({ length: walkCount }, () => streams[plot])),
    others,
  ];
  return Array.from({ length: count }, (_, index) => {
    const { value } = (turns[index % turns.length] ?? others).next() as IteratorYieldResult<Route>;
    return value;
  });
}
