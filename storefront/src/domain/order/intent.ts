/**
 * The life cycle of one confirmed write: an order, a coupon redemption, a customer's data, an upload, a change of an
 * order or of its payment.
 */
import type { Coupon } from '../coupon/coupon.ts';
import type { DocumentKind } from './order-documents.ts';
import { isCutOff, type WriteFailure } from './failed-write.ts';
import type { OwnerStatus } from './order-status.ts';
import type { CardDigits, ContractPayment } from './payment.ts';

/**
 * The content of each kind of intent. It has no secret and no personal data: an unsettled intent outlives the log-out.
 */
export interface IntentDetails {
  order: {
    /** Slug of the car of this order's pages. */
    slug: string;
    productId: string;
    /** The reviewed plan as text: another plan is another intent. */
    plan: string;
    coupon?: Coupon;
    /** Orders that existed before: a later one of the same product belongs to this intent. */
    knownOrderIds: readonly string[];
    /** The rejected order that is reanalysed. */
    formerOrderId?: string;
    /**
     * Ids of its status entries. Rejected anew, it is reanalysed by another intent: the service repeats its response to
     * a known key.
     */
    formerEntryIds?: readonly string[];
  };
  /** `digest`: of the data (domain/customer/same-customer.ts). */
  customer: { digest: string };
  burn: { orderId: string; offerId: string; code: string; couponOfferId: string };
  upload: {
    document: DocumentKind;
    /** The order whose document is replaced; absent while an order is being placed. */
    orderId?: string;
    fileName: string;
    sizeInBytes: number;
    /** ISO moment or service id of the previous document; absent if there was none. */
    before?: string;
  };
  /** The first half of an order change: its present status is removed. */
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
    /** The previous payment method of the contract. */
    before: ContractPayment;
    /** Absent for a bank slip. */
    card?: CardDigits;
  };
}
export type IntentKind = keyof IntentDetails;

export const intentStates = ['draft', 'sent', 'unknown', 'placed', 'shown', 'failed'] as const;
export type IntentState = (typeof intentStates)[number];

/** One confirmed write of one user. */
export interface Intent<Kind extends IntentKind = IntentKind> {
  /** Version of the record's format: a record of another version is discarded. */
  version: 1;
  userId: string;
  kind: Kind;
  details: IntentDetails[Kind];
  /** Identifies the intent, and is the idempotency key of its write. */
  key: string;
  state: IntentState;
  /** ISO moment. */
  createdAt: string;
  /** Number of send attempts. */
  attempts: number;
  /** Number of attempts that the service rejected. */
  rejections: number;
  /** ISO moment of the last attempt. */
  sentAt?: string;
  /** The visitor has cancelled it since its last attempt: if the service has not acted, that is no failure. */
  isCancelled?: true;
  /** Failure of the last attempt. */
  failure?: WriteFailure;
  /** ISO moment of the last attempt that was cut off before this one: it may act after a repeat has failed. */
  cutOffAt?: string;
  /** Id that the service gave to a placed intent. */
  result?: string;
}

/** The known facts of a write's attempts. */
export type Attempts = Pick<Intent, 'failure' | 'sentAt' | 'cutOffAt'>;

/** True while it is unknown whether the service acted. */
export const isOpen = ({ state }: Pick<Intent, 'state'>): boolean => state === 'sent' || state === 'unknown';

/** True if the intent is settled and at most the visitor has yet to see the result. */
export const isEnded = ({ state }: Pick<Intent, 'state'>): boolean => ['placed', 'shown', 'failed'].includes(state);

/** The last attempt that was cut off, if any. ISO moment */
export const lastCutOff = ({ failure, sentAt, cutOffAt }: Attempts): string | undefined =>
  failure && isCutOff(failure) ? sentAt : cutOffAt;
