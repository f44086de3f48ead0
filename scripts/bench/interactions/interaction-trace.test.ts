import { expect, it } from 'vitest';
import { markNames, workOf, type TimedEvent } from './interaction-trace.ts';

const thread = { pid: 1, tid: 2 };
const at = (ts: number, name: string, rest: Partial<TimedEvent> = {}): TimedEvent => ({ ...thread, ts, name, ...rest });
const task = (ts: number, dur: number, tdur: number) => at(ts, 'ThreadControllerImpl::RunTask', { dur, tdur });

/** A press after a loop of 10 ms of CPU time. */
const press: readonly TimedEvent[] = [
  task(0, 40_000, 10_000),
  at(1_000, markNames.loop),
  at(39_000, markNames.looped),
  at(50_000, markNames.pressed),
  task(60_000, 90_000, 20_000),
  at(61_000, 'FunctionCall', { dur: 50_000 }),
  at(70_000, 'UpdateLayoutTree', { dur: 1_000, args: { elementCount: 300 } }),
  at(72_000, 'Layout', { dur: 1_000 }),
  at(120_000, 'UpdateLayoutTree', { dur: 1_000, args: { elementCount: 20 } }),
  task(200_000, 5_000, 500),
  at(300_000, markNames.settled),
  task(310_000, 90_000, 90_000),
];

it('work is counted between the marks, in CPU time, as a multiple of the loop before it', () => {
  expect(workOf(press)).toEqual([
    { tasks: 1, toLoop: 2.05, longestToLoop: 2, styleRecalculations: 2, restyledElements: 320, forcedLayouts: 2 },
  ]);
});

it('events of other threads are not counted, and the order of the trace does not matter', () => {
  const others = press.map((event) => ({ ...event, tid: 3 })).filter(({ name }) => !name.startsWith('bench:'));
  expect(workOf([...press, ...others].toReversed())).toEqual(workOf(press));
});

it.each(['pressed', 'settled', 'loop', 'looped'] as const)('a trace without the mark %s is an error', (mark) => {
  expect(() => workOf(press.filter(({ name }) => name !== markNames[mark]))).toThrow(/trace/);
});

it('a trace without tasks is an error, because every figure would be 0', () => {
  expect(() => workOf(press.filter(({ name }) => !name.endsWith('RunTask')))).toThrow(/calibrating loop/);
});
