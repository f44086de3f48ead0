/**
 * The I/O available to sagas. Every method rejects with `ServiceError`, or with an abort (`isAbort`) once its signal
 * aborts. The application injects the implementations.
 */
import type { ComparisonTables } from '../domain/comparison/comparison-tables.ts';
import type { Condition } from '../domain/offer/conditions.ts';
import type {
  PartnerStoreResponse,
  CarPage,
  CarTitle,
  FaqCategory,
  FaqItem,
  HomeContent,
  OfferConditionsText,
  QuestionAnswer,
  RegisteredCar,
  TextPage,
} from '../domain/content/content.ts';
import type { CostTerms } from '../domain/comparison/cost-terms.ts';
import type { Coupon } from '../domain/coupon/coupon.ts';
import type { Customer } from '../domain/customer/customer.ts';
import type { Dealer } from '../domain/place/dealer.ts';
import type { EnumerationItem } from '../domain/customer/enumerations.ts';
import type { FleetOffer, SalesChannel } from '../domain/offer/fleet-offer.ts';
import type { City, State } from '../domain/place/geography.ts';
import type { Lead, Traffic } from '../domain/contact/leads.ts';
import type { Coordinates, Nearby } from '../domain/place/location.ts';
import type { Offer, OfferKey } from '../domain/offer/offer.ts';
import type { Order } from '../domain/order/order.ts';
import type { DocumentKind, DocumentOnFile } from '../domain/order/order-documents.ts';
import type { OrderRequest } from '../domain/order/order-request.ts';
import type { OwnerStatus, StatusEntry } from '../domain/order/order-status.ts';
import type {
  CardAttempt,
  CardSession,
  CardSessionStatus,
  ContractPayment,
  PaymentMethod,
  Segment,
} from '../domain/order/payment.ts';
import type { Plan, SimulationQuery, SubscriptionPlan } from '../domain/offer/simulation.ts';
import type {
  CompanyContact,
  IndividualRegistration,
  NoticeRequest,
  PostalAddress,
  User,
} from '../domain/customer/user.ts';
import type { Vehicle } from '../domain/offer/vehicle.ts';

/** The list of all offers. */
export interface CatalogPort {
  /** Every version on offer, in the service's order; unreadable versions are left out. */
  listOffers(signal: AbortSignal): Promise<readonly Offer[]>;
  /** Cars that have an offer page, in the content service's order; those without an address are left out. */
  listRegisteredCars(signal: AbortSignal): Promise<readonly RegisteredCar[]>;
}

export interface OfferConditions {
  conditions: readonly Condition[];
  costTerms?: CostTerms;
}

/** One offer: its conditions, the car, its prices. */
export interface OfferPort {
  readConditions(offer: OfferKey, signal: AbortSignal): Promise<OfferConditions>;
  readVehicle(offer: OfferKey, signal: AbortSignal): Promise<Vehicle>;
  /** Subscription and conventional plans for a selection; unknown plan types are left out. */
  simulate(query: SimulationQuery, signal: AbortSignal): Promise<readonly Plan[]>;
  /** The current price, requested before an order is confirmed. */
  readRental(query: SimulationQuery, signal: AbortSignal): Promise<SubscriptionPlan>;
  /** City of a position, with the pickup places around it. Send a `roundPosition` position: more precision is not needed. */
  nearest(position: Coordinates, signal: AbortSignal): Promise<Nearby>;
  /**
   * The address to share: canonical, with the simulation and without campaign or token.
   * @param page url is absolute.
   */
  share(page: { url: string; model?: string }, signal: AbortSignal): Promise<string>;
}

/** The product of a fleet order. */
export interface FleetOfferPort {
  /** @param wanted salesChannel defaults to `signdrive`. */
  readOffer(
    wanted: { productId: string; salesChannel?: Exclude<SalesChannel, 'unknown' | 'used'> },
    signal: AbortSignal,
  ): Promise<FleetOffer>;
}

/** Application data of the vehicle service. */
export interface ApplicationFacts {
  name: string;
  /** Formatted phone of the sales team (spec §9); absent if the service doesn't send it. */
  salesPhone?: string;
  notes: readonly string[];
  /** The calculator's data; absent if the service doesn't send it. */
  tables?: ComparisonTables;
}

export interface ApplicationPort {
  readApplication(signal: AbortSignal): Promise<ApplicationFacts>;
}

export interface ContentPort {
  readHome(signal: AbortSignal): Promise<HomeContent>;
  /** Undefined if the service has no page for the slug. */
  readCarPage(slug: string, signal: AbortSignal): Promise<CarPage | undefined>;
  /** Titles of all cars. */
  listCarTitles(signal: AbortSignal): Promise<readonly CarTitle[]>;
  /** Undefined if the service has no such page. */
  readPage(slug: string, signal: AbortSignal): Promise<TextPage | undefined>;
  readFaq(signal: AbortSignal): Promise<readonly QuestionAnswer[]>;
  listFaqCategories(signal: AbortSignal): Promise<readonly FaqCategory[]>;
  /** @param wanted limit defaults to 10, page to 1. */
  listFaqs(
    wanted: { categoryId?: number; limit?: number; page?: number },
    signal: AbortSignal,
  ): Promise<readonly FaqItem[]>;
  /** Conditions of the offers: legal texts. */
  readConditions(signal: AbortSignal): Promise<readonly OfferConditionsText[]>;
}

/** The store check of spec §2.1. */
export interface StorePort {
  /** The partner's store, or undefined if the slug is unknown. */
  readPartner(slug: string, signal: AbortSignal): Promise<PartnerStoreResponse | undefined>;
}

/** Orders and their status (spec §7). */
export interface OrdersPort {
  /** @throws ServiceError `rejected` with the service's own message */
  place(order: OrderRequest & Confirmed, signal: AbortSignal): Promise<{ orderId: string }>;
  /** Every order of a person, newest first. One unreadable order fails the list: none must look missing. */
  listOrders(userId: string, signal: AbortSignal): Promise<readonly Order[]>;
  /** Oldest first. */
  readHistory(orderId: string, signal: AbortSignal): Promise<readonly StatusEntry[]>;
  /** The first half of a change: removes the status. */
  removeStatus(orderId: string, signal: AbortSignal): Promise<void>;
  /** The second half: posts the new status. */
  postStatus(
    change: { orderId: string; status: OwnerStatus; description: string } & Confirmed,
    signal: AbortSignal,
  ): Promise<void>;
}

/** Customers, and the lists of their forms. */
export interface CustomersPort {
  /** Undefined if the service has none for this user yet. */
  readCustomer(userId: string, signal: AbortSignal): Promise<(Customer & { id: string }) | undefined>;
  /** Creates the customer if it has no id, changes it otherwise. */
  saveCustomer(change: { customer: Customer } & Confirmed, signal: AbortSignal): Promise<void>;
  listGenders(signal: AbortSignal): Promise<readonly EnumerationItem[]>;
  listCivilStatuses(signal: AbortSignal): Promise<readonly EnumerationItem[]>;
  /** The fleet's own ids of the states. */
  listCustomerStates(signal: AbortSignal): Promise<readonly State[]>;
}

/** Documents that are sent for review. */
export interface DocumentsPort {
  /** The newest document of each kind; empty for a person who never sent any. */
  listDocuments(userId: string, signal: AbortSignal): Promise<readonly DocumentOnFile[]>;
  /** Rejection reasons, as the service writes them. */
  readRefusals(
    of: { userId: string; orderId: string },
    signal: AbortSignal,
  ): Promise<readonly { kind: DocumentKind; reason: string }[]>;
  /** Downloads a file: a person's document, or a document of an order. */
  readFile(id: string, signal: AbortSignal): Promise<Blob>;
  /** Uploads a file; the service stores it until an order uses it. */
  upload(
    wanted: {
      userId: string;
      kind: DocumentKind;
      file: Blob;
      fileName: string;
      /** In percent, if the platform reports it. */
      onProgress?: (percent: number) => void;
    } & Confirmed,
    signal: AbortSignal,
  ): Promise<void>;
}

/** Dealers where cars are picked up. */
export interface DealersPort {
  /** @param where uf is two letters. */
  listDealers(where: { uf: string; city?: string }, signal: AbortSignal): Promise<readonly Dealer[]>;
  readDealer(id: string, signal: AbortSignal): Promise<Dealer>;
  /** The pickup place of an order. */
  readLocation(id: string, signal: AbortSignal): Promise<Dealer>;
}

/** Why a coupon is rejected, as `code` of a `rejected` error. */
export type CouponRefusal = 'expired' | 'otherOffer' | 'otherPerson' | 'used' | 'unknown';

/** The person who uses a coupon. */
export interface CouponHolder {
  /** CPF or CNPJ. */
  document: string;
  email: string;
}

/** Coupons: validated for an offer, redeemed after the order. */
export interface CouponPort {
  /**
   * The coupon, if it is valid for the offer.
   * @param wanted offerId is the `productId` of the chosen condition; the person is sent only if both parts are
   * present.
   * @throws ServiceError `rejected` with a `CouponRefusal` as its code
   */
  validate(wanted: { code: string; offerId: string } & Partial<CouponHolder>, signal: AbortSignal): Promise<Coupon>;
  /**
   * Redeems the coupon.
   * @param use idempotencyKey is that of the order: a repeat with it is harmless. The document is that of the user.
   * @throws ServiceError as `validate`
   */
  burn(
    use: { userId: string; code: string; offerId: string; couponOfferId: string } & Confirmed & CouponHolder,
    signal: AbortSignal,
  ): Promise<void>;
}

/**
 * A confirmed write. Its key is generated with the confirmation and makes a repeat harmless if the service stores it.
 */
export interface Confirmed {
  idempotencyKey: string;
}

/** Authentication and account (spec §7, Auth/account). */
export interface IdentityPort {
  /**
   * @param credentials login is an e-mail, CPF or CNPJ, masked or not
   * @throws ServiceError `unauthorized` if they are rejected
   */
  signIn(
    credentials: { login: string; password: string },
    signal: AbortSignal,
  ): Promise<{ userId: string; token: string }>;
  /**
   * @param of the id of the logged-in user, or the session of a log-in that isn't stored yet
   * @throws ServiceError `unauthorized` if the session has ended, `rejected` while the e-mail is not confirmed
   */
  readUser(of: string | { userId: string; token: string }, signal: AbortSignal): Promise<User>;
  /** Creates an account; the service sends the confirmation e-mail. */
  registerIndividual(registration: IndividualRegistration & Confirmed, signal: AbortSignal): Promise<void>;
  /** Sends a lead; companies get no account. */
  registerCompany(contact: CompanyContact & Confirmed, signal: AbortSignal): Promise<void>;
  /** "Avise quando voltar". */
  requestNotice(request: NoticeRequest & Confirmed, signal: AbortSignal): Promise<void>;
  /** Resolves if the e-mail is confirmed, now or before. @throws ServiceError `rejected` for an expired link */
  confirmEmail(token: string, signal: AbortSignal): Promise<void>;
  /** @param wanted siteUrl is the store's absolute home address, the base of the link in the e-mail */
  requestPasswordReset(wanted: { email: string; siteUrl: string }, signal: AbortSignal): Promise<void>;
  /** @throws ServiceError `rejected` for an expired link or an invalid password */
  changePassword(change: { token: string; newPassword: string }, signal: AbortSignal): Promise<void>;
  /** An absent password is not changed. */
  updateUser(
    change: Pick<User, 'id' | 'fullName' | 'document' | 'phone' | 'email'> & { password?: string },
    signal: AbortSignal,
  ): Promise<User>;
}

export interface PostalCodePort {
  /** Undefined for an unknown code. */
  findPostalCode(cep: string, signal: AbortSignal): Promise<PostalAddress | undefined>;
}

/** Leads and conversions. No flow waits for them. */
export interface MarketingPort {
  sendLead(lead: Lead & Confirmed, signal: AbortSignal): Promise<void>;
  /** @param conversion identifier is the event's name. */
  sendConversion(
    conversion: { identifier: string; traffic: Traffic; name?: string; email?: string } & Confirmed,
    signal: AbortSignal,
  ): Promise<void>;
  /** A lead for one dealer, by its name; city and state are the dealer's. */
  sendPartnerLead(lead: Lead & { dealer: string } & Confirmed, signal: AbortSignal): Promise<void>;
}

/** States and their cities. */
export interface GeographyPort {
  listStates(signal: AbortSignal): Promise<readonly State[]>;
  /** @param uf two letters, e.g. `SP`. */
  listCities(uf: string, signal: AbortSignal): Promise<readonly City[]>;
}

/** Parameters of a session. With 0 cents the card is stored and nothing charged. */
export interface CardSessionRequest extends Confirmed {
  /** CPF or CNPJ. */
  document: string;
  valueInCents: number;
}

/** The wanted payment method of a contract. */
export interface MethodChange extends Confirmed {
  contractNumber: string;
  document: string;
  /** Token of the stored card; absent for a bank slip. */
  token?: string;
}

/** Payments (spec §7). Card data is limited to displayed digits and a token. */
export interface PaymentPort {
  /** Opens a session for one card. */
  openSession(wanted: CardSessionRequest, signal: AbortSignal): Promise<CardSession>;
  /** The same by the older service, used if the first one rejects the request. */
  openSessionOtherwise(wanted: CardSessionRequest, signal: AbortSignal): Promise<CardSession>;
  /** The status of a session. */
  readNotification(sessionId: string, signal: AbortSignal): Promise<CardSessionStatus>;
  /** The newest first. @throws ServiceError `notFound` while there is no entry */
  readHistory(shopperReference: string, signal: AbortSignal): Promise<readonly CardAttempt[]>;
  /** @throws ServiceError `notFound` for an unknown contract */
  readContract(contractNumber: string, signal: AbortSignal): Promise<ContractPayment>;
  changeMethod(change: MethodChange, signal: AbortSignal): Promise<void>;
  /** As `readContract`, for a contract of a matched segment. */
  readMatchedMethod(contractNumber: string, signal: AbortSignal): Promise<PaymentMethod>;
  /** Last digits of the card of a contract of a matched segment. @throws ServiceError `notFound` without one */
  readCardUsed(wanted: { contractNumber: string; document: string }, signal: AbortSignal): Promise<string>;
  /** As `changeMethod`, for a contract of a matched segment. */
  saveMatchedMethod(change: MethodChange, signal: AbortSignal): Promise<void>;
  /** Segments of the fleet. */
  listSegments(signal: AbortSignal): Promise<readonly Segment[]>;
}

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
