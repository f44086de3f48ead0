/** What `GET /_sandbox/clock` answers. */
export interface ClockState {
  /** ISO date of the sandbox's now. */
  now: string;
  /** True when time stands still. */
  isFrozen: boolean;
}

/** The sandbox's now: real time plus an offset, or one instant that stands still. Everything dated reads it. */
export interface Clock {
  now(): Date;
  state(): ClockState;
  /** Moves to an instant; time goes on from there, or stands still while frozen. */
  set(instant: Date): void;
  /** Moves by milliseconds; negative goes back. */
  advance(milliseconds: number): void;
  freeze(): void;
  unfreeze(): void;
  /** Back to the source's own time. */
  reset(): void;
}

/** @param source where real time comes from; a test passes its own. @default the machine's time */
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
