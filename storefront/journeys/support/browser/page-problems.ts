import type { BrowserContext, ConsoleMessage } from '@playwright/test';
import { isFirefox } from './engine.ts';

/** Messages about the tools and the machine, not about the page. */
const ofTheTools = [
  // Development builds log the duration of their own checks.
  /InvariantMiddleware took \d+ms/,
  // A page that stays open registers its service worker, which journeys block.
  /Service Worker registration blocked by Playwright/,
];

/** Announcements of failed requests. Chromium writes each on the console, Firefox only those of scripts. */
const ofRequests = /status of|ERR_|503|422|Failed to/;

/**
 * Firefox aborts the pending imports, requests and fonts of a page when it is left, and the page still handles the
 * rejections. Chromium doesn't, so there the same messages are faults.
 */
const ofLeftPages = [
  /Failed to fetch dynamically imported module/,
  /Loading chunk \d+ failed/,
  /^uncaught: Failed to read data from the ReadableStream/,
  /^uncaught: downloadable font: download failed/,
];

/** Firefox's message for a chunk that did not load, in Chromium's words. */
const toChromiumWords = (text: string) =>
  text.replace('error loading dynamically imported module', 'Failed to fetch dynamically imported module');

/**
 * Errors and warnings in the console (hydration and policy violations among them) and uncaught errors. A journey that
 * provokes one announces it with `expect`.
 */
export class PageProblems {
  readonly #seen: string[] = [];
  readonly #announced: RegExp[] = [];
  readonly #ignored: RegExp[] = [...ofTheTools];

  readonly #logsRequests: boolean;
  /** Documents that were requested. Each but the last has been left. */
  #documents = 0;

  constructor(context: BrowserContext) {
    this.#logsRequests = !isFirefox(context);
    const note = (message: string) => {
      const text = toChromiumWords(message);
      if (!this.#ignored.some((pattern) => pattern.test(text))) this.#seen.push(text);
    };
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(describe(message));
    });
    context.on('request', (request) => {
      if (request.isNavigationRequest()) this.#documents += 1;
    });
    context.on('weberror', (error) => note(`uncaught: ${error.error().stack || error.error().message}`));
  }

  /** Announces a problem that the journey provokes; if it doesn't occur, that is a fault, too. */
  expect(pattern: RegExp): void {
    this.#announced.push(pattern);
  }

  /** From now on, ignores optional messages about the test's own actions. */
  ignore(pattern: RegExp): void {
    this.#ignored.push(pattern);
  }

  /** Faults of the journey so far: unexpected problems, and expected ones that did not occur. */
  faults(): string[] {
    const expected = [...this.#announced, ...(!this.#logsRequests && this.#documents > 1 ? ofLeftPages : [])];
    const unannounced = this.#seen.filter((text) => !expected.some((pattern) => pattern.test(text)));
    const missing = this.#announced.filter(
      (pattern) =>
        (this.#logsRequests || !ofRequests.test(pattern.source)) && !this.#seen.some((text) => pattern.test(text)),
    );
    return [...unannounced, ...missing.map((pattern) => `announced, but did not happen: ${pattern}`)];
  }
}

function describe(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return `${message.type()}: ${message.text()}${url ? ` (${url}:${lineNumber + 1})` : ''}`;
}
