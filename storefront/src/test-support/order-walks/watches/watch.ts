import type { Observer } from '../browser/network.ts';
import type { Page } from '../browser/page.ts';
import type { World } from '../world.ts';

/** A broken invariant. */
export interface Violation {
  /** The same fault has the same name in every walk. */
  name: string;
  detail: string;
}

/** Checks one invariant during a walk. */
export interface Watch {
  observer?: Observer;
  /** Before a press takes effect. */
  onPress?: (page: Page, control: string) => void;
  /** Once everything is done that a press causes without waiting. */
  onPressed?: (page: Page, control: string) => void;
  onRecord?: (key: string, value: unknown) => void;
  onLocal?: (key: string, value: string | undefined) => void;
  /** After every step. */
  afterStep?: () => void;
  /** After the visitor has followed the offered way to its end. */
  atEnd?: () => void;
}

export type MakeWatch = (world: World, tell: (name: string, detail: string) => void) => Watch;
