/** A user error. It is printed as one sentence without a stack, and ends the command with status 1. */
export class Problem extends Error {
  override readonly name = 'Problem';
}
