/** State of the order of the open page. */
import type { AppError } from '#/api/app-error.ts';
import type { Customer } from '#/domain/customer/customer.ts';
import type { AddressValues, PersonalValues } from '#/domain/customer/customer-values.ts';
import type { Dealer, DealerNearby } from '#/domain/place/dealer.ts';
import type { OrderPeriods } from '#/domain/offer/offer.ts';
import type { FileFault } from '#/domain/customer/document-files.ts';
import type { DocumentKind, DocumentOnFile } from '#/domain/order/order-documents.ts';
import type { DocumentReading } from '#/domain/order/uploads.ts';
import type { OrderOutcome } from '#/domain/order/order-outcome.ts';
import type { PaymentKind } from '#/domain/order/order-request.ts';
import type { OrderInList } from '#/domain/order/order-status.ts';
import type { PageStep } from '#/domain/order/order-steps.ts';
import type { PostalAddress, User } from '#/domain/customer/user.ts';
import type { CepSearch } from '#/shared/address-form/find-postal-code.ts';
import type { Loadable } from '#/shared/loading/loadable.ts';
import type { ChosenFile } from '#/shared/forms/kept-files.ts';
import type { CustomerLists } from '#/shared/personal-form/read-lists.ts';
import type { OrderPlan } from './placing/order-plan.ts';

/** Input of the order's forms, stored for seven days. */
export interface OrderDraft {
  /** Input that is not saved at the service. */
  personal: PersonalValues;
  address: AddressValues;
  /** Values of the finished step 4 of a visitor who is no customer yet. The address step saves both. */
  submitted?: PersonalValues;
  pickup: { uf?: string; city?: string; dealer?: DealerNearby };
  payment?: PaymentKind;
  /** Code of the coupon the visitor has seen applied to this order. */
  coupon?: string;
}

/** Whose order it is. */
export interface Orderer {
  user: User;
  /** Absent until the service has one. */
  customer?: Customer & { id: string };
  lists: CustomerLists;
  /** Orders that existed when this page was opened. */
  orders: readonly KnownOrder[];
}

/** Later readings of the orders are compared with this one. */
export type KnownOrder = Pick<OrderInList, 'id' | 'status' | 'productId'>;

export type Opening =
  | { status: 'closed' | 'anonymous' | 'ready' }
  /** `after`: the request is repeated, and the notice of its failure stays meanwhile. */
  | { status: 'opening'; after?: AppError }
  | { status: 'failed'; error: AppError };

/** An upload that was lost with its page. The visitor has to choose the file again. */
export type LostFile = Omit<ChosenFile, 'ticket'>;

type FileState<File> =
  | { status: 'waiting'; file: File }
  /** Percent, where the browser reports it. */
  | { status: 'sent'; file: File; percent?: number }
  /**
   * `fault`: the file can't be sent. `isUnknown`: the service did not respond, so it may have the file. Otherwise the
   * service rejected it or did not act.
   */
  | { status: 'error'; file: File; fault?: FileFault; isUnknown?: true; serverMessage?: string };

/** A file chosen on this page, until it is sent. `key`: of its failed upload. */
export type PageFile = (FileState<ChosenFile> & { key?: string }) | { status: 'cancelled' };

/** The known facts of the documents; `documentOf` computes their status. */
export type DocumentFacts = DocumentReading & { files: Partial<Record<DocumentKind, PageFile>> };

/**
 * Status of a document (spec §4, Document upload). `onFile` is the service's document while another file replaces it.
 */
export type DocumentState = (
  | { status: 'idle' }
  | { status: 'success'; onFile: DocumentOnFile }
  | FileState<ChosenFile | LostFile>
) & { onFile?: DocumentOnFile };

/** Parts of a reviewed order that may have changed at the service. */
export type ReviewedPart = 'customer' | 'documents' | 'pickup' | 'coupon' | 'former';

/** Status of a confirmation; see order-life.ts. */
export type Placing =
  | { status: 'idle' }
  /** All reviewed facts are read again, and other tabs finish first. */
  | { status: 'checking' }
  | { status: 'priceChanged'; fromInCents: number; toInCents: number }
  /** A fact other than the price differs from the review. */
  | { status: 'reviewChanged'; part: ReviewedPart }
  | { status: 'sending' }
  /** The response was lost; the orders are read. */
  | { status: 'verifying' }
  | {
      status: 'failed';
      outcome: Exclude<OrderOutcome, 'placed'>;
      error: AppError;
      /** The intent whose outcome was asked for. */
      intentKey?: string;
    };

/** The order as the visitor confirmed it. The page of the placed order displays it and never computes it again. */
export interface AgreedOrder {
  plan: OrderPlan;
  /** This and the following are absent in records of an earlier version. */
  details?: {
    dealer: Dealer;
    payment: PaymentKind;
    /** Last four digits of the card. */
    endDigits?: string;
    email: string;
    documents: DocumentKind[];
    /** ISO moment. */
    confirmedAt: string;
    periods?: OrderPeriods;
  };
}

/** Outcome of the coupon of a placed order. */
export type Burn = 'none' | 'pending' | 'burned' | 'failed' | 'refused';

/** A write at the service. Its values tell saved input from input that was typed meanwhile. */
export type Saving =
  | { status: 'idle' }
  | ({ status: 'saving' } & ({ part: 'personal'; values: PersonalValues } | { part: 'address'; values: AddressValues }))
  /** `isUnknown`: the service did not respond, so the data may be saved. */
  | { status: 'failed'; error: AppError; isUnknown?: true };

/** The order of one person. Another person starts with a new state. */
export interface CheckoutState {
  /** The page that is open. */
  page?: { slug: string; step: PageStep };
  opening: Opening;
  /** Whether a session was stored when the order was opened last. */
  hasSession?: true;
  orderer?: Orderer;
  draft: OrderDraft;
  /** ISO moment. */
  draftSavedAt?: string;
  /**
   * The draft as this tab has read or stored it last. Another tab may have stored other parts since. A submitted part is
   * absent: it replaces what another tab has stored, even if this tab has not changed it.
   */
  keptDraft?: Partial<OrderDraft>;
  saving: Saving;
  cep: { status: CepSearch; found?: PostalAddress };
  documents: DocumentFacts;
  dealers: Loadable<readonly DealerNearby[]>;
  /** Cities of the state that have a dealer. */
  cities: readonly string[];
  placing: Placing;
  /**
   * The order that this page has placed, or one of another car that it has found, as the visitor confirmed it.
   * `isNumberShown`: the page has shown its number.
   */
  placed?: { orderId: string; slug: string; agreed?: AgreedOrder; isNumberShown?: true };
  burn: Burn;
}
