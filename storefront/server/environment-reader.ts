/** All errors of the environment, one sentence each. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/** Default of an unset variable. `undefined` makes the variable required. */
type Fallback = string | undefined;

const secretLength = 32;

const expectedOrigin = 'an origin such as https://loja.exemplo.invalid (no path)';

/**
 * Reads variables and collects their errors, so that one start reports all of them. Each method returns a placeholder
 * after an error: call `finish` before using any value.
 */
export function createEnvironmentReader(env: Env) {
  const problems: string[] = [];
  const isProduction = env['ENVIRONMENT']?.trim() === 'production';

  function read(name: string, fallback: Fallback, expected: string): string {
    const value = env[name]?.trim() || fallback;
    if (value === undefined) problems.push(`${name} is not set: set it to ${expected}.`);
    return value ?? '';
  }

  function reject(name: string, value: string, expected: string): void {
    problems.push(`${name} is "${value}", which is not ${expected}: correct it or unset the variable.`);
  }

  function isWeb(url: URL): boolean {
    return url.protocol === 'http:' || url.protocol === 'https:';
  }

  /** URLs carry keys and personal data; only a local sandbox needs no TLS. */
  function requireTls(name: string, value: string): void {
    if (isProduction && !/^https:/i.test(value)) reject(name, value, 'a URL with https, as production needs');
  }

  /** A host may contain a comma or a semicolon, which would end the content policy that lists the origin. */
  function originOf(name: string, value: string): string {
    const origin = value.replace(/\/$/, '');
    const url = URL.parse(value);
    if (url === null || !isWeb(url) || url.origin !== origin || /[,;]/.test(origin))
      reject(name, value, expectedOrigin);
    else requireTls(name, value);
    return origin;
  }

  return {
    /** True if the environment sets the variable. */
    isSet: (name: string): boolean => Boolean(env[name]?.trim()),

    /** Any text; `expected` describes it. */
    text: read,

    /** A text that is sent as a header; `meaning` describes it. It is never printed. */
    key(name: string, fallback: Fallback, meaning: string): string {
      const value = read(name, fallback, meaning);
      if (!/^[ -~]*$/.test(value)) {
        problems.push(`${name} has a character that no header may contain: set it to ${meaning}.`);
      }
      return value;
    },

    /** A text that is hard to guess; `meaning` describes it. It is never printed. */
    secret(name: string, fallback: Fallback, meaning: string): string {
      const value = read(name, fallback, `${meaning}, of ${secretLength} characters or more`);
      if (value !== '' && value.length < secretLength) {
        problems.push(`${name} is shorter than ${secretLength} characters: set it to ${meaning}.`);
      }
      return value;
    },

    /** One of a list of values. */
    oneOf<const Choice extends string>(
      name: string,
      choices: readonly [Choice, ...Choice[]],
      fallback: Choice,
    ): Choice {
      const value = read(name, fallback, `one of ${choices.join(', ')}`);
      const choice = choices.find((candidate) => candidate === value);
      if (choice === undefined) reject(name, value, `one of ${choices.join(', ')}`);
      return choice ?? choices[0];
    },

    /** A whole number between two bounds, both included. */
    wholeNumber(name: string, fallback: number, { min, max }: { min: number; max: number }): number {
      const value = read(name, String(fallback), 'a whole number');
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
      if (number >= min && number <= max) return number;
      reject(name, value, `a whole number from ${min} to ${max}`);
      return fallback;
    },

    /**
     * An absolute http(s) URL, without its trailing slash; `meaning` describes it.
     * @param mayBePlain production also accepts it without TLS
     */
    url(name: string, fallback: Fallback, meaning: string, { mayBePlain = false } = {}): string {
      const expected = 'an absolute URL such as https://loja.exemplo.invalid';
      const value = read(name, fallback, `${meaning}, ${expected}`);
      if (value === '') return '';
      const url = URL.parse(value);
      if (url === null || !isWeb(url) || url.search || url.hash || url.username || url.password) {
        // A URL may contain a password by mistake, so the value isn't printed.
        if (url?.password) problems.push(`${name} carries a password in its URL: take it out.`);
        else reject(name, value, expected);
        return '';
      }
      if (!mayBePlain) requireTls(name, value);
      return url.href.replace(/\/+$/, '');
    },

    /** Scheme, host and port only; `meaning` describes them. */
    origin(name: string, fallback: Fallback, meaning: string): string {
      const value = read(name, fallback, `${meaning}, ${expectedOrigin}`);
      return value && originOf(name, value);
    },

    /** Optional origins separated by spaces. */
    origins: (name: string): string[] =>
      read(name, '', expectedOrigin)
        .split(/\s+/)
        .flatMap((value) => (value ? originOf(name, value) : [])),

    /** Reports an error that concerns several variables. */
    reject,

    /** @throws {ConfigError} if any variable is invalid */
    finish(): void {
      if (problems.length > 0) throw new ConfigError(problems);
    },
  };
}

export type EnvironmentReader = ReturnType<typeof createEnvironmentReader>;
