import type { TraceEvent } from '../loading/processor-time.ts';

/** An event of a trace with its place in time; times in microseconds. */
export interface TimedEvent extends TraceEvent {
  pid: number;
  tid: number;
  /** Start. */
  ts: number;
  args?: { elementCount?: number };
}

/** Work of the page's main thread for one interaction. No figure contains waits for a processor. */
export interface Work {
  /** Tasks of at least a tenth of the calibrating loop. */
  tasks: number;
  /** CPU time of all tasks, as a multiple of the calibrating loop's. */
  toLoop: number;
  /** CPU time of the longest task, as a multiple of the calibrating loop's. */
  longestToLoop: number;
  styleRecalculations: number;
  /** Elements whose style was calculated, summed over all recalculations. */
  restyledElements: number;
  /** Layouts and style recalculations that a script waited for. */
  forcedLayouts: number;
}

/** Names of the marks that a page sets around each press and each calibrating loop. */
export const markNames = {
  pressed: 'bench:pressed',
  settled: 'bench:settled',
  loop: 'bench:loop',
  looped: 'bench:looped',
};

/** Categories of Chromium's trace that contain these events. */
export const traceCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-lighthouse',
  'blink.user_timing',
];

const isTask = ({ name }: TimedEvent) => name.endsWith('RunTask');
const scripts = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.evaluateModule']);
const rendering = new Set(['UpdateLayoutTree', 'Layout']);
const minorShare = 0.1;

/**
 * Work between each pair of marks, in the order of the presses. Each is divided by the CPU time of the loop before it.
 * @throws if the trace lacks a mark
 */
export function workOf(events: readonly TimedEvent[]): Work[] {
  const first = events.find(({ name }) => name === markNames.pressed);
  if (!first) throw new Error('The trace contains no press: a category or the marks are missing.');
  const ofThread = events
    .filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
    .toSorted((one, other) => one.ts - other.ts);
  const times = (wanted: string) => ofThread.filter(({ name }) => name === wanted).map(({ ts }) => ts);
  const settled = times(markNames.settled);
  const loops = times(markNames.loop);
  const looped = times(markNames.looped);
  const tasks = ofThread.filter(isTask);
  return times(markNames.pressed).map((from, press) => {
    const until = settled[press];
    const loopFrom = loops[press];
    const loopUntil = looped[press];
    if (until === undefined || loopFrom === undefined || loopUntil === undefined)
      throw new Error(`The trace lacks a mark of press ${press + 1}.`);
    const loopTime = cpuTime(tasks.find(({ ts, dur = 0 }) => ts <= loopFrom && ts + dur >= loopUntil));
    if (loopTime === 0) throw new Error(`The trace lacks the calibrating loop of press ${press + 1}.`);
    const inside = ofThread.filter(({ ts }) => ts >= from && ts < until);
    const ratios = inside.filter(isTask).map((task) => cpuTime(task) / loopTime);
    const calls = inside.filter(({ name }) => scripts.has(name));
    const rendered = inside.filter(({ name }) => rendering.has(name));
    const styles = rendered.filter(({ name }) => name === 'UpdateLayoutTree');
    return {
      tasks: ratios.filter((ratio) => ratio >= minorShare).length,
      toLoop: ratios.reduce((sum, ratio) => sum + ratio, 0),
      longestToLoop: Math.max(0, ...ratios),
      styleRecalculations: styles.length,
      restyledElements: styles.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0),
      forcedLayouts: rendered.filter((event) => calls.some((call) => isWithin(event, call))).length,
    };
  });
}

const cpuTime = (task: TimedEvent | undefined) => task?.tdur ?? task?.dur ?? 0;
const isWithin = ({ ts }: TimedEvent, outer: TimedEvent) => ts >= outer.ts && ts < outer.ts + (outer.dur ?? 0);
