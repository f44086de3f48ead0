/**
 * The services as sagas see them; each port is declared beside the client that implements it. Every method rejects with
 * `ServiceError`, or with an abort (`isAbort`) once its signal aborts. Implementations are injected by the application.
 */
import type { ContentPort, StorePort } from './content/content-client.ts';
import type { CustomersPort } from './customer/customers-client.ts';
import type { DocumentsPort } from './customer/documents-client.ts';
import type { IdentityPort, PostalCodePort } from './customer/identity-client.ts';
import type { CouponPort } from './offer/coupon-client.ts';
import type { FleetOfferPort } from './offer/fleet-client.ts';
import type { CatalogPort, OfferPort, ApplicationPort } from './offer/vehicle-client.ts';
import type { MarketingPort } from './order/marketing-client.ts';
import type { OrdersPort } from './order/orders-client.ts';
import type { PaymentPort } from './order/payment-client.ts';
import type { DealersPort } from './place/dealers-client.ts';
import type { GeographyPort } from './place/geography-client.ts';

export type { Confirmed } from './wire/http.ts';
export type { ContentPort, StorePort } from './content/content-client.ts';
export type { CustomersPort } from './customer/customers-client.ts';
export type { DocumentsPort } from './customer/documents-client.ts';
export type { IdentityPort, PostalCodePort } from './customer/identity-client.ts';
export type { CouponRefusal, CouponHolder, CouponPort } from './offer/coupon-client.ts';
export type { FleetOfferPort } from './offer/fleet-client.ts';
export type {
  CatalogPort,
  OfferConditions,
  OfferPort,
  ApplicationFacts,
  ApplicationPort,
} from './offer/vehicle-client.ts';
export type { MarketingPort } from './order/marketing-client.ts';
export type { OrdersPort } from './order/orders-client.ts';
export type { CardSessionRequest, MethodChange, PaymentPort } from './order/payment-client.ts';
export type { DealersPort } from './place/dealers-client.ts';
export type { GeographyPort } from './place/geography-client.ts';

/** All ports of the sagas. */
export interface Ports {
  catalog: CatalogPort;
  offer: OfferPort;
  fleetOffer: FleetOfferPort;
  application: ApplicationPort;
  coupon: CouponPort;
  customers: CustomersPort;
  dealers: DealersPort;
  documents: DocumentsPort;
  geography: GeographyPort;
  identity: IdentityPort;
  postalCode: PostalCodePort;
  marketing: MarketingPort;
  orders: OrdersPort;
  payment: PaymentPort;
  content: ContentPort;
  store: StorePort;
}
