/**
 * What sagas may ask of the outside. Every method rejects with `ServiceError`, or with an abort (`isAbort`)
 * once its signal aborts. Implementations are injected by the application.
 */
import type { ComparisonTables } from '../domain/comparison/comparison-tables.ts';
import type { Condition } from '../domain/offer/conditions.ts';
import type {
  AnsweredStore,
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
  /** Every version on offer, in the service's order; versions that can't be read are left out. */
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
  /** Subscription and conventional plans for a selection; plan types we don't know are left out. */
  simulate(query: SimulationQuery, signal: AbortSignal): Promise<readonly Plan[]>;
  /** The price read again before an order is confirmed. */
  readRental(query: SimulationQuery, signal: AbortSignal): Promise<SubscriptionPlan>;
  /** The position in words, with the pickup places around it. Send a `coarse` position: it is all the service needs. */
  nearest(position: Coordinates, signal: AbortSignal): Promise<Nearby>;
  /**
   * The address to share: as the service cleaned it, with the simulation and without campaign or token.
   * @param page url is absolute.
   */
  share(page: { url: string; model?: string }, signal: AbortSignal): Promise<string>;
}

/** The product a fleet order is made of. */
export interface FleetOfferPort {
  /** @param wanted salesChannel defaults to `signdrive`. */
  readOffer(
    wanted: { productId: string; salesChannel?: Exclude<SalesChannel, 'unknown' | 'used'> },
    signal: AbortSignal,
  ): Promise<FleetOffer>;
}

/** Facts of the application the vehicle service holds. */
export interface ApplicationFacts {
  name: string;
  /** Phone of the sales team as a visitor reads it (spec §9); absent when the service doesn't send it. */
  salesPhone?: string;
  notes: readonly string[];
  /** The calculator's data; absent when the service doesn't send it. */
  tables?: ComparisonTables;
}

export interface ApplicationPort {
  readApplication(signal: AbortSignal): Promise<ApplicationFacts>;
}

/** Pages and texts. */
export interface ContentPort {
  readHome(signal: AbortSignal): Promise<HomeContent>;
  /** Undefined when the service has no page for the slug. */
  readCarPage(slug: string, signal: AbortSignal): Promise<CarPage | undefined>;
  /** Titles of all cars. */
  listCarTitles(signal: AbortSignal): Promise<readonly CarTitle[]>;
  /** Undefined when the service has no such page. */
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
  /** The partner's store, or undefined when there is none under the slug. */
  readPartner(slug: string, signal: AbortSignal): Promise<AnsweredStore | undefined>;
}

/** Orders and what becomes of them (spec §7). */
export interface OrdersPort {
  /** @throws ServiceError `rejected` with the service's own words when it says no */
  place(order: OrderRequest & Confirmed, signal: AbortSignal): Promise<{ orderId: string }>;
  /** Every order of a person, newest first. One that can't be read fails them all: none must be taken for missing. */
  listOrders(userId: string, signal: AbortSignal): Promise<readonly Order[]>;
  /** Oldest first. */
  readHistory(orderId: string, signal: AbortSignal): Promise<readonly StatusEntry[]>;
  /** The first half of a change: the status goes. */
  removeStatus(orderId: string, signal: AbortSignal): Promise<void>;
  /** The second half: another takes its place. */
  postStatus(
    change: { orderId: string; status: OwnerStatus; description: string } & Confirmed,
    signal: AbortSignal,
  ): Promise<void>;
}

/** Customers, and the lists their forms choose from. */
export interface CustomersPort {
  /** Undefined when the service has none for this user yet. */
  readCustomer(userId: string, signal: AbortSignal): Promise<(Customer & { id: string }) | undefined>;
  /** Makes one when it has no id, changes the one there is when it has. */
  saveCustomer(change: { customer: Customer } & Confirmed, signal: AbortSignal): Promise<void>;
  listGenders(signal: AbortSignal): Promise<readonly EnumerationItem[]>;
  listCivilStatuses(signal: AbortSignal): Promise<readonly EnumerationItem[]>;
  /** The fleet's own numbers of the states. */
  listCustomerStates(signal: AbortSignal): Promise<readonly State[]>;
}

/** Documents that are sent for review. */
export interface DocumentsPort {
  /** What the service has of a person, the newest of each kind; empty for who never sent any. */
  listDocuments(userId: string, signal: AbortSignal): Promise<readonly DocumentOnFile[]>;
  /** Why documents were refused, in the service's words. */
  readRefusals(
    of: { userId: string; orderId: string },
    signal: AbortSignal,
  ): Promise<readonly { kind: DocumentKind; reason: string }[]>;
  /** The file itself: a document of theirs, or a paper of an order. */
  readFile(id: string, signal: AbortSignal): Promise<Blob>;
  /** Sends a file; the service keeps it until an order needs it. */
  upload(
    wanted: {
      userId: string;
      kind: DocumentKind;
      file: Blob;
      fileName: string;
      /** In percent, as far as the platform can tell. */
      onProgress?: (percent: number) => void;
    } & Confirmed,
    signal: AbortSignal,
  ): Promise<void>;
}

/** Where cars are picked up. */
export interface DealersPort {
  /** @param where uf is two letters. */
  listDealers(where: { uf: string; city?: string }, signal: AbortSignal): Promise<readonly Dealer[]>;
  readDealer(id: string, signal: AbortSignal): Promise<Dealer>;
  /** The place where an order's car is picked up. */
  readLocation(id: string, signal: AbortSignal): Promise<Dealer>;
}

/** Why a coupon is refused, as `code` of a `rejected` error. */
export type CouponRefusal = 'expired' | 'otherOffer' | 'otherPerson' | 'used' | 'unknown';

/** Whom a coupon is for. */
export interface CouponHolder {
  /** CPF or CNPJ. */
  document: string;
  email: string;
}

/** Coupons: read on the offer, used up after the order. */
export interface CouponPort {
  /**
   * The coupon, when it is good for the offer.
   * @param wanted offerId is the `productId` of the chosen condition; the person is sent only when both parts are there.
   * @throws ServiceError `rejected` with a `CouponRefusal` as its code when the service says no
   */
  validate(wanted: { code: string; offerId: string } & Partial<CouponHolder>, signal: AbortSignal): Promise<Coupon>;
  /**
   * Uses the coupon up.
   * @param use idempotencyKey is that of the order: a repeat with it is harmless. The document is that of the user.
   * @throws ServiceError as `validate`
   */
  burn(
    use: { userId: string; code: string; offerId: string; couponOfferId: string } & Confirmed & CouponHolder,
    signal: AbortSignal,
  ): Promise<void>;
}

/** A write that is confirmed: its key, born with the confirmation, makes a repeat harmless where the service keeps it. */
export interface Confirmed {
  idempotencyKey: string;
}

/** Who somebody is (spec §7, Auth/account). */
export interface IdentityPort {
  /**
   * @param credentials login is an e-mail, CPF or CNPJ, masked or not
   * @throws ServiceError `unauthorized` when they are refused
   */
  signIn(
    credentials: { login: string; password: string },
    signal: AbortSignal,
  ): Promise<{ userId: string; token: string }>;
  /**
   * @param of the id of the user who is logged in, or the session of a log-in that isn't stored yet
   * @throws ServiceError `unauthorized` when the session is over, `rejected` while the e-mail is not confirmed
   */
  readUser(of: string | { userId: string; token: string }, signal: AbortSignal): Promise<User>;
  /** Makes an account; the service sends the e-mail that confirms it. */
  registerIndividual(registration: IndividualRegistration & Confirmed, signal: AbortSignal): Promise<void>;
  /** Leaves a lead; companies get no account. */
  registerCompany(contact: CompanyContact & Confirmed, signal: AbortSignal): Promise<void>;
  /** "Avise quando voltar". */
  requestNotice(request: NoticeRequest & Confirmed, signal: AbortSignal): Promise<void>;
  /** Resolves when the e-mail is confirmed, now or before. @throws ServiceError `rejected` for a link that is over */
  confirmEmail(token: string, signal: AbortSignal): Promise<void>;
  /** @param wanted siteUrl is the store's home, absolute: the link in the e-mail leads below it */
  requestPasswordReset(wanted: { email: string; siteUrl: string }, signal: AbortSignal): Promise<void>;
  /** @throws ServiceError `rejected` for a link that is over or a password that can't stand */
  changePassword(change: { token: string; newPassword: string }, signal: AbortSignal): Promise<void>;
  /** An absent password stays what it is. */
  updateUser(
    change: Pick<User, 'id' | 'fullName' | 'document' | 'phone' | 'email'> & { password?: string },
    signal: AbortSignal,
  ): Promise<User>;
}

export interface PostalCodePort {
  /** Undefined when nobody has this code. */
  findPostalCode(cep: string, signal: AbortSignal): Promise<PostalAddress | undefined>;
}

/** What is told to the teams that call back and measure. Nothing waits for it. */
export interface MarketingPort {
  sendLead(lead: Lead & Confirmed, signal: AbortSignal): Promise<void>;
  /** @param conversion identifier names what happened. */
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

/** A session that is asked for: with 0 cents the card is stored and nothing charged. */
export interface CardSessionRequest extends Confirmed {
  /** CPF or CNPJ. */
  document: string;
  valueInCents: number;
}

/** How a contract is to be paid. */
export interface MethodChange extends Confirmed {
  contractNumber: string;
  document: string;
  /** Names the stored card to pay by; without one, by bank slip. */
  token?: string;
}

/** Payments (spec §7). Of a card only digits and a token are ever known here. */
export interface PaymentPort {
  /** Opens a session for one card. */
  openSession(wanted: CardSessionRequest, signal: AbortSignal): Promise<CardSession>;
  /** The same by the older service: asked when the first says no. */
  openSessionOtherwise(wanted: CardSessionRequest, signal: AbortSignal): Promise<CardSession>;
  /** How far a session has come. */
  readNotification(sessionId: string, signal: AbortSignal): Promise<CardSessionStatus>;
  /** The newest first. @throws ServiceError `notFound` while nothing has come through */
  readHistory(shopperReference: string, signal: AbortSignal): Promise<readonly CardAttempt[]>;
  /** @throws ServiceError `notFound` when there is no such contract */
  readContract(contractNumber: string, signal: AbortSignal): Promise<ContractPayment>;
  changeMethod(change: MethodChange, signal: AbortSignal): Promise<void>;
  /** As `readContract`, for a contract of a matched segment. */
  readMatchedMethod(contractNumber: string, signal: AbortSignal): Promise<PaymentMethod>;
  /** Last digits of the card a contract of a matched segment is paid by. @throws ServiceError `notFound` without one */
  readCardUsed(wanted: { contractNumber: string; document: string }, signal: AbortSignal): Promise<string>;
  /** As `changeMethod`, for a contract of a matched segment. */
  saveMatchedMethod(change: MethodChange, signal: AbortSignal): Promise<void>;
  /** Lines of business of the fleet. */
  listSegments(signal: AbortSignal): Promise<readonly Segment[]>;
}

/** Everything a saga may be given. */
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
