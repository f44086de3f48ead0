/** A moment inside the licence dates and coupons of the sample people. */
export const startOfWalks = Date.parse('2026-11-22T12:00:00Z');

interface Timer {
  id: number;
  dueAt: number;
  run: () => void;
}

/** Real timers, taken before any stand-in is installed. */
const { setImmediate: nextTask } = globalThis;

/** Lets everything that waits for a promise, and for nothing else, happen. */
export const drain = (): Promise<void> => new Promise((resolve) => void nextTask(resolve));

/**
 * Time that passes only when it is advanced. Timers fire in the order of their moment, then of their start; after each
 * of them all promises settle, so that a walk is the same at every run.
 */
export class VirtualTime {
  now = startOfWalks;
  #timers: Timer[] = [];
  #nextId = 1;

  /** Latest first, so that the next one is popped. */
  start(run: () => void, delayInMs = 0): number {
    const timer = { id: this.#nextId++, dueAt: this.now + Math.max(0, delayInMs || 0), run };
    const timers = this.#timers;
    let place = timers.length;
    while (place > 0 && (timers[place - 1] as Timer).dueAt <= timer.dueAt) place -= 1;
    timers.splice(place, 0, timer);
    return timer.id;
  }

  stop(id: number | undefined): void {
    const place = this.#timers.findIndex((timer) => timer.id === id);
    if (place >= 0) this.#timers.splice(place, 1);
  }

  /** Lets so much time pass; without any, whatever is due now happens. */
  async advance(byMs = 0): Promise<void> {
    const until = this.now + byMs;
    await drain();
    for (let next = this.#timers.at(-1); next && next.dueAt <= until; next = this.#timers.at(-1)) {
      this.#timers.pop();
      this.now = Math.max(this.now, next.dueAt);
      next.run();
      await drain();
    }
    this.now = until;
  }
}
