import type { Sentence } from '../theme/sentences.ts';

/** What became of a value from a design tool. */
export type Conversion =
  /** It is what the check expects, or nothing that is known here: the check judges it as it is. */
  | undefined
  /** `told`: what was converted. */
  | { value: unknown; told: Sentence }
  /** What keeps it from being converted. */
  | { fault: Sentence };

export const unchanged: Conversion = undefined;
export const fault = (sentence: Sentence): Conversion => ({ fault: sentence });
