import type { Exchange } from '../browser/network.ts';
import { checkoutOf, outcomeOf, reviewOf } from '../screens/order.ts';
import type { Page, Tab } from '../browser/page.ts';
import { statusOfOrder } from '../service/orders.ts';
import type { MakeWatch } from './watch.ts';

/** One order that a visitor wants: everything they confirm until they are told what became of it. */
interface Intent {
  userId: string;
  productId: string;
  orderIds: Set<number>;
  /** Turn in which a page said so. */
  told?: { as: 'placed' | 'nothing'; turn: number; tab: Tab };
}

/** How long a request that nobody waits for may still run. */
const mayRunInMs = 60_000;

/** Orders per intent ≤ 1, whatever was pressed in which tab; and nothing is sent while one may still come. */
export const watchOneOrder: MakeWatch = (world, tell) => {
  const intents: Intent[] = [];
  const ofTab = new Map<Tab, Intent>();
  const ofExchange = new Map<Exchange, Intent>();
  const sent: Exchange[] = [];
  /** Turn in which a page has read what there is of its visitor: it knows of every order before. */
  const begun = new Map<Page, { slug: string; turn: number; isPlaced: boolean }>();
  /** What each page said of its order. */
  const said = new WeakMap<Page, ReturnType<typeof outcomeOf>>();
  let turn = 0;

  function follow(page: Page): void {
    const { page: at, opening, placed } = checkoutOf(page);
    const known = begun.get(page);
    if (opening.status !== 'ready' || !at) begun.delete(page);
    // Another car, or the same once more after its order.
    else if (known?.slug !== at.slug || (placed === undefined && known.isPlaced)) {
      begun.set(page, { slug: at.slug, turn, isPlaced: placed !== undefined });
    } else known.isPlaced = placed !== undefined;
  }

  function intentOf(page: Page, userId: string, productId: string): Intent {
    const begunAt = begun.get(page)?.turn ?? turn;
    const same = intents.findLast(
      (intent) =>
        intent.userId === userId &&
        !isCancelled(intent) &&
        (intent.told === undefined ||
          (intent.productId === productId && (intent.told.as === 'nothing' || intent.told.turn >= begunAt))),
    );
    if (same) return same;
    const intent: Intent = { userId, productId, orderIds: new Set() };
    intents.push(intent);
    return intent;
  }

  return {
    onPress(page, control) {
      if (control !== 'confirm') return;
      const review = reviewOf(page);
      if (!review) return;
      const intent = intentOf(page, review.userId, review.productId);
      // Pressed again: what was said is answered.
      if (intent.told?.as === 'nothing') delete intent.told;
      ofTab.set(page.tab, intent);
    },
    observer: {
      onSent(exchange) {
        if (exchange.call !== 'placeOrder') return;
        const intent = ofTab.get(exchange.page.tab as Tab);
        if (intent) ofExchange.set(exchange, intent);
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
        const intent = ofExchange.get(exchange);
        if (!intent) return;
        intent.orderIds.add((answer.body as { orderId: number }).orderId);
        const products = world.service.orders.filter(({ id }) => intent.orderIds.has(id)).map((order) => order.productId);
        if (new Set(products).size < products.length) tell('two orders for one intent', [...intent.orderIds].join(', '));
        else if (products.length > 1) tell('another car ordered before the first order was told', products.join(', '));
        if (intent.told?.as === 'nothing' && intent.told.tab === exchange.page.tab) tell('told that nothing happened, then ordered', exchange.text);
      },
    },
    afterStep() {
      turn += 1;
      for (const page of world.openPages) follow(page);
      const { page } = world.tab;
      const intent = ofTab.get(page.tab);
      const outcome = outcomeOf(page);
      const saidBefore = said.get(page);
      said.set(page, outcome);
      if (!intent || outcome === undefined || outcome === 'unknown' || page.isDialogOpen) return;
      if (outcome === 'nothing' && saidBefore !== 'nothing' && intent.orderIds.size > 0) {
        tell('says that nothing happened', `The service has order ${[...intent.orderIds].join(', ')}`);
      }
      intent.told ??= { as: outcome === 'nothing' ? 'nothing' : 'placed', turn, tab: page.tab };
    },
  };

  /** What its visitor has taken back is no order that they want. */
  function isCancelled({ orderIds }: Intent): boolean {
    return world.service.orders.some((order) => orderIds.has(order.id) && statusOfOrder(order)?.code === 0);
  }

  function isUnsettled(exchange: Exchange, now: number): boolean {
    const { status } = exchange;
    const isDefinite = status !== undefined && status >= 200 && status < 500 && status !== 408 && status !== 409;
    return !isDefinite && status !== 503 && now - exchange.sentAt < mayRunInMs && !exchange.hasActed;
  }
};
