import { begin, type Setup } from './steps/setup.ts';
import type { MakeWatch, Violation, Watch } from './watches/watch.ts';
import { watchAccountCustomer } from './watches/account-customer.ts';
import { watchAccountOrders } from './watches/account-orders.ts';
import { watchAccountForms } from './watches/account-forms.ts';
import { watchBurns, watchCouponStays } from './watches/coupons.ts';
import { watchKeys } from './watches/keys.ts';
import { watchOneOrder } from './watches/one-order.ts';
import { watchOrderedAsReviewed } from './watches/ordered-as-reviewed.ts';
import { watchPrivacy } from './watches/privacy.ts';
import { watchSession } from './watches/session.ts';
import { watchTruth } from './watches/truth.ts';
import { watchTyping } from './watches/typing.ts';
import type { Step } from './steps/step.ts';
import { followToTheEnd } from './steps/to-the-end.ts';
import { enterWorld, World } from './world.ts';

const orderWatches: readonly MakeWatch[] = [
  watchOneOrder,
  watchOrderedAsReviewed,
  watchBurns,
  watchCouponStays,
  watchPrivacy,
  watchTyping,
  watchTruth,
  watchSession,
  watchKeys,
  watchAccountCustomer,
  watchAccountOrders,
  watchAccountForms,
];

export const stepsOfWalk = 30;

/** One walk through an order, checked against every invariant. */
export class Walk {
  readonly world = new World();
  readonly violations: Violation[] = [];
  readonly #watches: readonly Watch[];
  /** The steps that were taken, in words. */
  readonly path: string[] = [];
  /** How many of them were taken before the way to the end. */
  stepCount = 0;

  constructor(watches = orderWatches) {
    const { world } = this;
    enterWorld(world);
    const tell = (name: string, detail: string) => {
      if (!this.violations.some((known) => known.name === name)) this.violations.push({ name, detail });
    };
    this.#watches = watches.map((make) => make(world, tell));
    for (const { observer, onPress, onPressed } of this.#watches) {
      if (observer) world.network.observers.push(observer);
      if (onPress) world.hearsPress.push(onPress);
      if (onPressed) world.hearsPressed.push(onPressed);
    }
    world.hearsPressed.push(() => this.look());
    world.browser.onRecord = (key, value) => {
      for (const { onRecord } of this.#watches) onRecord?.(key, value);
    };
    world.browser.onLocal = (key, value) => {
      for (const { onLocal } of this.#watches) onLocal?.(key, value);
    };
  }

  begin(setup: Setup): Promise<void> {
    return begin(this.world, setup);
  }

  /** Takes a step where it is possible, and judges everything after it. */
  async take(step: Step): Promise<void> {
    if (this.path.length >= stepsOfWalk) return;
    const deed = step.find(this.world);
    if (!deed) return;
    this.path.push(deed.words);
    await deed.act(this.world);
    this.look();
  }

  look(): void {
    for (const { afterStep } of this.#watches) afterStep?.();
    for (const { watcher, error } of this.world.crashes.splice(0)) {
      this.violations.push({ name: `watcher crashed: ${watcher}`, detail: String(error) });
    }
  }

  /** Services respond from here on, and the visitor follows the offered way to its end. */
  async end(): Promise<void> {
    this.stepCount = this.path.length;
    const stuck = await followToTheEnd(this);
    if (stuck !== undefined) this.violations.push(stuck);
    for (const { atEnd } of this.#watches) atEnd?.();
  }
}
