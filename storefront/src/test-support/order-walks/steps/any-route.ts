import fc, { type Arbitrary } from 'fast-check';
import { mishaps } from '../browser/network.ts';
import { personNames } from '../people/people.ts';
import type { Route } from '../route.ts';
import { stepsOfWalk } from '../walk.ts';
import { goOn, logIn, wait, weightedEvents } from './events.ts';
import { fragileCalls, misfortune } from './misfortunes.ts';
import { weightedControls } from './presses.ts';
import { pasts, type Setup } from './setup.ts';
import { press, type Step } from './step.ts';

/** Waits of a walk, in seconds: shorter and longer than a retry, a timeout, a late action and a lost request. */
export const waits = [0.4, 2, 12, 30, 70, 600] as const;

/** The controls of a group from a random one on. */
const pressOf = (controls: readonly string[]): Arbitrary<Step> =>
  fc.nat({ max: controls.length - 1 }).map((first) => press(...controls.slice(first), ...controls.slice(0, first)));

const anyMisfortune = fc
  .tuple(fc.constantFrom(...fragileCalls), fc.constantFrom(...mishaps), fc.constantFrom(1, 1, 3))
  .map(([call, mishap, times]) => misfortune(call, mishap, times));

const anyStep: Arbitrary<Step> = fc.oneof(
  { weight: 28, arbitrary: fc.constant(goOn) },
  { weight: 6, arbitrary: fc.constantFrom(...personNames).map(logIn) },
  { weight: 9, arbitrary: fc.constantFrom(...waits).map(wait) },
  { weight: 16, arbitrary: anyMisfortune },
  ...weightedEvents.map(([weight, step]) => ({ weight, arbitrary: fc.constant(step) })),
  ...weightedControls.map(([weight, controls]) => ({ weight, arbitrary: pressOf(controls) })),
);

const anySetup = fc.record<Setup>({
  ana: fc.constantFrom(...pasts),
  bruno: fc.constantFrom(...pasts),
  isAnaIn: fc.boolean(),
  isAtLastStep: fc.boolean(),
});

/** Not every step is possible when it comes, so more are drawn than a walk takes. */
const drawn = 2 * stepsOfWalk;

/** Every route there is. */
export const anyRoute: Arbitrary<Route> = fc.record({
  setup: anySetup,
  steps: fc.array(anyStep, { minLength: drawn, maxLength: drawn }),
});
