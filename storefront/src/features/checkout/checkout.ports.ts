import type {
  CouponPort,
  CustomersPort,
  DealersPort,
  DocumentsPort,
  FleetOfferPort,
  IdentityPort,
  OfferPort,
  OrdersPort,
  PostalCodePort,
} from '#/api/ports.ts';
import type { PartnerReference } from '#/domain/contact/leads.ts';
import type { PageStep } from '#/domain/order/order-steps.ts';
import type { Ledger } from '#/shared/ledger/ledger.ts';
import type { RecordsPort } from '#/shared/storage/records.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import type { PhotoPort } from '#/shared/uploads/upload-document.ts';

/** Ports of the sagas of an order. */
export interface CheckoutPorts {
  coupon: CouponPort;
  customers: CustomersPort;
  dealers: Pick<DealersPort, 'listDealers'>;
  documents: Pick<DocumentsPort, 'listDocuments' | 'upload'>;
  fleetOffer: FleetOfferPort;
  identity: Pick<IdentityPort, 'readUser'>;
  offer: Pick<OfferPort, 'readRental' | 'nearest'>;
  orders: OrdersPort;
  postalCode: PostalCodePort;
  records: RecordsPort;
  storage: StoragePort;
  /** The writes the visitor has confirmed, in every tab. */
  ledger: Ledger;
  photos: PhotoPort;
  /**
   * Creates the check of the store that is open now. It reads the partner, which the house has not; if the store has
   * closed, the page leads home and the check fails.
   */
  createPartnerCheck: () => (signal: AbortSignal) => Promise<PartnerReference | undefined>;
  /** The stored card of this order, with the token that charges it; undefined if none can be used. */
  storedCard: (
    signal: AbortSignal,
  ) => Promise<{ token: string; identification: string; endDigits?: string } | undefined>;
  /**
   * Opens the page of a step; the plan in the URL stays.
   * @param how isInPlace: replaces the current history entry
   */
  goToStep: (page: { slug: string; step: PageStep }, how?: { isInPlace: boolean }) => Promise<void>;
  /** Shows the service's message of a rejected order in a toast (spec §8); undefined closes it. */
  showRejection: (message: string | undefined) => void;
  /** Calls back when the page is hidden or unloaded. Returns a function that stops it. */
  leaving: (listener: () => void) => () => void;
  /** A key that was never given before. */
  newKey: () => string;
  /** ISO moment. */
  now: () => string;
}
