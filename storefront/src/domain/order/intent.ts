/**
 * The life of one confirmed write: an order, a coupon's use, a customer's data, an upload, a change of an order or of its
 * payment.
 */
import type { Coupon } from '../coupon/coupon.ts';
import type { DocumentKind } from './order-documents.ts';
import { isDefinite, mayStillRun } from './order-outcome.ts';
import type { OwnerStatus } from './order-status.ts';
import type { CardDigits, ContractPayment } from './payment.ts';
import { isSameValue } from '../values/same-value.ts';

/**
 * What each kind of intent asks for. Nothing secret and nothing personal: an unsettled intent outlives the log-out.
 */
export interface IntentDetails {
  order: {
    /** Of the car whose pages lead to this order. */
    slug: string;
    productId: string;
    /** The plan as it was reviewed, as text: another plan is another intent. */
    plan: string;
    coupon?: Coupon;
    /** Orders that existed before: a later one of the same product is this one. */
    knownOrderIds: readonly string[];
    /** The rejected order that is analysed again. */
    formerOrderId?: string;
  };
  /** `digest`: of the data (domain/customer/same-customer.ts). */
  customer: { digest: string };
  burn: { orderId: string; offerId: string; code: string; couponOfferId: string };
  upload: {
    document: DocumentKind;
    /** The order whose document is replaced; absent while an order is being made. */
    orderId?: string;
    fileName: string;
    sizeInBytes: number;
    /** ISO moment or service id of the document on file before; absent where there was none. */
    before?: string;
  };
  /** The first half of a change of an order: its present status is removed. */
  statusRemoval: {
    orderId: string;
    /** Key of the cancellation or resend. */
    change: string;
    knownEntryIds: readonly string[];
  };
  /** The second half: the new status is posted. */
  cancellation: { orderId: string; to: OwnerStatus; knownEntryIds: readonly string[] };
  resend: { orderId: string; to: OwnerStatus; knownEntryIds: readonly string[] };
  methodChange: {
    orderId: string;
    contractNumber: string;
    /** How the contract was paid before. */
    before: ContractPayment;
    /** Absent for a bank slip. */
    card?: CardDigits;
  };
}
export type IntentKind = keyof IntentDetails;

export const intentStates = ['draft', 'sent', 'unknown', 'placed', 'told', 'failed'] as const;
export type IntentState = (typeof intentStates)[number];

export const intentEvents = [
  'sent',
  'accepted',
  'rejected',
  'unauthorized',
  'unanswered',
  'interrupted',
  'found',
  'absentYet',
  'absent',
  'told',
  'closed',
] as const;
export type IntentEvent = (typeof intentEvents)[number];

/** `removed`: the record is deleted. `never`: the event can't happen in that state, and the ledger throws. */
export type IntentCell = IntentState | 'removed' | 'never';

/**
 * - draft: the service has not acted. The write may be sent, with the intent's key.
 * - sent: the request is on its way, from this tab or another.
 * - unknown: nobody knows whether the service acted. Nothing is sent until a reading tells.
 * - placed: the service has acted.
 * - told: the visitor has seen that it has, in whichever tab.
 * - failed: the service has refused for good.
 *
 * Events: `sent` before the request leaves; `accepted`, `rejected`, `unauthorized`, `unanswered` for its response;
 * `interrupted` when its page is gone or the visitor stopped it; `found`, `absentYet` (the request may still run) and
 * `absent` for what a reading showed; `told` when the page in front shows the end; `closed` when its record has no use
 * any more, or the draft was given up.
 */
export const intentTable = {
  draft: {
    sent: 'sent',
    accepted: 'never',
    rejected: 'never',
    unauthorized: 'never',
    unanswered: 'never',
    interrupted: 'never',
    // A request that was given up has acted late.
    found: 'placed',
    absentYet: 'draft',
    absent: 'draft',
    told: 'never',
    closed: 'removed',
  },
  sent: {
    sent: 'never',
    accepted: 'placed',
    rejected: 'failed',
    unauthorized: 'draft',
    unanswered: 'unknown',
    interrupted: 'unknown',
    found: 'never',
    absentYet: 'never',
    absent: 'never',
    told: 'never',
    closed: 'never',
  },
  unknown: {
    sent: 'never',
    accepted: 'never',
    // A repeat was rejected, and a reading shows that the first request did not act either.
    rejected: 'failed',
    unauthorized: 'never',
    unanswered: 'never',
    interrupted: 'never',
    found: 'placed',
    absentYet: 'unknown',
    absent: 'draft',
    told: 'never',
    closed: 'never',
  },
  placed: {
    sent: 'never',
    accepted: 'never',
    rejected: 'never',
    unauthorized: 'never',
    unanswered: 'never',
    interrupted: 'never',
    found: 'placed',
    absentYet: 'never',
    absent: 'never',
    told: 'told',
    closed: 'removed',
  },
  told: {
    sent: 'never',
    accepted: 'never',
    rejected: 'never',
    unauthorized: 'never',
    unanswered: 'never',
    interrupted: 'never',
    found: 'told',
    absentYet: 'never',
    absent: 'never',
    told: 'told',
    closed: 'removed',
  },
  failed: {
    sent: 'never',
    accepted: 'never',
    rejected: 'never',
    unauthorized: 'never',
    unanswered: 'never',
    interrupted: 'never',
    found: 'never',
    absentYet: 'never',
    absent: 'never',
    told: 'never',
    closed: 'removed',
  },
} as const satisfies Record<IntentState, Record<IntentEvent, IntentCell>>;

/** A failure, as far as it says whether the service acted. */
export interface WriteFailure {
  kind: string;
  status?: number;
}

/** One confirmed write of one person. */
export interface Intent<Kind extends IntentKind = IntentKind> {
  /** Of the record's form: a record of another version is discarded. */
  version: 1;
  userId: string;
  kind: Kind;
  details: IntentDetails[Kind];
  /** Names the intent, and makes a repeat of its write harmless where the service knows it. */
  key: string;
  state: IntentState;
  /** ISO moment. */
  createdAt: string;
  /** How often the write was sent. */
  attempts: number;
  /** ISO moment of the last time. */
  sentAt?: string;
  /** What the last attempt met. */
  failure?: WriteFailure;
  /** Of a placed intent: what the service named it. */
  result?: string;
}

/** True while nobody knows whether the service acted. */
export const isOpen = ({ state }: Pick<Intent, 'state'>): boolean => state === 'sent' || state === 'unknown';

/** True where nothing is left to do but to tell the visitor. */
export const isEnded = ({ state }: Pick<Intent, 'state'>): boolean => ['placed', 'told', 'failed'].includes(state);

/** Facts that a later reading is compared with: they say nothing about what is asked for. */
const baselines = ['knownOrderIds', 'knownEntryIds', 'before'];

/** True when two descriptions ask for the same: the second is a repeat of the first. */
export function isSameIntent<Kind extends IntentKind>(one: IntentDetails[Kind], other: IntentDetails[Kind]): boolean {
  const asked = (details: IntentDetails[Kind]) =>
    Object.fromEntries(Object.entries(details).filter(([name]) => !baselines.includes(name)));
  return isSameValue(asked(one), asked(other));
}

/** What a response without success says about the write. */
export function eventOfFailure(failure: WriteFailure, attempts: number): 'rejected' | 'unauthorized' | 'unanswered' {
  if (failure.kind === 'unauthorized') return 'unauthorized';
  // A repeat may be rejected because the first request did act.
  return isDefinite(failure) && attempts <= 1 ? 'rejected' : 'unanswered';
}

/** True while the last request of a write that no reading shows may still act. @param now milliseconds since 1970 */
export const mayStillAct = (intent: Pick<Intent, 'failure' | 'sentAt'>, now: number): boolean =>
  eventOfAbsence(intent, now) === 'absentYet';

/** What it means that a reading doesn't show the write. @param now milliseconds since 1970 */
export function eventOfAbsence(
  { failure, sentAt }: Pick<Intent, 'failure' | 'sentAt'>,
  now: number,
): 'absent' | 'absentYet' | 'rejected' {
  if (!failure || sentAt === undefined) return 'absent';
  if (mayStillRun(failure, now - Date.parse(sentAt))) return 'absentYet';
  return isDefinite(failure) ? 'rejected' : 'absent';
}
