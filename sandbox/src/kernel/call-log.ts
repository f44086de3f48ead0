import type { Clock } from './clock.ts';
import type { ServiceName } from './service-names.ts';

/** A call that reached a service. */
export interface Call {
  id: number;
  service: ServiceName;
  method: string;
  /** Path below the service, without query. */
  path: string;
  /** Raw query, without the question mark. */
  query: string;
  /** Value of the request's `x-sandbox-visit` header; absent for a person or another client. */
  visit?: string | undefined;
  /** Value of `x-request-id`, also used by the store's log and error page. Absent without the header. */
  requestId?: string | undefined;
  /** Absent while the call runs, if it was dropped, and if the caller disconnected. */
  status: number | null;
  outcome: 'running' | 'answered' | 'dropped' | 'abandoned';
  /** ISO date by the sandbox's clock. */
  at: string;
}

/** Maximum number of calls in the log; older ones are dropped. */
const capacity = 1000;

export interface CallLog {
  /** @param visit only the calls of this visit; absent: all */
  list(visit?: string): readonly Call[];
  /** @param visit only the calls of this visit; absent: all */
  clear(visit?: string): void;
  begin(call: Pick<Call, 'service' | 'method' | 'path' | 'query' | 'visit' | 'requestId'>): Call;
}

export function createCallLog(clock: Clock): CallLog {
  let calls: Call[] = [];
  let lastId = 0;
  return {
    list: (visit) => calls.filter((call) => isOfVisit(call, visit)).map((call) => ({ ...call })),
    clear(visit) {
      calls = calls.filter((call) => !isOfVisit(call, visit));
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

/** Header by which a test names the visit of a call. */
export const visitHeader = 'x-sandbox-visit';

/** True if a call or fault belongs to a visit; without a visit, always. */
export function isOfVisit(item: { visit?: string | undefined }, visit: string | undefined): boolean {
  return visit === undefined || item.visit === visit;
}
