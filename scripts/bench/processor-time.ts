import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One event of a browser's trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  /** How long it lasted by the wall. */
  dur?: number;
  /** How long its thread had a processor meanwhile. */
  tdur?: number;
}

const isTask = ({ name }: TraceEvent) => name.endsWith('RunTask');

/**
 * The same trace, in which a task lasts as long as it had a processor. What a thread waits for one is the machine's
 * doing: on two processors the store, the browser's other processes and Lighthouse itself stand in the way, and the
 * same page blocks 7 ms in one run and 270 in the next.
 */
export function withoutWaits<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  return events.map((event) =>
    isTask(event) && event.dur !== undefined && event.tdur !== undefined
      ? { ...event, dur: Math.min(event.dur, event.tdur) }
      : event,
  );
}

/** Rewrites the trace that Lighthouse kept in a folder, so that its audits count processor time. */
export async function takeWaitsOut(folder: string): Promise<void> {
  const file = join(folder, 'trace.json');
  const trace = JSON.parse(await readFile(file, 'utf8')) as { traceEvents: TraceEvent[] };
  await writeFile(file, JSON.stringify({ ...trace, traceEvents: withoutWaits(trace.traceEvents) }));
}
