import { watchAccountForms } from '../order-walks/watches/account-forms.ts';
import { watchPrivacy } from '../order-walks/watches/privacy.ts';
import { watchSession } from '../order-walks/watches/session.ts';
import type { Step } from '../order-walks/steps/step.ts';
import { shortestSteps } from '../order-walks/route.ts';
import { Trace } from '../order-walks/trace.ts';
import { Walk } from '../order-walks/walk.ts';
import { beginIdentity, describeSetup, parseSetup, type IdentitySetup } from './setup.ts';
import { parseIdentityStep } from './steps.ts';
import { findWayIn } from './way-in.ts';
import { watchKeysOfIdentity, watchSecrets, watchTruthOfIdentity, watchTypedIdentity } from './watches.ts';

const watches = [
  watchAccountForms,
  watchKeysOfIdentity,
  watchPrivacy,
  watchSecrets,
  watchSession,
  watchTruthOfIdentity,
  watchTypedIdentity,
];

export interface IdentityRoute {
  setup: IdentitySetup;
  steps: readonly Step[];
}

/** Longer than a response and the pause before a log-in leads to its page; no visitor presses faster. */
const betweenPressesInMs = 200;

/** A walk whose end is a session: from any page and dialog a person finds a way in. */
class IdentityWalk extends Walk {
  constructor() {
    super(watches);
  }

  override async take(step: Step): Promise<void> {
    const taken = this.path.length;
    await super.take(step);
    // Not for a step that was not possible: its path would not tell.
    if (this.path.length > taken) await this.world.time.advance(betweenPressesInMs);
  }

  override async end(): Promise<void> {
    this.stepCount = this.path.length;
    const stuck = await findWayIn(this);
    if (stuck !== undefined) this.violations.push(stuck);
  }
}

export async function takeIdentity({ setup, steps }: IdentityRoute, isTraced = false) {
  const walk = new IdentityWalk();
  const trace = isTraced ? new Trace(walk) : undefined;
  await beginIdentity(walk.world, setup);
  for (const step of steps) {
    trace?.write(`# ${step.words}`);
    await walk.take(step);
  }
  trace?.write('# the way to the end');
  await walk.end();
  for (const { name, detail } of walk.violations) trace?.write(`!! ${name}: ${detail}`);
  return { walk, trace: trace?.lines.join('\n') ?? '' };
}

/** @returns the shortest path that breaks the invariant */
export async function shortestIdentityPath({ setup, steps }: IdentityRoute, violation: string): Promise<string> {
  const shortest = await shortestSteps(steps, async (shorter) => {
    const { walk } = await takeIdentity({ setup, steps: shorter });
    return walk.violations.some(({ name }) => name === violation);
  });
  const { walk } = await takeIdentity({ setup, steps: shortest });
  return [describeSetup(setup), ...walk.path].join('\n');
}

/** Reads a path that a report has printed. */
export function parseIdentityRoute(text: string): IdentityRoute {
  const lines = text.split('\n').map((line) => line.trim());
  const [setup = '', ...steps] = lines.filter((line) => line !== '' && !line.startsWith('(then '));
  return { setup: parseSetup(setup), steps: steps.map(parseIdentityStep) };
}
