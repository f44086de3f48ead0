/** Response of `GET /_sandbox/clock`. */
export interface ClockState {
  /** ISO date of the sandbox's current time. */
  now: string;
  /** True if the clock is frozen. */
  isFrozen: boolean;
}

/** The sandbox's clock: real time plus an offset, or a frozen instant. Every date of the sandbox uses it. */
export interface Clock {
  now(): Date;
  state(): ClockState;
  /** Moves to an instant; the clock continues from there, or stays frozen. */
  set(instant: Date): void;
  /** Moves by milliseconds; negative values go back. */
  advance(milliseconds: number): void;
  freeze(): void;
  unfreeze(): void;
  /** Returns to the source's own time. */
  reset(): void;
}

/** @param source of real time; a test passes its own. @default the machine's time */
export function createClock(source: () => Date = () => new Date()): Clock {
  let offset = 0;
  let frozenAt: number | undefined;
  const read = () => frozenAt ?? source().getTime() + offset;
  const set = (time: number) => {
    if (frozenAt === undefined) offset = time - source().getTime();
    else frozenAt = time;
  };
  return {
    now: () => new Date(read()),
    state: () => ({ now: new Date(read()).toISOString(), isFrozen: frozenAt !== undefined }),
    set: (instant) => set(instant.getTime()),
    advance: (milliseconds) => set(read() + milliseconds),
    freeze: () => {
      frozenAt = read();
    },
    unfreeze: () => {
      if (frozenAt === undefined) return;
      offset = frozenAt - source().getTime();
      frozenAt = undefined;
    },
    reset: () => {
      offset = 0;
      frozenAt = undefined;
    },
  };
}
