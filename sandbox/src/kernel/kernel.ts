import type { ServerResponse } from 'node:http';
import { createCallLog, type CallLog } from './call-log.ts';
import { createClock, type Clock } from './clock.ts';
import type { Database } from './database.ts';
import { createFaults, type Faults } from './faults.ts';
import { createIdempotency, type Idempotency } from './idempotency.ts';
import { createMail, type Mail } from './mail.ts';

export interface KernelOptions {
  /** Source of real time. @default the machine's time */
  now?: (() => Date) | undefined;
  /** SMTP server for e-mails besides the outbox, e.g. `smtp://localhost:1025`. */
  smtpUrl?: string | undefined;
}

/** State shared by the services. One per sandbox; two sandboxes share nothing. */
export interface Kernel {
  database: Database;
  clock: Clock;
  faults: Faults;
  calls: CallLog;
  idempotency: Idempotency;
  mail: Mail;
  /** Waits in real time; ends early if the caller disconnects or the connection closes. */
  delay(milliseconds: number, response: ServerResponse): Promise<void>;
}

export function createKernel(database: Database, { now, smtpUrl }: KernelOptions = {}): Kernel {
  const clock = createClock(now);
  return {
    database,
    clock,
    faults: createFaults(),
    calls: createCallLog(clock),
    idempotency: createIdempotency(database, clock),
    mail: createMail(database, clock, smtpUrl),
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
