import fc, { type Arbitrary, type AsyncCommand } from 'fast-check';
import { documentKinds } from '#/domain/order-documents.ts';
import { orderStatusCodes as code } from '@signdrive/sandbox/contract/orders';
import { mishaps, type Mishap } from './network.ts';
import { sitterOf } from './order-screen.ts';
import { personNames, type PersonName } from './people.ts';
import { cars } from './service-catalogue.ts';
import { couponCodes } from './service-coupons.ts';
import { enterStatus, statusOfOrder } from './service-orders.ts';
import { cardFates } from './service-payments.ts';
import { writes, type CallName } from './service.ts';
import { pasts, type Setup } from './setup.ts';
import { stepsOfWalk, type Walk } from './walk.ts';
import { waysInAccount, waysOn } from './way-on.ts';
import type { World } from './world.ts';

/** A step of a walk. */
export type Command = AsyncCommand<Walk, Walk>;

/** A step of a walk: whether it is possible now, and what it does. */
abstract class Step implements Command {
  abstract readonly words: string;
  abstract isPossible(world: World): boolean;
  abstract act(world: World): Promise<unknown>;

  check({ world, isUnderWay }: Readonly<Walk>): boolean {
    return isUnderWay && this.isPossible(world);
  }

  run(walk: Walk): Promise<void> {
    return walk.step(this.words, (world) => this.act(world));
  }

  toString(): string {
    return this.words;
  }
}

/** The first of some controls that the page in front has. */
class Press implements Command {
  readonly #controls: readonly string[];

  constructor(controls: readonly string[]) {
    this.#controls = controls;
  }

  #first({ world }: Readonly<Walk>): string | undefined {
    return this.#controls.find((control) => world.tab.page.screens.find(control) !== undefined);
  }

  check(walk: Readonly<Walk>): boolean {
    return walk.isUnderWay && this.#first(walk) !== undefined;
  }

  async run(walk: Walk): Promise<void> {
    const control = this.#first(walk);
    if (control !== undefined) await walk.step(control, (world) => world.press(control));
  }

  toString(): string {
    return this.#controls.join(' or ');
  }
}

/** Each of some controls once in front, the others after it. */
const pressOf = (controls: readonly string[]): Arbitrary<Command> =>
  fc
    .nat({ max: controls.length - 1 })
    .map((first) => new Press([...controls.slice(first), ...controls.slice(0, first)]));

/** Whatever the page in front offers next, done right. */
class GoOn extends Step {
  readonly words = 'go on';
  isPossible = () => true;

  async act(world: World): Promise<void> {
    const person = sitterOf(world.tab.page)?.name ?? 'ana';
    for (let presses = 0; presses < 2; presses += 1) {
      for (const way of [...waysOn(world, person), ...waysInAccount(world)]) if (await world.press(way)) break;
    }
  }
}

class LogIn extends Step {
  readonly words: string;
  readonly #name: PersonName;

  constructor(name: PersonName) {
    super();
    this.#name = name;
    this.words = `log in as ${name}`;
  }

  isPossible = ({ tab: { page } }: World) =>
    page.screens.find('openLogIn') !== undefined || page.screens.find(`logIn:${this.#name}`) !== undefined;

  async act(world: World): Promise<void> {
    await world.press('openLogIn');
    await world.press(`logIn:${this.#name}`);
  }
}

class Wait extends Step {
  readonly words: string;
  readonly #seconds: number;

  constructor(seconds: number) {
    super();
    this.#seconds = seconds;
    this.words = `wait ${seconds} s`;
  }

  isPossible = () => true;
  act = ({ time }: World) => time.advance(this.#seconds * 1000);
}

const words: Readonly<Record<Mishap, string>> = {
  fails: 'will fail',
  refuses: 'will be refused',
  breaksBefore: 'will be cut off before it acts',
  breaksAfter: 'will be cut off after it has acted',
  actsLate: 'will be answered 504, and act 15 s later',
  isSilent: 'will not be answered, and act 15 s later',
  answersSlowly: 'will act, and answer 4 s later',
  actsSlowly: 'will act and answer 4 s later',
  refusesSession: 'will be refused its session',
};

class Misfortune extends Step {
  readonly words: string;
  readonly #call: CallName;
  readonly #mishap: Mishap;
  readonly #times: number;

  constructor(call: CallName, mishap: Mishap, times: number) {
    super();
    this.#call = call;
    this.#mishap = mishap;
    this.#times = times;
    this.words = `the next ${times === 1 ? call : `${times} ${call}`} ${words[mishap]}`;
  }

  isPossible = () => true;
  act = async ({ network }: World) => network.arm(this.#call, this.#mishap, this.#times);
}

/** Anything else that happens: its words, whether it can, and what it does. */
class Event extends Step {
  readonly words: string;
  readonly act: (world: World) => Promise<unknown>;
  readonly isPossible: (world: World) => boolean;

  constructor(
    does: string,
    act: (world: World) => Promise<unknown>,
    isPossible: (world: World) => boolean = () => true,
  ) {
    super();
    this.words = does;
    this.act = act;
    this.isPossible = isPossible;
  }
}

const events: readonly (readonly [weight: number, event: Event])[] = [
  [3, new Event('reload', (world) => world.reload())],
  [3, new Event('browser back', (world) => go(world, -1), ({ tab }) => tab.place > 0)],
  [2, new Event('browser forward', (world) => go(world, 1), ({ tab }) => tab.place < tab.entries.length - 1)],
  [2, new Event('open a second tab here', openSecondTab, ({ tabs }) => tabs.length === 1)],
  [4, new Event('change to the other tab', changeTab, ({ tabs }) => tabs.length > 1)],
  [1, new Event('close the tab', (world) => world.closeTab(), ({ tabs }) => tabs.length > 1)],
  [2, new Event('the session expires', async (world) => world.expireSession())],
  [2, new Event('the prices rise', raisePrices, ({ network }) => network.pending === 0)],
  [1, new Event('an order is refused for its credit', (world) => moveOrder(world, code.CreditRejected), hasOrder)],
  [1, new Event('an order is refused for its documents', refuseDocuments, hasOrder)],
  [1, new Event('an order goes on', (world) => moveOrder(world, code.DeliveryInProgress), hasOrder)],
];

async function go(world: World, by: -1 | 1): Promise<void> {
  await world.tab.go(by);
  await world.time.advance();
}

async function openSecondTab(world: World): Promise<void> {
  const { pathname, search } = world.tab.entry;
  await world.openTab(search === '' ? pathname : `${pathname}?${search}`);
  await world.time.advance();
}

async function changeTab(world: World): Promise<void> {
  world.place = 1 - world.place;
}

async function raisePrices({ service: { prices } }: World): Promise<void> {
  for (const car of cars) prices.set(car, (prices.get(car) ?? car.monthlyInCents) + 6500);
}

function hasOrder({ service }: World): boolean {
  const last = service.orders.at(-1);
  const status = last && statusOfOrder(last);
  return status !== undefined && !status.isWithdrawn && status.code === code.Created;
}

async function moveOrder({ service }: World, status: number): Promise<void> {
  const last = service.orders.at(-1);
  if (last) enterStatus(service, last, status);
}

async function refuseDocuments(world: World): Promise<void> {
  const last = world.service.orders.at(-1);
  const paper = world.service.papers.findLast(({ userId, fileType }) => userId === last?.userId && fileType === 105);
  if (paper) paper.status = 'Reprovado';
  await moveOrder(world, code.DocumentsRejected);
}

const onPage: readonly (readonly [weight: number, controls: readonly string[]])[] = [
  [
    8,
    [
      'typePersonal:company',
      'typeAddress:number',
      'typePersonal:married',
      'typeAddress:complement',
      'typePersonal:name',
      'typeAddress:street',
      'typePersonal:position',
    ],
  ],
  [3, ['submitPersonal', 'submitAddress', 'submitPapers', 'submitPickup']],
  [8, ['personalData', 'address', 'documentation', 'pickup', 'payment'].map((step) => `stepper:${step}`)],
  [2, ['stepBack']],
  [
    5,
    [
      ...documentKinds.map((kind) => `choosePaper:${kind}`),
      'chooseState:RJ',
      'chooseDealer:1',
      'chooseState:SP',
      'chooseDealer:0',
    ],
  ],
  [2, documentKinds.flatMap((kind) => [`cancelPaper:${kind}`, `retryPaper:${kind}`])],
  [
    9,
    [
      'chooseMethod:card',
      'askCard',
      ...cardFates.map((fate) => `enterCard:${fate}`),
      'checkCard',
      'readCard',
      'chooseMethod:boleto',
      'cancelCard',
    ],
  ],
  [6, ['confirm']],
  [2, ['verify', 'retryBurn', 'followOrder', 'retryOpening', 'retryDealers']],
  [2, ['openOffer:polo', 'openOffer:nivus', 'chooseInMenu:nivus', 'chooseInMenu:polo']],
  [2, ['beginOrder']],
  [4, [...couponCodes.map((coupon) => `enterCoupon:${coupon}`), 'removeCoupon']],
  [2, ['logOut', 'closeDialog']],
  [3, ['openAccount:status-pedido', 'openAccount:minha-conta', 'openAccount:plano']],
  [5, ['cancelOrder', 'resendPapers', 'retryChange', 'sendBack', 'retryCheck', 'retryOrders']],
  [2, ['replacePaper', 'retryReplacement']],
  [5, ['saveMethod', 'method:boleto', 'method:card', 'editMethod', 'retryContract', 'closeMethod']],
];

/** Calls that something may go wrong with; those that write twice as often. */
const fragile: readonly CallName[] = [
  'placeOrder',
  'placeOrder',
  'saveCustomer',
  'saveCustomer',
  'uploadPaper',
  'uploadPaper',
  'postStatus',
  'postStatus',
  'removeStatus',
  'burnCoupon',
  'burnCoupon',
  'openSession',
  'changeMethod',
  'changeMethod',
  'readUser',
  'readCustomer',
  'listPapers',
  'listOrders',
  'listOrders',
  'readHistory',
  'readRental',
  'readProduct',
  'listDealers',
  'validateCoupon',
  'readNotification',
  'readCardHistory',
  'readContract',
  'signIn',
];

const misfortune = fc
  .tuple(fc.constantFrom(...fragile), fc.constantFrom(...mishaps), fc.constantFrom(1, 1, 3))
  // What is only read isn't refused; and of a coupon that is refused after the order, only people can make an end.
  .map(
    ([call, mishap, times]) =>
      [call, mishap === 'refuses' && (!writes.has(call) || call === 'burnCoupon') ? 'fails' : mishap, times] as const,
  )
  .map(([call, mishap, times]) => new Misfortune(call, mishap, times));

const anyStep: Arbitrary<Command> = fc.oneof(
  { weight: 28, arbitrary: fc.constant(new GoOn()) },
  { weight: 6, arbitrary: fc.constantFrom(...personNames).map((name) => new LogIn(name)) },
  { weight: 9, arbitrary: fc.constantFrom(0.4, 2, 12, 30, 70, 600).map((seconds) => new Wait(seconds)) },
  { weight: 16, arbitrary: misfortune },
  ...events.map(([weight, event]) => ({ weight, arbitrary: fc.constant(event) })),
  ...onPage.map(([weight, controls]) => ({
    weight,
    arbitrary: pressOf(controls),
  })),
);

/** A step by its words, to take again what a report says. */
export function stepInWords(said: string): Command {
  const [, name = ''] = /^log in as (\w+)$/.exec(said) ?? [];
  const [, seconds] = /^wait ([\d.]+) s$/.exec(said) ?? [];
  const [, times = '1', call = '', will = ''] = /^the next (?:(\d) )?(\w+) (will .*)$/.exec(said) ?? [];
  const mishap = mishaps.find((known) => words[known] === will);
  if (said === 'go on') return new GoOn();
  if (name !== '') return new LogIn(name as PersonName);
  if (seconds !== undefined) return new Wait(Number(seconds));
  if (mishap) return new Misfortune(call as CallName, mishap, Number(times));
  return events.find(([, event]) => event.words === said)?.[1] ?? new Press([said]);
}

/** Every walk there is: how it begins, and its steps. */
export const walks = {
  setup: fc.record<Setup>({
    ana: fc.constantFrom(...pasts),
    bruno: fc.constantFrom(...pasts),
    isAnaIn: fc.boolean(),
    isAtLastStep: fc.boolean(),
  }),
  // Not every step is possible where it comes: a walk ends after thirty that were.
  steps: fc.commands([anyStep], { maxCommands: 2 * stepsOfWalk, size: 'max' }),
};

