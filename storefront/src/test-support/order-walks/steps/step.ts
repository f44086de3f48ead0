import type { World } from '../world.ts';

/** One step of a walk. */
export interface Step {
  /** In a path, unless `find` gives other ones. */
  words: string;
  /** Undefined where the step is not possible now. */
  find: (world: World) => Deed | undefined;
}

/** The effect of a step. */
export interface Deed {
  /** Printed in the path; `parseStep` reads it. */
  words: string;
  act: (world: World) => Promise<unknown>;
}

/** A step that happens outside of the page, or in several presses. */
export function event(words: string, act: Deed['act'], isPossible: (world: World) => boolean = () => true): Step {
  const deed: Deed = { words, act };
  return { words, find: (world) => (isPossible(world) ? deed : undefined) };
}

/** Presses the first of some controls that the page in front has enabled. */
export const press = (...controls: readonly string[]): Step => ({
  words: controls.join(' or '),
  find: ({ tab }) => {
    const control = controls.find((name) => tab.page.screens.find(name) !== undefined);
    return control === undefined ? undefined : { words: control, act: (world) => world.press(control) };
  },
});
