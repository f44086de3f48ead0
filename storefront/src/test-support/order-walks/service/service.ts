import type { ServiceAnswer, ServiceRequest } from './answer.ts';
import { catalogueCalls, cars, newDealers, type Car, type Place, storeCalls } from './catalogue.ts';
import { couponCalls, newCoupons, type Burn, type StoredCoupon } from './coupons.ts';
import { identityCalls, newAccounts, type Account, type Paper } from './accounts.ts';
import { registrationCalls, type Link, type SignUp } from './registrations.ts';
import { orderCalls, type StoredOrder } from './orders.ts';
import { paymentCalls, type StoredCard, type StoredContract } from './payments.ts';
import type { VirtualTime } from '../browser/virtual-time.ts';

/** Everything that the services store: what pages show is compared with it. */
export class Service {
  readonly time: VirtualTime;
  /** Valid sessions. */
  readonly tokens = new Map<string, string>();
  readonly accounts: Map<string, Account> = newAccounts();
  readonly signUps: SignUp[] = [];
  /** Links of e-mails, the newest last. */
  readonly links: Link[] = [];
  readonly customers = new Map<string, { customerId: number } & Record<string, unknown>>();
  readonly papers: Paper[] = [];
  readonly orders: StoredOrder[] = [];
  /** Every order and reanalysis that was accepted, with its coupon. */
  readonly placements: { orderId: number; couponCode: string | undefined }[] = [];
  readonly coupons: Map<string, StoredCoupon> = newCoupons();
  readonly burns: Burn[] = [];
  readonly cards: StoredCard[] = [];
  readonly contracts = new Map<string, StoredContract>();
  isPartnerClosed = false;
  readonly dealers: Place[] = newDealers();
  readonly prices = new Map<Car, number>(cars.map((car) => [car, car.monthlyInCents]));
  /** The price that was last read by `rental`: an order is made at it. */
  readonly quotes = new Map<string, number>();
  readonly #answers = new Map<string, ServiceAnswer>();
  #ids = 100;

  constructor(time: VirtualTime) {
    this.time = time;
  }

  newId(): number {
    return (this.#ids += 1);
  }

  get moment(): string {
    return new Date(this.time.now).toISOString();
  }

  /** Acts, unless a write with the same idempotency key was answered before. */
  answer(call: CallName, request: ServiceRequest): ServiceAnswer {
    const { key } = request;
    const known = key === undefined ? undefined : `${call} ${key}`;
    const before = known === undefined ? undefined : this.#answers.get(known);
    if (before) return before;
    const answer = calls[call](this, request);
    if (known !== undefined && answer.status < 500) this.#answers.set(known, answer);
    return answer;
  }
}

const calls = {
  ...catalogueCalls,
  ...identityCalls,
  ...registrationCalls,
  ...orderCalls,
  ...couponCalls,
  ...paymentCalls,
  ...storeCalls,
} satisfies Record<string, (service: Service, request: ServiceRequest) => ServiceAnswer>;

export type CallName = keyof typeof calls;

/** Calls that change something; all others only read. */
export const writes: ReadonlySet<CallName> = new Set<CallName>([
  'signUp',
  'confirmEmail',
  'requestReset',
  'changePassword',
  'saveUser',
  'saveCustomer',
  'uploadPaper',
  'placeOrder',
  'removeStatus',
  'postStatus',
  'burnCoupon',
  'openSession',
  'changeMethod',
]);

/** Calls that need no session. */
export const publicCalls: ReadonlySet<CallName> = new Set<CallName>([
  'signIn',
  'signUp',
  'confirmEmail',
  'requestReset',
  'changePassword',
  'listRegions',
  'listCities',
  'sendLead',
  'listGenders',
  'listCivilStatuses',
  'listStates',
  'findCep',
  'listSegments',
  'listDealers',
  'readPlace',
  'readProduct',
  'listOffers',
  'readConditions',
  'readVehicle',
  'simulate',
  'readRental',
  'validateCoupon',
  'burnCoupon',
  'readPartner',
]);
