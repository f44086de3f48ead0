import type { Sentence } from '../theme/sentences.ts';

/** The result of converting a value from a design tool. */
export type Conversion =
  /** Already in the expected form, or unknown here: the check validates it unchanged. */
  | undefined
  /** `told`: describes the conversion. */
  | { value: unknown; told: Sentence }
  /** Why it can't be converted. */
  | { fault: Sentence };

export const unchanged: Conversion = undefined;
export const fault = (sentence: Sentence): Conversion => ({ fault: sentence });
