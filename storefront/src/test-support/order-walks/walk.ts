import type { MakeWatch, Violation, Watch } from './watches/watch.ts';
import type { Step } from './steps/step.ts';
import { enterWorld, World } from './world.ts';

export const stepsOfWalk = 30;

/** The rules of one kind of walk. */
export interface WalkRules {
  watches: readonly MakeWatch[];
  /** How long a visitor waits after a step or a change of a page before the next step, in milliseconds. */
  glanceInMs?: number;
  /** With services that respond, the visitor follows the offered way to its end. @returns why there is none */
  findEnd: (walk: Walk) => Promise<Violation | undefined>;
}

/** One walk, checked against every invariant of its kind. */
export class Walk {
  readonly world = new World();
  readonly violations: Violation[] = [];
  readonly #findEnd: WalkRules['findEnd'];
  readonly #watches: readonly Watch[];
  /** The steps that were taken, in words. */
  readonly path: string[] = [];

  constructor({ watches, glanceInMs = 0, findEnd }: WalkRules) {
    const { world } = this;
    world.glanceInMs = glanceInMs;
    this.#findEnd = findEnd;
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

  /** Takes a step where it is possible, and judges everything after it. */
  async take(step: Step): Promise<void> {
    if (this.path.length >= stepsOfWalk) return;
    await this.world.glance();
    const deed = step.find(this.world);
    if (!deed) return;
    this.path.push(deed.words);
    await deed.act(this.world);
    this.world.steppedAt = this.world.time.now;
    this.look();
  }

  look(): void {
    for (const { afterStep } of this.#watches) afterStep?.();
    for (const { watcher, error } of this.world.crashes.splice(0)) {
      this.violations.push({ name: `watcher crashed: ${watcher}`, detail: String(error) });
    }
  }

  async end(): Promise<void> {
    const stuck = await this.#findEnd(this);
    if (stuck !== undefined) this.violations.push(stuck);
    for (const { atEnd } of this.#watches) atEnd?.();
  }
}
