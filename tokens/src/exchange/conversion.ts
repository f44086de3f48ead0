/** What became of a value from a design tool. */
export type Conversion =
  /** It is what the check expects, or nothing that is known here: the check judges it as it is. */
  | undefined
  /** `told`: what was converted, as the end of a sentence that begins with the token. */
  | { value: unknown; told: string }
  /** What keeps it from being converted, as the end of such a sentence. */
  | { fault: string };

export const unchanged: Conversion = undefined;
export const fault = (message: string): Conversion => ({ fault: message });
