/** The driving licences of Ana and Bruno are valid on this day. */
const startOfWalks = Date.parse('2026-11-22T12:00:00Z');

interface Timer {
  id: number;
  dueAt: number;
  run: () => void;
}

/** The real one: `stand-ins.ts` replaces timers later. */
const { setImmediate: nextTask } = globalThis;

/** Waits until all settled promises are handled. */
export const drain = (): Promise<void> => new Promise((resolve) => void nextTask(resolve));

/**
 * Time that passes only when it is advanced. Timers fire in the order in which they are due, then in that of their start.
 * All promises settle before the next timer fires, so that every run of a walk is the same.
 */
export class VirtualTime {
  now = startOfWalks;
  #timers: Timer[] = [];
  #nextId = 1;

  /** Timers are sorted by when they are due, the next one last. */
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

  /** Fires all timers that are due until then. Without an argument: all that are due now. */
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
