import type { ServerResponse } from 'node:http';
import { createCallLog, type CallLog } from './call-log.ts';
import { createClock, type Clock } from './clock.ts';
import type { Database } from './database.ts';
import { createFaults, type Faults } from './faults.ts';
import { createIdempotency, type Idempotency } from './idempotency.ts';

/** What every service shares. One per sandbox; two sandboxes share nothing. */
export interface Kernel {
  database: Database;
  clock: Clock;
  faults: Faults;
  calls: CallLog;
  idempotency: Idempotency;
  /** Waits in real time; ends early when the caller leaves or the connection is closed. */
  delay(milliseconds: number, response: ServerResponse): Promise<void>;
}

export function createKernel(database: Database, now?: () => Date): Kernel {
  const clock = createClock(now);
  return {
    database,
    clock,
    faults: createFaults(),
    calls: createCallLog(clock),
    idempotency: createIdempotency(database, clock),
    delay(milliseconds, response) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const end = () => {
        clearTimeout(timer);
        response.off('close', end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      response.once('close', end);
      return promise;
    },
  };
}
