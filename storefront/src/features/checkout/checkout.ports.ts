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
import type { PageStep } from '#/domain/order-steps.ts';
import type { LockPort } from '#/shared/locks.ts';
import type { RecordsPort } from '#/shared/records.ts';
import type { StoragePort } from '#/shared/storage.ts';

/** Turns photos upright and makes them smaller; anything else comes back as it is. */
export interface PhotoPort {
  prepare(file: File): Promise<File>;
}

/** What the sagas of an order are given. */
export interface CheckoutPorts {
  coupon: Pick<CouponPort, 'burn'>;
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
  lock: LockPort;
  photos: PhotoPort;
  /** The card that was stored for this order, with what charges it; undefined where there is none that can be used. */
  storedCard: (signal: AbortSignal) => Promise<{ token: string; identification: string } | undefined>;
  /**
   * Opens the page of a step, with the plan in its address as it is.
   * @param how isInPlace: the page that is left isn't one to come back to.
   */
  goToStep: (page: { slug: string; step: PageStep }, how?: { isInPlace: boolean }) => Promise<void>;
  /** Tells when the page is about to go, or to be hidden, which may be the last it hears. Returns how to stop. */
  leaving: (tell: () => void) => () => void;
  /** A key nobody has had. */
  newKey: () => string;
  /** ISO moment. */
  now: () => string;
}
