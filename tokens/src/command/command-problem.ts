/** A fault that the reader can mend. It is shown as its sentence, without a stack. */
export class CommandProblem extends Error {
  override readonly name: string = 'Problem';
}

/** The fault of a command that lacks something, or has too much of it. The usage is shown below it. */
export class WrongUse extends CommandProblem {}

/** Runs a command; a wrong use of it is thrown with the usage. */
export async function withUsage<Result>(usage: string, run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof WrongUse ? new CommandProblem(`${error.message}\n${usage}`) : error;
  }
}

/** The one word after a command. */
export function readOne([name, ...others]: readonly string[], missing: string): string {
  if (name === undefined) throw new WrongUse(missing);
  if (others.length > 0) throw new WrongUse(`One theme at a time: "${others.join(' ')}" is one word too many.`);
  return name;
}
