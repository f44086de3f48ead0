import { isThemeSlug } from '../theme/index.ts';

/** A user error. It is printed as one sentence, without a stack trace. */
export class CommandProblem extends Error {
  override readonly name: string = 'Problem';
}

/** A command with missing or superfluous arguments. The usage is printed below it. */
export class WrongUse extends CommandProblem {}

/** Runs a command; adds the usage to an error of its arguments. */
export async function withUsage<Result>(usage: string, run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof WrongUse ? new CommandProblem(`${error.message}\n${usage}`) : error;
  }
}

/** The single argument of a command. */
export function readOne([name, ...others]: readonly string[], missing: string): string {
  if (name === undefined) throw new WrongUse(missing);
  if (others.length > 0) throw new WrongUse(`One theme at a time: "${others.join(' ')}" is one word too many.`);
  return name;
}

/** Returns the slug of a theme. */
export function readSlug(slug: string): string {
  if (!isThemeSlug(slug)) throw new CommandProblem(`"${slug}" is no slug: it has a-z, 0-9 and single hyphens.`);
  return slug;
}
