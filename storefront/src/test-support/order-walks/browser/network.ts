import type { Browser, PageFrame } from './browser.ts';
import type { Car } from '../service/catalogue.ts';
import { publicCalls, writes, type CallName, type Service } from '../service/service.ts';
import type { Person } from '../people/people.ts';
import { firstPassword } from '../service/accounts.ts';
import type { CardFate } from '../service/payments.ts';
import type { ServiceAnswer, ServiceRequest } from '../service/answer.ts';
import type { Mishap } from '../steps/mishaps.ts';

const slowInMs = 4000;
const lateInMs = 15_000;
/** The clients' timeout, where a call has none of its own. */
const timeoutInMs = 10_000;

/** A request of a page, and what has happened to it so far. */
export interface Exchange {
  call: CallName;
  page: PageFrame;
  token: string | undefined;
  tokenOwner: string | undefined;
  request: ServiceRequest;
  /** Signal of the client's call: a repeat after a 401 has the same. */
  signal: AbortSignal | undefined;
  /** Its URL and body as text. */
  text: string;
  sentAt: number;
  hasActed: boolean;
  actedAt?: number;
  answeredAt?: number;
  /** 0 without a response; undefined while the page waits. */
  status?: number;
}

/** Hears of every request, when the service acts, and of its response. */
export interface Observer {
  onSent?: (exchange: Exchange) => void;
  onActed?: (exchange: Exchange, answer: ServiceAnswer) => void;
  onAnswered?: (exchange: Exchange) => void;
}

/** A request of the clients, as axios sends it. */
export interface WireRequest {
  method: string;
  url: string;
  data?: unknown;
  headers: { Authorization?: string; 'Idempotency-Key'?: string };
  signal?: AbortSignal;
  timeout?: number;
}

/** Carries calls from the pages of one browser to the services, with the mishaps that a walk has armed. */
export class Network {
  readonly #browser: Browser;
  readonly #service: Service;
  readonly #mishaps = new Map<CallName, Mishap[]>();
  readonly observers: Observer[] = [];
  /** The user of each token, valid or not. */
  readonly tokenOwners = new Map<string, string>();
  /** How many delayed requests are under way. */
  pending = 0;
  #isServers = false;

  constructor(browser: Browser, service: Service) {
    this.#browser = browser;
    this.#service = service;
  }

  /** The next calls of this name meet this mishap. */
  arm(call: CallName, mishap: Mishap, times: number): void {
    const armed = this.#mishaps.get(call) ?? [];
    // The client repeats a call once after a 401.
    const count = mishap === 'refusesSession' ? times * 2 : times;
    this.#mishaps.set(call, [...armed, ...Array.from({ length: count }, () => mishap)]);
  }

  /** A card is typed into the provider's form. */
  enterCard(sessionId: string, fate: CardFate): void {
    const card = this.#service.cards.find(({ id }) => id === sessionId);
    if (card) card.fate = fate;
  }

  /** Input of a person in the log-in: they know their changed password. */
  credentialsOf({ userId, email }: Person): { login: string; password: string } {
    const account = this.#service.accounts.get(userId);
    return { login: account?.email ?? email, password: account?.password ?? firstPassword };
  }

  /** True if the next call of this name meets a mishap. */
  isArmed(call: CallName): boolean {
    return (this.#mishaps.get(call)?.length ?? 0) > 0;
  }

  /** True while the browser has no connection: no call reaches a service. */
  isOffline = false;

  /** True if the store check no longer finds the partner. */
  get isPartnerClosed(): boolean {
    return this.#service.isPartnerClosed;
  }

  /** From here on no call fails. */
  calm(): void {
    this.#mishaps.clear();
    this.isOffline = false;
  }

  priceOf(car: Car): number {
    return this.#service.prices.get(car) ?? car.monthlyInCents;
  }

  /** Calls of the store's own server. They have no session and never fail. */
  async asServer(work: () => Promise<unknown>): Promise<void> {
    const { running } = this.#browser;
    this.#browser.running = undefined;
    this.#isServers = true;
    await work();
    this.#isServers = false;
    this.#browser.running = running;
  }

  /** Replaces `axios.request` in the clients. */
  async request(wire: WireRequest): Promise<unknown> {
    if (this.#isServers) {
      const { call, request } = this.#exchangeOf(undefined as never, wire);
      return responseOf(this.#service.answer(call, request));
    }
    const page = this.#browser.running;
    if (!page) throw new Error('No page makes this call');
    const exchange = this.#exchangeOf(page, wire);
    for (const { onSent } of this.observers) onSent?.(exchange);
    const mishap = this.isOffline ? 'breaksBefore' : this.#mishaps.get(exchange.call)?.shift();
    let answer: ServiceAnswer | undefined;
    try {
      answer = await this.#carry(exchange, mishap, wire);
    } finally {
      exchange.status = answer?.status ?? 0;
      exchange.answeredAt = this.#browser.time.now;
      for (const { onAnswered } of this.observers) onAnswered?.(exchange);
    }
    if (!answer) throw axiosError('ERR_NETWORK');
    return responseOf(answer);
  }

  async #carry(exchange: Exchange, mishap: Mishap | undefined, { signal, timeout }: WireRequest) {
    switch (mishap) {
      case undefined:
        return this.#act(exchange);
      case 'fails':
        return { status: 503, body: { id: 500, message: 'Fora do ar' } };
      case 'refuses':
        return { status: 422, body: { id: 422, code: 'refused', message: 'Recusado pelo serviço.' } };
      case 'breaksBefore':
        return undefined;
      case 'breaksAfter':
        this.#act(exchange);
        return undefined;
      case 'throttles':
        return { status: 429, body: { id: 429, message: 'Muitas tentativas' } };
      case 'refusesOnce':
      case 'refusesSession':
        return { status: 401, body: { id: 401, message: 'Sessão encerrada' } };
      case 'actsLate':
        this.#later(lateInMs, () => void this.#act(exchange));
        return { status: 504, body: { id: 504, message: 'Sem resposta' } };
      case 'isSilent':
        this.#later(lateInMs, () => void this.#act(exchange));
        return this.#waited(exchange, signal, timeout ?? timeoutInMs, () => undefined);
      case 'answersSlowly': {
        const answer = this.#act(exchange);
        return this.#waited(exchange, signal, slowInMs, () => answer);
      }
      case 'actsSlowly':
        return this.#waited(exchange, signal, slowInMs, () => this.#act(exchange));
    }
  }

  #act(exchange: Exchange): ServiceAnswer {
    const answer = this.#answerOf(exchange);
    exchange.hasActed = writes.has(exchange.call) && answer.status < 300;
    exchange.actedAt = this.#browser.time.now;
    for (const { onActed } of this.observers) onActed?.(exchange, answer);
    return answer;
  }

  #answerOf({ call, request, token }: Exchange): ServiceAnswer {
    const isKnown = token !== undefined && this.#service.tokens.has(token);
    if (!isKnown && !publicCalls.has(call)) return { status: 401, body: { id: 401, message: 'Sessão encerrada' } };
    const answer = this.#service.answer(call, request);
    if (call === 'signIn' && answer.status === 200) {
      const { token: given, userId } = answer.body as { token: string; userId: number };
      this.tokenOwners.set(given, String(userId));
    }
    return answer;
  }

  /** A service acts later, also when the page is gone by then. */
  #later(delayInMs: number, act: () => void): void {
    this.pending += 1;
    this.#browser.time.start(() => {
      this.pending -= 1;
      this.#browser.running = undefined;
      act();
    }, delayInMs);
  }

  #waited(
    { page }: Exchange,
    signal: AbortSignal | undefined,
    delayInMs: number,
    answer: () => ServiceAnswer | undefined,
  ): Promise<ServiceAnswer> {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(axiosError('ERR_CANCELED')), { once: true });
      this.#later(delayInMs, () => {
        const answered = answer();
        this.#browser.whenAwake(() => {
          if (page.isGone) return;
          this.#browser.running = page;
          if (answered) resolve(answered);
          else reject(axiosError('ETIMEDOUT'));
        });
      });
    });
  }

  #exchangeOf(page: PageFrame, { method, url, headers, data, signal }: WireRequest): Exchange {
    const [pathname = '', search = ''] = url.split('?');
    const [, , service = '', ...encoded] = pathname.split('/');
    const path = encoded.map(decodeURIComponent);
    const token = headers.Authorization?.slice('Bearer '.length);
    const tokenOwner = token === undefined ? undefined : this.tokenOwners.get(token);
    const isValid = token !== undefined && this.#service.tokens.has(token);
    const text = typeof data === 'string' ? data : '';
    const form = data instanceof FormData ? data : undefined;
    return {
      call: callOf(method, service, path),
      page,
      token,
      tokenOwner,
      request: {
        path,
        query: new URLSearchParams(search),
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
        form,
        key: headers['Idempotency-Key'],
        userId: isValid ? tokenOwner : undefined,
      },
      signal,
      text: `${url} ${text}${form ? formText(form) : ''}`,
      sentAt: this.#browser.time.now,
      hasActed: false,
    };
  }
}

const formText = (form: FormData) =>
  [...form].map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`).join(' ');

/** The part of a response that the clients read; like axios, it throws one that is no success. */
function responseOf({ status, body }: ServiceAnswer) {
  const response = {
    status,
    data: body === undefined ? '' : (JSON.parse(JSON.stringify(body)) as unknown),
    headers: {},
  };
  if (status >= 300) throw axiosError('ERR_BAD_REQUEST', response);
  return response;
}

const axiosError = (code: string, response?: object): Error =>
  Object.assign(new Error(code), { isAxiosError: true, code, response });

const byMethodAndPath: Readonly<Record<string, CallName>> = {
  'POST fleet signin': 'signIn',
  'POST fleet signup': 'signUp',
  'POST fleet confirm-email': 'confirmEmail',
  'POST fleet reset-password': 'requestReset',
  'POST fleet change-password': 'changePassword',
  'GET geography v1': 'listRegions',
  'GET geography estados': 'listCities',
  'POST marketing leads': 'sendLead',
  'POST marketing conversions': 'sendLead',
  'GET fleet users': 'readUser',
  'PUT fleet users': 'saveUser',
  'GET fleet customers': 'readCustomer',
  'POST fleet customers': 'saveCustomer',
  'PUT fleet customers': 'saveCustomer',
  'GET fleet genderenum': 'listGenders',
  'GET fleet civilstatusenum': 'listCivilStatuses',
  'GET fleet stateEnum': 'listStates',
  'GET fleet upload': 'listPapers',
  'POST fleet upload': 'uploadPaper',
  'POST fleet newdocuments': 'uploadPaper',
  'GET fleet orders': 'listOrders',
  'POST fleet orders': 'placeOrder',
  'GET fleet orderstatus': 'readHistory',
  'DELETE fleet orderstatus': 'removeStatus',
  'POST fleet orderstatus': 'postStatus',
  'GET fleet dealers': 'listDealers',
  'GET fleet location': 'readPlace',
  'GET fleet offers': 'readProduct',
  'GET fleet ceps': 'findCep',
  'GET fleet segments': 'listSegments',
  'GET content partner': 'readPartner',
  'GET coupon campaings': 'validateCoupon',
  'POST coupon campaings': 'burnCoupon',
  'POST payment payments': 'openSession',
  'GET payment payment-notifications': 'readNotification',
  'GET payment contracts': 'readContract',
  'PUT payment payments': 'changeMethod',
  'GET payment EuroIT': 'readMethod',
  'POST payment EuroIT': 'changeMethod',
};

const paymentCalls: Readonly<Record<string, CallName>> = {
  Sessions: 'openSession',
  Checkout: 'readCardHistory',
  CreditCardUsed: 'readCardUsed',
};

/** The name of a call, by the specification's method and path. */
function callOf(method: string, service: string, path: readonly string[]): CallName {
  const [first = '', second = '', third = ''] = path;
  const found = byMethodAndPath[`${method.toUpperCase()} ${service} ${first}`];
  if (service === 'vehicle') return vehicleCallOf(method, path);
  if (service === 'payment' && first === 'Payment') return paymentCalls[second] ?? 'openSession';
  if (found === 'listPapers' && second === 'errors') return 'readRefusals';
  if (found === 'listDealers' && second !== 'location') return 'readPlace';
  if (!found) throw new Error(`The services of the walks have no ${method} ${service}/${first}/${second}/${third}`);
  return found;
}

function vehicleCallOf(method: string, [, second, third, fourth]: readonly string[]): CallName {
  if (method.toUpperCase() === 'POST') return third === 'rental' ? 'readRental' : 'simulate';
  if (second !== 'rentals') return 'readVehicle';
  return third === 'offers' && fourth !== undefined ? 'readConditions' : 'listOffers';
}
