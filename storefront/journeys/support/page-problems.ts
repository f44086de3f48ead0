import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What is said about the tools and the machine, and nothing about the page. */
const ofTheTools = [
  // Development builds measure their own checks aloud.
  /InvariantMiddleware took \d+ms/,
  // A page that stays open registers its worker, which journeys block.
  /Service Worker registration blocked by Playwright/,
];

/**
 * What a page must never say: errors and warnings in the console (hydration and policy violations among them) and
 * errors nobody caught. A journey that provokes one announces it with `expect`.
 */
export class PageProblems {
  readonly #seen: string[] = [];
  readonly #announced: RegExp[] = [];
  readonly #ignored: RegExp[] = [...ofTheTools];

  constructor(context: BrowserContext) {
    const note = (text: string) => {
      if (!this.#ignored.some((pattern) => pattern.test(text))) this.#seen.push(text);
    };
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(describe(message));
    });
    context.on('weberror', (error) => note(`uncaught: ${error.error().stack || error.error().message}`));
  }

  /** Announces that the journey provokes a problem; one that never comes is a fault as well. */
  expect(pattern: RegExp): void {
    this.#announced.push(pattern);
  }

  /** From now on, leaves out what the browser may say about the test's own doing, and need not. */
  ignore(pattern: RegExp): void {
    this.#ignored.push(pattern);
  }

  /** Faults of the journey so far: what nobody announced, and what was announced and did not happen. */
  faults(): string[] {
    const unannounced = this.#seen.filter((text) => !this.#announced.some((pattern) => pattern.test(text)));
    const missing = this.#announced.filter((pattern) => !this.#seen.some((text) => pattern.test(text)));
    return [...unannounced, ...missing.map((pattern) => `announced, but did not happen: ${pattern}`)];
  }
}

function describe(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return `${message.type()}: ${message.text()}${url ? ` (${url}:${lineNumber + 1})` : ''}`;
}
