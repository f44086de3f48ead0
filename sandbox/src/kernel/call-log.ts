import type { Clock } from './clock.ts';
import type { ServiceName } from './service-names.ts';

/** One call that reached a service. */
export interface Call {
  id: number;
  service: ServiceName;
  method: string;
  /** Below the service, without query. */
  path: string;
  /** Raw query, without the question mark. */
  query: string;
  /** Absent while the call runs, when it was dropped, and when the caller left. */
  status: number | null;
  outcome: 'running' | 'answered' | 'dropped' | 'abandoned';
  /** ISO date by the sandbox's clock. */
  at: string;
}

/** Older calls are forgotten past this many. */
const capacity = 1000;

export interface CallLog {
  list(): readonly Call[];
  clear(): void;
  begin(call: Pick<Call, 'service' | 'method' | 'path' | 'query'>): Call;
}

export function createCallLog(clock: Clock): CallLog {
  let calls: Call[] = [];
  let lastId = 0;
  return {
    list: () => calls.map((call) => ({ ...call })),
    clear() {
      calls = [];
    },
    begin(call) {
      lastId += 1;
      const entry: Call = {
        id: lastId,
        ...call,
        status: null,
        outcome: 'running',
        at: clock.now().toISOString(),
      };
      calls.push(entry);
      if (calls.length > capacity) calls.shift();
      return entry;
    },
  };
}
