/** What is known of an order being made. */
import type { AppError } from '#/api/app-error.ts';
import type { Coupon } from '#/domain/coupon.ts';
import type { Customer } from '#/domain/customer.ts';
import type { AddressValues, PersonalValues } from '#/domain/customer-values.ts';
import type { DealerNearby } from '#/domain/dealer.ts';
import type { EnumerationItem } from '#/domain/enumerations.ts';
import type { State } from '#/domain/geography.ts';
import type { FileFault } from '#/domain/document-files.ts';
import type { DocumentKind, DocumentOnFile } from '#/domain/order-documents.ts';
import type { OrderOutcome } from '#/domain/order-outcome.ts';
import type { PaymentKind } from '#/domain/order-request.ts';
import type { OrderProgress, PageStep } from '#/domain/order-steps.ts';
import type { SimulationQuery } from '#/domain/simulation.ts';
import type { PostalAddress, User } from '#/domain/user.ts';
import type { CepSearch } from '#/shared/address-form/cep-search.ts';
import type { Loadable } from '#/shared/loadable.ts';
import type { FileTicket } from '#/shared/kept-files.ts';
import type { OrderPlan } from './order-plan.ts';

/** Lists the forms choose from. */
export interface CustomerLists {
  genders: readonly EnumerationItem[];
  civilStatuses: readonly EnumerationItem[];
  states: readonly State[];
}

/** What is typed and chosen, and not yet an order: kept for seven days. */
export interface OrderDraft {
  personal: PersonalValues;
  address: AddressValues;
  /** Step 4 was finished, though nobody at the service knows of it yet. */
  isPersonalComplete: boolean;
  pickup: { uf?: string; city?: string; dealer?: DealerNearby };
  payment?: PaymentKind;
}

/** Whose order it is. */
export interface Orderer {
  user: User;
  /** Absent until the service has one. */
  customer?: Customer & { id: string };
  lists: CustomerLists;
  /** Orders there were when this one was begun. */
  knownOrderIds: readonly string[];
}

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

/** How far a document is (spec §4, Document upload). */
export type DocumentState =
  | { status: 'idle' }
  | { status: 'waiting'; file: ChosenFile }
  /** Percent, where the browser tells. */
  | { status: 'sent'; file: ChosenFile; percent?: number }
  | { status: 'success'; onFile: DocumentOnFile }
  /** `fault`: it is none that may be sent. Else the service said no, or nothing. */
  | { status: 'error'; file: ChosenFile; fault?: FileFault; serverMessage?: string };

/** What an order is confirmed with. */
export interface Confirmation {
  query: SimulationQuery;
  /** Instalment the visitor has seen, without the coupon. */
  shownInCents: number;
  coupon?: Coupon;
  /** A stored card's token is in no event: it is read when the order is sent. */
  payment: PaymentKind;
  /** What was agreed to, as it was shown: it stays beside the placed order, whose coupon is used up by then. */
  plan?: OrderPlan;
}

export type Placing =
  | { status: 'idle' }
  /** The price is read again, and other tabs are waited for. */
  | { status: 'checking' }
  | { status: 'priceChanged'; fromInCents: number; toInCents: number }
  | { status: 'sending' }
  /** The answer didn't come; the orders are read. */
  | { status: 'verifying' }
  | { status: 'failed'; outcome: Exclude<OrderOutcome, 'placed'>; error: AppError };

/** A coupon that is to be used up. */
export interface PendingBurn {
  code: string;
  offerId: string;
  couponOfferId: string;
  document: string;
  email: string;
  idempotencyKey: string;
}

/** One that is still to do, with the key it is kept by. */
export interface LeftBurn {
  key: string;
  burn: PendingBurn;
}

/** What became of the coupon of a placed order. */
export type Burn = 'none' | 'pending' | 'burned' | 'failed' | 'refused';

export type Saving = { status: 'idle' } | { status: 'saving' } | { status: 'failed'; error: AppError };

export interface CheckoutState {
  /** The page that is open. */
  page?: { slug: string; step: PageStep };
  opening: Opening;
  progress: OrderProgress;
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
  /** Of the last confirmation. */
  agreedPlan?: OrderPlan;
  burn: Burn;
  /** One that failed, to be tried again from this page. */
  burnLeft?: LeftBurn;
}
