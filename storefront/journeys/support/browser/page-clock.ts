import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** A page's clock that a test moves, so that timeouts and back-offs cost no time. Real time continues, too. */
export class PageClock {
  readonly #page: Page;
  readonly #running = new Set<Request>();

  /** @param isHeld whether the test keeps a request from being answered */
  private constructor(page: Page, isHeld: (request: Request) => boolean) {
    this.#page = page;
    page.on('request', (request) => {
      if (!isHeld(request)) this.#running.add(request);
    });
    page.on('requestfinished', (request) => this.#running.delete(request));
    page.on('requestfailed', (request) => this.#running.delete(request));
  }

  /** Replaces the page's clock before its first script runs. */
  static async install(page: Page, isHeld: (request: Request) => boolean = () => false): Promise<PageClock> {
    await page.clock.install();
    return new PageClock(page, isHeld);
  }

  /**
   * Moves the clock a second at a time until the goal is visible. While a request that is not held is running, the
   * clock
   * waits for it: on a busy machine it would time out otherwise.
   * @param approach repeated now and then, because a section that was scrolled past too early does not hydrate
   */
  async advanceUntil(goal: Locator, approach?: () => Promise<void>): Promise<void> {
    let attempts = 0;
    await expect(async () => {
      if (await goal.isVisible()) return;
      attempts += 1;
      if (attempts % 10 === 0) await approach?.();
      if (this.#running.size === 0) await this.#page.clock.runFor(1000);
      expect(
        await goal.isVisible(),
        `${goal.toString()} is visible; running: ${[...this.#running].map((request) => request.url()).join(' ')}`,
      ).toBe(true);
    }).toPass({ intervals: [50], timeout: 120_000 });
  }
}
