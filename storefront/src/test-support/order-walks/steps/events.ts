import { orderStatusCodes as code } from '@signdrive/sandbox/contract/orders';
import { isUnderWay } from '#/features/checkout/placing/order-life.ts';
import { checkoutOf, sitterOf } from '../screens/order-view.ts';
import { joinStorePath } from '#/domain/urls/pages.ts';
import { cars, partner } from '../service/catalogue.ts';
import { enterStatus, statusOfOrder } from '../service/orders.ts';
import { people, type PersonName } from '../people/people.ts';
import type { World } from '../world.ts';
import { urlOf } from '../browser/place.ts';
import { event, type Step, press } from './step.ts';
import { eventWeights } from './weights.ts';
import { waysInAccount, waysOn } from './way-on.ts';
import { writes, type CallName } from '../service/service.ts';
import { identityMishaps, mishapWords, type Mishap } from './mishaps.ts';

/** Events outside of the pages: in the browser, at the services, and of time. */

/** Longer than a page that redirects by itself is displayed, and no visitor presses faster. */
const betweenPressesInMs = 100;
/** Longer than the form of a card takes to come. */
const shortInMs = 2000;
const untilNextDayInMs = 20 * 3_600_000;
const clockStepInMs = 10 * 60_000;

/** Two presses of whatever leads on from the page in front; where nothing does, the visitor waits. */
export const goOn: Step = event('go on', async (world) => {
  const person = sitterOf(world.tab.page)?.name ?? 'ana';
  for (let presses = 0; presses < 2; presses += 1) {
    const isPressed = await pressFirst(world, [...waysOn(world, person), ...waysInAccount(world)]);
    await world.time.advance(isPressed ? betweenPressesInMs : shortInMs);
  }
});

async function pressFirst(world: World, controls: readonly string[]): Promise<boolean> {
  for (const control of controls) if (await world.press(control)) return true;
  return false;
}

export const logIn = (name: PersonName): Step =>
  event(
    `log in as ${name}`,
    async (world) => {
      await world.press('openLogIn');
      await world.press(`logIn:${name}`);
      await world.time.advance(betweenPressesInMs);
    },
    ({ tab: { page } }) =>
      page.screens.find('openLogIn') !== undefined || page.screens.find(`logIn:${name}`) !== undefined,
  );

export const wait = (seconds: number): Step => event(`wait ${seconds} s`, ({ time }) => time.advance(seconds * 1000));

const inBrowser = {
  reload: event('reload', (world) => world.reload()),
  back: event(
    'browser back',
    (world) => go(world, -1),
    ({ tab }) => tab.place > 0,
  ),
  forward: event(
    'browser forward',
    (world) => go(world, 1),
    ({ tab }) => tab.place < tab.entries.length - 1,
  ),
  openTab: event('open a second tab here', openSecondTab, ({ tabs }) => tabs.length === 1),
  changeTab: event('change to the other tab', changeTab, ({ tabs }) => tabs.length > 1),
  closeTab: event(
    'close the tab',
    (world) => world.closeTab(),
    ({ tabs }) => tabs.length > 1,
  ),
  restart: event('the browser is closed until the next day', (world) => world.restartAfter(untilNextDayInMs)),
  sleep: event('the device sleeps until the next day', ({ browser }) => browser.sleep(untilNextDayInMs)),
  clockForward: event(
    'the clock of the device goes 10 minutes forward',
    async ({ browser }) => void (browser.clockErrorInMs += clockStepInMs),
    // A request without a response counts as ended ten minutes later.
    ({ network }) => network.pending === 0,
  ),
  clockBack: event('the clock of the device goes 10 minutes back', async ({ browser }) => {
    browser.clockErrorInMs -= clockStepInMs;
  }),
  clearStorage: event('the local storage is deleted', ({ browser }) => browser.clearLocal()),
  openPartnerStore: event(
    'open this page in the partner store',
    (world) => openIn(world, partner.slug),
    ({ tab }) => tab.entry.storeSlug === undefined,
  ),
  disconnect: event(
    'the connection breaks',
    async ({ network }) => void (network.isOffline = true),
    ({ network }) => !network.isOffline,
  ),
  connect: event('the connection is back', connect, ({ network }) => network.isOffline),
  openHouseStore: event('forget the store, and open this page in the house', async (world) => {
    world.browser.cookies.delete('lastVisitedStore');
    await openIn(world, undefined);
  }),
} as const;

const atServices = {
  expire: event('the session expires', async (world) => world.expireSession()),
  raisePrices: event('the prices rise', raisePrices, ({ network }) => network.pending === 0),
  closeDealer: event(
    'the first dealer closes',
    async ({ service: { dealers } }) => void dealers.shift(),
    ({ service: { dealers } }) => dealers.filter(({ uf }) => uf === 'SP').length > 1,
  ),
  moveDealer: event('the first dealer moves', async ({ browser, service: { dealers } }) => {
    const [dealer] = dealers;
    if (dealer) dealer.address = `Rua Nova, ${browser.nextNumber()}`;
  }),
  closePartner: event(
    'the partner closes its store',
    async ({ service }) => void (service.isPartnerClosed = true),
    ({ service }) => !service.isPartnerClosed,
  ),
  changeAddress: event(
    "Ana's address is changed on another device",
    changeAddress,
    ({ openPages, service }) =>
      service.customers.has(people.ana.userId) && !openPages.some((page) => isUnderWay(checkoutOf(page))),
  ),
  rejectCredit: event(
    'an order is rejected for its credit',
    (world) => moveOrder(world, code.CreditRejected),
    hasNewOrder,
  ),
  rejectDocuments: event('an order is rejected for its documents', rejectDocuments, hasNewOrder),
  cancelOrder: event(
    'an order is cancelled on another device',
    (world) => moveOrder(world, code.Cancelled),
    hasNewOrder,
  ),
  advanceOrder: event('an order advances', (world) => moveOrder(world, code.DeliveryInProgress), hasNewOrder),
} as const;

/** Each event with how often it is drawn. */
export const weightedEvents: readonly (readonly [weight: number, step: Step])[] = [
  ...Object.values(inBrowser),
  ...Object.values(atServices),
].map((step) => [weightOf(step.words), step] as const);

function weightOf(words: string): number {
  const weight = (eventWeights as Readonly<Record<string, number>>)[words];
  if (weight === undefined) throw new Error(`No weight is given for "${words}"`);
  return weight;
}

async function go(world: World, by: -1 | 1): Promise<void> {
  await world.tab.go(by);
  await world.time.advance();
}

async function openSecondTab(world: World): Promise<void> {
  await world.openTab(urlOf(world.tab.entry));
  await world.time.advance();
}

/** The connection is back, and every page hears it. */
async function connect({ network, browser, tabs }: World): Promise<void> {
  network.isOffline = false;
  for (const { frame } of tabs) if (frame) await browser.within(frame, () => frame.window.emit('online'));
}

/** A link from elsewhere leads to the same page of another store. */
async function openIn(world: World, storeSlug: string | undefined): Promise<void> {
  await world.tab.load(
    joinStorePath({ path: world.tab.entry.pathname, ...(storeSlug !== undefined && { storeSlug }) }),
  );
  await world.time.advance();
}

async function changeTab(world: World): Promise<void> {
  const other = world.tabs.find((tab) => tab !== world.tab);
  if (other) await world.show(other);
}

async function raisePrices({ service: { prices } }: World): Promise<void> {
  for (const car of cars) prices.set(car, (prices.get(car) ?? car.monthlyInCents) + 6500);
}

async function changeAddress({ service: { customers }, browser, hearsOtherDevice }: World): Promise<void> {
  const customer = customers.get(people.ana.userId);
  if (!customer) return;
  const address = { ...(customer['address'] as object), street: `Rua Outra, ${browser.nextNumber()}` };
  customers.set(people.ana.userId, { ...customer, address });
  for (const hear of hearsOtherDevice) hear();
}

function hasNewOrder({ service }: World): boolean {
  const last = service.orders.at(-1);
  const status = last && statusOfOrder(last);
  return status !== undefined && !status.isWithdrawn && status.code === code.Created;
}

async function moveOrder({ service }: World, status: number): Promise<void> {
  const last = service.orders.at(-1);
  if (last) enterStatus(service, last, status);
}

async function rejectDocuments(world: World): Promise<void> {
  const { orders, papers } = world.service;
  const paper = papers.findLast(({ userId, fileType }) => userId === orders.at(-1)?.userId && fileType === 105);
  if (paper) paper.status = 'Reprovado';
  await moveOrder(world, code.DocumentsRejected);
}

/** Calls that a mishap may be drawn for; writes stand twice. */
export const fragileCalls: readonly CallName[] = [
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
  'saveUser',
  'saveUser',
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
  'readPartner',
  'findCep',
];

/** The next calls of this name meet this mishap. */
export function mishapStep(call: CallName, mishap: Mishap, times: number): Step {
  // Services don't reject a read. Only people can settle a coupon that is rejected after its order.
  const isRejectable = writes.has(call) && call !== 'burnCoupon';
  const happens = mishap === 'refuses' && !isRejectable ? 'fails' : mishap;
  const calls = times === 1 ? call : `${times} ${call}`;
  return event(`the next ${calls} ${mishapWords[happens]}`, async ({ network }) => network.arm(call, happens, times));
}

/** Reads one line of a path. A line that names no event is a control of the page. */
export function parseStep(line: string): Step {
  if (line === 'go on') return goOn;
  const [, person] = /^log in as (\w+)$/.exec(line) ?? [];
  if (person !== undefined) return logIn(person as PersonName);
  const [, seconds] = /^wait ([\d.]+) s$/.exec(line) ?? [];
  if (seconds !== undefined) return wait(Number(seconds));
  const [, times = '1', call = '', words] = /^the next (?:(\d+) )?(\w+) (will .*)$/.exec(line) ?? [];
  const mishap = identityMishaps.find((known) => mishapWords[known] === words);
  if (mishap) return mishapStep(call as CallName, mishap, Number(times));
  const known = weightedEvents.find(([, { words: name }]) => name === line);
  return known?.[1] ?? press(line);
}
