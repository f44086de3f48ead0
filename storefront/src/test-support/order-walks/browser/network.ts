import type { Browser, PageFrame } from './browser.ts';
import type { Car } from '../service/catalogue.ts';
import { publicCalls, writes, type CallName, type Service } from '../service/service.ts';
import type { CardFate } from '../service/payments.ts';
import type { ServiceAnswer, ServiceRequest } from '../service/answer.ts';

/** What a service may do with a call. */
export type Mishap =
  /** A fault of its own; it didn't act. */
  | 'fails'
  /** It says no. */
  | 'refuses'
  /** The connection breaks before it acted. */
  | 'breaksBefore'
  /** It acted, and the connection breaks. */
  | 'breaksAfter'
  /** The store's server has waited in vain (504), and the service acts 15 s after it was asked. */
  | 'actsLate'
  /** It says nothing until the page has waited long enough, and acts 15 s after it was asked. */
  | 'isSilent'
  /** It acts at once, and answers after 4 s. */
  | 'answersSlowly'
  /** It acts, and answers, after 4 s. */
  | 'actsSlowly'
  /** It takes the session for none, also when it is asked again. */
  | 'refusesSession';

export const mishaps: readonly Mishap[] = [
  'fails',
  'refuses',
  'breaksBefore',
  'breaksAfter',
  'actsLate',
  'isSilent',
  'answersSlowly',
  'actsSlowly',
  'refusesSession',
];

const slowInMs = 4000;
const lateInMs = 15_000;
/** How long the clients wait for an answer. */
const patienceInMs = 10_000;

/** A request as it left a page, and what became of it so far. */
export interface Exchange {
  call: CallName;
  page: PageFrame;
  /** Whose token it bore, valid or not. */
  token: string | undefined;
  tokenOwner: string | undefined;
  request: ServiceRequest;
  /** The whole of it as text. */
  text: string;
  sentAt: number;
  hasActed: boolean;
  /** When it did. */
  actedAt?: number;
  answeredAt?: number;
  /** Status the page got; 0 for none; undefined while it waits. */
  status?: number;
}

/** Hears of every request and of what the services do with it. */
export interface Observer {
  onSent?: (exchange: Exchange) => void;
  onActed?: (exchange: Exchange, answer: ServiceAnswer) => void;
  onAnswered?: (exchange: Exchange) => void;
}

/** What the clients hand to axios. */
export interface WireRequest {
  method: string;
  url: string;
  data?: unknown;
  headers: { Authorization?: string; 'Idempotency-Key'?: string };
  signal?: AbortSignal;
  timeout?: number;
}

/** Between the pages of one browser and the services: the way there, and what goes wrong on it. */
export class Network {
  readonly #browser: Browser;
  readonly #service: Service;
  readonly #mishaps = new Map<CallName, Mishap[]>();
  readonly observers: Observer[] = [];
  /** Whose each token was when it was given. */
  readonly tokenOwners = new Map<string, string>();
  /** Requests that pages wait for, or that services are still at. */
  pending = 0;
  #isServers = false;

  constructor(browser: Browser, service: Service) {
    this.#browser = browser;
    this.#service = service;
  }

  /** The next calls of this name go so. */
  arm(call: CallName, mishap: Mishap, times: number): void {
    const armed = this.#mishaps.get(call) ?? [];
    // Both tries of a call that is refused its session.
    const count = mishap === 'refusesSession' ? times * 2 : times;
    this.#mishaps.set(call, [...armed, ...Array.from({ length: count }, () => mishap)]);
  }

  /** A card is typed in the provider's form. */
  enterCard(sessionId: string, fate: CardFate): void {
    const card = this.#service.cards.find(({ id }) => id === sessionId);
    if (card) card.fate = fate;
  }

  /** From here on every call is answered. */
  calm(): void {
    this.#mishaps.clear();
  }

  priceOf(car: Car): number {
    return this.#service.prices.get(car) ?? car.monthlyInCents;
  }

  /** Work of the store's own server: its calls are nobody's, and always answered. */
  async asServer(work: () => Promise<unknown>): Promise<void> {
    const { running } = this.#browser;
    this.#browser.running = undefined;
    this.#isServers = true;
    await work();
    this.#isServers = false;
    this.#browser.running = running;
  }

  /** What the clients have in the place of axios: a whole request costs a tenth of one of its own. */
  async request(wire: WireRequest): Promise<unknown> {
    if (this.#isServers) {
      const { call, request } = this.#exchangeOf(undefined as never, wire);
      return responseOf(this.#service.answer(call, request));
    }
    const page = this.#browser.running;
    if (!page) throw new Error('A call is made by no page');
    const exchange = this.#exchangeOf(page, wire);
    for (const { onSent } of this.observers) onSent?.(exchange);
    const mishap = this.#mishaps.get(exchange.call)?.shift();
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
      case 'refusesSession':
        return { status: 401, body: { id: 401, message: 'Sessão encerrada' } };
      case 'actsLate':
        this.#later(lateInMs, () => void this.#act(exchange));
        return { status: 504, body: { id: 504, message: 'Sem resposta' } };
      case 'isSilent':
        this.#later(lateInMs, () => void this.#act(exchange));
        return this.#waited(exchange, signal, timeout ?? patienceInMs, () => undefined);
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

  /** Services go on, whatever becomes of the page. */
  #later(delayInMs: number, act: () => void): void {
    this.pending += 1;
    this.#browser.time.start(() => {
      this.pending -= 1;
      this.#browser.running = undefined;
      act();
    }, delayInMs);
  }

  /** @returns undefined for a client that has waited in vain */
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
        if (page.isGone) return;
        this.#browser.running = page;
        if (answered) resolve(answered);
        else reject(axiosError('ETIMEDOUT'));
      });
    });
  }

  #exchangeOf(page: PageFrame, { method, url, headers, data }: WireRequest): Exchange {
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
      text: `${url} ${text}${form ? formText(form) : ''}`,
      sentAt: this.#browser.time.now,
      hasActed: false,
    };
  }
}

const formText = (form: FormData) =>
  [...form].map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`).join(' ');

/** What the clients read of an answer. */
function responseOf({ status, body }: ServiceAnswer) {
  return { status, data: body === undefined ? '' : JSON.stringify(body), headers: {} };
}

const axiosError = (code: string): Error => Object.assign(new Error(code), { isAxiosError: true, code });

const byMethodAndPath: Readonly<Record<string, CallName>> = {
  'POST fleet signin': 'signIn',
  'GET fleet users': 'readUser',
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
  if (!found) throw new Error(`The services of the walks don't know ${method} ${service}/${first}/${second}/${third}`);
  return found;
}

function vehicleCallOf(method: string, [, second, third, fourth]: readonly string[]): CallName {
  if (method.toUpperCase() === 'POST') return third === 'rental' ? 'readRental' : 'simulate';
  if (second !== 'rentals') return 'readVehicle';
  return third === 'offers' && fourth !== undefined ? 'readConditions' : 'listOffers';
}
