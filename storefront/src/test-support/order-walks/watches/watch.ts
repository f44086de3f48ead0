import type { Observer } from '../browser/network.ts';
import type { Page } from '../browser/page.ts';
import type { World } from '../world.ts';

/** What a walk has broken. */
export interface Violation {
  /** The invariant, and which part of it: one name for one fault. */
  name: string;
  detail: string;
}

/** Holds one invariant against a walk. */
export interface Watch {
  observer?: Observer;
  /** Before a press does anything. */
  onPress?: (page: Page, control: string) => void;
  /** Once all that needs no time has come of it. */
  onPressed?: (page: Page, control: string) => void;
  onRecord?: (key: string, value: unknown) => void;
  onLocal?: (key: string, value: string | undefined) => void;
  /** After every step, once all that needs no time has happened. */
  afterStep?: () => void;
  /** After the visitor has followed the way on to its end. */
  atEnd?: () => void;
}

export type MakeWatch = (world: World, tell: (name: string, detail: string) => void) => Watch;
