import type { BrowserContext, Request } from '@playwright/test';
import type { Tab } from './tab.ts';

declare global {
  interface Window {
    /** The browser's own function, because the page's clock replaces it. */
    whenIdle?: typeof requestIdleCallback;
  }
}

/** Steps of the clock: shorter than any timeout, so that none ends a request that is being answered. */
const pieceInMs = 500;
const longPieceInMs = 4000;
/** A page that still shows a loading section after so many rounds waits for something other than time. */
const maxRounds = 24;

/** Replaces the clock of every page that is opened from here on. */
export async function stopClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.whenIdle = requestIdleCallback.bind(window);
  });
  const now = Date.now();
  await context.clock.install({ time: now });
  await context.clock.pauseAt(now + 1000);
}

const whenIdle = () => new Promise((done) => (window.whenIdle ?? setTimeout)(done));

/** The clock of all pages. It is paused, and advances only while no request is pending. */
export class WalkClock {
  readonly #context: BrowserContext;
  readonly #tabs: readonly Tab[];
  readonly #held = new Set<Request>();
  /** Called when a request begins to be held, or ends. */
  #requestsChanged: () => void = () => undefined;
  readonly #later: { at: number; act: () => Promise<void> }[] = [];
  #now = 0;

  constructor(context: BrowserContext, tabs: readonly Tab[]) {
    this.#context = context;
    this.#tabs = tabs;
  }

  /** Keeps a request from being answered. */
  hold(request: Request): void {
    this.#held.add(request);
    this.#requestsChanged();
  }

  release(request: Request): void {
    this.#held.delete(request);
  }

  get isHolding(): boolean {
    return this.#held.size > 0;
  }

  /** A tab's request has ended. */
  readonly requestEnded = (): void => this.#requestsChanged();

  /** Schedules an action by this clock. */
  later(delayInMs: number, act: () => Promise<void>): void {
    this.#later.push({ at: this.#now + delayInMs, act });
  }

  /** Runs every scheduled action now. */
  async endLater(): Promise<void> {
    for (const { act } of this.#later.splice(0)) await act();
  }

  async wait(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    while (this.#now < end) {
      await this.#quiet();
      await this.#move(Math.min(longPieceInMs, end - this.#now));
    }
    await this.settle();
  }

  /** Waits until every page has loaded and is unchanged, and reads all of them. */
  async settle(): Promise<void> {
    let before = '';
    for (let round = 0; ; round += 1) {
      // After the first round, reading has left the pages as quiet as they were.
      if (round === 0 || !this.#isQuiet) await this.#quiet();
      await this.#move(pieceInMs);
      await this.#quiet();
      const shown = await Promise.all(this.#tabs.map((tab) => tab.read().catch(() => undefined)));
      const isDone = shown.every((page) => page && page.isHydrated && (!page.isBusy || round >= maxRounds));
      const now = JSON.stringify([shown, this.#tabs.map(({ sentCount }) => sentCount)]);
      if (isDone && now === before && this.#isQuiet) return;
      before = now;
      if (round > 2 * maxRounds) throw new Error(`The page never comes to rest: ${shown[0]?.text.slice(0, 500)}`);
    }
  }

  get #isQuiet(): boolean {
    return this.#tabs.every((tab) => tab.isQuiet(this.#held));
  }

  /** Waits until no request is pending and every page is idle. */
  async #quiet(): Promise<void> {
    do {
      while (!this.#isQuiet) await new Promise<void>((resolve) => (this.#requestsChanged = resolve));
      await Promise.all(this.#tabs.map(({ page }) => page.evaluate(whenIdle).catch(() => undefined)));
    } while (!this.#isQuiet);
  }

  async #move(milliseconds: number): Promise<void> {
    await this.#context.clock.runFor(milliseconds);
    this.#now += milliseconds;
    for (const due of this.#later.filter(({ at }) => at <= this.#now)) {
      this.#later.splice(this.#later.indexOf(due), 1);
      await due.act();
    }
  }
}
