/** Sends the write of an intent, and settles one whose outcome is unknown by reading (domain/order/intent.ts). */
import { call, getContext } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import { type Intent, type IntentKind } from '#/domain/order/intent.ts';
import { eventOfAbsence, eventOfFailure, type IntentEvent } from '#/domain/order/intent-life.ts';
import { acquire } from '../storage/locks.ts';
import { isToBeDoneAgain, read, send, withoutWaiting, type SessionRefusal } from '../loading/requests.ts';
import type { Ledger } from './ledger.ts';

/** Defines how an intent's write is sent and read back. */
export interface Undertaking<Kind extends IntentKind> {
  /**
   * Sends the write, with the intent's key as its idempotency key.
   * @returns the id that the service gave it, if any
   */
  send: (intent: Intent<Kind>, signal: AbortSignal) => Promise<string | void>;
  /**
   * Reads whether the service has acted; `undefined` if it has not. Absent if no call can tell: the write is then
   * repeated with its key, which the service must recognize.
   */
  find?: (intent: Intent<Kind>, signal: AbortSignal) => Promise<{ result?: string } | undefined>;
  /** A late request does no harm: the write may be repeated as soon as a read doesn't show it. */
  mayOverlap?: true;
  /** A write that a read has not shown is read once more before it is sent again. */
  isLookedForAgain?: true;
  /**
   * After so many rejections the write may still be sent again; the next one ends it. Requests without a response don't
   * count.
   * @default 0
   */
  toleratedRejections?: number;
  /**
   * Stores follow-up work once the write is placed, before its end is recorded, so that a crash in between is resumed.
   */
  follow?: (intent: Intent<Kind>, result: string | undefined) => Promise<unknown>;
}

/** Result of carrying out an intent. */
export type Outcome<Kind extends IntentKind> =
  | { outcome: 'placed'; intent: Intent<Kind> }
  /** The service rejected it permanently. */
  | { outcome: 'failed'; intent: Intent<Kind>; error: AppError }
  /** The service has not acted. The write may be sent again, with the same key. */
  | { outcome: 'unsent'; intent: Intent<Kind>; error: AppError }
  /** Unknown: nothing may be sent before a read succeeds. */
  | { outcome: 'unknown'; intent: Intent<Kind>; error: AppError };

/**
 * Runs work under a cross-tab lock. Inside, no other tab is sending an intent in state `sent`. The lock is released
 * during a log-in: when a request gets a 401, the work is aborted, and restarted after the log-in. So the work must be
 * restartable at any request.
 * @param name identifies owner and subject: intents that must not overlap share a name
 */
export function* whileAlone<Result>(ledger: Ledger, name: string, work: () => Generator<unknown, Result>) {
  const around = yield* getContext<SessionRefusal | undefined>('sessionRefusal');
  // Inside another lock the outer work is restarted.
  if (around) return yield* runAlone(ledger, name, around, work);
  let refusal: SessionRefusal = { isGivenUp: false };
  while (true) {
    let done: { result: Result } | { thrown: unknown };
    try {
      done = { result: yield* runAlone(ledger, name, refusal, work) };
    } catch (thrown) {
      done = { thrown };
    }
    const { renewal } = refusal;
    if (renewal) {
      const isRenewed = yield* call(() => renewal);
      refusal = { isGivenUp: !isRenewed };
    } else if ('result' in done) return done.result;
    else throw done.thrown;
  }
}

function* runAlone<Result>(
  ledger: Ledger,
  name: string,
  refusal: SessionRefusal,
  work: () => Generator<unknown, Result>,
) {
  const release = yield* acquire(ledger.lock, `signdrive-${name}`);
  try {
    return yield* withoutWaiting(refusal, work);
  } finally {
    release();
  }
}

/**
 * Sends an intent's write once, after settling earlier attempts. Call it inside `whileAlone`.
 * @returns without sending if an earlier attempt is placed, or its outcome is still unknown
 */
export function* carryOut<Kind extends IntentKind>(
  ledger: Ledger,
  intent: Intent<Kind>,
  undertaking: Undertaking<Kind>,
) {
  const before = yield* settle(ledger, intent, undertaking);
  if (before.outcome !== 'unsent') return before;
  const sent = yield* record(ledger, before.intent, 'sent');
  let result: string | void;
  try {
    result = yield* send((signal) => undertaking.send(sent, signal));
  } catch (caught) {
    const error = toAppError(caught);
    // If no read is possible, the rejection of a repeat counts.
    const attempts = undertaking.find ? sent.attempts : 1;
    const event = eventOfFailure(error, { ...sent, attempts }, undertaking.toleratedRejections);
    const left = yield* record(ledger, sent, event, { failure: error });
    if (yield* isToBeDoneAgain()) throw caught;
    if (event === 'rejected') return outcome('failed', left, error);
    if (event === 'unauthorized') return outcome('unsent', left, error);
    return yield* settle(ledger, left, undertaking);
  }
  return yield* place(ledger, sent, undertaking, 'accepted', result ?? undefined);
}

/**
 * Settles an intent without sending anything. Call it inside `whileAlone`. Also for an intent of an earlier page:
 * `unsent` means that the service has not acted.
 */
export function* settle<Kind extends IntentKind>(ledger: Ledger, intent: Intent<Kind>, undertaking: Undertaking<Kind>) {
  // After a log-in the work is restarted with the intent that it began with.
  let current = yield* call(() => ledger.latest(intent));
  if (current.state === 'sent') {
    // This tab has the lock, so the page that sent it was closed.
    current = yield* record(ledger, current, 'interrupted', { failure: { kind: 'network' } });
  }
  const error = (current.failure ?? { kind: 'network' }) as AppError;
  switch (current.state) {
    case 'placed':
    case 'shown':
      return outcome('placed', current, error);
    case 'failed':
      return outcome('failed', current, error);
    case 'draft':
      if (undertaking.isLookedForAgain && current.attempts > 0) break;
      return outcome('unsent', current, error);
    case 'sent':
    case 'unknown':
  }
  const { find, toleratedRejections } = undertaking;
  if (!find) return outcome('unsent', yield* record(ledger, current, 'absent'), error);
  const asked = current;
  let found: { result?: string } | undefined;
  try {
    found = yield* read((signal) => find(asked, signal));
  } catch (caught) {
    if (yield* isToBeDoneAgain()) throw caught;
    return outcome('unknown', current, error);
  }
  if (found) return yield* place(ledger, current, undertaking, 'found', found.result);
  const absence = current.state === 'draft' ? 'absent' : eventOfAbsence(current, ledger.now(), toleratedRejections);
  const event = absence === 'absentYet' && undertaking.mayOverlap ? 'absent' : absence;
  const left = yield* record(ledger, current, event);
  return outcome(event === 'absentYet' ? 'unknown' : event === 'rejected' ? 'failed' : 'unsent', left, error);
}

function* place<Kind extends IntentKind>(
  ledger: Ledger,
  intent: Intent<Kind>,
  { follow }: Undertaking<Kind>,
  event: 'accepted' | 'found',
  result: string | undefined,
) {
  if (follow) yield* call(() => follow(intent, result));
  const placed = yield* record(ledger, intent, event, result === undefined ? {} : { result });
  return outcome('placed', placed, { kind: 'unexpected' });
}

function* record<Kind extends IntentKind>(
  ledger: Ledger,
  intent: Intent<Kind>,
  event: Exclude<IntentEvent, 'closed'>,
  facts: Pick<Partial<Intent>, 'failure' | 'result'> = {},
) {
  return yield* call(() => ledger.record(intent, event, facts));
}

function outcome<Kind extends IntentKind>(
  name: Outcome<Kind>['outcome'],
  intent: Intent<Kind>,
  error: AppError,
): Outcome<Kind> {
  return name === 'placed' ? { outcome: name, intent } : { outcome: name, intent, error };
}
