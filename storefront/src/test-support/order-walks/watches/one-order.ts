import type { Exchange } from '../browser/network.ts';
import type { Page } from '../browser/page.ts';
import type { Tab } from '../browser/tab.ts';
import { outcomeOf, reviewOf } from '../screens/order-review.ts';
import { checkoutOf } from '../screens/order-view.ts';
import { statusOfOrder } from '../service/orders.ts';
import type { MakeWatch } from './watch.ts';

/** One order that a visitor wants: all confirmations until they are told its outcome. */
interface Intent {
  userId: string;
  productId: string;
  orderIds: Set<number>;
  /** How many orders the service had with the first of them. */
  orderCount?: number;
  /** When the service had the first of them. Virtual milliseconds */
  placedAt?: number;
  /** The outcome that the visible page has shown, and its tab. */
  told?: { as: 'placed' | 'nothing'; tab: Tab };
}

/** A lost request may act for this long. */
const mayRunInMs = 60_000;

const dayInMs = 24 * 3_600_000;
/** A number that is shown for so long was read. */
const readableInMs = 1000;

/** At most one order per intent, in whichever tabs it is confirmed, and none is sent while another may still come. */
export const watchOneOrder: MakeWatch = (world, tell) => {
  const intents: Intent[] = [];
  const intentOfTab = new Map<Tab, Intent>();
  const intentOfExchange = new Map<Exchange, Intent>();
  const sent: Exchange[] = [];
  /** The orders that a page knew of when its order began. */
  const begun = new Map<Page, { slug: string; userId: string; isPlaced: boolean; knownIds: ReadonlySet<string> }>();
  /** Outcome that each page showed after the previous step. */
  const said = new WeakMap<Page, ReturnType<typeof outcomeOf>>();

  function followBeginning(page: Page): void {
    const { page: at, opening, placed, orderer } = checkoutOf(page);
    const known = begun.get(page);
    const isPlaced = placed !== undefined;
    const userId = orderer?.user.id;
    if (opening.status !== 'ready' || !at || userId === undefined) begun.delete(page);
    else if (known?.slug !== at.slug || known.userId !== userId || (known.isPlaced && !isPlaced)) {
      begun.set(page, { slug: at.slug, userId, isPlaced, knownIds: new Set(orderer?.orders.map(({ id }) => id)) });
    } else known.isPlaced = isPlaced;
  }

  function intentOf(page: Page, userId: string, productId: string): Intent {
    const known = begun.get(page)?.knownIds;
    const isNewTo = ({ orderIds }: Intent) => ![...orderIds].some((id) => known?.has(String(id)));
    const isSame = (intent: Intent) => {
      if (intent.userId !== userId || isCancelled(intent) || isLapsed(intent)) return false;
      if (!intent.told) return true;
      if (intent.told.as === 'nothing') return intent.productId === productId;
      // A page that was open before the order was placed doesn't know of it.
      return isNewTo(intent) && ordersOf(intent).some((order) => order.productId === productId);
    };
    const same = intents.findLast(isSame);
    if (same) return same;
    const intent: Intent = { userId, productId, orderIds: new Set() };
    intents.push(intent);
    return intent;
  }

  function ordersOf({ orderIds }: Intent) {
    return world.service.orders.filter(({ id }) => orderIds.has(id));
  }

  /** An order that its visitor has cancelled is no longer wanted. */
  function isCancelled(intent: Intent): boolean {
    return ordersOf(intent).some((order) => statusOfOrder(order)?.code === 0);
  }

  /** The next page no longer shows the result of an order of the day before. It is in the account. */
  function isLapsed({ placedAt = Infinity }: Intent): boolean {
    return world.time.now - placedAt > dayInMs;
  }

  function isUnsettled(exchange: Exchange, now: number): boolean {
    const { status } = exchange;
    const isDefinite = status !== undefined && status >= 200 && status < 500 && status !== 408 && status !== 409;
    return !isDefinite && status !== 503 && now - exchange.sentAt < mayRunInMs && !exchange.hasActed;
  }

  /** How many orders the service had when the order of each page entered its present state. */
  const placings = new Map<Page, { placing: unknown; orderCount: number }>();

  function followPlacing(page: Page): void {
    if (placings.has(page)) return;
    const { placements } = world.service;
    const follow = () => {
      followNumber(page);
      const { placing } = checkoutOf(page);
      if (placings.get(page)?.placing !== placing) placings.set(page, { placing, orderCount: placements.length });
    };
    follow();
    page.store.subscribe(follow);
  }

  /** The order's number that each page shows, and since when. */
  const numbers = new Map<Page, { orderId: string; since: number }>();

  /** A page may show the number, and be left, within one step. */
  function followNumber(page: Page): void {
    const outcome = page.isInFront && !page.isDialogOpen ? outcomeOf(page) : undefined;
    const known = numbers.get(page);
    if (known && world.time.now - known.since >= readableInMs) hearNumber(page, known.orderId);
    if (typeof outcome !== 'object') numbers.delete(page);
    else if (known?.orderId !== outcome.orderId) numbers.set(page, { ...outcome, since: world.time.now });
  }

  function hearNumber({ tab }: Page, orderId: string): void {
    for (const intent of intents) if (intent.orderIds.has(Number(orderId))) intent.told = { as: 'placed', tab };
  }

  function hear(page: Page, userId: string, outcome: ReturnType<typeof outcomeOf>): void {
    if (outcome !== 'nothing') return;
    const own = intents.filter((each) => each.userId === userId);
    // The page reports its latest attempt. An earlier order may have been cancelled on another device.
    const untold = own.filter((each) => !each.told && (each === own.at(-1) || !isCancelled(each)));
    for (const intent of untold) {
      // Another tab may have ordered since this one said so.
      const countThen = placings.get(page)?.orderCount ?? Infinity;
      if (intent.orderCount !== undefined && intent.orderCount <= countThen) {
        tell('says that nothing happened', `The service has order ${[...intent.orderIds].join(', ')}`);
      }
      intent.told = { as: 'nothing', tab: page.tab };
    }
  }

  return {
    onPress(page, control) {
      if (control !== 'confirm') return;
      const review = reviewOf(page);
      if (!review) return;
      // An order may begin and be confirmed within one step.
      followBeginning(page);
      const intent = intentOf(page, review.userId, review.productId);
      if (intent.told?.as === 'nothing') delete intent.told;
      intentOfTab.set(page.tab, intent);
    },
    observer: {
      onSent(exchange) {
        if (exchange.call !== 'placeOrder') return;
        const intent = intentOfTab.get(exchange.page.tab as Tab);
        if (intent) intentOfExchange.set(exchange, intent);
        const open = sent.find(
          (before) =>
            before.tokenOwner === exchange.tokenOwner &&
            before.request.key !== exchange.request.key &&
            isUnsettled(before, exchange.sentAt),
        );
        if (open) tell('order sent while another may still come', `${open.text}\n${exchange.text}`);
        sent.push(exchange);
      },
      onActed(exchange, answer) {
        if (exchange.call !== 'placeOrder' || answer.status !== 201) return;
        const intent = intentOfExchange.get(exchange);
        if (!intent) return;
        intent.orderIds.add((answer.body as { orderId: number }).orderId);
        intent.orderCount ??= world.service.placements.length;
        intent.placedAt ??= world.time.now;
        // An order may be cancelled on another device while the next confirmation waits for a service.
        const products = ordersOf(intent)
          .filter((order) => statusOfOrder(order)?.code !== 0)
          .map(({ productId }) => productId);
        if (new Set(products).size < products.length) {
          tell('two orders for one intent', [...intent.orderIds].join(', '));
        } else if (products.length > 1) {
          tell('another car ordered before the first order was told', products.join(', '));
        }
        if (intent.told?.as === 'nothing' && intent.told.tab === exchange.page.tab) {
          tell('told that nothing happened, then ordered', exchange.text);
        }
      },
    },
    afterStep() {
      for (const page of world.openPages) {
        followBeginning(page);
        followPlacing(page);
      }
      const { page } = world.tab;
      if (page.isDialogOpen) return;
      const outcome = outcomeOf(page);
      if (typeof outcome === 'object') hearNumber(page, outcome.orderId);
      const isNew = JSON.stringify(said.get(page)) !== JSON.stringify(outcome);
      said.set(page, outcome);
      const userId = checkoutOf(page).orderer?.user.id;
      if (isNew && userId !== undefined) hear(page, userId, outcome);
    },
  };
};
