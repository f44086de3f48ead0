import fc, { type Arbitrary } from 'fast-check';
import type { CallName } from '../service/service.ts';
import { personNames } from '../people/people.ts';
import type { Route } from '../route.ts';
import { stepsOfWalk } from '../walk.ts';
import { goOn, logIn, wait, weightedEvents, fragileCalls, mishapStep, parseStep } from './events.ts';
import { mishaps } from './mishaps.ts';
import { weightedControls } from './presses.ts';
import { pasts, type Setup } from './setup.ts';
import { press, type Step } from './step.ts';
import { themes, type Theme } from './themes.ts';
import { stepWeights } from './weights.ts';

/** Waits of a walk, in seconds: shorter and longer than a retry, a timeout, a late action and a lost request. */
export const waits = [0.4, 2, 12, 30, 70, 600] as const;

/** The controls of a group from a random one on. */
const pressOf = (controls: readonly string[]): Arbitrary<Step> =>
  fc.nat({ max: controls.length - 1 }).map((first) => press(...controls.slice(first), ...controls.slice(0, first)));

/** More calls than a page repeats by itself. */
const callsOfOutage = 12;

const mishapStepOf = (calls: readonly CallName[]): Arbitrary<Step> =>
  fc
    .tuple(
      fc.constantFrom(...calls),
      fc.oneof(
        { weight: 5, arbitrary: fc.tuple(fc.constantFrom(...mishaps), fc.constantFrom(1, 1, 3)) },
        { weight: 1, arbitrary: fc.constant(['fails', callsOfOutage] as const) },
      ),
    )
    .map(([call, [mishap, times]]) => mishapStep(call, mishap, times));

interface Weighted {
  weight: number;
  arbitrary: Arbitrary<Step>;
}

const commonSteps: readonly Weighted[] = [
  { weight: stepWeights.goOn, arbitrary: fc.constant(goOn) },
  { weight: stepWeights.logIn, arbitrary: fc.constantFrom(...personNames).map(logIn) },
  { weight: stepWeights.wait, arbitrary: fc.constantFrom(...waits).map(wait) },
];

interface Other extends Weighted {
  /** An event, or the controls of a group. */
  names: readonly string[];
}

const otherSteps: readonly Other[] = [
  ...weightedEvents.map(([weight, step]) => ({ weight, arbitrary: fc.constant(step), names: [step.words] })),
  ...weightedControls.map(([weight, controls]) => ({ weight, arbitrary: pressOf(controls), names: controls })),
];

const stepOf = (calls: readonly CallName[], others: readonly Weighted[]): Arbitrary<Step> =>
  fc.oneof(...commonSteps, { weight: stepWeights.mishap, arbitrary: mishapStepOf(calls) }, ...others);

/** Weight of the steps of a theme. */
const often = 12;
/** Weight of its sequences. */
const oftenInARow = 30;

const anySetup = fc.record<Setup>({
  ana: fc.constantFrom(...pasts),
  bruno: fc.constantFrom(...pasts),
  isAnaIn: fc.boolean(),
  isAtLastStep: fc.boolean(),
});

/** Not every step is possible when it comes, so more are drawn than a walk takes. */
const drawn = 2 * stepsOfWalk;

const routeOf = (someSteps: Arbitrary<readonly Step[]>, setup: Partial<Setup> = {}): Arbitrary<Route<Setup>> =>
  fc.record({
    setup: anySetup.map((drawnSetup) => ({ ...drawnSetup, ...setup })),
    steps: fc.array(someSteps, { minLength: drawn, maxLength: drawn }).map((parts) => parts.flat()),
  });

const alone = (anyStep: Arbitrary<Step>): Arbitrary<readonly Step[]> => anyStep.map((step) => [step]);

function routeOfTheme({ calls, steps, sequences, setup }: Theme): Arbitrary<Route<Setup>> {
  const others = otherSteps.map((step) =>
    step.names.some((name) => steps.includes(name)) ? { ...step, weight: often } : step,
  );
  const weighted = [...commonSteps, ...others].reduce<number>((sum, { weight }) => sum + weight, stepWeights.mishap);
  const sequence = fc.constantFrom(...sequences.map((words) => words.map(parseStep)));
  return routeOf(
    fc.oneof(
      { weight: weighted, arbitrary: alone(stepOf(calls, others)) },
      { weight: oftenInARow, arbitrary: sequence },
    ),
    setup,
  );
}

/** Every route there is. Half of the walks have a theme. */
export const anyRoute: Arbitrary<Route<Setup>> = fc.oneof(
  { weight: themes.length, arbitrary: routeOf(alone(stepOf(fragileCalls, otherSteps))) },
  ...themes.map((theme) => ({ weight: 1, arbitrary: routeOfTheme(theme) })),
);
