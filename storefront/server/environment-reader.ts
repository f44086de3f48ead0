/** Every fault found in the environment, one plain sentence each. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/** Where a variable's value comes from when it isn't set. `undefined` makes the variable mandatory. */
type Fallback = string | undefined;

const secretLength = 32;

/**
 * Reads variables one by one and collects what is wrong with them, so that one start reports every fault.
 * Each method returns a harmless value after a fault: call `finish` before using any.
 */
export function createEnvironmentReader(env: Env) {
  const problems: string[] = [];
  const isProduction = env['ENVIRONMENT']?.trim() === 'production';

  function read(name: string, fallback: Fallback, expected: string): string {
    const value = env[name]?.trim() || fallback;
    if (value === undefined) problems.push(`${name} is not set: set it to ${expected}.`);
    return value ?? '';
  }

  function refuse(name: string, value: string, expected: string): void {
    problems.push(`${name} is "${value}", which is not ${expected}: correct it or unset the variable.`);
  }

  function isWeb(url: URL): boolean {
    return url.protocol === 'http:' || url.protocol === 'https:';
  }

  /** Addresses carry keys and people's data; only a machine's own sandbox needs none of TLS. */
  function requireTls(name: string, value: string): void {
    if (isProduction && !/^https:/i.test(value)) refuse(name, value, 'an address with https, as production needs');
  }

  return {
    /** Whether the environment holds a value of its own. */
    isSet: (name: string): boolean => Boolean(env[name]?.trim()),

    /** Any text; `expected` says what belongs there. */
    text: read,

    /** A text that is hard to guess; `meaning` says of what. It is repeated nowhere. */
    secret(name: string, fallback: Fallback, meaning: string): string {
      const value = read(name, fallback, `${meaning}, of ${secretLength} characters or more`);
      if (value !== '' && value.length < secretLength) {
        problems.push(`${name} is shorter than ${secretLength} characters: set it to ${meaning}.`);
      }
      return value;
    },

    /** One of a closed list of words. */
    oneOf<const Choice extends string>(
      name: string,
      choices: readonly [Choice, ...Choice[]],
      fallback: Choice,
    ): Choice {
      const value = read(name, fallback, `one of ${choices.join(', ')}`);
      const choice = choices.find((candidate) => candidate === value);
      if (choice === undefined) refuse(name, value, `one of ${choices.join(', ')}`);
      return choice ?? choices[0];
    },

    /** A whole number between two bounds, both included. */
    wholeNumber(name: string, fallback: number, { min, max }: { min: number; max: number }): number {
      const value = read(name, String(fallback), 'a whole number');
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
      if (number >= min && number <= max) return number;
      refuse(name, value, `a whole number from ${min} to ${max}`);
      return fallback;
    },

    /**
     * An absolute http(s) address, without its last slash; `meaning` says whose.
     * @param mayBePlain production takes it without TLS, too
     */
    address(name: string, fallback: Fallback, meaning: string, { mayBePlain = false } = {}): string {
      const expected = 'an absolute address such as https://loja.exemplo.invalid';
      const value = read(name, fallback, `${meaning}, ${expected}`);
      if (value === '') return '';
      const url = URL.parse(value);
      if (url === null || !isWeb(url) || url.search || url.hash || url.username || url.password) {
        // An address may carry a password by mistake: the value isn't repeated.
        if (url?.password) problems.push(`${name} carries a password in its address: take it out.`);
        else refuse(name, value, expected);
        return '';
      }
      if (!mayBePlain) requireTls(name, value);
      return url.href.replace(/\/+$/, '');
    },

    /** Origins separated by spaces: scheme, host and port only; `meaning` says whose. */
    origins(name: string, fallback: Fallback, meaning: string): string[] {
      const expected = 'an origin such as https://loja.exemplo.invalid (no path)';
      const values = read(name, fallback, `${meaning}, ${expected}`).split(/\s+/).filter(Boolean);
      for (const value of values) {
        const url = URL.parse(value);
        if (url === null || !isWeb(url) || url.origin !== value.replace(/\/$/, '')) refuse(name, value, expected);
        else requireTls(name, value);
      }
      return values.map((value) => value.replace(/\/$/, ''));
    },

    /** Reports a fault that no single kind of value covers. */
    refuse,

    /** @throws {ConfigError} when anything was wrong. */
    finish(): void {
      if (problems.length > 0) throw new ConfigError(problems);
    },
  };
}

export type EnvironmentReader = ReturnType<typeof createEnvironmentReader>;
