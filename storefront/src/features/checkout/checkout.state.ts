/** State of an order that is being made. */
import type { AppError } from '#/api/app-error.ts';
import type { Customer } from '#/domain/customer/customer.ts';
import type { AddressValues, PersonalValues } from '#/domain/customer/customer-values.ts';
import type { Dealer, DealerNearby } from '#/domain/place/dealer.ts';
import type { EnumerationItem } from '#/domain/customer/enumerations.ts';
import type { OrderPeriods } from '#/domain/offer/fleet-offer.ts';
import type { State } from '#/domain/place/geography.ts';
import type { FileFault } from '#/domain/customer/document-files.ts';
import type { DocumentKind, DocumentOnFile } from '#/domain/order/order-documents.ts';
import type { OrderOutcome } from '#/domain/order/order-outcome.ts';
import type { PaymentKind } from '#/domain/order/order-request.ts';
import type { OrderInList } from '#/domain/order/order-status.ts';
import type { PageStep } from '#/domain/order/order-steps.ts';
import type { PostalAddress, User } from '#/domain/customer/user.ts';
import type { CepSearch } from '#/shared/address-form/find-postal-code.ts';
import type { Loadable } from '#/shared/loading/loadable.ts';
import type { FileTicket } from '#/shared/forms/kept-files.ts';
import type { OrderPlan } from './placing/order-plan.ts';

/** Lists the forms choose from. */
export interface CustomerLists {
  genders: readonly EnumerationItem[];
  civilStatuses: readonly EnumerationItem[];
  states: readonly State[];
}

/** Input that is not an order yet, stored for seven days. */
export interface OrderDraft {
  /** Typed and not saved at the service. */
  personal: PersonalValues;
  address: AddressValues;
  /** Values that step 4 was finished with, for a visitor who is no customer yet: the address step saves both. */
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

/** What a later reading of the orders is compared with. */
export type KnownOrder = Pick<OrderInList, 'id' | 'status' | 'productId'>;

export type Opening =
  | { status: 'closed' | 'anonymous' | 'ready' }
  /** `after`: it is asked again, and the notice of what went wrong stays meanwhile. */
  | { status: 'opening'; after?: AppError }
  | { status: 'failed'; error: AppError };

export interface ChosenFile {
  ticket: FileTicket;
  name: string;
  sizeInBytes: number;
}

/** A file whose page is gone: its upload was lost, and it has to be chosen again. */
export type LostFile = Omit<ChosenFile, 'ticket'>;

/**
 * How far a document is (spec §4, Document upload). `onFile` is what the service has while another file replaces it.
 */
export type DocumentState = (
  | { status: 'idle' }
  | { status: 'waiting'; file: ChosenFile }
  /** Percent, where the browser reports it. */
  | { status: 'sent'; file: ChosenFile; percent?: number }
  | { status: 'success'; onFile: DocumentOnFile }
  /**
   * `fault`: the file can't be sent. `isUnknown`: the service did not respond, so it may have the file. Otherwise the
   * service rejected it or did not act.
   */
  | { status: 'error'; file: ChosenFile | LostFile; fault?: FileFault; isUnknown?: true; serverMessage?: string }
) & { onFile?: DocumentOnFile };

/** Parts of a reviewed order that may have changed at the service. */
export type ReviewedPart = 'customer' | 'documents' | 'coupon' | 'former';

/** How far a confirmation is; see order-life.ts. */
export type Placing =
  | { status: 'idle' }
  /** Everything that was reviewed is read again, and other tabs are waited for. */
  | { status: 'checking' }
  | { status: 'priceChanged'; fromInCents: number; toInCents: number }
  /** Something else than the price differs from the review. */
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

/** What the visitor has agreed to. The page of the placed order displays it and never computes it again. */
export interface AgreedOrder {
  plan: OrderPlan;
  /** Absent in a record of an earlier version, as all that follows. */
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

/** What became of the coupon of a placed order. */
export type Burn = 'none' | 'pending' | 'burned' | 'failed' | 'refused';

/** Saving at the service. The values tell what was saved from what was typed meanwhile. */
export type Saving =
  | { status: 'idle' }
  | ({ status: 'saving' } & ({ part: 'personal'; values: PersonalValues } | { part: 'address'; values: AddressValues }))
  /** `isUnknown`: the service did not answer, so the data may be saved. */
  | { status: 'failed'; error: AppError; isUnknown?: true };

/** Everything of one person's order. Another person starts with a new one. */
export interface CheckoutState {
  /** The page that is open. */
  page?: { slug: string; step: PageStep };
  opening: Opening;
  orderer?: Orderer;
  draft: OrderDraft;
  /** ISO moment. */
  draftSavedAt?: string;
  saving: Saving;
  cep: { status: CepSearch; found?: PostalAddress };
  documents: Record<DocumentKind, DocumentState>;
  dealers: Loadable<readonly DealerNearby[]>;
  /** Cities of the state that have a dealer. */
  cities: readonly string[];
  placing: Placing;
  /**
   * The order this page has led to, or one of another car that it has found, with what was agreed to.
   * `isTold`: its number was on the page.
   */
  placed?: { orderId: string; slug: string; agreed?: AgreedOrder; isTold?: true };
  burn: Burn;
}
