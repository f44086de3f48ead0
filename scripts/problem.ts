/** A fault the reader can mend. It is shown as its one sentence, without a stack, and ends the command with status 1. */
export class Problem extends Error {
  override readonly name = 'Problem';
}
