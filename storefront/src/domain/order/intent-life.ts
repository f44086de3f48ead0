/**
 * The life cycle of an intent: its states and events, which event a response or a read is, and when a stored intent is
 * continued.
 */
import { isDefinite, mayStillRun, type WriteFailure } from './failed-write.ts';
import {
  intentStates,
  lastCutOff,
  type Attempts,
  type Intent,
  type IntentDetails,
  type IntentKind,
  type IntentState,
} from './intent.ts';
import { isRecord } from '../values/is-record.ts';
import { isSameValue } from '../values/same-value.ts';

export const intentEvents = [
  'sent',
  'accepted',
  'rejected',
  'unauthorized',
  'unanswered',
  'interrupted',
  'cancelled',
  'found',
  'absentYet',
  'absent',
  'shown',
  'closed',
] as const;
export type IntentEvent = (typeof intentEvents)[number];

/** `removed`: the record is deleted. `never`: the event can't happen in that state, and the ledger throws. */
export type IntentCell = IntentState | 'removed' | 'never';

const neverHappens = {
  sent: 'never',
  accepted: 'never',
  rejected: 'never',
  unauthorized: 'never',
  unanswered: 'never',
  interrupted: 'never',
  cancelled: 'never',
  found: 'never',
  absentYet: 'never',
  absent: 'never',
  shown: 'never',
  closed: 'never',
} as const satisfies Record<IntentEvent, IntentCell>;

/**
 * - draft: the service has not acted. The write may be sent, with the intent's key.
 * - sent: the request is in flight, from this tab or another.
 * - unknown: it is unknown whether the service acted. Nothing is sent until a read settles it.
 * - placed: the service has acted.
 * - shown: the visitor has seen the result, in any tab.
 * - failed: the service has rejected it permanently.
 *
 * Events: `sent` before the request; `accepted`, `rejected`, `unauthorized`, `unanswered` for its response;
 * `interrupted` when its page was closed; `cancelled` when the visitor no longer wants it; `found`, `absentYet` (the
 * request may still run) and `absent` for the result of a read; `shown` when the visible page shows the result; `closed`
 * when its record is no longer needed or the draft was abandoned.
 */
export const intentTable = {
  draft: {
    ...neverHappens,
    sent: 'sent',
    cancelled: 'draft',
    // A cancelled request acted after its timeout.
    found: 'placed',
    absentYet: 'draft',
    absent: 'draft',
    closed: 'removed',
  },
  sent: {
    ...neverHappens,
    accepted: 'placed',
    rejected: 'failed',
    unauthorized: 'draft',
    unanswered: 'unknown',
    interrupted: 'unknown',
    cancelled: 'unknown',
  },
  unknown: {
    ...neverHappens,
    // A repeat was rejected, and a read shows that the first request did not act either.
    rejected: 'failed',
    cancelled: 'unknown',
    found: 'placed',
    absentYet: 'unknown',
    absent: 'draft',
  },
  placed: {
    ...neverHappens,
    found: 'placed',
    shown: 'shown',
    closed: 'removed',
  },
  shown: {
    ...neverHappens,
    found: 'shown',
    shown: 'shown',
    closed: 'removed',
  },
  failed: {
    ...neverHappens,
    closed: 'removed',
  },
} as const satisfies Record<IntentState, Record<IntentEvent, IntentCell>>;

/** Reads a stored intent. Undefined for a record of another version. */
export function readIntent(value: unknown): Intent | undefined {
  if (!isRecord(value)) return undefined;
  const { version, key, state: stored }: Partial<Record<keyof Intent, unknown>> = value;
  // The former release called the state `shown` `told`.
  const state = stored === 'told' ? 'shown' : intentStates.find((known) => known === stored);
  // Records of an earlier release have no rejections.
  const intent = { rejections: 0, ...value } as unknown as Intent;
  return version === 1 && typeof key === 'string' && state !== undefined ? { ...intent, state } : undefined;
}

/**
 * The fact of a kind that is compared with a later read; it is not part of the request. An upload's is: after another
 * file, the same file needs a new key, because the service repeats its response to a known one.
 */
const baselines: Partial<Record<IntentKind, string>> = {
  order: 'knownOrderIds',
  statusRemoval: 'knownEntryIds',
  cancellation: 'knownEntryIds',
  resend: 'knownEntryIds',
  methodChange: 'before',
};

/** True if two descriptions request the same: the second is a repeat of the first. */
export function isSameIntent<Kind extends IntentKind>(
  kind: Kind,
  one: IntentDetails[Kind],
  other: IntentDetails[Kind],
): boolean {
  const requestedContent = (details: IntentDetails[Kind]) =>
    Object.fromEntries(Object.entries(details).filter(([name]) => name !== baselines[kind]));
  return isSameValue(requestedContent(one), requestedContent(other));
}

/** True if the service rejected the write itself, and not only the session. */
export const isRejection = (failure: WriteFailure): boolean => failure.kind !== 'unauthorized' && isDefinite(failure);

/**
 * The event of an unsuccessful response.
 * @param intent with the rejections before this response
 * @param toleratedRejections rejections after which the write may be sent again
 */
export function eventOfFailure(
  failure: WriteFailure,
  { attempts, rejections }: Pick<Intent, 'attempts' | 'rejections'>,
  toleratedRejections = 0,
): 'rejected' | 'unauthorized' | 'unanswered' {
  if (failure.kind === 'unauthorized') return 'unauthorized';
  // A repeat may be rejected because the first request did act.
  const isEnd = attempts <= 1 && rejections >= toleratedRejections;
  return isRejection(failure) && isEnd ? 'rejected' : 'unanswered';
}

/** True while a request of a write that no read finds may still act. @param now milliseconds since 1970 */
function mayStillAct(attempts: Attempts, now: number): boolean {
  const cutOffAt = lastCutOff(attempts);
  return cutOffAt !== undefined && mayStillRun(now - Date.parse(cutOffAt));
}

/**
 * The event of a read that doesn't find the write.
 * @param now milliseconds since 1970
 * @param toleratedRejections rejections after which the write may be sent again
 */
export function eventOfAbsence(
  { rejections, ...attempts }: Attempts & Pick<Intent, 'rejections'>,
  now: number,
  toleratedRejections = 0,
): 'absent' | 'absentYet' | 'rejected' {
  if (mayStillAct(attempts, now)) return 'absentYet';
  const { failure } = attempts;
  return failure && isRejection(failure) && rejections > toleratedRejections ? 'rejected' : 'absent';
}
