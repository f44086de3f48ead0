import type { SentRequest, Tab } from '../tab.ts';
import type { Walk } from '../walk.ts';

/** A broken invariant. */
export interface Violation {
  /** The same fault has the same name in every walk. */
  name: string;
  detail: string;
}

/** Checks one invariant during a walk, by what pages show and what the sandbox stores. */
export interface Watch {
  /** Called before a press takes effect. */
  onPress?: (tab: Tab, control: string) => void;
  /** Called once the page is idle after it. */
  onPressed?: (tab: Tab, control: string) => void;
  onSent?: (request: SentRequest) => void;
  /** Called after every step. */
  afterStep?: () => void | Promise<void>;
  /** Called after the visitor has followed the offered actions to their end. */
  atEnd?: () => void;
}

export type MakeWatch = (walk: Walk, tell: (name: string, detail: string) => void) => Watch;
